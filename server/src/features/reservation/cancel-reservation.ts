import type { CancellationQuote } from '@meltem/contract/booking'
import { AppError } from '@meltem/contract/errors'
import type { Reservation } from '@meltem/contract/reservation'
import { toAmount } from '@meltem/domain/money'
import { quoteRefund, type RefundQuote } from '@meltem/domain/reservation/cancellation'
import { closeAllotments } from '../agency/allotment.ts'
import { cancelSale } from '../agency/sale.ts'
import { type Act, type Booking, inBooking } from './booking.ts'
import { releaseStock } from './claims.queries.ts'
import { returnCoupon } from './coupon.ts'
import { point } from './fault-points.ts'
import { tellNews } from './news.ts'
import { getOwn, lockReservation, type OwnKey, requireNext } from './own-reservation.ts'
import {
  listLines,
  type ReservationLine,
  type ReservationRow,
  sumCaptured,
  updateReservation,
  writeAudit,
} from './reservation.queries.ts'
import { readOnWire } from './reservation-on-wire.ts'
import { queueReview } from './review.ts'
import { tellWaiting } from './waiting-list.ts'

function refundOf({ wall }: Booking, lines: readonly ReservationLine[], captured: number): RefundQuote {
  const cancelled = lines.map((line) => ({
    baslangic: line.basladigi_an,
    genel_toplam: line.genel_toplam,
    on_odeme_toplam: line.on_odeme_toplam,
    pencereler: line.iptal_kosullari,
  }))
  return quoteRefund(cancelled, captured, wall)
}

function onWire({ secilen_kur }: ReservationRow, quote: RefundQuote): CancellationQuote {
  return {
    kur: secilen_kur,
    satirlar: quote.satirlar.map((line) => ({
      odenen: toAmount(line.odenen),
      iade_oran: line.iade_oran,
      iade: toAmount(line.iade),
    })),
    odenen: toAmount(quote.odenen),
    iade: toAmount(quote.iade),
    kesinti: toAmount(quote.kesinti),
  }
}

/** Always first a quote, then the act (rulings §5). */
export function quoteCancellation(act: Act, key: OwnKey): Promise<CancellationQuote> {
  return inBooking(act, async (booking) => {
    const row = await getOwn(booking, key)
    requireNext(row.durum, 'cancel')
    const lines = await listLines(booking.trx, row.k_no)
    return onWire(row, refundOf(booking, lines, await sumCaptured(booking.trx, row.k_no)))
  })
}

interface CancelRequest extends OwnKey {
  /** Refund the person saw in the quote. */
  readonly iade: number
}

/** Frees the stock once and queues the refund once. Cancelling what is cancelled answers the same again. */
export function cancelReservation(
  act: Act,
  request: CancelRequest,
): Promise<{ data: Reservation; iade: CancellationQuote }> {
  return inBooking(act, async (booking) => {
    const { k_no } = await getOwn(booking, request)
    const { row, lines, claims } = await lockReservation(booking, k_no)
    // A basket without a guest is let go, not cancelled.
    if (row.kayit_no === null) throw new AppError('bulunamadi')
    const captured = await sumCaptured(booking.trx, k_no)
    const quote = refundOf(booking, lines, captured)
    if (row.durum === 'cancelled') return { data: await readOnWire(booking, row), iade: onWire(row, quote) }
    const durum = requireNext(row.durum, 'cancel')
    const iade = onWire(row, quote)
    if (Math.round(request.iade * 100) !== quote.iade) throw new AppError('fiyat_degisti', { ayrinti: { iade } })

    await releaseStock(booking, k_no, 'cancelled')
    await point('after_claim')
    await closeAllotments(booking, row)
    await returnCoupon(booking, k_no)
    const changes = { durum, bitis: null, fiyat_girdisi: null, karsi_teklif: null }
    await updateReservation(booking, row, changes)
    await cancelSale(booking, row, lines)
    if (captured > 0) await queueReview(booking, 'iade', k_no, { iade: quote.iade, odenen: captured })
    await writeAudit(booking, { olay: 'cancelled', konu_k_no: k_no, ayrinti: { iade: quote.iade } })
    await tellNews(booking, { ...row, ...changes }, lines, {
      misafire: 'cancelled',
      isletmeye: 'cancelled',
      alinan: captured,
      ...(captured > 0 ? { iade: quote.iade } : {}),
    })
    await tellWaiting(booking, claims, lines)
    await point('before_commit')
    return { data: await readOnWire(booking, { ...row, ...changes }), iade }
  })
}
