import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyReservationTable } from '../../../platform/db/tables/agency-money.ts'

export type SaleRow = Selectable<AgencyReservationTable>

export async function findSale(trx: TenantTransaction, rezervasyon_k_no: string): Promise<SaleRow | undefined> {
  return await trx
    .selectFrom('acente_rezervasyon')
    .selectAll()
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .executeTakeFirst()
}

export async function upsertSale(
  trx: TenantTransaction,
  key: Pick<Insertable<AgencyReservationTable>, 'tenant_id' | 'rezervasyon_k_no'>,
  sale: Omit<Insertable<AgencyReservationTable>, 'tenant_id' | 'rezervasyon_k_no'>,
) {
  return await trx
    .insertInto('acente_rezervasyon')
    .values({ ...key, ...sale })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'rezervasyon_k_no']).doUpdateSet(sale))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Shared until the commit: other bookings read the agencies, a suspension waits. */
export async function lockStatesOf(trx: TenantTransaction, agencies: readonly string[]) {
  return await trx
    .selectFrom('acente')
    .select('durum')
    .where('k_no', 'in', agencies)
    .orderBy('k_no')
    .forShare()
    .execute()
}

export async function updateSale(
  trx: TenantTransaction,
  rezervasyon_k_no: string,
  changes: Updateable<AgencyReservationTable>,
) {
  await trx.updateTable('acente_rezervasyon').set(changes).where('rezervasyon_k_no', '=', rezervasyon_k_no).execute()
}

/** Sales whose trip lies behind and whose commission has not fallen due yet. */
export async function listDueSales(trx: TenantTransaction, today: string, most: number): Promise<SaleRow[]> {
  return await trx
    .selectFrom('acente_rezervasyon as s')
    .innerJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.k_no', '=', 's.rezervasyon_k_no'),
    )
    .selectAll('s')
    .where('s.durum', '=', sql.lit('islendi'))
    .where('s.son_gun', '<', today)
    .where('r.durum', 'in', ['confirmed', 'completed'])
    .orderBy('s.rezervasyon_k_no')
    .limit(most)
    .forUpdate('s')
    .skipLocked()
    .execute()
}

export async function getAgencyName(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente').select(['marka', 'e_mail']).where('k_no', '=', k_no).executeTakeFirstOrThrow()
}
