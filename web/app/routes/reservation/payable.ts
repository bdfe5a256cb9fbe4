import type { PaymentPart } from '@meltem/contract/payment'
import type { Reservation } from '@meltem/contract/reservation'

type Owed = Pick<Reservation, 'durum' | 'tahsilat_durum' | 'odeme_yontemi' | 'kur_rezervasyon_toplam'>

interface Payable {
  readonly bolum: PaymentPart
  readonly tutar: number
}

/**
 * What can be paid by card now. An accepted request and a card that was not used yet owe the amount due now; a booking
 * with its deposit owes the rest; a transfer is awaited, not charged.
 */
export function payableOf({ durum, tahsilat_durum, odeme_yontemi, kur_rezervasyon_toplam }: Owed): Payable | undefined {
  const { on_odeme_toplam, kalan_toplam } = kur_rezervasyon_toplam
  const waits = durum === 'accepted' || (durum === 'held' && odeme_yontemi === 'kredi_karti')
  if (waits && tahsilat_durum === 0) return { bolum: 'on_odeme', tutar: on_odeme_toplam }
  if (durum === 'confirmed' && tahsilat_durum === 1 && kalan_toplam > 0) return { bolum: 'kalan', tutar: kalan_toplam }
  return undefined
}
