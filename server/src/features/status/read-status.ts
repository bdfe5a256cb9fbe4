import { withTenant } from '../../platform/db/connection.ts'
import { readSchema } from '../../platform/db/schema-state.ts'
import { withPatience } from '../../platform/http/health-state.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { readDueMails } from '../../platform/jobs/queue-state.queries.ts'
import type { Services } from '../../services.ts'
import { findCardGateway } from '../payment/start/payment-terms.ts'
import { readPaymentWords, readTakesWrites } from './status.queries.ts'

/** In the order people read them. */
export const PARTS = ['site', 'rezervasyon', 'odeme', 'posta'] as const
export type Part = (typeof PARTS)[number]

/** Works; works late or for some; does not work now; cannot be told. */
export type PartState = 'calisiyor' | 'aksiyor' | 'calismiyor' | 'bilinmiyor'

export interface Status {
  /** The worst of its parts that can be told. */
  readonly durum: Exclude<PartState, 'bilinmiyor'>
  readonly bakildi: string
  /** Payment by card is left out where a tenant takes none. */
  readonly parcalar: Readonly<Partial<Record<Part, PartState>>>
}

/** Later than this a mail is late, as the alarm `mails_wait` says too. */
const LATE_MAIL_SECONDS = 600

/** Looks at each part as it is now; a part whose look fails cannot be told, and the others are told all the same. */
export async function readStatus(services: Services, tenant: Tenant | undefined): Promise<Status> {
  const { db, log, clock } = services
  const look = async (part: Part, work: () => Promise<PartState | undefined>, otherwise: PartState) => {
    const state = await withPatience(work()).catch((err: unknown) => {
      log.warn({ err, part }, 'a part could not be looked at')
      return otherwise
    })
    return state === undefined ? [] : [[part, state] as const]
  }
  const found = await Promise.all([
    look('site', async () => ((await readSchema(db)).serves ? 'calisiyor' : 'aksiyor'), 'calismiyor'),
    look('rezervasyon', async () => ((await readTakesWrites(db)) ? 'calisiyor' : 'calismiyor'), 'calismiyor'),
    tenant ? look('odeme', () => readPayment(services, tenant), 'bilinmiyor') : [],
    look(
      'posta',
      async () => ((await readDueMails(db)).seconds > LATE_MAIL_SECONDS ? 'aksiyor' : 'calisiyor'),
      'bilinmiyor',
    ),
  ])
  const parts = found.flat()
  return {
    durum: worstOf(parts.map(([, state]) => state)),
    bakildi: clock.now().toISOString(),
    parcalar: Object.fromEntries(parts),
  }
}

async function readPayment(services: Services, tenant: Tenant): Promise<PartState | undefined> {
  if (!(await findCardGateway(services, tenant))) return undefined
  const words = await withTenant(services.db, tenant.id, readPaymentWords)
  if (!words?.missing) return 'calisiyor'
  return words.heard && words.heard > words.missing ? 'calisiyor' : 'aksiyor'
}

function worstOf(states: readonly PartState[]): Status['durum'] {
  if (states.includes('calismiyor')) return 'calismiyor'
  return states.includes('aksiyor') ? 'aksiyor' : 'calisiyor'
}

/** Looked at again after this long, however many people ask: the page is asked for most when the house has least to give. */
export const FRESH_SECONDS = 10

interface Kept {
  readonly until: number
  readonly status: Promise<Status>
}

/** The same answer for everybody who asks within a few seconds. */
export class StatusBoard {
  readonly #services: Services
  readonly #kept = new Map<number, Kept>()

  constructor(services: Services) {
    this.#services = services
  }

  of(tenant: Tenant | undefined): Promise<Status> {
    const now = this.#services.clock.now().getTime()
    const key = tenant?.id ?? 0
    const known = this.#kept.get(key)
    if (known && now < known.until) return known.status
    const status = readStatus(this.#services, tenant)
    this.#kept.set(key, { until: now + FRESH_SECONDS * 1000, status })
    return status
  }
}
