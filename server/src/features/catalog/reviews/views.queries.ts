import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ViewSaltTable } from '../../../platform/db/tables/catalog.ts'

export async function countVisitor(
  trx: TenantTransaction,
  tenant_id: number,
  { product, today, visitor }: { readonly product: string; readonly today: string; readonly visitor: Buffer },
) {
  return await sql<{ sayi: number }>`
      with yeni as (
        insert into izleme_ziyareti (tenant_id, gun, urun_k_no, ozet)
        values (${tenant_id}, ${today}, ${product}, ${visitor}) on conflict do nothing returning 1)
      insert into izleme_gunu as g (tenant_id, urun_k_no, gun, sayi)
      select ${tenant_id}::int, ${product}::uuid, ${today}::date, (select count(*)::int from yeni)
      on conflict (tenant_id, urun_k_no, gun) do update set sayi = g.sayi + excluded.sayi
      returning sayi`.execute(trx)
}

export async function insertSalt(trx: TenantTransaction, row: Insertable<ViewSaltTable>) {
  await trx
    .insertInto('izleme_tuzu')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function getSalt(trx: TenantTransaction, gun: string) {
  return await trx.selectFrom('izleme_tuzu').select('tuz').where('gun', '=', gun).executeTakeFirstOrThrow()
}

export async function deleteVisitorsBefore(trx: TenantTransaction, day: string) {
  await trx.deleteFrom('izleme_ziyareti').where('gun', '<', day).execute()
  await trx.deleteFrom('izleme_tuzu').where('gun', '<', day).execute()
}
