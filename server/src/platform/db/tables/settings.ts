import type { TrialState } from '@meltem/contract/payment/account-office'
import type { FailureReason, PaymentProvider } from '@meltem/contract/payment/payment'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

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

/** A payment of 1.00 by which an operator tries a provider (PAY-17). */
interface TrialTable {
  tenant_id: number
  k_no: string
  saglayici: PaymentProvider
  /** Version of the tenant's keys; 0 for those of the installation. */
  surum: number
  siparis_no: string
  durum: TrialState
  /** Minor units of `kur`. */
  tutar: number
  kur: string
  alinan: Generated<number>
  adim: MaybeJson<{ tur: 'cerceve' | 'yonlendir'; url: string }>
  saglayici_no: string | null
  saglayici_verisi: MaybeJson<Record<string, string>>
  /** Hash of the token of the way back. */
  anahtar_ozeti: Buffer
  /** Key of the refund at the provider; another one where a person asks for it again. */
  iade_k_no: string
  /** How often the refund was asked for under that key. */
  deneme_sayisi: Generated<number>
  neden: FailureReason | null
  /** The provider's own words. */
  hata: string | null
  personel_k_no: string
  sonraki_sorgu: Date | null
  /** Until when one process is at it. */
  kilit: Date | null
  olusturma_zamani: Date
  sonuc_zamani: Date | null
}

type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface SettingsTables {
  odeme_provasi: TrialTable
  elle_kur: OwnRateTable
  gizli_ayar: SealedSettingTable
}
