import type { StoredMemberGroup, WrittenMemberGroup } from '@meltem/contract/member/office'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function listGroups(trx: TenantTransaction, k_no?: string): Promise<StoredMemberGroup[]> {
  return await trx
    .selectFrom('uye_grubu as g')
    .select(['g.k_no', 'g.ad', 'g.iskonto_oran'])
    .select(
      sql<number>`(select count(*)::int from uye u where u.tenant_id = g.tenant_id and u.uye_grup_k_no = g.k_no)`.as(
        'uye',
      ),
    )
    .$if(k_no !== undefined, (query) => query.where('g.k_no', '=', k_no ?? ''))
    .orderBy('g.iskonto_oran', 'desc')
    .orderBy('g.k_no')
    .execute()
}

export async function lockGroup(trx: TenantTransaction, k_no: string): Promise<WrittenMemberGroup | undefined> {
  return await trx
    .selectFrom('uye_grubu')
    .select(['ad', 'iskonto_oran'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}

interface NewGroup extends WrittenMemberGroup {
  readonly tenant_id: number
  readonly k_no: string
}

export async function upsertGroup(trx: TenantTransaction, { ad, iskonto_oran, ...key }: NewGroup): Promise<void> {
  const values = { ad: JSON.stringify(ad), iskonto_oran }
  await trx
    .insertInto('uye_grubu')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'k_no']).doUpdateSet(values))
    .execute()
}

export async function deleteGroup(trx: TenantTransaction, k_no: string): Promise<void> {
  await trx.deleteFrom('uye_grubu').where('k_no', '=', k_no).execute()
}
