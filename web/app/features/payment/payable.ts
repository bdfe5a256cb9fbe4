import type { PaymentPart } from '@meltem/contract/payment/payment'
import type { Reservation } from '@meltem/contract/reservation/reservation'

type Owed = Pick<Reservation, 'durum' | 'odeme_yontemi' | 'hesap' | 'odeme_plani'>

export interface Payable {
  readonly bolum: PaymentPart
  readonly tutar: number
}

/**
 * What can be paid by card now. An accepted request and a card that was not used yet owe the amount due now; a booking
 * with its deposit owes the rest; a transfer is awaited, not charged, and so is what is paid on the day. The server
 * counts what stands: a service that was cancelled alone is no longer owed.
 */
export function payableOf({ durum, odeme_yontemi, hesap, odeme_plani }: Owed): Payable | undefined {
  const { odenen, simdi, kalan } = hesap
  const byCard = odeme_yontemi === 'kredi_karti' || durum === 'confirmed'
  if (simdi > 0) return byCard ? { bolum: 'on_odeme', tutar: simdi } : undefined
  // Payments of the products' own are paid when they open, and not before.
  if (odeme_plani.length > 0) return undefined
  return durum === 'confirmed' && odenen > 0 && kalan > 0 ? { bolum: 'kalan', tutar: kalan } : undefined
}
