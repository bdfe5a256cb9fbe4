import type { returnByHand as call } from '@meltem/contract/payment/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { returnableByHand } from '../../reservation/collect/standing-money.queries.ts'
import { keepReason } from '../../reservation/internal-note.queries.ts'
import { lockReservation, requireNext } from '../../reservation/own-reservation.ts'
import { OnceOnly } from '../../reservation/place/request-key.ts'
import { sumCaptured, updateReservation, writeAudit } from '../../reservation/reservation.queries.ts'
import { requireOnePerson } from '../approval/one-person.ts'
import { tellPayment } from '../payment-news.ts'
import { insertReturn } from './refund.queries.ts'

type Returned = ParsedInputOf<typeof call> & { readonly personel_k_no: string }

/**
 * Money that a person has given back in cash, by transfer or at the terminal. Under the lock of the reservation, so that
 * two clerks together never give back more than came by hand (BOOK-17). The guest is told, the reason is kept.
 */
export function returnByHand(act: Act, wish: Returned): Promise<OutputOf<typeof call>> {
  return inBooking(act, async (booking) => {
    const done = await returnIn(booking, wish)
    await requireOnePerson(booking, toMinor(wish.tutar), done.kur)
    return { kalan: done.kalan }
  })
}

/** The same inside the commit of another act; whether one person may do it alone is asked by the caller. */
export async function returnIn(
  booking: Booking,
  { personel_k_no, ...asked }: Returned,
): Promise<{ kalan: number; kur: string }> {
  const { k_no, istek_k_no, odeme_yontemi, neden } = asked
  const tutar = toMinor(asked.tutar)
  const { trx, tenant } = booking
  const once = new OnceOnly(booking, 'iade_elden', istek_k_no, asked)
  const { row } = await lockReservation(booking, k_no)
  if (row.kayit_no === null) throw new AppError('bulunamadi')
  const kur = row.secilen_kur
  if (await once.isRepeated(booking)) return { kalan: toAmount(await returnableByHand(trx, k_no)), kur }
  const most = await returnableByHand(trx, k_no)
  if (tutar > most) throw new AppError('iade_fazla', { ayrinti: { kalan: toAmount(most) } })
  await insertReturn(trx, {
    tenant_id: tenant.id,
    rezervasyon_k_no: k_no,
    tur: 'iade',
    tutar,
    kur: row.secilen_kur,
    odeme_yontemi,
    islem_no: istek_k_no,
  })
  await keepReason(booking, { konu: 'iade', rezervasyon_k_no: k_no, personel_k_no, metin: neden })
  await writeAudit(booking, { olay: 'iade_elden', konu_k_no: k_no, ayrinti: { tutar, odeme_yontemi } })
  if (row.durum === 'review' && (await sumCaptured(trx, k_no)) === 0) {
    await updateReservation(booking, row, { durum: requireNext(row.durum, 'refund') })
  }
  await tellPayment(booking, row, { olay: 'iade', tutar, kalan: null })
  return { kalan: toAmount(await returnableByHand(trx, k_no)), kur }
}
