import type { ProductKind } from '@meltem/contract/content/content'
import type { ColumnType, Generated } from 'kysely'

/** Written by the function `arama_yaz` only (0034-office-list.ts). */
type Written<T> = ColumnType<T, never, never>

/** What the office finds a reservation by; a moment behind it. */
export interface ReservationSearchTable {
  tenant_id: Written<number>
  rezervasyon_k_no: Written<string>
  metin: Written<string>
  baslik: Written<string>
  tipler: Written<ProductKind[]>
  ilk_gun: Written<string>
  saat: Written<string | null>
  son_gun: Written<string>
  kisi: Written<number>
  /** Captured less refunds, in minor units. */
  alinan: Written<number>
  eksik: Written<boolean>
  /** What was booked: the product of each line, and its title then. */
  satirlar: Written<(readonly [urun_k_no: string, baslik: string])[]>
  olusturma_zamani: Written<Date>
  guncelleme_zamani: Written<Date>
}

/** A view of a list that a person of the office keeps. */
export interface SavedViewTable {
  tenant_id: number
  k_no: Generated<string>
  personel_k_no: string
  ekran: string
  ad: string
  /** The query of the screen's address. */
  sorgu: string
  olusturma_zamani: ColumnType<Date, never, never>
}

/** What the office writes about a reservation for itself. */
export interface InternalNoteTable {
  tenant_id: number
  k_no: Generated<string>
  rezervasyon_k_no: string
  personel_k_no: string
  konu: Generated<'not' | 'iptal' | 'iade' | 'fiyat' | 'silinen'>
  metin: string
  olusturma_zamani: ColumnType<Date, never, never>
}

/** Who of the office looks after a reservation. */
export interface InChargeTable {
  tenant_id: number
  rezervasyon_k_no: string
  personel_k_no: string
  zaman: ColumnType<Date, Date | undefined, Date>
}
