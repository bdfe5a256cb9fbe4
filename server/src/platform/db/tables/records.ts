import type { ColumnType, Generated } from 'kysely'

type CreatedAt = ColumnType<Date, Date | string | undefined, never>

export interface RequestKeyTable {
  tenant_id: number
  kapsam: string
  anahtar: string
  govde_ozeti: Buffer
  olusturma_zamani: CreatedAt
}

/** Moves with every change of a tenant's catalogue; see 0003-booking-speed.ts. */
export interface CatalogVersionTable {
  tenant_id: number
  surum: number
}

export interface AuditTable {
  tenant_id: number
  no: Generated<number>
  olay: string
  /** `uye:…`, `personel:…`, `misafir` or `sistem`. */
  kim: string
  konu_k_no: string | null
  ayrinti: ColumnType<Record<string, unknown>, string | undefined, never>
  zaman: CreatedAt
  /** Set on the one row that a staff call leaves; what the kernel notes along the way has none. */
  personel_k_no: ColumnType<string | null, never, never>
  ip: ColumnType<string | null, never, never>
  oturum: ColumnType<string | null, never, never>
  istek_no: ColumnType<string | null, never, never>
}

/** A row that a staff call has touched, as it was and as it became; of a change only what changed. */
export interface AuditChangeTable {
  tenant_id: ColumnType<number, never, never>
  no: ColumnType<number, never, never>
  denetim_no: ColumnType<number, never, never>
  tablo: ColumnType<string, never, never>
  anahtar: ColumnType<Record<string, unknown>, never, never>
  konu_k_no: ColumnType<string | null, never, never>
  /** Null also where the person it told about has been erased. */
  once: ColumnType<Record<string, unknown> | null, never, null>
  sonra: ColumnType<Record<string, unknown> | null, never, null>
}
