import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { toMinor } from '@meltem/domain/money'
import { isOver } from '@meltem/domain/reservation/deadlines'
import { missedDeadline } from '@meltem/domain/reservation/reservation-states'
import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { askAll, later } from '../../../platform/db/round-trip.ts'
import type { CollectionTable } from '../../../platform/db/tables/reservation.ts'
import { isBooked } from '../booked-lines.ts'
import { type Act, type Booking, countLater, inBooking, StockMoved } from '../booking.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import { getAny, type LockedReservation, lockReservation, lockReservationAnd, requireNext } from '../own-reservation.ts'
import { needsOfBasket } from '../quote/read-basket.ts'
import { findStoredBasket } from '../quote/stored-choices.ts'
import { capturedQuery, listLines, sumCaptured, updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import { newTicketNumber } from '../reservation-record.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { allocate } from '../stock/allocate.ts'
import { listClaims, setClaimTerms, takeStock } from '../stock/claims.queries.ts'
import { lockStock } from '../stock/stock.ts'
import { lockUnmoved, moneyInsert, receiptQuery } from './collection.queries.ts'
import { wake } from './payment-schedule.ts'
import { queueReview } from './review.queries.ts'
import { sumStanding } from './standing-money.queries.ts'

export interface Collection {
  readonly k_no: string
  /** In the currency of the reservation. */
  readonly tutar: number
  readonly islem_no: string
  readonly odeme_yontemi: string
}

/**
 * Money has arrived; the same receipt counts once. A reservation that waits for it is confirmed; one that has run out
 * takes its stock again if it is still there; otherwise a person looks at it. Never confirmed silently, never lost.
 */
export function recordCollection(act: Act, collection: Collection): Promise<Reservation> {
  return inBooking(act, async (booking) => {
    await collectFor(booking, await getAny(booking, collection.k_no), collection)
    await point('before_commit')
    return await readOnWire(booking, await getAny(booking, collection.k_no))
  })
}

/** A reservation under its locks, with the money it had then. */
export interface LockedMoney {
  readonly locked: LockedReservation
  readonly captured: number
  /** Whether this very receipt has been counted before. */
  readonly counted: boolean
}

/** What `LockedMoney` wants to know beside the locks. */
export function moneyQueries(trx: TenantTransaction, k_no: string, islem_no: string) {
  return { captured: capturedQuery(trx, k_no), receipts: receiptQuery(trx, islem_no) }
}

/** The same inside a transaction that has more to write about the money, such as the attempt it came with. */
export async function collectFor(
  booking: Booking,
  row: ReservationRow,
  collection: Collection,
  known?: LockedMoney,
): Promise<void> {
  const { trx } = booking
  const insert = collectionInsert(booking, row, collection)
  if (known && isAwaited(booking, row)) {
    if (known.counted) return
    await later(trx, insert)
    const captured = known.captured + toMinor(collection.tutar)
    return await settleLive(booking, row, { locked: known.locked, captured })
  }
  const writing = { written: insert, sum: capturedQuery(trx, row.k_no) }
  if (isAwaited(booking, row)) {
    const { locked, answers } = await lockReservationAnd(booking, row.k_no, writing)
    const [sum] = answers.sum
    if (answers.written.length > 0 && sum) await settleLive(booking, row, { locked, captured: sum.toplam })
    return
  }
  const {
    written,
    sum: [sum],
  } = await askAll(trx, writing)
  if (written.length > 0 && sum) await settleOther(booking, row, sum.toplam)
}

/** Waits for money, and its stock is still promised. */
export function isAwaited({ now }: Booking, { durum, bitis }: ReservationRow): boolean {
  return (durum === 'held' || durum === 'accepted') && (bitis === null || !isOver(bitis.getTime(), now.getTime()))
}

function collectionInsert({ trx, tenant }: Booking, row: ReservationRow, one: Collection) {
  const money: Insertable<CollectionTable> = {
    tenant_id: tenant.id,
    rezervasyon_k_no: row.k_no,
    tur: 'tahsilat',
    tutar: toMinor(one.tutar),
    kur: row.secilen_kur,
    odeme_yontemi: one.odeme_yontemi,
    islem_no: one.islem_no,
  }
  return moneyInsert(trx, [money])
}

interface LiveMoney {
  readonly locked: LockedReservation
  readonly captured: number
}

/** Under its locks no other request can cancel or end it before our commit. */
async function settleLive(booking: Booking, seen: ReservationRow, { locked, captured }: LiveMoney): Promise<void> {
  if (locked.row.durum !== seen.durum) throw new StockMoved()
  await tellCaptured(booking, seen, captured)
  if (captured >= locked.row.on_odeme_toplam) await confirmLocked(booking, seen, { ...locked, captured })
}

async function tellCaptured(booking: Booking, { k_no }: ReservationRow, captured: number): Promise<void> {
  await writeAudit(booking, { olay: 'tahsilat', konu_k_no: k_no, ayrinti: { alinan: captured } })
}

async function settleOther(booking: Booking, row: ReservationRow, captured: number): Promise<void> {
  const { k_no, durum } = row
  await tellCaptured(booking, row, captured)
  if (durum === 'held' || durum === 'accepted' || durum === 'expired') return await reclaim(booking, row, captured)
  await requireUnmoved(booking, row)
  if (durum === 'confirmed' || durum === 'completed') {
    if (row.odeme_takvimi) await updateReservation(booking, row, { adim_zamani: booking.now })
    const standing = await sumStanding(booking.trx, k_no)
    if (standing > row.genel_toplam) await queueReview(booking, 'iade', k_no, { iade: standing - row.genel_toplam })
    return
  }
  if (durum === 'cancelled' || durum === 'declined') {
    await updateReservation(booking, row, { durum: requireNext(durum, 'late_money') })
  }
  await queueReview(booking, 'gec_odeme', k_no, { odenen: captured })
}

/** No other request may cancel or end it between our look and our commit: it would not see this money. */
async function requireUnmoved({ trx }: Booking, { k_no, guncelleme_zamani }: ReservationRow): Promise<void> {
  const row = await lockUnmoved(trx, k_no, guncelleme_zamani)
  if (!row) throw new StockMoved()
}

function confirmation(booking: Booking, durum: ReservationRow['durum'], { odeme_takvimi }: ReservationRow) {
  const adim_zamani = wake(odeme_takvimi, booking.now)
  return { durum, bitis: null, bilet_no: newTicketNumber(booking), fiyat_girdisi: null, adim_zamani }
}

/** What waits and is still held stands from now on. */
export async function confirmLive(booking: Booking, seen: ReservationRow): Promise<void> {
  const locked = await lockReservation(booking, seen.k_no)
  await confirmLocked(booking, seen, { ...locked, captured: await sumCaptured(booking.trx, seen.k_no) })
}

async function confirmLocked(
  booking: Booking,
  seen: ReservationRow,
  { row, lines, kayip, captured }: LockedReservation & { readonly captured: number },
): Promise<void> {
  const { k_no } = seen
  if (row.durum !== seen.durum || kayip) throw new StockMoved()
  const changes = confirmation(booking, requireNext(row.durum, 'confirm'), row)
  await setClaimTerms(booking, { rezervasyon_k_no: k_no, durum: 'confirmed', tutma_bitis: null })
  await point('after_claim')
  await updateReservation(booking, row, changes)
  await tellConfirmed(booking, { ...row, ...changes }, { lines, captured })
}

export async function tellConfirmed(
  booking: Booking,
  row: ReservationRow,
  { lines, captured }: { readonly lines: readonly ReservationLine[]; readonly captured: number },
): Promise<void> {
  await booking.services.seller.confirmed(booking, row)
  countLater(booking, 'confirmed')
  await writeAudit(booking, { olay: 'confirmed', konu_k_no: row.k_no })
  await tellNews(booking, row, lines, { misafire: 'confirmed', isletmeye: 'confirmed', alinan: captured })
}

/** A person has decided that late money keeps its booking: only if the stock is still there. */
export async function reclaimReviewed(booking: Booking, k_no: string): Promise<void> {
  const row = await getAny(booking, k_no)
  const captured = await sumCaptured(booking.trx, k_no)
  if (row.durum !== 'review' || captured < row.on_odeme_toplam) throw new AppError('durum_uygun_degil')
  const lines = await listLines(booking.trx, k_no)
  // What was cancelled line by line is not put together again: the money goes back.
  if (!lines.every(isBooked)) throw new AppError('durum_uygun_degil')
  if (!(await takeAgain(booking, row, { lines, captured, expired: row.durum }))) throw new AppError('dolu')
}

/**
 * The promise has run out: take the stock again under the same locks as a new booking, or hand it to a person. A bank
 * transfer that is late is cancelled by then, whether the sweep has come by or not, and is not revived.
 */
async function reclaim(booking: Booking, row: ReservationRow, captured: number): Promise<void> {
  const lines = await listLines(booking.trx, row.k_no)
  const missed = missedDeadline(row.durum, row.odeme_yontemi)
  const expired = row.durum === 'expired' ? row.durum : requireNext(row.durum, missed)
  const enough = expired === 'expired' && captured >= row.on_odeme_toplam
  if (!enough) await lockStock(booking, [], await ownClaims(booking, row.k_no))
  if (enough && (await takeAgain(booking, row, { lines, captured, expired }))) return
  await handOver(booking, row, lines, { captured, ended: expired })
}

async function ownClaims(booking: Booking, k_no: string) {
  return { rezervasyon_k_no: k_no, claims: await listClaims(booking, k_no) }
}

interface LateBooking {
  readonly lines: readonly ReservationLine[]
  readonly captured: number
  readonly expired: ReservationRow['durum']
}

/** Answers whether there was still room for all of it. */
async function takeAgain(booking: Booking, row: ReservationRow, late: LateBooking): Promise<boolean> {
  const { k_no } = row
  const { lines, expired } = late
  const basket = await findStoredBasket(booking, row, lines)
  const stock = await lockStock(booking, basket ? needsOfBasket(basket) : [], await ownClaims(booking, k_no))
  const found = basket && allocate(basket, stock, booking.wall)
  if (!found || found.engeller.length > 0) return false
  const changes = confirmation(booking, requireNext(expired, 'reclaim'), row)
  await updateReservation(booking, row, changes)
  await takeStock(booking, found, { rezervasyon_k_no: k_no, durum: 'confirmed', tutma_bitis: null })
  await tellConfirmed(booking, { ...row, ...changes }, late)
  return true
}

async function handOver(
  booking: Booking,
  row: ReservationRow,
  lines: readonly ReservationLine[],
  { captured, ended }: { captured: number; ended: ReservationRow['durum'] },
): Promise<void> {
  const changes = { durum: requireNext(ended, 'late_money'), bitis: null, fiyat_girdisi: null }
  await updateReservation(booking, row, changes)
  await queueReview(booking, 'gec_odeme', row.k_no, { odenen: captured })
  await tellNews(booking, { ...row, ...changes }, lines, { misafire: 'review', isletmeye: 'review', alinan: captured })
}
