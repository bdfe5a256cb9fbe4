import { AppError } from '@meltem/contract/errors'
import type { ReservationState } from '@meltem/contract/reservation'
import { findNextState, type ReservationEvent } from '@meltem/domain/reservation/reservation-states'
import { askAll, type Query, type RowsOf } from '../../db/round-trip.ts'
import { type Booking, StockMoved } from './booking.ts'
import { type ClaimKeys, claimsQuery, listClaims, lostStockQuery } from './claims.queries.ts'
import { lockUsedCoupons } from './coupon.ts'
import { point } from './fault-points.ts'
import { opensWith } from './guest-key.ts'
import {
  findReservation,
  linesQuery,
  type ReservationLine,
  type ReservationRow,
  reservationQuery,
} from './reservation.queries.ts'
import { keysOf, lockOwnStock } from './stock.ts'

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

function isOwn({ person }: Pick<Booking, 'person'>, row: ReservationRow, key: string | undefined): boolean {
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
 * and changing never wait in a circle (reliability §3.1). What moved in between starts the act again.
 */
export function lockReservation(booking: Booking, k_no: string): Promise<LockedReservation> {
  return lockReservationAnd(booking, k_no, undefined, [])
}

/** The same with what it holds, where that was asked before, and with what else is asked or written under the locks. */
export async function lockReservationAnd<const Queries extends readonly Query<unknown>[]>(
  booking: Booking,
  k_no: string,
  claimed: readonly ClaimKeys[] | undefined,
  then: Queries,
): Promise<LockedReservation & { readonly answers: RowsOf<Queries> }> {
  const { trx, services } = booking
  const seen = claimed ?? (await listClaims(booking, k_no))
  await point('before_lock')
  await lockOwnStock(booking, { rezervasyon_k_no: k_no, claims: seen })
  await lockUsedCoupons(booking, k_no)
  const query = reservationQuery(trx, k_no)
  const [[row], claims, lines, [lost], ...answers] = await askAll(
    trx,
    services.booking.lockingOff ? query : query.forNoKeyUpdate(),
    claimsQuery(booking, k_no),
    linesQuery(trx, k_no),
    lostStockQuery(k_no),
    ...then,
  )
  await point('after_lock')
  if (!row) throw new AppError('bulunamadi')
  const locked = keysOf(seen)
  const known = new Set([...locked.resources, ...locked.departures])
  const now = keysOf(claims)
  if ([...now.resources, ...now.departures].some((key) => !known.has(key))) throw new StockMoved()
  return { row, claims, lines, kayip: lost?.kayip ?? false, answers }
}
