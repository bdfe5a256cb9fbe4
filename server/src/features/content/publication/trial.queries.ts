import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { PageTrialTable } from '../../../platform/db/tables/content.ts'

/** One per person, page and language; what nobody looked at for a day is gone. */
export async function upsertTrial(trx: TenantTransaction, row: Insertable<PageTrialTable>): Promise<string> {
  await trx.deleteFrom('sayfa_deneme').where('zaman', '<', sql<Date>`now() - interval '1 day'`).execute()
  const { k_no } = await trx
    .insertInto('sayfa_deneme')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'sayfa_k_no', 'dil', 'personel_k_no'])
        .doUpdateSet({ metin: row.metin, zaman: sql<Date>`now()` }),
    )
    .returning('k_no')
    .executeTakeFirstOrThrow()
  return k_no
}

export async function findTrial(trx: TenantTransaction, k_no: string, dil: Language) {
  return await trx
    .selectFrom('sayfa_deneme')
    .select(['sayfa_k_no', 'metin'])
    .where('k_no', '=', k_no)
    .where('dil', '=', dil)
    .executeTakeFirst()
}
