import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { LineCancellationTable } from '../../../platform/db/tables/payment.ts'

export async function insertLineCancellation(
  trx: TenantTransaction,
  row: Insertable<LineCancellationTable>,
): Promise<void> {
  await trx.insertInto('satir_iptali').values(row).execute()
}
