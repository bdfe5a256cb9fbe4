import { AppError } from '@meltem/contract/wire/errors'
import { OWN_RATE } from '@meltem/domain/exchange'
import { toMinor } from '@meltem/domain/money'
import type { PartnerDiscount } from '@meltem/domain/pricing/price-input'
import type { RateSheet } from '../../settings/rates.ts'
import type { Booking } from '../booking.ts'
import type { OwnPrice } from '../person.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import type { PriceChoices } from './price.ts'
import { type Basket, readBasket } from './read-basket.ts'

/** How the person chose to pay when the reservation was made. */
export function storedChoices(row: ReservationRow): PriceChoices {
  const { secilen_kur, odeme_tipi, kart_bilgileri } = row
  return { secilen_kur, odeme_tipi, kart_taksit: kart_bilgileri?.kart_taksit ?? 1 }
}

/** The discount of the agency or group that counted, as the receipt names it. */
function storedDiscount({ indirim_oranlar, fis, sabit_kur }: ReservationRow): PartnerDiscount | null {
  const rate = indirim_oranlar.iskonto_indirim
  const step = fis.adimlar.find(({ kod }) => kod === 'iskonto')
  if (!rate || !step) return null
  return {
    kaynak: step.parametreler.kaynak === 'acente' ? 'acente' : 'uye_grup',
    ad: String(step.parametreler.ad ?? ''),
    indirim_turu: rate.turu,
    indirim_tutari: rate.turu === 'yuzde' ? rate.oran : toMinor(rate.oran),
    kur: sabit_kur,
  }
}

/** What a clerk took off when it was sold by phone: a promise that other dates do not end. */
function storedOwnPrice({ fis }: ReservationRow): OwnPrice | null {
  const step = fis.adimlar.find(({ kod }) => kod === 'elle_fiyat')
  return step ? { tutar: toMinor(-step.tutar), kur: fis.kur, sinir: 100 } : null
}

/** Prices are those of the person the reservation belongs to, even where staff or a job acts. */
export function asOwner(booking: Booking, row: ReservationRow): Booking {
  const person = { ...booking.person, uye: row.uye, iskonto: storedDiscount(row), elle: storedOwnPrice(row) }
  return { ...booking, person }
}

/** What an agency has sold or asked for at the portal goes by its terms, with what is kept for it in view. */
export async function forPortal(booking: Booking, { k_no, ac_k_no }: ReservationRow): Promise<Booking> {
  const acente = ac_k_no === null ? undefined : await booking.services.seller.findSeller(booking.trx, k_no)
  return acente ? { ...booking, person: { ...booking.person, acente } } : booking
}

/** The rates frozen on the reservation; today's for a currency it did not need. */
export function frozenRates({ rates }: Booking, { kur_bilgi }: ReservationRow): RateSheet {
  const frozen = Object.fromEntries(kur_bilgi.map(({ kur, satis }) => [kur, satis]))
  const dated = kur_bilgi.find((rate) => rate.bulten_tarihi !== null && rate.banka_kodu !== OWN_RATE)
  const today = Object.entries(rates.elle_kurlar).filter(([kur]) => !(kur in frozen))
  const own = kur_bilgi.flatMap(({ kur, banka_kodu, bulten_tarihi }) =>
    banka_kodu === OWN_RATE && bulten_tarihi !== null ? [[kur, bulten_tarihi] as const] : [],
  )
  return {
    elle_kurlar: Object.fromEntries([...today, ...own]),
    kurlar: { ...rates.kurlar, ...frozen },
    banka_kodu: dated?.banka_kodu ?? rates.banka_kodu,
    bulten_tarihi: dated?.bulten_tarihi ?? rates.bulten_tarihi,
  }
}

/** What was booked, looked up again; undefined when it is no longer sold. */
export async function findStoredBasket(
  booking: Booking,
  row: ReservationRow,
  lines: readonly ReservationLine[],
): Promise<Basket | undefined> {
  try {
    return await readBasket(booking, { lang: row.lang, sepet_urunler: lines.map((line) => line.istek) })
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
