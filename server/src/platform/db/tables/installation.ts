import type { INSTALLATION_ACTS } from '@meltem/contract/tenant/installation'
import type { ColumnType, Generated } from 'kysely'

type Kept<T> = ColumnType<T, T, never>
type WrittenBefore = ColumnType<Date, never, never>

export interface TenantTable {
  id: Generated<number>
  kod: string
  alan_adlari: string[]
  aktif: Generated<boolean>
  /** Managers and accounting have to log in with a second step. */
  ikinci_adim: Generated<boolean>
  /** Null for one that is older than the column. */
  olusturma_zamani: ColumnType<Date | null, never, never>
}

/** A person who runs the installation: above all tenants, and staff of none. */
interface AdministratorTable {
  k_no: Generated<string>
  e_mail: Kept<string>
  ad: string
  sifre_ozeti: string
  /** Sealed; see platform/sessions/sealed.ts. */
  totp_sirri: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  totp_zamani: ColumnType<Date | null, Date | null | undefined, Date | null>
  totp_son_adim: ColumnType<string, never, number>
}

interface AdministratorSessionTable {
  /** SHA-256 of the token in the cookie. */
  ozet: Kept<Buffer>
  yonetici_k_no: Kept<string>
  olusturma_zamani: WrittenBefore
  son_gorulme: ColumnType<Date, Date | undefined, Date>
}

/** What was done at the installation; no row is ever changed or deleted. */
interface InstallationActTable {
  no: Generated<string>
  zaman: WrittenBefore
  yonetici_k_no: Kept<string | null>
  olay: Kept<(typeof INSTALLATION_ACTS)[number]>
  firma: Kept<string | null>
  ayrinti: Kept<string | null>
  ip: Kept<string | null>
  istek_no: Kept<string | null>
}

export interface InstallationTables {
  kurum_yonetici: AdministratorTable
  kurum_oturumu: AdministratorSessionTable
  kurum_denetim: InstallationActTable
}
