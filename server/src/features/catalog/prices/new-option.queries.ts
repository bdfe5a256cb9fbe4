import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { OptionFactsTable } from '../../../platform/db/tables/catalog.ts'
import type { OptionTable } from '../../../platform/db/tables/reservation.ts'

/** After the options that are there. */
export async function insertOption(trx: TenantTransaction, row: Omit<Insertable<OptionTable>, 'sira'>): Promise<void> {
  const sira = sql<number>`(select coalesce(max(sira) + 1, 0) from opsiyon where urun_k_no = ${row.urun_k_no}::uuid)`
  await trx
    .insertInto('opsiyon')
    .values({ ...row, sira })
    .execute()
}

export async function insertOptionFacts(trx: TenantTransaction, facts: Insertable<OptionFactsTable>): Promise<void> {
  await trx.insertInto('opsiyon_bilgi').values(facts).execute()
}
