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

export interface SettingsTables {
  gizli_ayar: SealedSettingTable
}
