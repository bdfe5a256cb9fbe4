import type { decideReview as call } from '@meltem/contract/payment/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { findNextAttempt } from '@meltem/domain/payment/attempt-states'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { reclaimReviewed } from '../../reservation/collect/record-collection.ts'
import { getAny, lockReservation, requireNext } from '../../reservation/own-reservation.ts'
import { findReservation, sumCaptured, updateReservation, writeAudit } from '../../reservation/reservation.queries.ts'
import { type AttemptRow, lockAttempt, updateAttempt } from '../attempt.queries.ts'
import { insertReturn } from '../refund/refund.queries.ts'
import { createRefund } from '../refund/refund.ts'
import { giveBack, refundReviews, shareOverCards } from '../refund/refund-reviews.ts'
import { takeMoney } from '../settle/settle.ts'
import { reviewOnWire } from './office.queries.ts'
import { closeReview, countTurns, findReview, lockReview, type ReviewRow } from './review.queries.ts'

type Input = ParsedInputOf<typeof call>
type Review = OutputOf<typeof call>['data']

/** A person's word on money that the rules could not place. Decided once. */
export function decideReview(act: Act, { k_no, karar, not }: Input): Promise<Review> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const seen = await getReview(booking, k_no)
    // The attempt comes before the booking in every act that locks both.
    const attempt = await lockDiffering(booking, seen)
    const review = await lockReview(booking.trx, k_no)
    if (review.durum !== 'acik') throw new AppError('durum_uygun_degil', { ayrinti: { durum: review.durum } })
    await writeAudit(booking, {
      olay: `inceleme_${karar}`,
      konu_k_no: review.rezervasyon_k_no,
      ayrinti: { inceleme_k_no: k_no, not },
    })
    if (karar === 'iade') await refund(booking, review, attempt)
    else if (karar === 'kabul') await accept(booking, review, attempt)
    else await close(booking, review)
    const row = review.rezervasyon_k_no ? await findReservation(trx, review.rezervasyon_k_no) : undefined
    return reviewOnWire(await getReview(booking, k_no), row)
  })
}

async function getReview({ trx }: Booking, k_no: string): Promise<ReviewRow> {
  const row = await findReview(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return row
}

async function lockDiffering({ trx }: Booking, { konu, ayrinti }: ReviewRow): Promise<AttemptRow | undefined> {
  return konu === 'odeme_uyusmazligi' ? await lockAttempt(trx, String(ayrinti.deneme_k_no)) : undefined
}

async function refund(booking: Booking, review: ReviewRow, attempt: AttemptRow | undefined): Promise<void> {
  const reservation = review.rezervasyon_k_no
  if (reservation === null) throw new AppError('durum_uygun_degil')
  if (attempt) {
    if (attempt.alinan === 0) throw new AppError('iade_fazla')
    const wish = { deneme_k_no: attempt.k_no, istek_k_no: review.k_no, tutar: attempt.alinan, neden: review.konu }
    await createRefund(booking, { ...wish, inceleme_k_no: review.k_no })
    return
  }
  const captured = await sumCaptured(booking.trx, reservation)
  const wanted = review.konu === 'iade' ? Number(review.ayrinti.iade ?? 0) : captured
  if (wanted <= 0 || wanted > captured) throw new AppError('iade_fazla')
  const parts = await shareOverCards(booking, reservation, wanted)
  if (parts.length > 0) {
    await giveBack(booking, review, parts, await countTurns(booking.trx, review.k_no))
    return
  }
  await returnByTransfer(booking, review, wanted)
}

/** Money that came by transfer goes back by transfer: the operator has sent it and says so here. */
async function returnByTransfer(booking: Booking, review: ReviewRow, tutar: number): Promise<void> {
  const { trx, tenant } = booking
  const { row } = await lockReservation(booking, review.rezervasyon_k_no ?? '')
  await insertReturn(trx, {
    tenant_id: tenant.id,
    rezervasyon_k_no: row.k_no,
    tur: 'iade',
    tutar,
    kur: row.secilen_kur,
    odeme_yontemi: 'havale',
    islem_no: review.k_no,
  })
  if (row.durum === 'review') await updateReservation(booking, row, { durum: requireNext(row.durum, 'refund') })
  await closeReview(booking, review.k_no, 'iade')
}

/** Takes the money as it came, or takes the stock again for money that came late. */
async function accept(booking: Booking, review: ReviewRow, attempt: AttemptRow | undefined): Promise<void> {
  const reservation = review.rezervasyon_k_no
  if (reservation === null) throw new AppError('durum_uygun_degil')
  if (attempt) {
    const durum = findNextAttempt(attempt.durum, 'accept')
    if (!durum || attempt.alinan === 0) throw new AppError('durum_uygun_degil', { ayrinti: { durum: attempt.durum } })
    await updateAttempt(booking.trx, attempt.k_no, { durum })
    const row = await getAny(booking, reservation)
    await takeMoney(booking, { ...attempt, tutar: attempt.alinan }, { row })
    await closeReview(booking, review.k_no, 'kabul')
    await refundReviews(booking, reservation, attempt.k_no)
    return
  }
  if (review.konu !== 'gec_odeme') throw new AppError('durum_uygun_degil')
  await reclaimReviewed(booking, reservation)
  await closeReview(booking, review.k_no, 'kabul')
}

/** Staff cannot simply close a review whose money still waits for a decision. */
async function close(booking: Booking, review: ReviewRow): Promise<void> {
  const reservation = review.rezervasyon_k_no
  const row = reservation ? await findReservation(booking.trx, reservation) : undefined
  if (row?.durum === 'review' || review.konu === 'odeme_uyusmazligi') throw new AppError('durum_uygun_degil')
  await closeReview(booking, review.k_no, 'kapat')
}
