import type { OpeningHours } from '@meltem/contract/catalog'
import type { ProductKind } from '@meltem/contract/content'
import type { LocalText } from '@meltem/contract/language'
import type { PaymentRule } from '@meltem/contract/payment-plan'
import type { ExtraGroup } from '@meltem/contract/product-extra'

/** Winter, spring and autumn, summer. */
export type BySeason = readonly [low: number, middle: number, high: number]

/** Prices in whole euros, as people write them; the loader makes rows of them. */
export type DemoTariff =
  | { readonly tur: 'kisi'; readonly yetiskin: number; readonly cocuk: number }
  | { readonly tur: 'grup'; readonly fiyat: number; readonly arti_kisi: number; readonly en_cok: number }
  | {
      readonly tur: 'gecelik'
      readonly gece: BySeason
      /** Price of a whole week, where there is one. */
      readonly hafta?: BySeason
      readonly arti_kisi: number
      readonly en_cok: number
      readonly en_az_gece: BySeason
      /** Weekdays of arrival in summer, 1 Monday to 7 Sunday; every day where it is missing. */
      readonly yaz_giris_gunleri?: readonly number[]
    }
  | { readonly tur: 'arac'; readonly bantlar: readonly { readonly en_az_gun: number; readonly gun: BySeason }[] }
  | { readonly tur: 'transfer_arac'; readonly kapasite: number; readonly fiyat: number }
  | { readonly tur: 'transfer_kisi'; readonly yetiskin: number; readonly cocuk: number }
  | { readonly tur: 'birim'; readonly fiyat: number; readonly olcu?: 'adet' | 'saat' | 'sure' | 'gun' | 'paket' }

/** Options with the same `kaynak` draw on the same thing. */
export type DemoStock =
  | {
      readonly tur: 'kalkis'
      readonly kaynak: string
      readonly kontenjan: number
      readonly gunler: readonly number[]
      readonly saatler: readonly string[]
      /** Months it runs in, 1 to 12; all year where it does not say. */
      readonly aylar?: readonly number[]
    }
  | { readonly tur: 'gece' | 'saat'; readonly kaynak: string; readonly birim: number; readonly devir: number }

export interface DemoOption {
  readonly anahtar: string
  readonly ad: LocalText
  /** A sentence about it, where the name does not say enough. */
  readonly aciklama?: LocalText
  readonly tarife: DemoTariff
  /** Null: nothing is taken until the operator answers. */
  readonly stok: DemoStock | null
  readonly sure_dk?: number
  /** When it is served, where it is sold by the hour; nine to eight where nothing is said. */
  readonly calisma?: OpeningHours
  /** Another lead time than the product's. */
  readonly son_satis_saat?: number
  /** Other payments than the product's. */
  readonly odeme_adimlari?: readonly PaymentRule[]
}

export interface DemoExtra {
  readonly anahtar: string
  readonly ad: LocalText
  readonly birim: 'rezervasyon' | 'kisi' | 'gun' | 'kisi_gun' | 'adet'
  readonly fiyat: number
  /** One of several that exclude each other. */
  readonly grup?: ExtraGroup
  /** Most that one booking may take. */
  readonly en_cok?: number
}

export interface DemoFee {
  readonly tur: 'temizlik' | 'evcil_hayvan' | 'isitma' | 'ek_yatak' | 'hasar_depozitosu'
  readonly fiyat: number
  readonly gecelik?: boolean
  readonly esik_gece?: number
  /** Most pets or beds. */
  readonly en_cok?: number
}

export interface DemoProduct {
  /** Stable name; the keys of the stored rows are made from it. */
  readonly anahtar: string
  readonly urun_tipi: ProductKind
  readonly ad: LocalText
  readonly satis: 'direk' | 'sor_sat'
  /** Hours a request blocks the dates. */
  readonly opsiyon_saat?: number
  readonly kdv_oran: number
  /** Deposit in per cent; 100 sells against full payment only. */
  readonly on_odeme: number
  readonly en_cok_kisi: number
  readonly gun_sayisi?: number
  /** Hours before the start until which one may book. */
  readonly son_satis_saat: number
  /** Payments of its own, the first of them the deposit; without: the deposit with the booking, the rest on the day. */
  readonly odeme_adimlari?: readonly PaymentRule[]
  readonly iptal: readonly { readonly gun: number; readonly iade_oran: number }[]
  readonly kiralama_sozlesmesi?: boolean
  readonly secenekler: readonly DemoOption[]
  readonly ekstralar?: readonly DemoExtra[]
  readonly ucretler?: readonly DemoFee[]
}

export interface DemoCoupon {
  readonly kod: string
  readonly indirim_turu: 'yuzde' | 'tutar'
  /** Per cent, or euros. */
  readonly indirim: number
  /** Told to everybody on pages. */
  readonly vitrinde?: boolean
}

export interface DemoCampaign {
  readonly anahtar: string
  readonly ad: LocalText
  readonly kampanya_turu: 'adet' | 'tutar'
  /** Lines, or euros. */
  readonly esik: number
  readonly indirim_turu: 'yuzde' | 'tutar'
  readonly indirim: number
  readonly urun_tipleri: readonly ProductKind[]
}
