import type { NoticeKind, NoticePreferences, SocialProvider } from '@meltem/contract/member/member'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type WrittenByDatabase = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string | undefined, string>

export interface MemberGroupTable {
  tenant_id: number
  k_no: Generated<string>
  ad: ColumnType<LocalText, string, string>
  iskonto_oran: Generated<number>
}

export interface MemberTable {
  tenant_id: number
  k_no: Generated<string>
  uye_grup_k_no: string | null
  ad: string
  soyad: string
  e_mail: string
  /** When the address was confirmed. */
  e_mail_dogrulama: Timestamp | null
  /** Wanted, not yet confirmed. */
  yeni_e_mail: string | null
  /** Null for a member who only ever came through a social login. */
  sifre_ozeti: string | null
  telefon: string | null
  dogum_tarihi: string | null
  adres: string | null
  dil: Language
  kur: string | null
  /** Only what differs from the default. */
  bildirimler: Json<Partial<NoticePreferences>>
  gizlilik_politikasi_zamani: Timestamp | null
  aktif: Generated<boolean>
  olusturma_zamani: ColumnType<Date, undefined, never>
}

export interface MemberSessionTable {
  tenant_id: number
  k_no: Generated<string>
  uye_k_no: string
  yenileme_ozeti: Buffer
  onceki_ozet: Buffer | null
  yenileme_zamani: WrittenByDatabase
  hatirla: boolean
  cihaz: string
  ip: string
  olusturma_zamani: WrittenByDatabase
  son_gorulme: WrittenByDatabase
}

export interface MemberTokenTable {
  tenant_id: number
  ozet: Buffer
  oturum_k_no: string
  uye_k_no: string
  bitis: Timestamp
}

export interface MemberDeviceTable {
  tenant_id: number
  uye_k_no: string
  ozet: Buffer
  son_gorulme: WrittenByDatabase
}

export interface MemberKeyTable {
  tenant_id: number
  k_no: Generated<string>
  uye_k_no: string
  tur: 'sifre' | 'dogrulama'
  ozet: Buffer
  /** The one-time password of the same mail has been used; the key then lives on to choose a new one. */
  tek_sifre_kullanildi: Timestamp | null
  e_mail: string | null
  bitis: Timestamp
  kullanildi: Timestamp | null
}

export interface SocialLinkTable {
  tenant_id: number
  saglayici: SocialProvider
  /** The provider's name for the person (`sub`). */
  konu: string
  uye_k_no: string
  olusturma_zamani: WrittenByDatabase
}

export interface SocialLoginTable {
  tenant_id: number
  durum_ozeti: Buffer
  saglayici: SocialProvider
  dogrulayici: string
  tek_seferlik: string
  /** Only the browser that began may finish. */
  tarayici_ozeti: Buffer
  donus: string
  /** A member who connects an account to the own one. */
  uye_k_no: string | null
  bitis: Timestamp
}

export interface FavouriteTable {
  tenant_id: number
  uye_k_no: string
  urun_k_no: string
  baslangic: string | null
  bitis: string | null
  yetiskin: Generated<number>
  cocuk: Generated<number>
  eklenme_zamani: WrittenByDatabase
}

export interface NoticeTable {
  tenant_id: number
  k_no: Generated<string>
  uye_k_no: string
  tur: NoticeKind
  olay: string
  degerler: Json<Record<string, string | number>>
  url: string | null
  okundu: Timestamp | null
  zaman: WrittenByDatabase
}

export interface PaymentClaimTable {
  tenant_id: number
  k_no: Generated<string>
  rezervasyon_k_no: string
  uye_k_no: string | null
  banka: string
  gonderen: string
  tutar: number
  kur: string
  tarih: string
  not: string | null
  durum: Generated<'bekliyor' | 'eslesti' | 'reddedildi'>
  karar_zamani: ColumnType<Date | null, never, Date>
  personel_k_no: ColumnType<string | null, never, string>
  /** The line of the bank it was settled with. */
  hareket_k_no: ColumnType<string | null, never, string | null>
  olusturma_zamani: WrittenByDatabase
}

export interface TravellerTable {
  tenant_id: number
  k_no: Generated<string>
  uye_k_no: string
  ad: string
  soyad: string
  dogum_tarihi: string | null
  uyruk: string | null
  belge_turu: 'tc' | 'pasaport' | null
  /** Sealed; see platform/sessions/sealed.ts. */
  belge: Buffer | null
  belge_sonu: string | null
  belge_bitis: string | null
  son_kullanim: WrittenByDatabase
}

export interface DriverTable {
  tenant_id: number
  rezervasyon_k_no: string
  sira: number
  donus: Generated<boolean>
  ad: string
  telefon: string
  arac: string
  plaka: string
  durum: Generated<'planlandi' | 'yolda' | 'tamamlandi' | 'iptal'>
}
