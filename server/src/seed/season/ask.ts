import { randomUUID } from 'node:crypto'
import type { CartLineRequest, PaymentMethod, ReservationRequest } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import type { OnSale } from './open-past.queries.ts'
import { hotelOf, noteOf, pick, type Roll, wishOf } from './people.ts'
import type { Wish } from './wishes.ts'

interface Asking {
  readonly roll: Roll
  readonly wish: Wish
  readonly banka_k_no: string | null
}

/** Cars and rides have a clock; trips are chosen by theirs. */
function lineOf({ pax, nights, time: wanted, day }: Wish, thing: OnSale, shift: number): CartLineRequest {
  const baslangic = addDays(day, shift)
  const stays = thing.tarife === 'gecelik' || thing.tarife === 'kisi_gecelik'
  const other = thing.saatler.length > 0 && !thing.saatler.includes(wanted ?? '')
  const time = other ? thing.saatler[0] : wanted
  const back = nights > 0 ? { bitis: addDays(baslangic, nights) } : {}
  const clock = stays || !time ? {} : { baslangic_saat: time, ...(nights > 0 ? { bitis_saat: time } : {}) }
  return {
    k_no: randomUUID(),
    urun_k_no: thing.urun_k_no,
    opsiyon_k_no: thing.opsiyon_k_no,
    baslangic,
    ...back,
    ...clock,
    pax,
    ekstra_hizmetler: [],
  }
}

/** The booking as a guest would send it; what it costs is never read from here. */
export function requestOf({ roll, wish, banka_k_no }: Asking, thing: OnSale, shift: number): ReservationRequest {
  const { guest } = wish
  const odeme_yontemi = methodOf(wish, roll)
  const asks = wish.fate === 'requested' || wish.fate === 'offered'
  const note = asks ? wishOf(roll, guest.lang) : noteOf(roll, guest.lang)
  const { lang, adres, ...person } = guest
  return {
    k_no: randomUUID(),
    lang,
    rezervasyon_satis_durum: thing.satis,
    sepet_urunler: [lineOf(wish, thing, shift)],
    misafir: { ...person, adres },
    ...(thing.otelden_alma || thing.tarife === 'transfer_arac' ? { hotel_bilgi: hotelOf(roll) } : {}),
    ...(note ? { rezervasyon_notu: note } : {}),
    secilen_kur: CURRENCY[lang],
    odeme_yontemi,
    odeme_tipi: 'on_odeme',
    ...(odeme_yontemi === 'havale' && banka_k_no ? { banka_k_no } : {}),
    mesafeli_satis_sozlesmesi: true,
    kiralama_sozlesmesi: true,
    kur_rezervasyon_toplam: { genel_toplam: 0, on_odeme_toplam: 0 },
    modul: 'web',
  }
}

const CURRENCY = { tr: 'TRY', en: 'EUR', de: 'EUR', ru: 'EUR' } as const

function methodOf({ fate, nights }: Wish, roll: Roll): PaymentMethod {
  if (fate === 'awaits_transfer' || fate === 'late_money') return 'havale'
  if (fate === 'awaits_card') return 'kredi_karti'
  if (nights > 0) return pick(roll, ['havale', 'kredi_karti', 'kredi_karti'])
  return pick(roll, ['tur_gunu', 'tur_gunu', 'kredi_karti', 'havale'])
}
