import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixedWrite } from '../../../platform/db/fixed-query.ts'
import type { RequestKeyTable } from '../../../platform/db/tables/records.ts'

export async function getRequestKey(trx: TenantTransaction, kapsam: string, anahtar: string) {
  return await trx
    .selectFrom('istek_anahtari')
    .select('govde_ozeti')
    .where('kapsam', '=', kapsam)
    .where('anahtar', '=', anahtar)
    .executeTakeFirstOrThrow()
}

export const keyInsert = fixedWrite((trx, rows: readonly Insertable<RequestKeyTable>[]) =>
  trx
    .insertInto('istek_anahtari')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('anahtar'),
)

const KEPT_DAYS = 7

/** No client repeats a request after a week. */
export async function deleteOldRequestKeys(trx: TenantTransaction): Promise<void> {
  await trx
    .deleteFrom('istek_anahtari')
    .where('olusturma_zamani', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()
}
