import type { getHealth } from '@meltem/contract/staff/staff'
import type { OutputOf } from '@meltem/contract/wire/endpoint'

export type Health = OutputOf<typeof getHealth>

export function mailState({ basarisiz_eposta, bekleyen_eposta }: Health): 'ok' | 'wait' | 'bad' {
  if (basarisiz_eposta > 0) return 'bad'
  return bekleyen_eposta > 0 ? 'wait' : 'ok'
}

/** An old bulletin still prices; without one nothing can be converted. Both need a person. */
export function bulletinState({ bulten_tarihi, bulten_eski }: Health): 'fresh' | 'old' | 'missing' {
  if (bulten_tarihi === null) return 'missing'
  return bulten_eski ? 'old' : 'fresh'
}
