import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ClaimTable } from '../../../platform/db/tables/reservation.ts'

export async function findStockKind(trx: TenantTransaction, kaynak_k_no: string) {
  return await trx.selectFrom('kaynak').select(['k_no', 'stok']).where('k_no', '=', kaynak_k_no).executeTakeFirst()
}

/** The units of a thing, or the one that is named. */
export async function listActiveUnits(trx: TenantTransaction, kaynak_k_no: string, birim_k_no: string | undefined) {
  const query = trx
    .selectFrom('birim')
    .select('k_no')
    .where('kaynak_k_no', '=', kaynak_k_no)
    .where('aktif', '=', true)
    .orderBy('k_no')
  return await (birim_k_no ? query.where('k_no', '=', birim_k_no) : query).execute()
}

export async function insertBlocks(trx: TenantTransaction, rows: readonly Insertable<ClaimTable>[]) {
  return await trx.insertInto('tutma').values(rows).returning('k_no').execute()
}

export async function updateExceptions(trx: TenantTransaction, k_no: string, istisnalar: string) {
  await trx.updateTable('kalkis_kurali').set({ istisnalar }).where('k_no', '=', k_no).execute()
}

export async function cancelBlock(trx: TenantTransaction, k_no: string) {
  return await trx
    .updateTable('tutma')
    .set({ durum: 'cancelled' })
    .where('k_no', '=', k_no)
    .where('durum', '=', 'blocked')
    .returning('k_no')
    .executeTakeFirst()
}

/** Neither what is kept for an agency nor what another calendar takes is opened by hand. */
export async function findBlockRow(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('tutma as t')
    .innerJoin('birim as b', (join) =>
      join.onRef('b.tenant_id', '=', 't.tenant_id').onRef('b.k_no', '=', 't.birim_k_no'),
    )
    .select(['b.kaynak_k_no', 't.baslangic', 't.bitis'])
    .where('t.k_no', '=', k_no)
    .where('t.durum', '=', 'blocked')
    .where('t.olay_k_no', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from acente_kontenjan_birim g
        where g.tenant_id = t.tenant_id and g.tutma_k_no = t.k_no)`,
    )
    .executeTakeFirst()
}
