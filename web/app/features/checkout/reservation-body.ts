import type { ContractText } from '@meltem/contract/payment/payment'
import type { GuestAnswer, ReservationRequest } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import type { Cart } from '../../platform/stores/cart.ts'
import type { CheckoutFacts } from './checkout-steps.ts'
import { answerOnWire } from './guest-questions.ts'
import { plainIdentity, toE164, toIsoDate } from './guest-rules.ts'

interface Placing {
  readonly cart: Cart
  readonly facts: CheckoutFacts
  readonly lang: Language
  readonly secilen_kur: string
  readonly seen: ReservationRequest['kur_rezervasyon_toplam']
  readonly coupon: string | undefined
  readonly rental: boolean
  /** The agency the person came through, if any. */
  readonly agency: Pick<ReservationRequest, 'ac_k_no' | 'alt_ac_k_no'>
  /** The contracts that were read and accepted, in the words they were shown in. */
  readonly contracts: readonly Pick<ContractText, 'tur' | 'ozet'>[]
}

/** What goes to the server. The same basket and the same words always make the same body: the key stands for it. */
export function reservationBody(placing: Placing): ReservationRequest {
  const { cart, facts, lang, secilen_kur, seen, coupon, rental, agency, contracts } = placing
  const { draft, kind } = facts
  const byCard = kind === 'direk' && draft.odeme_yontemi === 'kredi_karti'
  const hotel = hotelOf(facts)
  return {
    k_no: cart.k_no ?? '',
    lang,
    rezervasyon_satis_durum: kind,
    sepet_urunler: cart.sepet_urunler.map((line) => line.istek),
    ...(coupon ? { promosyon_kodu: coupon } : {}),
    misafir: guestOf(facts),
    ...(hotel ? { hotel_bilgi: hotel } : {}),
    ...(draft.rezervasyon_notu.trim() ? { rezervasyon_notu: draft.rezervasyon_notu.trim() } : {}),
    secilen_kur,
    odeme_yontemi: kind === 'direk' ? draft.odeme_yontemi : 'kredi_karti',
    odeme_tipi: draft.odeme_tipi,
    ...(byCard ? { kart_bilgileri: { kart_3d_guvenlik: true, kart_taksit: draft.kart_taksit } } : {}),
    mesafeli_satis_sozlesmesi: true,
    ...(rental ? { kiralama_sozlesmesi: true } : {}),
    onaylar: contracts.filter(({ tur }) => facts.accepted.has(tur)).map(({ tur, ozet }) => ({ tur, ozet })),
    kur_rezervasyon_toplam: seen,
    ...agency,
    modul: 'web',
  }
}

function guestOf(facts: CheckoutFacts): ReservationRequest['misafir'] {
  const { misafir } = facts.draft
  const born = toIsoDate(misafir.dogum_tarihi)
  const identity = plainIdentity(facts.identity)
  const yanitlar = answersOf(facts)
  return {
    ad: misafir.ad.trim(),
    soyad: misafir.soyad.trim(),
    ...(born ? { dogum_tarihi: born } : {}),
    ...(identity ? { tc_pasaport: identity } : {}),
    ...(misafir.adres.trim() ? { adres: misafir.adres.trim() } : {}),
    telefon: toE164(misafir.telefon) ?? '',
    e_mail: misafir.e_mail.trim(),
    ...(yanitlar.length > 0 ? { yanitlar } : {}),
  }
}

function answersOf({ fields, answers }: CheckoutFacts): GuestAnswer[] {
  return fields.flatMap((field) => {
    const deger = answerOnWire(field, answers[field.ad] ?? '')
    return deger === '' ? [] : [{ soru: field.soru.kod, kisi: field.kisi, deger }]
  })
}

/** Hotel and room have fields of their own in the reservation (API-1), wherever they were asked. */
function hotelOf({ answers }: CheckoutFacts): ReservationRequest['hotel_bilgi'] {
  const hotel_adi = answers['rezervasyon/otel']?.trim().slice(0, 120)
  const oda_no = answers['rezervasyon/oda_no']?.trim().slice(0, 20)
  if (!hotel_adi && !oda_no) return undefined
  return { ...(hotel_adi ? { hotel_adi } : {}), ...(oda_no ? { oda_no } : {}) }
}
