import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed } from '../../../platform/db/fixed-query.ts'
import { type AnswersTo, askAll } from '../../../platform/db/round-trip.ts'
import type { Asking, Booking } from '../booking.ts'
import { agencyColumns, holderOf, type Person } from '../person.ts'

/** Reliability B13: nobody can hold everything. */
const MOST_HOLDS = 3
/** Options of one agency that run at the same time. */
const MOST_AGENCY_HOLDS = 50
/** BOOK-3. */
const MOST_OPTIONS = 3

const NO_LOCK = sql`select 1`

/** One act of a person at a time, so that counting and adding cannot be overtaken. Comes before every other lock. */
function holderLock({ trx, tenant, person }: Asking) {
  return lockQuery(trx, `${tenant.id}:${holderOf(person)}`)
}

const lockQuery = fixed((_trx, name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

type Open = 'held' | 'requested'

function openBaskets(trx: TenantTransaction, durum: Open, { except, now }: { except: string; now: Date | null }) {
  return (
    trx
      .selectFrom('rezervasyon')
      .select(sql<number>`count(*)::int`.as('adet'))
      // Written out, as the index is one of open rows: a plan for any state could not use it.
      .where('durum', '=', sql.lit(durum))
      .where('bitis', '>', sql<Date>`coalesce(${now}::timestamptz, now())`)
      .where('k_no', '<>', except)
  )
}

function openQueries(durum: Open) {
  return {
    ofMember: fixed((trx, except: string, now: Date | null, member: string) =>
      openBaskets(trx, durum, { except, now }).where('uye_k_no', '=', member),
    ),
    ofGuest: fixed((trx, except: string, now: Date | null, ip: string) =>
      openBaskets(trx, durum, { except, now }).where('uye_k_no', 'is', null).where('ip', '=', ip),
    ),
  }
}

const OPEN_QUERIES = { held: openQueries('held'), requested: openQueries('requested') }

function openQuery({ trx, services, person }: Asking, durum: Open, except: string) {
  const { ofMember, ofGuest } = OPEN_QUERIES[durum]
  const now = services.clock.told()
  if (person.acente) {
    const { ac_k_no, alt_ac_k_no } = agencyColumns(person)
    const open = openBaskets(trx, durum, { except, now })
    return open.where('ac_k_no', '=', ac_k_no).where('alt_ac_k_no', 'is not distinct from', alt_ac_k_no)
  }
  return person.uye ? ofMember(trx, except, now, person.uye.k_no) : ofGuest(trx, except, now, person.ip)
}

/** The baskets a person holds beside this one, counted under their lock unless the answer does not matter. */
export function otherHoldsQueries(asking: Asking, except: string, matters = true) {
  return { lock: matters ? holderLock(asking) : NO_LOCK, counted: openQuery(asking, 'held', except) }
}

export function requireFewHolds(
  { acente }: Person,
  { counted: [counted] }: AnswersTo<ReturnType<typeof otherHoldsQueries>>,
): void {
  const most = acente ? MOST_AGENCY_HOLDS : MOST_HOLDS
  if (!counted || counted.adet >= most) throw new AppError('cok_tutma')
}

export async function requireFewOptions(booking: Booking, except: string): Promise<void> {
  const { open: found } = await askAll(booking.trx, {
    lock: holderLock(booking),
    open: openQuery(booking, 'requested', except),
  })
  const [open] = found
  if (!open || open.adet >= (booking.person.acente ? MOST_AGENCY_HOLDS : MOST_OPTIONS))
    throw new AppError('cok_opsiyon')
}
