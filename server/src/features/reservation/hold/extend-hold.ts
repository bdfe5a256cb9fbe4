import { AppError } from '@meltem/contract/wire/errors'
import { extendedHoldEnd, isOver } from '@meltem/domain/reservation/deadlines'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { getOwn, type LockedReservation, lockReservation, type OwnKey, requireNext } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { setClaimTerms } from '../stock/claims.queries.ts'

/** Once, when the person leaves for 3-D Secure. Asking again while it runs answers the same end. */
export function extendHold(act: Act, key: OwnKey): Promise<{ bitis: string }> {
  return inBooking(act, async (booking) => {
    const { k_no } = await getOwn(booking, key)
    return { bitis: (await extendLocked(booking, await lockReservation(booking, k_no))).toISOString() }
  })
}

/** The same inside the transaction of a payment that begins. */
export async function extendLocked(booking: Booking, { row, kayip }: LockedReservation): Promise<Date> {
  const { k_no } = row
  requireNext(row.durum, 'extend')
  const now = booking.now.getTime()
  const over = row.bitis === null || isOver(row.bitis.getTime(), now) || kayip
  if (over || row.bitis === null) throw new AppError('tutma_bitti')
  if (row.uzatildi) return row.bitis
  const bitis = new Date(extendedHoldEnd(row.bitis.getTime(), now, booking.terms.tutma_dk))
  await setClaimTerms(booking, { rezervasyon_k_no: k_no, durum: 'held', tutma_bitis: bitis })
  await updateReservation(booking, row, { bitis, uzatildi: true })
  await writeAudit(booking, { olay: 'uzatildi', konu_k_no: k_no, ayrinti: { bitis } })
  return bitis
}
