import type { CancellationQuote } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { sum, toAmount } from '@meltem/domain/money'
import { quoteLines } from '@meltem/domain/reservation/line-cancellation'
import { keptOf, mostWaived, waiveFee } from '@meltem/domain/reservation/waiver'
import { requireOnePerson } from '../../payment/approval/one-person.ts'
import { bookedLines, bookedMoney, isBooked } from '../booked-lines.ts'
import { type Act, type Booking, countLater, inBooking } from '../booking.ts'
import { findPromise, queueReview } from '../collect/review.queries.ts'
import { sumRefundable } from '../collect/standing-money.queries.ts'
import { point } from '../fault-points.ts'
import { keepReason, type StaffWord } from '../internal-note.queries.ts'
import { tellNews } from '../news.ts'
import {
  type Finder,
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

/** Everything that was paid comes back, whatever the windows say: the operator itself does not deliver (BOOK-21). */
type InFull = 'tam'

interface CancelRequest extends CancelWish {
  /** Refund the person saw in the quote, with what is waived. */
  readonly iade: number | InFull
  readonly feragat?: Waiver | undefined
  /** Why, as the guest reads it. */
  readonly not?: string | undefined
  /** Why, for the office. */
  readonly neden?: StaffWord | undefined
}

/** What a clerk gives back beyond the terms (BOOK-17). */
export interface Waiver {
  /** Minor units. */
  readonly tutar: number
  /** The most this person may waive, in per cent of what would be kept. */
  readonly sinir: number
  /** A second person has agreed to it (PEOPLE-22). */
  readonly onayli?: boolean
}

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

/** What was paid for each line that stands, all of which comes back. */
export function quoteInFull(
  booking: Booking,
  row: ReservationRow,
  lines: readonly ReservationLine[],
  money: number,
): QuotedLine[] {
  return quoteBooked(booking, row, lines, money).map(({ line, iade }) => ({
    line,
    iade: { ...iade, iade_oran: 100, iade: iade.odenen },
  }))
}

/** Always first a quote, then the act (BOOK-8). */
export function quoteCancellation(act: Act, wish: CancelWish, find: Finder = getOwn): Promise<CancellationQuote> {
  return inBooking(act, async (booking) => {
    const row = await find(booking, wish)
    const lines = await listLines(booking.trx, row.k_no)
    const line = findLine(lines, wish.satir)
    requireNext(row.durum, goesAlone(lines, line) ? 'cancel_line' : 'cancel')
    if (line?.iptal) throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    const quoted = quoteBooked(booking, row, lines, await sumRefundable(booking.trx, row.k_no))
    return onWire(row, line ? quoted.filter((one) => one.line === line) : quoted)
  })
}

interface Cancelled {
  readonly data: Reservation
  readonly iade: CancellationQuote
}

/** Frees the stock once and queues the refund once. Cancelling what is cancelled answers the same again. */
export function cancelReservation(act: Act, request: CancelRequest, find: Finder = getOwn): Promise<Cancelled> {
  return inBooking(act, (booking) => cancelIn(booking, request, find))
}

/** The same inside the commit of another act. */
export async function cancelIn(booking: Booking, request: CancelRequest, find: Finder): Promise<Cancelled> {
  const { k_no } = await find(booking, request)
  const locked = await lockReservation(booking, k_no)
  const { row, lines } = locked
  // A basket without a guest is let go, not cancelled.
  if (row.kayit_no === null) throw new AppError('bulunamadi')
  const line = findLine(lines, request.satir)
  const quote = request.iade === 'tam' ? quoteInFull : quoteBooked
  const before = answered(row, line) ?? (await answeredWhole(booking, row, lines, quote))
  if (before) return { data: await readOnWire(booking, row), iade: before }

  const quoted = quote(booking, row, lines, await sumRefundable(booking.trx, k_no))
  const seen = { ...locked, ...request }
  const alone = goesAlone(lines, line) ? quoted.find((one) => one.line === line) : undefined
  const going = waived(alone ? [alone] : quoted, request.feragat)
  if (request.feragat && !request.feragat.onayli)
    await requireOnePerson(booking, request.feragat.tutar, row.secilen_kur)
  const done = alone ? await cancelAlone(booking, seen, going) : await cancelWhole(booking, seen, going)
  if (request.neden) await keepReason(booking, { konu: 'iptal', rezervasyon_k_no: k_no, ...request.neden })
  return done
}

/** Within what would be kept, and within the limit of the person. */
function waived(quoted: readonly QuotedLine[], waiver: Waiver | undefined): QuotedLine[] {
  if (!waiver || waiver.tutar === 0) return [...quoted]
  const lines = quoted.map(({ iade }) => iade)
  if (waiver.tutar > keptOf(lines)) {
    throw new AppError('kesinti_fazla', { ayrinti: { kesinti: toAmount(keptOf(lines)) } })
  }
  const most = mostWaived(lines, waiver.sinir)
  if (waiver.tutar > most) throw new AppError('sinir_asildi', { ayrinti: { sinir: toAmount(most) } })
  const given = waiveFee(lines, waiver.tutar)
  return quoted.map((one, place) => ({ ...one, iade: given[place] ?? one.iade }))
}

/** What the line was answered with when it was cancelled alone. */
function answered(row: ReservationRow, line: ReservationLine | undefined): CancellationQuote | undefined {
  return line?.iptal ? onWire(row, [{ line, iade: line.iptal }]) : undefined
}

async function answeredWhole(
  booking: Booking,
  row: ReservationRow,
  lines: readonly ReservationLine[],
  quote: typeof quoteBooked,
): Promise<CancellationQuote | undefined> {
  if (row.durum !== 'cancelled') return undefined
  const kept = sum(lines.map(({ iptal }) => iptal?.kesinti ?? 0))
  const promise = await findPromise(booking, row.k_no)
  const quoted = quote(booking, row, lines, kept + (promise?.odenen ?? 0))
  const left = keptOf(quoted.map(({ iade }) => iade))
  return onWire(row, waived(quoted, { tutar: Math.min(promise?.feragat ?? 0, left), sinir: 100 }))
}

interface Seen extends LockedReservation {
  /** Refund the person saw. */
  readonly iade: number | InFull
  readonly feragat?: Waiver | undefined
  readonly not?: string | undefined
}

function requireSeen(seen: Seen, iade: CancellationQuote): void {
  if (seen.iade === 'tam') return
  if (Math.round(seen.iade * 100) !== Math.round(iade.iade * 100)) {
    throw new AppError('fiyat_degisti', { ayrinti: { iade } })
  }
}

async function cancelAlone(booking: Booking, seen: Seen, going: readonly QuotedLine[]): Promise<Cancelled> {
  const [quoted] = going
  if (!quoted) throw new Error('a line that goes alone is quoted')
  requireNext(seen.row.durum, 'cancel_line')
  const iade = onWire(seen.row, [quoted])
  requireSeen(seen, iade)
  const row = await cancelLine(booking, seen, quoted, seen.not)
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
  const feragat = seen.feragat ? { feragat: seen.feragat.tutar } : {}
  if (odenen > 0) await queueReview(booking, 'iade', k_no, { iade, odenen, ...feragat })
  countLater(booking, 'cancelled')
  await writeAudit(booking, { olay: 'cancelled', konu_k_no: k_no, ayrinti: { iade, ...feragat } })
  await tellNews(booking, { ...row, ...changes }, booked, {
    misafire: 'cancelled',
    isletmeye: 'cancelled',
    not: seen.not ?? null,
    alinan: odenen,
    ...(odenen > 0 ? { iade } : {}),
  })
  await tellWaiting(booking, claims, booked)
  await point('before_commit')
  return { data: await readOnWire(booking, { ...row, ...changes }), iade: answer }
}
