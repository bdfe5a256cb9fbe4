import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyProductTable, AgencyTable } from '../../../platform/db/database-agency.ts'

/** An agency people may be led to: active, and so is the one above it. */
function selectOpen(trx: TenantTransaction) {
  return trx
    .selectFrom('acente as a')
    .leftJoin('acente as u', (join) =>
      join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.k_no', '=', 'a.ust_acente_k_no'),
    )
    .where('a.durum', '=', 'aktif')
    .where(sql<boolean>`coalesce(u.durum, 'aktif') = 'aktif'`)
}

export async function findOpenAgency(trx: TenantTransaction, kno: string) {
  return await selectOpen(trx)
    .select(['a.k_no', 'a.ust_acente_k_no', 'a.kno', 'a.marka', 'a.tanitim', 'a.web'])
    .where('a.kno', '=', kno)
    .executeTakeFirst()
}

export async function listChosenProducts(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('acente_urun')
    .select('urun_k_no')
    .where('acente_k_no', '=', acente_k_no)
    .orderBy('sira')
    .execute()
}

export async function listKnownProducts(trx: TenantTransaction, keys: readonly string[]) {
  return await trx.selectFrom('urun').select('k_no').where('k_no', 'in', keys).execute()
}

export async function updateAgency(trx: TenantTransaction, k_no: string, changes: Updateable<AgencyTable>) {
  await trx.updateTable('acente').set(changes).where('k_no', '=', k_no).execute()
}

export async function deleteChosenProducts(trx: TenantTransaction, acente_k_no: string) {
  await trx.deleteFrom('acente_urun').where('acente_k_no', '=', acente_k_no).execute()
}

export async function insertChosenProducts(trx: TenantTransaction, rows: readonly Insertable<AgencyProductTable>[]) {
  await trx.insertInto('acente_urun').values(rows).execute()
}

export async function findSellersAddress(trx: TenantTransaction, rezervasyon_k_no: string) {
  return await trx
    .selectFrom('acente_rezervasyon as s')
    .innerJoin('acente as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.k_no', '=', 's.acente_k_no'),
    )
    .select(['a.e_mail', 'a.dil', 's.akis'])
    .where('s.rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('s.kanal', '=', 'masa')
    .executeTakeFirst()
}
