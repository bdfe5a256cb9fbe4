import type { FIELD_ACTS, FieldVerdict } from '@meltem/contract/field/field'
import type { ColumnType, Generated } from 'kysely'

/** A phone of the crew, by the key it gave itself. */
interface FieldDeviceTable {
  tenant_id: number
  k_no: string
  personel_k_no: string
  no: number
  /** How far its clock was behind when it last sent. */
  sapma_ms: number
  ilk_gorulme: Generated<Date>
  son_gorulme: Generated<Date>
}

/** One act of a phone, whatever became of it. */
export interface FieldActTable {
  tenant_id: number
  k_no: string
  cihaz_k_no: string
  personel_k_no: string
  /** Null where the act names no booking of this operator. */
  rezervasyon_k_no: string | null
  sira: number | null
  donus: boolean
  kalkis_k_no: string | null
  tur: (typeof FIELD_ACTS)[number]
  /** By the clock of the server. */
  zaman: Date
  cihaz_zamani: Date
  kisi: number | null
  tutar: number | null
  hedef: string | null
  /** What was sent, where it was refused. */
  istek: ColumnType<Record<string, unknown> | null, string | null, string | null>
  /** Has a say about its seat. */
  gecerli: boolean
  karar: FieldVerdict
  once_k_no: string | null
  kayit_zamani: Generated<Date>
}

/** Who is aboard and who is missing. */
export interface BoardingTable {
  tenant_id: number
  rezervasyon_k_no: string
  sira: number
  donus: boolean
  kalkis_k_no: string | null
  /** Null for what is older than the field. */
  islem_k_no: string | null
  durum: 'bindi' | 'gelmedi'
  kisi: number
  zaman: Date
  personel_k_no: string | null
  kim: string | null
}

/** Tables of guides, skippers and drivers on their phones. */
export interface FieldTables {
  saha_cihazi: FieldDeviceTable
  saha_islemi: FieldActTable
  binis: BoardingTable
}
