import type { LookedAt } from '@meltem/contract/staff/live'
import type { Right } from '@meltem/contract/staff/rights'
import type { Staff } from '@meltem/contract/staff/staff'
import type { Language } from '@meltem/contract/wire/language'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type CreatedAt = ColumnType<Date, Date | string | undefined, never>

export interface StaffTable {
  tenant_id: number
  k_no: Generated<string>
  e_mail: string
  ad: string
  soyad: string
  rol: Staff['rol']
  dil: Language
  /** Null until an invitation is accepted. */
  sifre_ozeti: string | null
  /** Sealed; see platform/sessions/sealed.ts. */
  totp_sirri: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** When the first code proved that the secret has arrived; null before. */
  totp_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
  aktif: Generated<boolean>
  surum: Generated<number>
}

/** A right that was added to the role of a person, or taken from it. */
export interface StaffRightTable {
  tenant_id: number
  personel_k_no: string
  hak: Right
  verilir: boolean
}

/** With what another system of the operator reads in the name of the person who made it (PEOPLE-81). */
export interface OfficeKeyTable {
  tenant_id: number
  k_no: Generated<string>
  personel_k_no: string
  ad: string
  /** Its first letters, to tell it from others. */
  on_ek: string
  /** SHA-256 of the key. */
  anahtar_ozeti: Buffer
  haklar: Right[]
  olusturma_zamani: Generated<Date>
  bitis: ColumnType<Date | null, Date | null, never>
  son_kullanim: ColumnType<Date | null, never, Date>
  iptal_zamani: ColumnType<Date | null, never, Date>
}

/** The way to a password, from an invitation or a manager's mail; a person has one at a time. */
export interface StaffKeyTable {
  tenant_id: number
  k_no: string
  personel_k_no: string
  /** SHA-256 of the key in the mail. */
  ozet: Buffer
  bitis: Timestamp
}

export interface StaffDeviceTable {
  tenant_id: number
  personel_k_no: string
  ozet: Buffer
  son_gorulme: CreatedAt
}

/** What a colleague has open in a tab; passes within a minute. */
export interface StaffLookTable {
  tenant_id: number
  akis_k_no: string
  personel_k_no: string
  konu: LookedAt
  konu_k_no: string
  duzenliyor: boolean
  zaman: Timestamp
}

export interface StaffSessionTable {
  tenant_id: number
  k_no: Generated<string>
  personel_k_no: string
  /** SHA-256 of the token in the cookie. */
  belirtec_ozeti: Buffer
  olusturma_zamani: CreatedAt
  son_gorulme: Timestamp
  /** When its owner last typed a code or the password. */
  onay_zamani: ColumnType<Date | null, Date | string | undefined, Date | string | null>
  /** Browser and system in words, and the address it was made from; empty for one that is older than this note. */
  cihaz: Generated<string>
  ip: Generated<string>
}

/** Who works at the office, their logins and keys. */
export interface StaffTables {
  personel: StaffTable
  personel_oturumu: StaffSessionTable
  personel_anahtari: StaffKeyTable
  personel_hak: StaffRightTable
  buro_anahtari: OfficeKeyTable
  personel_bakisi: StaffLookTable
  personel_cihazi: StaffDeviceTable
}
