import type { InvoiceKind } from '@meltem/contract/payment/invoice-office'
import type { InvoiceLineKind } from '@meltem/domain/invoice/taxed-lines'
import type { ColumnType } from 'kysely'

/** Written once; triggers keep it (0112-invoices.ts). */
type Written<T> = ColumnType<T, T, never>
type WrittenByDatabase<T> = ColumnType<T, T | undefined, never>
type WrittenJson<T> = ColumnType<T, string, never>

/** Who has sold, as the settings said it on the day of the invoice. */
export interface InvoiceSeller {
  readonly unvan: string
  readonly vergi_no: string
  readonly vergi_dairesi: string
  readonly adres: string
  readonly ilce: string
  readonly il: string
  readonly telefon: string
  readonly e_mail: string
}

/** Who has bought, as the booking said it on that day. */
export interface InvoiceBuyer {
  readonly ad: string
  readonly soyad: string
  /** Turkish identity number; for buyers who have none, the number the tax office gives for them. */
  readonly kimlik_no: string
  readonly adres: string
  readonly ilce: string
  readonly il: string
  readonly ulke: string
  readonly telefon: string
  readonly e_mail: string
}

export type InvoiceType = 'SATIS' | 'ISTISNA' | 'KONAKLAMAVERGISI' | 'IADE'

export interface InvoiceTable {
  tenant_id: Written<number>
  k_no: WrittenByDatabase<string>
  rezervasyon_k_no: Written<string>
  tur: Written<InvoiceKind>
  /** First, second … of its kind for the booking. */
  nesil: Written<number>
  /** Refund: the invoice it takes back. */
  asil_k_no: Written<string | null>
  seri: Written<string>
  yil: Written<number>
  sira: Written<number>
  fatura_no: ColumnType<string, never, never>
  ettn: WrittenByDatabase<string>
  tarih: Written<string>
  saat: Written<string>
  tip: Written<InvoiceType>
  kur: Written<string>
  /** The rate the booking froze; null in the base currency. */
  kur_satis: Written<string | null>
  kur_tarihi: Written<string | null>
  satici: WrittenJson<InvoiceSeller>
  alici: WrittenJson<InvoiceBuyer>
  matrah: Written<number>
  kdv: Written<number>
  konaklama: Written<number>
  toplam: Written<number>
  personel_k_no: Written<string | null>
  olusturma_zamani: WrittenByDatabase<Date>
}

export interface InvoiceLineTable {
  tenant_id: Written<number>
  fatura_k_no: Written<string>
  no: Written<number>
  sira: Written<number>
  tur: Written<InvoiceLineKind>
  ad: Written<string>
  kdv_oran: ColumnType<string, number, never>
  konaklama_oran: ColumnType<string, number, never>
  istisna_kodu: Written<string | null>
  istisna_nedeni: Written<string | null>
  matrah: Written<number>
  kdv: Written<number>
  konaklama: Written<number>
  toplam: Written<number>
}

export interface InvoiceTables {
  fatura: InvoiceTable
  fatura_satiri: InvoiceLineTable
}
