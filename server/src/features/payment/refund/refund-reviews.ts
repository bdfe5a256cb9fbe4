import { createHash } from 'node:crypto'
import type { Booking } from '../../reservation/booking.ts'
import type { AttemptRow } from '../attempt.queries.ts'
import { closeReview, listRefundable, type ReviewRow, unansweredQuery } from '../review/review.queries.ts'
import { createRefund } from './refund.ts'

/**
 * Money that must go back by rule goes back by itself: what came too late, what is too much, what a cancellation gives.
 * `late` is the attempt that has just been captured; without one the amount of the review is taken from the newest cards
 * on. What no card can take back, a bank transfer for instance, waits for a person.
 */
export async function refundReviews(booking: Booking, reservation: string, late?: string): Promise<number> {
  let promised = 0
  for (const review of await unansweredQuery(booking.trx, reservation).execute()) {
    promised += await answerReview(booking, review, late)
  }
  return promised
}

async function answerReview(booking: Booking, review: ReviewRow, late: string | undefined): Promise<number> {
  const reservation = review.rezervasyon_k_no
  // A refund that the provider has refused once is for a person to mend.
  if (reservation === null || review.ayrinti.elle === true) return 0
  const cards = await listRefundable(booking.trx, reservation)
  const taken = cards.find(({ k_no }) => k_no === late)
  if (review.konu === 'gec_odeme') {
    if (!taken) return 0
    return await giveBack(booking, review, [{ card: taken, tutar: taken.alinan - taken.iade_toplam }])
  }
  const wanted = Number(review.ayrinti.iade ?? 0)
  if (wanted === 0) {
    await closeReview(booking, review.k_no, 'iade_yok')
    return 0
  }
  return await giveBack(booking, review, share(wanted, cards))
}

interface Part {
  readonly card: AttemptRow
  readonly tutar: number
}

/** Empty when the cards cannot take all of it: half a refund would hide the rest. Worked: 80 of 50 and 60 → 50 and 30. */
export function share(wanted: number, cards: readonly AttemptRow[]): Part[] {
  let left = wanted
  const parts: Part[] = []
  for (const card of cards) {
    const tutar = Math.min(left, card.alinan - card.iade_toplam)
    if (tutar > 0) parts.push({ card, tutar })
    left -= tutar
  }
  return left > 0 ? [] : parts
}

/** `turn` tells a person's second try from the first, which the provider refused. */
export async function giveBack(booking: Booking, review: ReviewRow, parts: readonly Part[], turn = 0): Promise<number> {
  for (const { card, tutar } of parts) {
    await createRefund(booking, {
      deneme_k_no: card.k_no,
      istek_k_no: requestKey(`${review.k_no}:${turn}`, card.k_no),
      tutar,
      neden: review.konu,
      inceleme_k_no: review.k_no,
    })
  }
  return parts.length
}

export async function shareOverCards(booking: Booking, reservation: string, wanted: number): Promise<Part[]> {
  return share(wanted, await listRefundable(booking.trx, reservation))
}

/** The same review and card always ask for the same refund, however often and by whom it is looked at. */
function requestKey(review: string, attempt: string): string {
  const hex = createHash('sha256').update(`${review}:${attempt}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
