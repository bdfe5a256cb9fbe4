import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ContractTextTable } from '../../../platform/db/tables/payment.ts'

export async function listContractTexts(trx: TenantTransaction, hashes: readonly string[]) {
  return await trx.selectFrom('sozlesme_metni').selectAll().where('ozet', 'in', hashes).execute()
}

/** A text that is kept already stays as it is. */
export async function insertContractTexts(trx: TenantTransaction, rows: readonly Insertable<ContractTextTable>[]) {
  await trx
    .insertInto('sozlesme_metni')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
