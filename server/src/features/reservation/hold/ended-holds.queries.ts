import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** By the clock of the database, like every end of a hold. */
export async function listDue(trx: TenantTransaction, now: Date | null, most: number): Promise<{ k_no: string }[]> {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('durum', 'in', ['held', 'requested', 'accepted'])
    .where('bitis', '<=', now ?? sql<Date>`clock_timestamp()`)
    .orderBy('bitis')
    .limit(most)
    .execute()
}
