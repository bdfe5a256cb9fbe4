import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function listSubAgencies(trx: TenantTransaction, ust_acente_k_no: string) {
  return await trx
    .selectFrom('acente as a')
    .leftJoin('acente_alt_pay as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.acente_k_no', '=', 'a.k_no'),
    )
    .select(['a.k_no', 'a.kno', 'a.marka', 'a.durum'])
    .select(sql<number>`coalesce(p.oran, 0)`.as('oran'))
    .where('a.ust_acente_k_no', '=', ust_acente_k_no)
    .orderBy('a.marka')
    .execute()
}

export async function findSubAgency(trx: TenantTransaction, ust_acente_k_no: string, k_no: string) {
  return await trx
    .selectFrom('acente')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('ust_acente_k_no', '=', ust_acente_k_no)
    .executeTakeFirst()
}

export async function upsertShare(
  trx: TenantTransaction,
  sub: { readonly tenant_id: number; readonly acente_k_no: string },
  oran: number,
) {
  await trx
    .insertInto('acente_alt_pay')
    .values({ ...sub, oran })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'acente_k_no']).doUpdateSet({ oran }))
    .execute()
}
