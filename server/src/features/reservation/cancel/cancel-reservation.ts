import type { CancellationQuote } from '@meltem/contract/booking'
import { AppError } from '@meltem/contract/errors'
import type { Reservation } from '@meltem/contract/reservation'
import { sum, toAmount } from '@meltem/domain/money'
import { quoteLines } from '@meltem/domain/reservation/line-cancellation'
import { bookedLines, bookedMoney, isBooked } from '../booked-lines.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { findPromise, queueReview } from '../collect/review.queries.ts'
import { sumStanding } from '../collect/standing-money.queries.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import {
  getAny,
  getOwn,
  type LockedReservation,
  lockReservation,
  type OwnKey,
  requireNext,
} from '../own-reservation.ts'
import { returnCoupon } from '../quote/coupon.queries.ts'
import { listLines, updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { releaseStock } from '../stock/claims.queries.ts'
import { tellWaiting } from '../stock/waiting-list.ts'
import { cancelLine, type QuotedLine } from './cancel-line.ts'

export interface CancelWish extends OwnKey {
  /** Only this line, by its key. */
  readonly satir?: string | undefined
}

interface CancelRequest extends CancelWish {
  /** Refund the person saw in the quote. */
  readonly iade: number
}

/** How the caller finds the reservation: a guest or member their own, staff any. */
type Finder = (booking: Booking, key: OwnKey) => Promise<ReservationRow>

export const asStaff: Finder = (booking, { k_no }) => getAny(booking, k_no)

/** All lines that stand, each with its own windows and its own share of the money. */
function quoteBooked({ wall }: Booking, row: ReservationRow, lines: readonly ReservationLine[], money: number) {
  const refunds = quoteLines(bookedLines(lines), bookedMoney(row, money), wall)
  return lines.flatMap((line, place): QuotedLine[] => {
    const iade = refunds[place]
    return iade ? [{ line, iade }] : []
  })
}

function onWire({ secilen_kur }: ReservationRow, quoted: readonly QuotedLine[]): CancellationQuote {
  const odenen = sum(quoted.map(({ iade }) => iade.odenen))
  const iade = sum(quoted.map((one) => one.iade.iade))
  return {
    kur: secilen_kur,
    satirlar: quoted.map((one) => ({
      k_no: one.line.istek.k_no,
      odenen: toAmount(one.iade.odenen),
      iade_oran: one.iade.iade_oran,
      iade: toAmount(one.iade.iade),
    })),
    odenen: toAmount(odenen),
    iade: toAmount(iade),
    kesinti: toAmount(odenen - iade),
  }
}

function findLine(lines: readonly ReservationLine[], key: string | undefined): ReservationLine | undefined {
  if (key === undefined) return undefined
  const line = lines.find(({ istek }) => istek.k_no === key)
  if (!line) throw new AppError('bulunamadi')
  return line
}

/** Alone only while another one stands: the last line is the reservation. */
function goesAlone(lines: readonly ReservationLine[], line: ReservationLine | undefined): line is ReservationLine {
  return line !== undefined && lines.filter(isBooked).length > 1
}

/** Always first a quote, then the act (BOOK-8). */
export function quoteCancellation(act: Act, wish: CancelWish, find: Finder = getOwn): Promise<CancellationQuote> {
  return inBooking(act, async (booking) => {
    const row = await find(booking, wish)
    const lines = await listLines(booking.trx, row.k_no)
    const line = findLine(lines, wish.satir)
    requireNext(row.durum, goesAlone(lines, line) ? 'cancel_line' : 'cancel')
    if (line?.iptal) throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    const quoted = quoteBooked(booking, row, lines, await sumStanding(booking.trx, row.k_no))
    return onWire(row, line ? quoted.filter((one) => one.line === line) : quoted)
  })
}

interface Cancelled {
  readonly data: Reservation
  readonly iade: CancellationQuote
}

/** Frees the stock once and queues the refund once. Cancelling what is cancelled answers the same again. */
export function cancelReservation(act: Act, request: CancelRequest, find: Finder = getOwn): Promise<Cancelled> {
  return inBooking(act, async (booking) => {
    const { k_no } = await find(booking, request)
    const locked = await lockReservation(booking, k_no)
    const { row, lines } = locked
    // A basket without a guest is let go, not cancelled.
    if (row.kayit_no === null) throw new AppError('bulunamadi')
    const line = findLine(lines, request.satir)
    const before = answered(row, line) ?? (await answeredWhole(booking, row, lines))
    if (before) return { data: await readOnWire(booking, row), iade: before }

    const quoted = quoteBooked(booking, row, lines, await sumStanding(booking.trx, k_no))
    const seen = { ...locked, iade: request.iade }
    const alone = goesAlone(lines, line) ? quoted.find((one) => one.line === line) : undefined
    return alone ? await cancelAlone(booking, seen, alone) : await cancelWhole(booking, seen, quoted)
  })
}

/** What the line was answered with when it was cancelled alone. */
function answered(row: ReservationRow, line: ReservationLine | undefined): CancellationQuote | undefined {
  return line?.iptal ? onWire(row, [{ line, iade: line.iptal }]) : undefined
}

async function answeredWhole(
  booking: Booking,
  row: ReservationRow,
  lines: readonly ReservationLine[],
): Promise<CancellationQuote | undefined> {
  if (row.durum !== 'cancelled') return undefined
  const kept = sum(lines.map(({ iptal }) => iptal?.kesinti ?? 0))
  const odenen = (await findPromise(booking, row.k_no))?.odenen ?? 0
  return onWire(row, quoteBooked(booking, row, lines, kept + odenen))
}

interface Seen extends LockedReservation {
  /** Refund the person saw. */
  readonly iade: number
}

function requireSeen(seen: Seen, iade: CancellationQuote): void {
  if (Math.round(seen.iade * 100) !== Math.round(iade.iade * 100)) {
    throw new AppError('fiyat_degisti', { ayrinti: { iade } })
  }
}

async function cancelAlone(booking: Booking, seen: Seen, quoted: QuotedLine): Promise<Cancelled> {
  requireNext(seen.row.durum, 'cancel_line')
  const iade = onWire(seen.row, [quoted])
  requireSeen(seen, iade)
  const row = await cancelLine(booking, seen, quoted)
  return { data: await readOnWire(booking, row), iade }
}

async function cancelWhole(booking: Booking, seen: Seen, quoted: readonly QuotedLine[]): Promise<Cancelled> {
  const { row, lines, claims } = seen
  const { k_no } = row
  const durum = requireNext(row.durum, 'cancel')
  const answer = onWire(row, quoted)
  requireSeen(seen, answer)
  const odenen = sum(quoted.map(({ iade }) => iade.odenen))
  const iade = sum(quoted.map((one) => one.iade.iade))
  const booked = lines.filter(isBooked)

  await releaseStock(booking, k_no, 'cancelled')
  await point('after_claim')
  await booking.services.seller.closeKept(booking, row)
  await returnCoupon(booking, k_no)
  const changes = { durum, bitis: null, fiyat_girdisi: null, karsi_teklif: null }
  await updateReservation(booking, row, changes)
  await booking.services.seller.cancelled(booking, row, booked)
  if (odenen > 0) await queueReview(booking, 'iade', k_no, { iade, odenen })
  await writeAudit(booking, { olay: 'cancelled', konu_k_no: k_no, ayrinti: { iade } })
  await tellNews(booking, { ...row, ...changes }, booked, {
    misafire: 'cancelled',
    isletmeye: 'cancelled',
    alinan: odenen,
    ...(odenen > 0 ? { iade } : {}),
  })
  await tellWaiting(booking, claims, booked)
  await point('before_commit')
  return { data: await readOnWire(booking, { ...row, ...changes }), iade: answer }
}
