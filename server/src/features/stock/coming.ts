import type { ComingBooking } from '@meltem/contract/stock/office'
import { AppError } from '@meltem/contract/wire/errors'
import { MOST_TOLD } from './coming.queries.ts'

/** Retired only by somebody who knows of every booking to come: the list is told first (CAT-20). */
export function requireKnown(bookings: readonly ComingBooking[], known: number): void {
  if (bookings.length <= known) return
  throw new AppError('gelecek_rezervasyon', {
    ayrinti: { sayi: bookings.length, rezervasyonlar: bookings.slice(0, MOST_TOLD) },
  })
}
