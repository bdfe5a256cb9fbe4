import type { ProductKind } from '@meltem/contract/content/content'
import type { PaymentRule } from '@meltem/contract/payment/plan'
import type { PaymentType, VatKind } from '@meltem/contract/reservation/pricing'
import type { DiscountKind } from '@meltem/contract/reservation/promotion'
import type { IsoDay } from '../calendar-day.ts'
import type { RateTable } from '../exchange.ts'
import type { Minor } from '../money.ts'
import type { People } from '../people.ts'
import type { Tariff } from './line/tariffs.ts'

/** Extras as each one says how it is counted (PRICE-4); `kisi_gun` is a meal: per person and night. */
export type ExtraUnit = 'rezervasyon' | 'kisi' | 'gun' | 'kisi_gun' | 'adet'

export interface Extra {
  readonly k_no: string
  readonly ad: string
  readonly birim: ExtraUnit
  readonly fiyat: Minor
  readonly kur: string
  /** How many were chosen; for `adet` and for things taken per day, such as two child seats. */
  readonly adet: number
  readonly bebek_dahil: boolean
}

/** Fees of a villa, each in its own currency (PRICE-17). */
export type FeeKind = 'temizlik' | 'evcil_hayvan' | 'isitma' | 'ek_yatak' | 'hasar_depozitosu'

export interface Fee {
  readonly tur: FeeKind
  readonly fiyat: Minor
  readonly kur: string
  /** Cleaning is free from this many nights on; 0 charges it always. Other fees do not look at it. */
  readonly esik_gece: number
  readonly gecelik: boolean
  /** Pets or beds; 1 for the rest. */
  readonly adet: number
}

export interface BookingTimeRule {
  readonly tur: 'erken_rezervasyon' | 'son_dakika'
  /** Early: at least so many days before the start. Last minute: at most so many. */
  readonly gun: number
  readonly oran: number
}

/** Per cent or fixed amount; `tutar` is per cent with two decimals for `yuzde`, minor units of `kur` for `tutar`. */
export interface DiscountRule {
  readonly indirim_turu: DiscountKind
  readonly indirim_tutari: number
  readonly kur: string
}

/** Threshold `toplam_tutar`: a count for `adet`, minor units of `kur` for `tutar`. */
export interface CampaignRule extends DiscountRule {
  readonly k_no: string
  readonly ad: string
  readonly kampanya_turu: 'adet' | 'tutar'
  readonly toplam_tutar: number
  /** Empty means every kind. */
  readonly urun_tipleri: readonly ProductKind[]
}

export interface CouponRule extends DiscountRule {
  readonly k_no: string
  readonly kod: string
  readonly alt_sinir: Minor
  readonly urun_tipleri: readonly ProductKind[]
}

export interface PartnerDiscount extends DiscountRule {
  readonly kaynak: 'acente' | 'uye_grup'
  readonly ad: string
  /** An agency's contract may give each line a rate of its own, in per cent; then these count. */
  readonly satir_oranlari?: readonly number[]
}

export interface LineInput {
  readonly k_no: string
  readonly urun_tipi: ProductKind
  readonly pax: People
  readonly baslangic: IsoDay
  /** Days the service lasts, where the tariff does not say it: a two-day tour has 2. */
  readonly gun_sayisi: number
  readonly tarife: Tariff
  readonly zaman_kurallari: readonly BookingTimeRule[]
  readonly ekstra_hizmetler: readonly Extra[]
  readonly ucretler: readonly Fee[]
  readonly kampanya: CampaignRule | null
  readonly kdv_turu: VatKind
  readonly kdv_oran: number
  readonly odeme_tipi: PaymentType
  readonly odeme_tipi_oran: number
  /** Payments of its own; the first of them is the deposit. The deposit with the booking where there are none. */
  readonly odeme_adimlari?: readonly PaymentRule[] | null
}

export interface BasketInput {
  readonly sabit_kur: string
  readonly secilen_kur: string
  readonly kurlar: RateTable
  readonly banka_kodu: string
  readonly bulten_tarihi: IsoDay | null
  /** Currencies whose rate is set by hand, with the day since when (PAY-49). */
  readonly elle_kurlar?: Readonly<Record<string, IsoDay>>
  /** The day of sale where the tenant lives; the domain has no clock. */
  readonly bugun: IsoDay
  readonly satirlar: readonly LineInput[]
  readonly sepet_kampanyalar: readonly CampaignRule[]
  readonly kupon: CouponRule | null
  readonly iskonto: PartnerDiscount | null
  /** What a clerk takes off on the phone, after every other discount (BOOK-18). */
  readonly elle?: DiscountRule | null
  readonly odeme_tipi: PaymentType
  readonly kart_taksit: number
  /** Difference in per cent by number of instalments: { 3: 5.75 }. */
  readonly taksit_oranlari: Readonly<Record<number, number>>
}

export const MOST_LINES = 50
