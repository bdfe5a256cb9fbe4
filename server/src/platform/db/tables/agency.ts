import type { Agency, AgencyRole, AgencyUser, Settlement } from '@meltem/contract/agency/agency'
import type { ApplicationForm, ApplicationState, DocumentKind } from '@meltem/contract/agency/application'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type WrittenByDatabase = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string | undefined, string>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface AgencyTable {
  tenant_id: number
  k_no: Generated<string>
  kno: string
  /** Set for a sub-agency. */
  ust_acente_k_no: Maybe<string>
  seviye: GeneratedAlways<number>
  durum: Generated<Agency['durum']>
  unvan: string
  marka: string
  vergi_dairesi: string
  vergi_no: string
  iban: Maybe<string>
  tursab_no: Maybe<string>
  adres: string
  telefon: string
  e_mail: string
  web: Maybe<string>
  kanallar: Generated<string[]>
  diller: Generated<Language[]>
  bolgeler: Generated<string[]>
  kur: string
  istenen_mutabakat: Settlement
  logo_k_no: Maybe<string>
  tanitim: Json<LocalText>
  dil: Language
  olusturma_zamani: WrittenByDatabase
}

export interface AgencyProductTable {
  tenant_id: number
  acente_k_no: string
  urun_k_no: string
  sira: number
}

export interface AgencyApplicationTable {
  tenant_id: number
  k_no: Generated<string>
  basvuru_no: string
  durum: Generated<ApplicationState>
  vergi_no: string
  e_mail: string
  form: ColumnType<ApplicationForm, string, string>
  dil: Language
  acente_k_no: Maybe<string>
  /** What opens it for the applicant; null before its first mail and once the time is up. */
  anahtar_ozeti: Maybe<Buffer>
  anahtar_bitis: Maybe<Date>
  olusturma_zamani: WrittenByDatabase
}

export interface AgencyApplicationHistoryTable {
  tenant_id: number
  k_no: Generated<string>
  basvuru_k_no: string
  durum: ApplicationState
  aciklama: Maybe<string>
  personel_k_no: Maybe<string>
  zaman: WrittenByDatabase
}

export interface AgencyDocumentTable {
  tenant_id: number
  k_no: Generated<string>
  /** Null until the form it belongs to is sent. */
  basvuru_k_no: Maybe<string>
  tur: DocumentKind
  /** As the sender calls it; never a path. */
  ad: string
  icerik_turu: 'application/pdf' | 'image/jpeg' | 'image/png'
  boyut: number
  /** Random name of the stored file. */
  dosya: string
  yukleme_zamani: WrittenByDatabase
}

export interface AgencyUserTable {
  tenant_id: number
  k_no: Generated<string>
  acente_k_no: string
  ad: string
  soyad: string
  e_mail: string
  rol: AgencyRole
  dil: AgencyUser['dil']
  /** Null until the invitation is accepted. */
  sifre_ozeti: Maybe<string>
  /** Sealed; see platform/sessions/sealed.ts. */
  totp_sirri: Maybe<Buffer>
  /** When the first code proved that the secret has arrived; null before. */
  totp_zamani: Maybe<Date | string>
  /** Step of the last code that was taken: no code works twice. */
  totp_son_adim: Generated<number>
  aktif: Generated<boolean>
  olusturma_zamani: WrittenByDatabase
}

export interface AgencyRecoveryCodeTable {
  tenant_id: number
  kullanici_k_no: string
  ozet: Buffer
  kullanildi: Maybe<Date | string>
}

export interface AgencyKeyTable {
  tenant_id: number
  k_no: Generated<string>
  kullanici_k_no: string
  tur: 'davet' | 'sifre'
  ozet: Buffer
  bitis: Timestamp
  kullanildi: Maybe<Date | string>
}

/** Between password and code. */
export interface AgencyLoginTable {
  tenant_id: number
  ozet: Buffer
  kullanici_k_no: string
  bitis: Timestamp
}

export interface AgencySessionTable {
  tenant_id: number
  k_no: Generated<string>
  kullanici_k_no: string
  yenileme_ozeti: Buffer
  onceki_ozet: Buffer | null
  yenileme_zamani: WrittenByDatabase
  hatirla: boolean
  cihaz: string
  ip: string
  olusturma_zamani: WrittenByDatabase
  son_gorulme: WrittenByDatabase
}

export interface AgencyDeviceTable {
  tenant_id: number
  kullanici_k_no: string
  ozet: Buffer
  son_gorulme: WrittenByDatabase
}

export interface AgencyTokenTable {
  tenant_id: number
  ozet: Buffer
  oturum_k_no: string
  kullanici_k_no: string
  bitis: Timestamp
}
