import type { PaymentPart } from '@meltem/contract/payment'
import type { Reservation } from '@meltem/contract/reservation'

type Owed = Pick<Reservation, 'durum' | 'tahsilat_durum' | 'odeme_yontemi' | 'kur_rezervasyon_toplam' | 'odeme_plani'>

export interface Payable {
  readonly bolum: PaymentPart
  readonly tutar: number
}

/**
 * What can be paid by card now. An accepted request and a card that was not used yet owe the amount due now; a booking
 * with its deposit owes the rest; a transfer is awaited, not charged. What was paid is known from the account of the
 * member; a guest's page reads it from the collection status, which in between does not tell.
 */
export function payableOf(owed: Owed, paid = paidBy(owed)): Payable | undefined {
  const { durum, odeme_yontemi, kur_rezervasyon_toplam } = owed
  if (owed.odeme_plani.length > 0) return payableOfPlan(owed)
  const { on_odeme_toplam, genel_toplam } = kur_rezervasyon_toplam
  if (paid === undefined) return undefined
  const waits = durum === 'accepted' || (durum === 'held' && odeme_yontemi === 'kredi_karti')
  if (waits) return open('on_odeme', on_odeme_toplam - paid)
  return durum === 'confirmed' && paid > 0 ? open('kalan', genel_toplam - paid) : undefined
}

/** Payments of the products' own say what is due now; nothing that waits for its event can be paid. */
function payableOfPlan({ durum, odeme_yontemi, odeme_plani }: Owed): Payable | undefined {
  const waits = durum === 'accepted' || (durum === 'held' && odeme_yontemi === 'kredi_karti')
  if (!waits && durum !== 'confirmed') return undefined
  const due = odeme_plani.filter((step) => step.durum === 'acik' || step.durum === 'gecikti')
  return open(
    'on_odeme',
    due.reduce((sum, { tutar, odenen }) => sum + tutar - odenen, 0),
  )
}

function open(bolum: PaymentPart, left: number): Payable | undefined {
  const tutar = Math.round(left * 100) / 100
  return tutar > 0 ? { bolum, tutar } : undefined
}

function paidBy({ tahsilat_durum, kur_rezervasyon_toplam }: Owed): number | undefined {
  const { on_odeme_toplam, genel_toplam } = kur_rezervasyon_toplam
  return [0, on_odeme_toplam, genel_toplam][tahsilat_durum]
}
