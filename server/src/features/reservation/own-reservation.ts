import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { findNextState, type ReservationEvent } from '@meltem/domain/reservation/reservation-states'
import { type AnswersTo, type Asked, askAll } from '../../platform/db/round-trip.ts'
import { type Asking, type Booking, StockMoved } from './booking.ts'
import { point } from './fault-points.ts'
import { opensWith } from './guest-key.ts'
import { usedCouponsLock } from './quote/coupon.queries.ts'
import { findReservation, linesQuery, lockedReservationQuery } from './reservation.queries.ts'
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
  booking: Pick<Booking, 'person' | 'services'>,
  row: ReservationRow | undefined,
  key: string | undefined,
): ReservationRow {
  if (!row || !isOwn(booking, row, key)) throw new AppError('bulunamadi')
  return row
}

export function isOwn(
  { person, services }: Pick<Booking, 'person' | 'services'>,
  row: ReservationRow,
  key: string | undefined,
): boolean {
  if (person.telefon) return row.kanal === 'telefon'
  if (person.acente) return row.ac_k_no === person.acente.k_no || row.alt_ac_k_no === person.acente.k_no
  const member = row.uye_k_no !== null && row.uye_k_no === person.uye?.k_no
  return member || opensWith(services.config.secrets, row, key)
}

/** For the operator and the jobs, who may see every reservation of their tenant. */
export async function getAny(booking: Booking, k_no: string): Promise<ReservationRow> {
  const row = await findReservation(booking.trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return row
}

/** How the caller finds the reservation: a guest or member their own, staff any. */
export type Finder = (booking: Booking, key: OwnKey) => Promise<ReservationRow>

export const asStaff: Finder = (booking, { k_no }) => getAny(booking, k_no)

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
export async function lockReservation(booking: Booking, k_no: string): Promise<LockedReservation> {
  return (await lockReservationAnd(booking, k_no, {})).locked
}

/** The same with what else is asked or written under the locks. */
export async function lockReservationAnd<const Names extends Asked>(
  booking: Booking,
  k_no: string,
  more: Names,
): Promise<{ readonly locked: LockedReservation; readonly answers: AnswersTo<Names> }> {
  await point('before_lock')
  const found = await askAll(booking.trx, { locks: lockQueries(booking, k_no), more })
  return { locked: await lockedOf(found.locks), answers: found.more as AnswersTo<Names> }
}

/** All locks of a reservation, and what it is under them; what else is asked under them follows in the same message. */
export function lockQueries({ trx }: Asking, k_no: string) {
  return {
    things: ownResourcesLock(trx, k_no),
    departures: ownDeparturesLock(trx, k_no),
    coupons: usedCouponsLock(trx, k_no),
    row: lockedReservationQuery(trx, k_no),
    claims: claimsQuery(trx, k_no),
    lines: linesQuery(trx, k_no),
    lost: lostStockQuery(trx, k_no),
  }
}

/** What the lock queries have answered; what moved meanwhile starts the act again. */
export async function lockedOf({
  things,
  departures,
  row: [row],
  claims,
  lines,
  lost: [lost],
}: AnswersTo<ReturnType<typeof lockQueries>>): Promise<LockedReservation> {
  await point('after_lock')
  if (!row) throw new AppError('bulunamadi')
  const locked = new Set([...things, ...departures].map(({ k_no }) => k_no))
  const held = keysOf(claims)
  const moved = [...held.resources, ...held.departures].some((key) => !locked.has(key))
  if (moved) throw new StockMoved()
  return { row, claims, lines, kayip: lost?.kayip ?? false }
}
