import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { RequestContext } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'

/** Who asks, in which language, and when. */
export interface Office {
  readonly tenantId: number
  readonly language: Language
  readonly now: Date
  readonly today: IsoDay
}

export function officeOf({ clock }: Services, { tenant, language }: RequestContext): Office {
  const now = clock.now()
  return { tenantId: tenant.id, language, now, today: wallOf(now).slice(0, 10) }
}
