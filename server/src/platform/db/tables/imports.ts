import type { ProductLack } from '@meltem/contract/catalog/office'
import type { ProductKind } from '@meltem/contract/content/content'
import type { FiledPart, ImportProblem, ImportRow, ImportStage, ImportState } from '@meltem/contract/import/office'
import type { ColumnType, Generated } from 'kysely'

interface ImportTable {
  tenant_id: number
  k_no: string
  ad: string
  bicim: 'xlsx' | 'json'
  urun_tipi: ProductKind
  asama: ImportStage
  /** Prices of the file are written, too: the person who has confirmed it may. */
  fiyatli: Generated<boolean>
  personel_k_no: string
  zaman: ColumnType<Date, Date, never>
}

interface ImportFileTable {
  tenant_id: number
  aktarim_k_no: string
  icerik: Buffer
}

export interface ImportedProductTable {
  tenant_id: number
  aktarim_k_no: string
  sira: number
  kod: string
  ad: string
  urun_k_no: string | null
  durum: ImportState
  /** On offer when it was tried: a change counts at once. */
  canli: Generated<boolean>
  degisen: Generated<FiledPart[]>
  hatalar: ColumnType<ImportProblem[], string, string>
  /** Of the product as it was tried: one that has been changed since is left out. */
  iz: string | null
  sonuc: ImportRow['sonuc']
  eksik: Generated<ProductLack[]>
}

interface ImportMappingTable {
  tenant_id: number
  urun_tipi: ProductKind
  sayfa: string
  baslik: string
  /** Null: the column is left out. */
  alan: string | null
}

export interface ImportTables {
  aktarim: ImportTable
  aktarim_dosyasi: ImportFileTable
  aktarim_urun: ImportedProductTable
  aktarim_esleme: ImportMappingTable
}
