import type { IsoDay } from '@meltem/domain/calendar-day'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { loadGroups } from './load-groups.queries.ts'
import { loadCatalog } from './load-products.queries.ts'
import { loadShowcases } from './load-showcases.queries.ts'
import type { TenantContent } from './tenant-content.ts'

export interface CatalogImport {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly tenant: TenantContent
  /** The day that days before and after are counted from. */
  readonly today: IsoDay
}

/** Products with prices and stock, groups, and the pages of the products: from content that was checked into rows. */
export async function importCatalog({ trx, tenant_id, tenant, today }: CatalogImport): Promise<void> {
  await loadCatalog(trx, tenant_id, tenant, today)
  await loadGroups(trx, tenant_id, tenant)
  await loadShowcases({ trx, tenant_id, tenant, today })
}
