import { AppError } from '@meltem/contract/wire/errors'
import { type AnswersTo, askAll } from '../../../platform/db/round-trip.ts'
import type { Asking, Booking } from '../booking.ts'
import { agencyColumns, holderOf, type Person } from '../person.ts'
import { lockQuery, NO_LOCK, OPEN_QUERIES, type Open, openOfAgency } from './limits.queries.ts'

/** Reliability B13: one person cannot hold everything. */
const MOST_HOLDS = 3
/** Options of one agency, or of the phone desk for one caller, that run at the same time. */
const MOST_DESK_HOLDS = 50
/** BOOK-3. */
const MOST_OPTIONS = 3

/** One act of a person at a time, so that counting and adding cannot be overtaken. Comes before every other lock. */
function holderLock({ trx, tenant, person }: Asking) {
  return lockQuery(trx, `${tenant.id}:${holderOf(person)}`)
}

function openQuery({ trx, services, person }: Asking, durum: Open, except: string) {
  const { ofMember, ofGuest } = OPEN_QUERIES[durum]
  const now = services.clock.told()
  if (person.acente) {
    return openOfAgency(trx, durum, { except, now }, agencyColumns(person))
  }
  return person.uye ? ofMember(trx, except, now, person.uye.k_no) : ofGuest(trx, except, now, person.ip)
}

/** The baskets a person holds beside this one, counted under their lock unless the answer does not matter. */
export function otherHoldsQueries(asking: Asking, except: string, matters = true) {
  return { lock: matters ? holderLock(asking) : NO_LOCK, counted: openQuery(asking, 'held', except) }
}

export function requireFewHolds(
  { acente, telefon }: Person,
  { counted: [counted] }: AnswersTo<ReturnType<typeof otherHoldsQueries>>,
): void {
  const most = acente || telefon ? MOST_DESK_HOLDS : MOST_HOLDS
  if (!counted || counted.adet >= most) throw new AppError('cok_tutma')
}

export async function requireFewOptions(booking: Booking, except: string): Promise<void> {
  const { open: found } = await askAll(booking.trx, {
    lock: holderLock(booking),
    open: openQuery(booking, 'requested', except),
  })
  const [open] = found
  const { acente, telefon } = booking.person
  const most = acente || telefon ? MOST_DESK_HOLDS : MOST_OPTIONS
  if (!open || open.adet >= most) throw new AppError('cok_opsiyon')
}
