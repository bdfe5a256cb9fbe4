import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { isBooked } from '../booked-lines.ts'
import { type Act, inBooking } from '../booking.ts'
import { lockReservation, requireNext } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'

/** Closes a reservation once its last service has begun to lie behind. Stock stays as it was used. */
export function completeReservation(act: Act, k_no: string): Promise<Reservation> {
  return inBooking(act, async (booking) => {
    const { row, lines } = await lockReservation(booking, k_no)
    const durum = requireNext(row.durum, 'complete')
    const today = booking.wall.slice(0, 10)
    if (lines.filter(isBooked).some((line) => (line.bitis ?? line.baslangic) > today)) {
      throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    }
    await updateReservation(booking, row, { durum })
    await writeAudit(booking, { olay: 'completed', konu_k_no: k_no })
    return await readOnWire(booking, { ...row, durum })
  })
}
