import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { TermTable } from '../../../platform/db/tables/content.ts'

export async function listTermRows(trx: TenantTransaction) {
  return await trx.selectFrom('sozluk').select(['k_no', 'sozler', 'not']).orderBy('k_no').limit(5000).execute()
}

export async function countTerms(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*)::int as sayi from sozluk`.execute(trx)
  return rows[0]?.sayi ?? 0
}

export async function lockTerm(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('sozluk')
    .select(['k_no', 'sozler', 'not'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertTerm(trx: TenantTransaction, row: Insertable<TermTable>) {
  return await trx.insertInto('sozluk').values(row).returning('k_no').executeTakeFirstOrThrow()
}

export async function updateTerm(trx: TenantTransaction, k_no: string, values: Updateable<TermTable>) {
  await trx.updateTable('sozluk').set(values).where('k_no', '=', k_no).execute()
}

export async function deleteTerm(trx: TenantTransaction, k_no: string) {
  return await trx.deleteFrom('sozluk').where('k_no', '=', k_no).returning('k_no').executeTakeFirst()
}
