import { AppError } from '@meltem/contract/errors'
import type { ReservationState } from '@meltem/contract/reservation'
import { findNextState, type ReservationEvent } from '@meltem/domain/reservation/reservation-states'
import { askAll, type Query, type RowsOf } from '../../platform/db/round-trip.ts'
import { type Asking, type Booking, StockMoved } from './booking.ts'
import { point } from './fault-points.ts'
import { opensWith } from './guest-key.ts'
import { usedCouponsLock } from './quote/coupon.queries.ts'
import {
  findReservation,
  linesQuery,
  lockedReservationQuery,
  NO_KEYS,
  reservationQuery,
} from './reservation.queries.ts'
import type { ReservationLine, ReservationRow } from './reservation-row.ts'
import {
  type ClaimKeys,
  claimsQuery,
  lostStockQuery,
  ownDeparturesLock,
  ownResourcesLock,
} from './stock/claims.queries.ts'
import { keysOf } from './stock/stock.ts'

/** Which reservation, with the guest's key where it is not a member's. */
export interface OwnKey {
  readonly k_no: string
  readonly anahtar?: string | undefined
}

/** Another's reservation answers as if it did not exist. */
export async function getOwn(booking: Booking, { k_no, anahtar }: OwnKey): Promise<ReservationRow> {
  return requireOwn(booking, await findReservation(booking.trx, k_no), anahtar)
}

export function requireOwn(
  booking: Pick<Booking, 'person'>,
  row: ReservationRow | undefined,
  key: string | undefined,
): ReservationRow {
  if (!row || !isOwn(booking, row, key)) throw new AppError('bulunamadi')
  return row
}

export function isOwn({ person }: Pick<Booking, 'person'>, row: ReservationRow, key: string | undefined): boolean {
  if (person.acente) return row.ac_k_no === person.acente.k_no || row.alt_ac_k_no === person.acente.k_no
  const member = row.uye_k_no !== null && row.uye_k_no === person.uye?.k_no
  return member || opensWith(row.misafir_anahtar_ozeti, key)
}

/** For the operator and the jobs, who may see every reservation of their tenant. */
export async function getAny(booking: Booking, k_no: string): Promise<ReservationRow> {
  const row = await findReservation(booking.trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return row
}

/** Where the event leads from here; refused when it cannot happen in this state. */
export function requireNext(state: ReservationState, event: ReservationEvent): ReservationState {
  const next = findNextState(state, event)
  if (!next) throw new AppError('durum_uygun_degil', { ayrinti: { durum: state } })
  return next
}

export interface LockedReservation {
  readonly row: ReservationRow
  readonly lines: ReservationLine[]
  readonly claims: ClaimKeys[]
  /** A dead hold of it has been retired by another buyer since: nothing is left to confirm. */
  readonly kayip: boolean
}

/**
 * Stock first, then coupons, then the reservation's own row: the order of every booking, so that cancelling, sweeping
 * and changing never wait in a circle (RELY-1). What moved in between starts the act again.
 */
export function lockReservation(booking: Booking, k_no: string): Promise<LockedReservation> {
  return lockReservationAnd(booking, k_no, [])
}

/** The same with what else is asked or written under the locks. */
export async function lockReservationAnd<const Queries extends readonly Query<unknown>[]>(
  booking: Booking,
  k_no: string,
  then: Queries,
): Promise<LockedReservation & { readonly answers: RowsOf<Queries> }> {
  await point('before_lock')
  const answers = await askAll(booking.trx, ...lockQueries(booking, k_no), ...then)
  return await lockedOf(booking, answers)
}

/** All locks of a reservation, and what it is under them; what else is asked under them follows in the same message. */
export function lockQueries({ trx, services }: Asking, k_no: string) {
  const off = services.booking.lockingOff
  return [
    off ? NO_KEYS : ownResourcesLock(trx, k_no),
    off ? NO_KEYS : ownDeparturesLock(trx, k_no),
    off ? NO_KEYS : usedCouponsLock(trx, k_no),
    (off ? reservationQuery : lockedReservationQuery)(trx, k_no),
    claimsQuery(trx, k_no),
    linesQuery(trx, k_no),
    lostStockQuery(trx, k_no),
  ] as const
}

type LockAnswers = RowsOf<ReturnType<typeof lockQueries>>

/** What the lock queries have answered and what was asked behind them; what moved meanwhile starts the act again. */
export async function lockedOf<Then extends readonly unknown[]>(
  { services }: Asking,
  [things, departures, , [row], claims, lines, [lost], ...answers]: readonly [...LockAnswers, ...Then],
): Promise<LockedReservation & { readonly answers: Then }> {
  await point('after_lock')
  if (!row) throw new AppError('bulunamadi')
  const locked = new Set([...things, ...departures].map(({ k_no }) => k_no))
  const held = keysOf(claims)
  const moved = [...held.resources, ...held.departures].some((key) => !locked.has(key))
  if (moved && !services.booking.lockingOff) throw new StockMoved()
  return { row, claims, lines, kayip: lost?.kayip ?? false, answers }
}
