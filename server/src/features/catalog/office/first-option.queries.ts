import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { DepartureRuleTable, ResourceTable } from '../../../platform/db/tables/reservation.ts'

export async function insertThing(
  trx: TenantTransaction,
  thing: Insertable<ResourceTable> & { readonly k_no: string },
  units: readonly string[],
): Promise<void> {
  await trx.insertInto('kaynak').values(thing).execute()
  if (units.length === 0) return
  const rows = units.map((ad) => ({ tenant_id: thing.tenant_id, kaynak_k_no: thing.k_no, ad }))
  await trx.insertInto('birim').values(rows).execute()
}

export async function insertRule(trx: TenantTransaction, rule: Insertable<DepartureRuleTable>): Promise<void> {
  await trx.insertInto('kalkis_kurali').values(rule).execute()
}
