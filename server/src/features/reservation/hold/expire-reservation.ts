import { AppError } from '@meltem/contract/wire/errors'
import { isOver } from '@meltem/domain/reservation/deadlines'
import { missedDeadline } from '@meltem/domain/reservation/reservation-states'
import { countHold } from '../../../platform/counters.ts'
import { type Act, type Booking, countLater, inBooking } from '../booking.ts'
import { queueReview } from '../collect/review.queries.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import { getOwn, type LockedReservation, lockReservation, type OwnKey, requireNext } from '../own-reservation.ts'
import { returnCoupon } from '../quote/coupon.queries.ts'
import { sumCaptured, updateReservation, writeAudit } from '../reservation.queries.ts'
import { releaseStock } from '../stock/claims.queries.ts'
import { tellWaiting } from '../stock/waiting-list.ts'

/** Ends what has run out: once, even if other processes try too. Answers whether this call did it. */
export function expireReservation(act: Act, k_no: string): Promise<boolean> {
  return inBooking(act, async (booking) => {
    const locked = await lockReservation(booking, k_no)
    const { row } = locked
    const waits = row.durum === 'held' || row.durum === 'requested' || row.durum === 'accepted'
    if (!waits || row.bitis === null || !isOver(row.bitis.getTime(), booking.now.getTime())) return false
    await endWithoutBooking(booking, locked, missedDeadline(row.durum, row.odeme_yontemi), { misafire: 'expired' })
    const captured = await sumCaptured(booking.trx, k_no)
    if (captured > 0) await queueReview(booking, 'gec_odeme', k_no, { odenen: captured })
    await point('before_commit')
    return true
  })
}

/** Lets a basket go before its clock runs out. */
export function releaseHold(act: Act, key: OwnKey): Promise<void> {
  return inBooking(act, async (booking) => {
    const { k_no, kayit_no } = await getOwn(booking, key)
    if (kayit_no !== null) throw new AppError('durum_uygun_degil')
    const locked = await lockReservation(booking, k_no)
    if (locked.row.kayit_no !== null) throw new AppError('durum_uygun_degil')
    if (locked.row.durum === 'cancelled') return
    await endWithoutBooking(booking, locked, 'cancel', {})
  })
}

async function endWithoutBooking(
  booking: Booking,
  { row, lines, claims }: LockedReservation,
  event: 'expire' | 'cancel',
  news: { readonly misafire?: 'expired' },
): Promise<void> {
  const { k_no } = row
  const durum = requireNext(row.durum, event)
  await releaseStock(booking, k_no, event === 'expire' ? 'expired' : 'cancelled')
  await booking.services.seller.closeKept(booking, row)
  await returnCoupon(booking, k_no)
  await updateReservation(booking, row, { durum, bitis: null, fiyat_girdisi: null, karsi_teklif: null })
  const isExpired = event === 'expire'
  if (row.kayit_no !== null) countLater(booking, isExpired ? 'expired' : 'cancelled')
  else booking.counted.push(() => countHold(booking.tenant, isExpired ? 'expired' : 'released'))
  await writeAudit(booking, { olay: durum, konu_k_no: k_no })
  await tellNews(booking, { ...row, durum, bitis: null }, lines, news)
  await tellWaiting(booking, claims, lines)
}
