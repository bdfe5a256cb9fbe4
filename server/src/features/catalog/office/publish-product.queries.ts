import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Products whose instant has come. */
export async function listDueKeys(trx: TenantTransaction, an: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('urun')
    .select('k_no')
    .where('yayinda', '=', false)
    .where('yayin_zamani', '<=', an)
    .orderBy('k_no')
    .execute()
  return rows.map(({ k_no }) => k_no)
}
