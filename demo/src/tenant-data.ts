import type { Announcement } from '@meltem/contract/announcement'
import type { Block, PageType } from '@meltem/contract/content'
import type { Language, LocalText } from '@meltem/contract/language'
import type { Picture } from '@meltem/contract/picture'
import type { BookingTerms, ContentType, OtherSettings, Settings } from '@meltem/contract/settings'
import type { STAFF_ROLES } from '@meltem/contract/staff'
import type { DemoAgency } from './agency-data.ts'
import type { DemoCategory, DemoCollection, DemoRegion, DemoTransferPlace } from './group-data.ts'
import type { DemoCampaign, DemoCoupon, DemoProduct } from './product-data.ts'
import type { DemoShowcase, DemoText } from './showcase-data.ts'

/** A picture is named by its key `section/name` until it is stored; reading a page puts the picture in its place. */
export type WithPictureKeys<T> = T extends Picture
  ? string
  : T extends readonly (infer Item)[]
    ? WithPictureKeys<Item>[]
    : T extends object
      ? { [K in keyof T]: WithPictureKeys<T[K]> }
      : T

export type StoredBlock = WithPictureKeys<Block>

export interface PageText {
  readonly baslik: string
  readonly ozet: string
  /** Missing on the home page and on custom pages. */
  readonly slug?: string
  /** Own address of a custom page, without the language prefix: `/kampanyalar`. */
  readonly url?: string
  readonly seo_baslik: string
  readonly bloklar: readonly StoredBlock[]
}

export interface DemoPage {
  /** Stable name; the key of the stored page is made from it. */
  readonly anahtar: string
  readonly turu: PageType
  readonly gorsel: string | null
  readonly yayin_zamani: string
  readonly icerik: Partial<Record<Language, PageText>>
  /** Stable name of a category of the journal. */
  readonly kategori?: string
  readonly yazar?: LocalText
  /** Old versions of a contract stay readable. */
  readonly sozlesme?: boolean
}

/** A category of the journal. */
export interface DemoArticleCategory {
  readonly anahtar: string
  readonly metinler: Partial<
    Record<Language, { readonly baslik: string; readonly aciklama: string; readonly slug: string }>
  >
}

/** What stands above every page, or as a strip on the home page. */
export interface DemoAnnouncement {
  readonly yer: Announcement['yer']
  readonly icerik: Announcement['icerik']
  readonly url: string | null
  readonly dil?: Language
  readonly gorsel?: string
  readonly gorsel_dar?: string
  /** How many days after the day of set-up it is shown; without, for ever. */
  readonly gun?: number
}

/** A menu item points to a page by its stable name, to an address of its own, or is a heading. */
export interface DemoMenuItem {
  readonly konum: 'category' | 'top' | 'bottom'
  readonly baslik: LocalText
  readonly sayfa?: string
  /** For `tip: ozel`: an address without the language prefix, such as `/contact`. */
  readonly url?: string
  /** For content types without a stored page, such as the journal's list: the bare type. */
  readonly turu?: ContentType
  readonly alt?: readonly DemoMenuItem[]
}

export interface DemoStaff {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly sifre: string
  readonly rol: (typeof STAFF_ROLES)[number]
  readonly dil: Language
}

export interface DemoBankAccount {
  readonly banka: string
  readonly sube: string | null
  readonly hesap_sahibi: string
  readonly iban: string
  readonly swift: string | null
  readonly kur: string
}

export interface DemoFilter {
  readonly kod: string
  readonly baslik: LocalText
  readonly secenekler: readonly { readonly kod: string; readonly baslik: LocalText }[]
}

/** A product with its page; a tenant that speaks fewer languages has fewer texts. */
export type TenantShowcase = Omit<DemoShowcase, 'metin'> & {
  readonly metin: Partial<Record<Language, DemoText>>
}

export interface DemoTenant {
  readonly kod: string
  /** Host names the tenant answers to, without port. */
  readonly alan_adlari: readonly string[]
  readonly diller: readonly Language[]
  readonly varsayilan_dil: Language
  /** Offered currencies, the base currency TRY among them or not. */
  readonly para_birimleri: readonly string[]
  readonly varsayilan_kur: string
  readonly ayarlar: Pick<Settings, 'seo' | 'support' | 'social' | 'contact' | 'tema'> & {
    readonly company: Omit<Settings['company'], 'kod'>
    readonly other: Omit<OtherSettings, 'uye_grup_k_no' | 'sosyal_girisler' | 'yazi_yorumlari'>
    readonly rezervasyon: BookingTerms
    /** Picture key of the page for agencies. */
    readonly acente?: { readonly gorsel: string }
  }
  /** Picture keys. */
  readonly logo: string | null
  readonly favicon: string | null
  /** Keys of demo pictures this tenant uses; see pictures.ts. */
  readonly gorseller: readonly string[]
  readonly menu: readonly DemoMenuItem[]
  readonly sayfalar: readonly DemoPage[]
  readonly yazi_kategorileri?: readonly DemoArticleCategory[]
  readonly duyurular?: readonly DemoAnnouncement[]
  readonly filtreler: readonly DemoFilter[]
  readonly personel: readonly DemoStaff[]
  /** Agencies of the first level before those below them. */
  readonly acenteler?: readonly DemoAgency[]
  /** Accounts for transfers, made up: their numbers pass the check and belong to nobody. */
  readonly banka_hesaplari?: readonly DemoBankAccount[]
  /** Everything that is sold, also what has no page of its own. */
  readonly urunler: readonly DemoProduct[]
  readonly vitrinler: readonly TenantShowcase[]
  readonly kategoriler: readonly DemoCategory[]
  readonly koleksiyonlar: readonly DemoCollection[]
  /** Parents before their children. */
  readonly bolgeler: readonly DemoRegion[]
  readonly transfer_yerleri: readonly DemoTransferPlace[]
  readonly kuponlar: readonly DemoCoupon[]
  readonly kampanyalar: readonly DemoCampaign[]
}
