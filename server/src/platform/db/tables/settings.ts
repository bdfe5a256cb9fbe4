import type { Generated, JSONColumnType } from 'kysely'

/** What only the server may read: keys of payments, the password of a mail server (PAY-16). */
interface SealedSettingTable {
  tenant_id: number
  ad: 'iyzico' | 'stripe' | 'paytr' | 'smtp'
  /** Sealed; see platform/sessions/sealed.ts. */
  gizli: Buffer
  /** Which key of the installation it is sealed with. */
  anahtar_no: string
  /** What the office may see of it. */
  acik: JSONColumnType<Record<string, unknown>>
  surum: Generated<number>
  deneme_zamani: Date | null
  deneme_tamam: boolean | null
}

/** Rates set by hand, in place of the bulletin's (PAY-49). */
interface OwnRateTable {
  tenant_id: number
  kod: string
  /** numeric: exact text; null where the fetched rate counts again. */
  satis: string | null
  zaman: Date
  personel_k_no: string
  surum: Generated<number>
}

export interface SettingsTables {
  elle_kur: OwnRateTable
  gizli_ayar: SealedSettingTable
}
