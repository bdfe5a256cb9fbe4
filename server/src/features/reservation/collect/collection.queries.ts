import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed, fixedWrite } from '../../../platform/db/fixed-query.ts'
import type { CollectionTable } from '../../../platform/db/tables/reservation.ts'

export const receiptQuery = fixed((trx, islem_no: string) =>
  trx.selectFrom('tahsilat').select('k_no').where('tur', '=', 'tahsilat').where('islem_no', '=', islem_no),
)

export const moneyInsert = fixedWrite((trx, rows: readonly Insertable<CollectionTable>[]) =>
  trx
    .insertInto('tahsilat')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'tur', 'islem_no']).doNothing())
    .returning('k_no'),
)

/** The row as it was read, held until the commit; undefined where it was written since. */
export async function lockUnmoved(trx: TenantTransaction, k_no: string, guncelleme_zamani: Date) {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('guncelleme_zamani', '=', guncelleme_zamani)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
