import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/database.ts'

/** An item of these keys that stands in another menu. */
export async function findElsewhere(
  trx: TenantTransaction,
  konum: Selectable<Database['menu']>['konum'],
  keys: readonly string[],
) {
  return await trx
    .selectFrom('menu')
    .select('k_no')
    .where('konum', '<>', konum)
    .where('k_no', 'in', [...keys, '00000000-0000-0000-0000-000000000000'])
    .executeTakeFirst()
}

export async function deleteMenu(trx: TenantTransaction, konum: Selectable<Database['menu']>['konum']) {
  await trx.deleteFrom('menu').where('konum', '=', konum).execute()
}

export async function insertMenu(trx: TenantTransaction, rows: readonly Insertable<Database['menu']>[]) {
  await trx.insertInto('menu').values(rows).execute()
}
