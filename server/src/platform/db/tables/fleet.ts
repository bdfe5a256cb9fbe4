import type { VehicleFields } from '@meltem/contract/fleet/office'
import type { Generated } from 'kysely'

/** A car or a van by its plate. */
interface VehicleTable {
  tenant_id: number
  k_no: string
  plaka: string
  ad: string
  sinif: VehicleFields['sinif']
  koltuk: number
  aktif: Generated<boolean>
  /** The unit it is in the calendar; null for one that is only driven. */
  birim_k_no: string | null
  /** Counted by the database. */
  surum: Generated<number>
}

/** Days in service; `tutmalar` are the blocks that keep them closed. */
interface ServiceTable {
  tenant_id: number
  k_no: string
  arac_k_no: string
  ilk_gun: string
  son_gun: string
  neden: string
  tutmalar: Generated<string[]>
  kapali: Generated<number>
}

export interface FleetTables {
  arac: VehicleTable
  arac_servis: ServiceTable
}
