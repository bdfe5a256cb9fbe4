import type { Subscriber } from '@meltem/contract/audience/audience'
import type { NewsletterBlock, NewsletterFields, NewsletterState } from '@meltem/contract/audience/newsletter-office'
import type { DeviceClass, MeasureName } from '@meltem/contract/audience/visit'
import type { Announcement } from '@meltem/contract/content/announcement'
import type { Comment } from '@meltem/contract/content/comment'
import type { Block } from '@meltem/contract/content/content'
import type { CategoryTexts, WrittenText } from '@meltem/contract/content/office'
import type { Translated } from '@meltem/contract/content/translation'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type CreatedAt = ColumnType<Date, Date | string | undefined, never>

export interface PageCategoryTable {
  tenant_id: number
  k_no: string
  sira: number
  metinler: JSONColumnType<CategoryTexts>
}

export interface PageVersionTable {
  tenant_id: number
  sayfa_k_no: string
  dil: Language
  surum: number
  baslik: string
  ozet: string
  bloklar: JSONColumnType<Block[]>
  yazan_k_no: string | null
  olusturma_zamani: CreatedAt
}

/** What an editor has typed and not saved, for the preview; gone after a day. */
export interface PageTrialTable {
  tenant_id: number
  k_no: Generated<string>
  sayfa_k_no: string
  dil: Language
  personel_k_no: string
  metin: JSONColumnType<WrittenText>
  zaman: ColumnType<Date, Date | string | undefined, Date | string>
}

/** Every text as it was before it changed; written by the database. */
export interface TextHistoryTable {
  tenant_id: number
  no: Generated<number>
  tur: Translated
  kayit_k_no: string
  dil: Language
  /** Null where the text came only then. */
  once: ColumnType<Record<string, unknown> | null, string | null, never>
  zaman: CreatedAt
  personel_k_no: string | null
}

/** A field that fits its source as it stood then. */
export interface TranslationStateTable {
  tenant_id: number
  tur: Translated
  kayit_k_no: string
  dil: Language
  alan: string
  zaman: ColumnType<Date, Date | string | undefined, Date | string>
  personel_k_no: string | null
}

export interface TermTable {
  tenant_id: number
  k_no: Generated<string>
  sozler: JSONColumnType<LocalText>
  not: Generated<string>
}

export interface CommentTable {
  tenant_id: number
  k_no: Generated<string>
  sayfa_k_no: string
  uye_k_no: string | null
  ad: string
  e_mail: string
  dil: Language
  metin: string
  durum: Generated<Comment['durum']>
  baglanti_var: boolean
  olusturma_zamani: CreatedAt
  karar_zamani: ColumnType<Date | null, never, Date | string | null>
}

export interface AnnouncementTable {
  tenant_id: number
  k_no: Generated<string>
  yer: Announcement['yer']
  dil: Language | null
  gorsel: string | null
  gorsel_dar: string | null
  icerik: JSONColumnType<Announcement['icerik']>
  url: string | null
  sira: Generated<number>
  baslangic: Timestamp | null
  bitis: Timestamp | null
}

export interface SubscriberTable {
  tenant_id: number
  k_no: Generated<string>
  e_mail: string
  dil: Language
  durum: Generated<Subscriber['durum']>
  kaynak: string
  /** The sentence the person agreed to, as it stood. */
  riza_metni: string
  riza_zamani: ColumnType<Date, Date | string | undefined, Date | string>
  onay_zamani: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  ayrilma_zamani: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface NewsletterTable {
  tenant_id: number
  k_no: string
  surum: Generated<number>
  konu: JSONColumnType<LocalText>
  onizleme: JSONColumnType<LocalText>
  bloklar: JSONColumnType<NewsletterBlock[]>
  diller: Language[]
  segment: NewsletterFields['segment']
  eksik_dil: NewsletterFields['eksik_dil']
  durum: Generated<NewsletterState>
  /** Subscribers it was begun for. */
  hedef: number | null
  gonderen_k_no: string | null
  plan_zamani: Timestamp | null
  baslama_zamani: Timestamp | null
  bitis_zamani: Timestamp | null
  olusturma_zamani: CreatedAt
  degisme_zamani: ColumnType<Date, Date | string | undefined, Date | string>
}

/** Who has a newsletter coming, once each; how far their mail is stands on the mail. */
export interface NewsletterReceiverTable {
  tenant_id: number
  bulten_k_no: string
  abone_k_no: string
  eposta_k_no: string
}

export interface VisitDayTable {
  tenant_id: number
  gun: string
  sayfa: string
  dil: string
  cihaz: DeviceClass
  kaynak: string
  bakis: number
  ziyaret: number
}

export interface MeasureDayTable {
  tenant_id: number
  gun: string
  olcum: MeasureName
  cihaz: DeviceClass
  /** Place of the step the value falls into. */
  kova: number
  sayi: number
}
