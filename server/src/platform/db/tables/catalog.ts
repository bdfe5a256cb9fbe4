import type { BulkProduct, BulkWish } from '@meltem/contract/catalog/bulk-office'
import type { PartName } from '@meltem/contract/catalog/office-parts'
import type { GuestQuestion, ProductText } from '@meltem/contract/catalog/product-content'
import type { OptionFacts, ProductFacts } from '@meltem/contract/catalog/product-facts'
import type { TemplateKind } from '@meltem/contract/catalog/templates-office'
import type { TransferPlace } from '@meltem/contract/catalog/transfer'
import type { ProductKind } from '@meltem/contract/content/content'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
type DateText = string

export interface RegionTable {
  tenant_id: number
  k_no: Generated<string>
  kod: string
  ust_k_no: string | null
  enlem: number
  boylam: number
  /** Key of a picture, `section/name`. */
  gorsel: string | null
  sira: Generated<number>
  /** Sea at the surface by month, °C; null inland. */
  deniz: number[] | null
  /** Which version of it the office has seen. */
  surum: Generated<number>
  /** A retired one is shown nowhere and takes no products. */
  aktif: Generated<boolean>
}

interface GroupText {
  tenant_id: number
  dil: Language
  baslik: string
  metin: string | null
  slug: string
}

export interface RegionTextTable extends GroupText {
  bolge_k_no: string
  not: Generated<string>
}

export interface TransferPlaceTable {
  tenant_id: number
  kod: string
  tur: TransferPlace['tur']
  enlem: number
  boylam: number
  baslik: Json<LocalText>
  sira: Generated<number>
  /** Offered; a retired one keeps its routes. */
  aktif: Generated<boolean>
  /** Counted by the database. */
  surum: Generated<number>
}

export interface CategoryTable {
  tenant_id: number
  k_no: Generated<string>
  kod: string
  urun_tipi: ProductKind
  ust_k_no: string | null
  gorsel: string | null
  sira: Generated<number>
  /** Which version of it the office has seen. */
  surum: Generated<number>
  /** A retired one is shown nowhere and takes no products. */
  aktif: Generated<boolean>
}

export interface CategoryTextTable extends GroupText {
  kategori_k_no: string
}

export interface ProductGroupTable {
  tenant_id: number
  k_no: Generated<string>
  kod: string
  gorsel: string | null
  sira: Generated<number>
  /** Which version of it the office has seen. */
  surum: Generated<number>
  /** A retired one is shown nowhere and takes no products. */
  aktif: Generated<boolean>
}

export interface ProductGroupTextTable extends GroupText {
  koleksiyon_k_no: string
}

export interface GroupedProductTable {
  tenant_id: number
  koleksiyon_k_no: string
  urun_k_no: string
  sira: Generated<number>
}

/** What stands on a product's page whatever the language. */
export interface ShowcaseTable {
  tenant_id: number
  urun_k_no: string
  urun_tipi: ProductKind
  kategori_k_no: string
  bolge_k_no: string | null
  enlem: number | null
  boylam: number | null
  bilgi: Json<ProductFacts>
  agirlik: Generated<number>
  /** On offer; a villa needs its permit number for it. */
  yayinda: Generated<boolean>
  yorum_sayisi: Generated<number>
  puan_toplami: Generated<number>
  olusturma_zamani: CreatedAt
  guncelleme_zamani: CreatedAt
}

/** The parts of a product's text that are not columns of their own. */
export type StoredText = Omit<ProductText, 'baslik' | 'slug' | 'ozet'>

export interface ProductTextTable {
  tenant_id: number
  urun_k_no: string
  dil: Language
  baslik: string
  slug: string
  ozet: string
  icerik: Json<StoredText>
}

/** A part of a product as it was saved; never rewritten. */
export interface ProductVersionTable {
  tenant_id: number
  urun_k_no: string
  bolum: PartName
  surum: number
  icerik: Json<unknown>
  personel_k_no: string | null
  zaman: ColumnType<Date, undefined, never>
}

export interface OldSlugTable {
  tenant_id: number
  dil: Language
  slug: string
  urun_k_no: string
}

/** Addresses that categories, destinations and collections had before. */
export interface OldGroupSlugTable {
  tenant_id: number
  grup: 'kategori' | 'bolge' | 'koleksiyon'
  dil: Language
  slug: string
  grup_k_no: string
}

export interface ProductPictureTable {
  tenant_id: number
  urun_k_no: string
  sira: number
  gorsel: string
}

export interface ProductQuestionTable {
  tenant_id: number
  urun_k_no: string
  kod: string
  sira: Generated<number>
  soru: Json<GuestQuestion>
}

export interface ProductFilterTable {
  tenant_id: number
  urun_k_no: string
  filtre_kod: string
  secenek_kod: string
}

export interface OptionFactsTable {
  tenant_id: number
  opsiyon_k_no: string
  bilgi: Json<OptionFacts>
  aciklama: ColumnType<LocalText, string | undefined, string>
  gorsel: string | null
}

export interface GuestReviewTable {
  tenant_id: number
  k_no: Generated<string>
  urun_k_no: string
  ad: string
  e_mail: string | null
  uye_k_no: string | null
  dil: Language
  puan: number
  baslik: string | null
  metin: string
  durum: Generated<'bekliyor' | 'yayinda' | 'reddedildi'>
  baglanti_var: Generated<boolean>
  dogrulanmis: Generated<boolean>
  yanit: string | null
  olusturma_zamani: CreatedAt
  karar_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface WatchTable {
  tenant_id: number
  k_no: Generated<string>
  urun_k_no: string
  e_mail: string
  lang: Language
  neden: 'musait' | 'ucuz'
  baslangic: DateText | null
  bitis: DateText | null
  yetiskin: Generated<number>
  cocuk: Generated<number>
  /** Least price when it was asked for, minor units of `kur`. */
  fiyat: number | null
  kur: string | null
  durum: Generated<'bekliyor' | 'gonderildi' | 'vazgecti' | 'gecti'>
  olusturma_zamani: CreatedAt
  haber_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ViewDayTable {
  tenant_id: number
  urun_k_no: string
  gun: DateText
  sayi: Generated<number>
}

export interface ViewVisitTable {
  tenant_id: number
  gun: DateText
  urun_k_no: string
  ozet: Buffer
}

export interface ViewSaltTable {
  tenant_id: number
  gun: DateText
  tuz: Buffer
}

/** An act on several products. */
export interface BulkActTable {
  tenant_id: number
  k_no: string
  istek: Json<BulkWish>
  /** Name of the group or template, in the language of who did it. */
  hedef: string | null
  personel_k_no: string | null
  zaman: ColumnType<Date, undefined, never>
}

/** A product of an act: as it was shown, and what changed of it, as it was and as it became. */
export interface BulkActRowTable {
  tenant_id: number
  islem_k_no: string
  urun_k_no: string
  sira: number
  gosterilen: Json<BulkProduct>
  onceki: Json<Record<string, unknown>>
  sonraki: Json<Record<string, unknown>>
  alinma_zamani: Date | null
}

export interface TemplateTable {
  tenant_id: number
  k_no: Generated<string>
  tur: TemplateKind
  deger: Json<Record<string, unknown>>
  sira: Generated<number>
  aktif: Generated<boolean>
  surum: Generated<number>
}

/** A product that follows a template instead of having a copy. */
export interface ProductTemplateTable {
  tenant_id: number
  urun_k_no: string
  sablon_k_no: string
  tur: TemplateKind
}
