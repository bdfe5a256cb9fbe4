import type { PlanStep } from '@meltem/domain/payment/payment-plan'
import type { Booking } from '../booking.ts'
import { agreedOutcome } from '../collect/payment-schedule.ts'
import { tellConfirmed } from '../collect/record-collection.ts'
import { tellNews } from '../news.ts'
import { requireNext } from '../own-reservation.ts'
import { firstStart } from '../place/placed-row.ts'
import type { Basket } from '../quote/read-basket.ts'
import { newTicketNumber } from '../reservation-record.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'

interface Agreed {
  readonly plan: readonly PlanStep[]
  readonly on_odeme_toplam: number
  readonly basket: Basket
}

/** What a yes writes on the reservation: a deadline for its first payment, nothing yet, or the booking itself. */
export function agreedColumns(booking: Booking, row: ReservationRow, { basket, ...money }: Agreed) {
  const outcome = agreedOutcome(booking, { ...money, baslama: firstStart(basket) })
  const accepted = requireNext(row.durum, 'accept')
  if (outcome.durum === 'accepted') return { ...outcome, durum: accepted }
  const durum = requireNext(accepted, 'confirm')
  return { ...outcome, durum, bilet_no: newTicketNumber(booking), fiyat_girdisi: null }
}

/** Stock that is waited for without a deadline is kept as if it were booked: no clock may take it away. */
export function agreedClaims({ k_no }: ReservationRow, bitis: Date | null) {
  const durum = bitis === null ? ('confirmed' as const) : ('held' as const)
  return { rezervasyon_k_no: k_no, durum, tutma_bitis: bitis }
}

type News = Omit<Parameters<typeof tellNews>[3], 'misafire'>

export async function tellAgreed(
  booking: Booking,
  row: ReservationRow,
  lines: readonly ReservationLine[],
  news: News,
): Promise<void> {
  if (row.durum === 'confirmed') return await tellConfirmed(booking, row, { lines, captured: 0 })
  await tellNews(booking, row, lines, { ...news, misafire: row.bitis === null ? 'accepted_later' : 'accepted' })
}
