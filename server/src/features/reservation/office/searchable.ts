import type { Logger } from 'pino'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import { actingStaff, outsideStaffCall } from '../../../platform/db/staff-call.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { announceReservations, listBookingsOfUnit, listUnsearchable, writeSearchable } from './searchable.queries.ts'

const SOON_MS = 100
/** Counting a booking moves some fifty sums: more at once would take a statement too long. */
const MOST_AT_ONCE = 250

interface Parts {
  readonly db: Db
  readonly log: Logger
}

/** Keys by tenant, of reservations that have been committed a moment ago, and who of the office did it. */
const waitingOf = keptWith(() => new Map<number, Map<string, string | undefined>>())

/**
 * Makes reservations findable that have been committed, in a moment and together with those of others: placing one
 * waits for nothing of it (decision 0028). What is lost with the process the job `fill-search` finds.
 */
export function makeSearchableSoon({ db, log }: Parts, tenantId: number, keys: readonly string[]): void {
  const waiting = waitingOf(db)
  const actor = actingStaff()
  const known = waiting.get(tenantId)
  if (known) {
    for (const key of keys) known.set(key, actor)
    return
  }
  waiting.set(tenantId, new Map(keys.map((key) => [key, actor])))
  const timer = outsideStaffCall(() => setTimeout(() => void fill(), SOON_MS))
  timer.unref()

  async function fill(): Promise<void> {
    const made = [...(waiting.get(tenantId) ?? [])]
    waiting.delete(tenantId)
    try {
      for (let from = 0; from < made.length; from += MOST_AT_ONCE) {
        const piece = new Map(made.slice(from, from + MOST_AT_ONCE))
        await withTenant(db, tenantId, async (trx) => {
          await writeSearchable(trx, [...piece.keys()])
          await announceReservations(trx, piece)
        })
      }
    } catch (error) {
      log.warn({ err: error }, 'reservations wait for the next round to be found by the office')
    }
  }
}

/** A unit that is called otherwise is found by what it is called now, with everything booked on it (BOOK-67). */
export async function findUnitSoon(parts: Parts, tenantId: number, unit: string): Promise<void> {
  const keys = await withTenant(parts.db, tenantId, (trx) => listBookingsOfUnit(trx, unit))
  if (keys.length > 0) makeSearchableSoon(parts, tenantId, keys)
}

/** All that has been missed, in pieces that no statement is too long for. */
export async function makeAllSearchable(db: Db, tenantId: number): Promise<void> {
  for (;;) {
    const count = await withTenant(db, tenantId, async (trx) => {
      const keys = await listUnsearchable(trx, MOST_AT_ONCE)
      if (keys.length > 0) await writeSearchable(trx, keys)
      return keys.length
    })
    if (count < MOST_AT_ONCE) return
  }
}
