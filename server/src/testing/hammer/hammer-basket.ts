import { randomUUID } from 'node:crypto'
import type { placeReservation } from '@meltem/contract/reservation/booking'
import { CONTRACT_KINDS } from '@meltem/contract/reservation/reservation'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, daysBetween, type IsoDay } from '@meltem/domain/calendar-day'
import { contractText } from '../../features/reservation/place/contract-texts.ts'
import {
  DEPOSIT_RATE,
  type House,
  NIGHT_PRICE,
  RIDE_PRICE,
  SEAT_PRICE,
  type Sold,
  type Tour,
} from './hammer-catalog.ts'
import { guestTenant } from './hammer-tenant.ts'

type Placement = InputOf<typeof placeReservation>
type Line = Placement['sepet_urunler'][number]

/** A line and what it costs in the base currency before discounts. */
export interface PricedLine {
  readonly line: Line
  readonly price: number
}

const keysOf = ({ urun_k_no, opsiyon_k_no }: Sold) => ({ k_no: randomUUID(), urun_k_no, opsiyon_k_no })

export function seats(tour: Tour, day: IsoDay, adults = 1): PricedLine {
  return {
    line: {
      ...keysOf(tour),
      kalkis: tour.departure(day),
      baslangic: day,
      pax: { yetiskin: adults, cocuk: 0, bebek: 0 },
      ekstra_hizmetler: [],
    },
    price: SEAT_PRICE * adults,
  }
}

export function stay(house: House, from: IsoDay, to: IsoDay): PricedLine {
  return {
    line: {
      ...keysOf(house),
      baslangic: from,
      bitis: to,
      pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
      ekstra_hizmetler: [],
    },
    price: NIGHT_PRICE * daysBetween(from, to),
  }
}

export function nights(house: House, from: IsoDay, count: number): PricedLine {
  return stay(house, from, addDays(from, count))
}

export function ride(transfer: Sold, day: IsoDay, saat: string): PricedLine {
  return {
    line: {
      ...keysOf(transfer),
      baslangic: day,
      baslangic_saat: saat,
      pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
      ekstra_hizmetler: [],
    },
    price: RIDE_PRICE,
  }
}

const { ayarlar } = guestTenant()
const parties = { company: { ...ayarlar.company, kod: 'alfa' }, contact: ayarlar.contact }

/** All contracts in the words of the fixture's first tenant; which of them a basket needs is the server's to say. */
export function acceptances(lang: Language): NonNullable<Placement['onaylar']> {
  return CONTRACT_KINDS.map((tur) => ({ tur, ozet: contractText(tur, lang, parties).ozet }))
}

interface Wishes {
  readonly k_no?: string
  /** Ten per cent off. */
  readonly coupon?: string
  readonly mode?: 'direk' | 'sor_sat'
  readonly method?: Placement['odeme_yontemi']
  readonly mail?: string
}

/** What the person saw: the sum, and a quarter of each line, rounded as the till would. */
export function totalsOf(lines: readonly PricedLine[], off = 0): Placement['kur_rezervasyon_toplam'] {
  const net = lines.map(({ price }) => Math.round(price * (100 - off)))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0) / 100
  return { genel_toplam: sum(net), on_odeme_toplam: sum(net.map((one) => Math.round((one * DEPOSIT_RATE) / 100))) }
}

/** A whole reservation, paid on the day of the tour, so that it is confirmed at once. */
export function placement(lines: readonly PricedLine[], wishes: Wishes = {}): Placement {
  const { k_no = randomUUID(), coupon, mode = 'direk', method = 'tur_gunu', mail } = wishes
  return {
    k_no,
    lang: 'en',
    rezervasyon_satis_durum: mode,
    sepet_urunler: lines.map(({ line }) => line),
    ...(coupon === undefined ? {} : { promosyon_kodu: coupon }),
    misafir: { ad: 'Ada', soyad: 'Deniz', telefon: '+905321112233', e_mail: mail ?? `${k_no.slice(0, 8)}@example.com` },
    secilen_kur: 'TRY',
    odeme_yontemi: method,
    odeme_tipi: 'on_odeme',
    mesafeli_satis_sozlesmesi: true,
    onaylar: acceptances('en'),
    kur_rezervasyon_toplam: totalsOf(lines, coupon === undefined ? 0 : 10),
    modul: 'web',
  }
}

/** The same basket, sold by a clerk to be paid on the day. */
export function phoned(lines: readonly PricedLine[]) {
  const { k_no, lang, sepet_urunler, misafir, secilen_kur, odeme_tipi, kur_rezervasyon_toplam } = placement(lines)
  return { k_no, lang, sepet_urunler, misafir, secilen_kur, odeme_tipi, kur_rezervasyon_toplam, kapanis: 'gunu' }
}

let addresses = 0

/** Headers of a person the server has not seen before. */
export function stranger(): Record<string, string> {
  addresses += 1
  return {
    company: 'alfa',
    'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
  }
}
