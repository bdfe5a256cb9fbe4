import type { Announcement } from '@meltem/contract/announcement'
import type { Subscriber } from '@meltem/contract/audience'
import type { Comment } from '@meltem/contract/comment'
import type { Block } from '@meltem/contract/content'
import type { CategoryTexts } from '@meltem/contract/content-office'
import type { Language } from '@meltem/contract/language'
import type { DeviceClass, MeasureName } from '@meltem/contract/visit'
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
