import type { Logger } from 'pino'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import { findNextInstant } from './publication.queries.ts'

/** Timers of days lose count; a far instant is looked at again before it comes. */
const LONGEST_WAIT = 6 * 60 * 60 * 1000
/** Just past the instant: the database compares with its own clock, to the microsecond. */
const AFTER = 20

/**
 * What was written for later appears at its minute, in every process by itself: each knows the next instant at which a
 * page, an announcement, a campaign or a coupon of a tenant begins or ends, and forgets the tenant's pages then. The clock
 * is the database's, so that processes on machines that differ still agree.
 */
export class PublicationClock {
  readonly #db: Db
  readonly #tenants: TenantDirectory
  readonly #onInstant: (tenantId: number) => void
  readonly #log: Logger
  readonly #timers = new Map<number, NodeJS.Timeout>()
  /** The newest look at a tenant; an older answer that comes late is of no use. */
  readonly #looks = new Map<number, number>()
  #closed = false

  constructor(parts: { db: Db; tenants: TenantDirectory; log: Logger; onInstant: (tenantId: number) => void }) {
    this.#db = parts.db
    this.#tenants = parts.tenants
    this.#log = parts.log
    this.#onInstant = parts.onInstant
  }

  /** Looks for the next instant of a tenant, or of all. */
  look(tenantId: number | 'all'): void {
    const ids = tenantId === 'all' ? this.#tenants.all().map(({ id }) => id) : [tenantId]
    for (const id of ids) {
      this.#plan(id).catch((error: unknown) => {
        this.#log.warn({ err: error, tenantId: id }, 'the next publication could not be read, looking again')
        this.#wait(id, 5_000, () => this.look(id))
      })
    }
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  async #plan(id: number): Promise<void> {
    const look = (this.#looks.get(id) ?? 0) + 1
    this.#looks.set(id, look)
    const wait = await this.#millisecondsUntilNext(id)
    if (this.#looks.get(id) !== look) return
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    if (wait === null) return
    if (wait > LONGEST_WAIT) this.#wait(id, LONGEST_WAIT, () => this.look(id))
    else {
      this.#wait(id, wait + AFTER, () => {
        this.#onInstant(id)
        this.look(id)
      })
    }
  }

  #wait(id: number, milliseconds: number, then: () => void): void {
    if (this.#closed) return
    clearTimeout(this.#timers.get(id))
    this.#timers.set(id, setTimeout(then, milliseconds).unref())
  }

  async #millisecondsUntilNext(id: number): Promise<number | null> {
    const ms = await withTenant(this.#db, id, findNextInstant)
    return ms === null ? null : Math.max(0, ms)
  }
}
