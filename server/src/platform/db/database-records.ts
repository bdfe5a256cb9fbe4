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
export interface CatalogueVersionTable {
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
  ayrinti: ColumnType<Record<string, unknown>, string | undefined, string>
  zaman: CreatedAt
}
