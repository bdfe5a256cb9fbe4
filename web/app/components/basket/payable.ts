import type { PaymentPart } from '@meltem/contract/payment'
import type { Reservation } from '@meltem/contract/reservation'

type Owed = Pick<Reservation, 'durum' | 'odeme_yontemi' | 'guncel_toplam'>

export interface Payable {
  readonly bolum: PaymentPart
  readonly tutar: number
}

/**
 * What can be paid by card now. An accepted request and a card that was not used yet owe the amount due now; a booking
 * with its deposit owes the rest; a transfer is awaited, not charged. The sums are those of what stands now: a service that was cancelled alone is
 * no longer owed.
 */
export function payableOf({ durum, odeme_yontemi, guncel_toplam }: Owed): Payable | undefined {
  const { on_odeme_toplam, genel_toplam, odenen: paid } = guncel_toplam
  const waits = durum === 'accepted' || (durum === 'held' && odeme_yontemi === 'kredi_karti')
  if (waits) return open('on_odeme', on_odeme_toplam - paid)
  return durum === 'confirmed' && paid > 0 ? open('kalan', genel_toplam - paid) : undefined
}

function open(bolum: PaymentPart, left: number): Payable | undefined {
  const tutar = Math.round(left * 100) / 100
  return tutar > 0 ? { bolum, tutar } : undefined
}
