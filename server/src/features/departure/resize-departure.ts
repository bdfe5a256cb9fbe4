import { AppError } from '@meltem/contract/wire/errors'
import { type Act, inBooking } from '../reservation/booking.ts'
import { writeAudit } from '../reservation/reservation.queries.ts'
import { setCapacity } from './cancel/cancel-departure.queries.ts'
import { lockDeparture, requireOpen } from './cancel/cancel-departure.ts'
import { writeException } from './cancel/planned-departures.ts'

interface Resize {
  readonly k_no: string
  readonly kapasite: number
  /** What the clerk saw. */
  readonly gorulen: number
}

/** The row and the plan say the same from then on; never fewer seats than are taken. */
export function resizeDeparture(act: Act, { k_no, kapasite, gorulen }: Resize): Promise<void> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const row = requireOpen(await lockDeparture(booking, k_no), booking)
    if (row.kapasite !== gorulen) throw new AppError('cakisma', { ayrinti: { kapasite: row.kapasite } })
    if (kapasite < row.alinan) throw new AppError('kapasite_az', { ayrinti: { alinan: row.alinan } })
    const { tarih, saat } = row
    await writeException(trx, row.kaynak_k_no, row, { tur: 'kontenjan', tarih, saat, kontenjan: kapasite })
    await setCapacity(trx, k_no, kapasite)
    await writeAudit(booking, { olay: 'kapasite', konu_k_no: k_no, ayrinti: { once: row.kapasite, sonra: kapasite } })
  })
}
