import type { ReservationTotals } from '@meltem/contract/reservation/pricing'
import { addDays, type IsoDay, listDays } from '../calendar-day.ts'
import { type Minor, toMinor } from '../money.ts'
import type { People } from '../people.ts'
import type { DayPrice, NightlyTariff, PerPersonTariff, Tariff } from '../pricing/line/tariffs.ts'
import type {
  BasketInput,
  CampaignRule,
  CouponRule,
  Extra,
  ExtraUnit,
  Fee,
  FeeKind,
  LineInput,
} from '../pricing/price-input.ts'

/**
 * A golden basket. What it comes to was worked out by hand; the arithmetic stands beside it. The same baskets are
 * asserted here, over HTTP and on the screen, so that a price cannot differ between layers unnoticed.
 */
export interface Scenario {
  readonly ad: string
  readonly sepet: BasketInput
  /** In the chosen currency, as people read it; what is left out is 0. */
  readonly beklenen: Partial<ReservationTotals>
  /** In the base currency. */
  readonly beklenen_sabit: Pick<ReservationTotals, 'genel_toplam' | 'on_odeme_toplam' | 'kalan_toplam'>
}

/** Base currency: total, due now, later. */
export function books(genel_toplam: number, on_odeme_toplam: number, kalan_toplam: number) {
  return { genel_toplam, on_odeme_toplam, kalan_toplam }
}

export function people(yetiskin: number, cocuk = 0, bebek = 0): People {
  return { yetiskin, cocuk, bebek }
}

export function perPerson(adult: number, child = 0, infant = 0, kur = 'EUR'): PerPersonTariff {
  return {
    tur: 'kisi',
    kur,
    yetiskin_fiyat: toMinor(adult),
    cocuk_fiyat: toMinor(child),
    bebek_fiyat: toMinor(infant),
  }
}

interface SeasonNights {
  readonly nights: number
  readonly price: number
  readonly week?: number
  readonly extraPerson?: number
}

/** Nights from a day on, season after season; a season is named by its place. */
export function nights(from: IsoDay, seasons: readonly SeasonNights[]): DayPrice[] {
  let first = from
  return seasons.flatMap((season, place) => {
    const days = listDays(first, addDays(first, season.nights))
    first = addDays(first, season.nights)
    return days.map((tarih) => ({
      tarih,
      sezon: `Sezon ${place + 1}`,
      fiyat: toMinor(season.price),
      arti_kisi: toMinor(season.extraPerson ?? 0),
      haftalik_fiyat: season.week === undefined ? null : toMinor(season.week),
    }))
  })
}

export function stay(from: IsoDay, seasons: readonly SeasonNights[], en_cok = 8, kur = 'EUR'): NightlyTariff {
  return { tur: 'gecelik', kur, gun_fiyatlar: nights(from, seasons), en_cok, uzun_konaklama: [] }
}

export function extra(ad: string, birim: ExtraUnit, price: number, adet = 1): Extra {
  return { k_no: ad, ad, birim, fiyat: toMinor(price), kur: 'EUR', adet, bebek_dahil: false }
}

export function fee(tur: FeeKind, price: number, over: Partial<Fee> = {}): Fee {
  return { tur, fiyat: toMinor(price), kur: 'EUR', esik_gece: 0, gecelik: false, adet: 1, ...over }
}

/** For `yuzde` the last number is per cent, for `tutar` an amount; the threshold likewise. */
export function campaign(
  threshold: { readonly adet: number } | { readonly tutar: number },
  off: { readonly yuzde: number } | { readonly tutar: number },
  over: Partial<CampaignRule> = {},
): CampaignRule {
  const byCount = 'adet' in threshold
  const discount = discountOf(off)
  return {
    k_no: 'kampanya',
    ad: 'Kampanya',
    kampanya_turu: byCount ? 'adet' : 'tutar',
    toplam_tutar: byCount ? threshold.adet : toMinor(threshold.tutar),
    ...discount,
    urun_tipleri: [],
    ...over,
  }
}

export function discountOf(off: { readonly yuzde: number } | { readonly tutar: number }) {
  return 'yuzde' in off
    ? { indirim_turu: 'yuzde' as const, indirim_tutari: off.yuzde, kur: 'EUR' }
    : { indirim_turu: 'tutar' as const, indirim_tutari: toMinor(off.tutar), kur: 'EUR' }
}

export function coupon(off: { readonly yuzde: number } | { readonly tutar: number }, least: Minor = 0): CouponRule {
  return { k_no: 'kupon', kod: 'MELTEM10', ...discountOf(off), alt_sinir: least, urun_tipleri: [] }
}

/** A line sold with 20 % VAT inside and a deposit of 25 %, unless it says otherwise. */
export function line(
  urun_tipi: LineInput['urun_tipi'],
  tarife: Tariff,
  pax: People,
  over: Partial<LineInput> = {},
): LineInput {
  return {
    k_no: 'satir',
    urun_tipi,
    pax,
    baslangic: '2026-08-16',
    gun_sayisi: 1,
    tarife,
    zaman_kurallari: [],
    ekstra_hizmetler: [],
    ucretler: [],
    kampanya: null,
    kdv_turu: 'dahil',
    kdv_oran: 20,
    odeme_tipi: 'on_odeme',
    odeme_tipi_oran: 25,
    ...over,
  }
}

/** Sold on 10 August 2026 in euro, with the bulletin of that day. */
export function basket(satirlar: readonly LineInput[], over: Partial<BasketInput> = {}): BasketInput {
  return {
    sabit_kur: 'TRY',
    secilen_kur: 'EUR',
    kurlar: { TRY: '1', EUR: '51.20', USD: '44.05', GBP: '59.80' },
    banka_kodu: 'TCMB',
    bulten_tarihi: '2026-08-10',
    bugun: '2026-08-10',
    satirlar,
    sepet_kampanyalar: [],
    kupon: null,
    iskonto: null,
    odeme_tipi: 'on_odeme',
    kart_taksit: 1,
    taksit_oranlari: { 2: 3.5, 3: 5.75, 6: 9.9 },
    ...over,
  }
}
