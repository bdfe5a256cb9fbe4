import type { Insertable, Selectable, Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { RefundTable } from '../../../platform/db/tables/payment.ts'
import type { CollectionTable } from '../../../platform/db/tables/reservation.ts'

export async function insertReturn(trx: TenantTransaction, row: Insertable<CollectionTable>): Promise<void> {
  await trx.insertInto('tahsilat').values(row).execute()
}

export type RefundRow = Selectable<RefundTable>

export async function findRefundByRequest(trx: TenantTransaction, istek_k_no: string) {
  return await trx.selectFrom('iade').selectAll().where('istek_k_no', '=', istek_k_no).executeTakeFirst()
}

export async function insertRefund(trx: TenantTransaction, row: Insertable<RefundTable>): Promise<RefundRow> {
  return await trx.insertInto('iade').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function getAttemptOf(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('iade').select('deneme_k_no').where('k_no', '=', k_no).executeTakeFirstOrThrow()
}

export async function lockRefund(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('iade').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}

export async function updateRefund(trx: TenantTransaction, k_no: string, changes: Updateable<RefundTable>) {
  await trx.updateTable('iade').set(changes).where('k_no', '=', k_no).execute()
}

export async function countWaiting(trx: TenantTransaction, attempt: string, except: string): Promise<number> {
  const rows = await trx
    .selectFrom('iade')
    .select('k_no')
    .where('deneme_k_no', '=', attempt)
    .where('durum', 'in', ['bekliyor', 'bilinmiyor'])
    .where('k_no', '<>', except)
    .execute()
  return rows.length
}

export async function findCounted(trx: TenantTransaction, islem_no: string) {
  return await trx
    .selectFrom('tahsilat')
    .select('k_no')
    .where('tur', '=', 'tahsilat')
    .where('islem_no', '=', islem_no)
    .executeTakeFirst()
}

export async function listUnfinished(trx: TenantTransaction, inceleme_k_no: string) {
  return await trx
    .selectFrom('iade')
    .select('k_no')
    .where('inceleme_k_no', '=', inceleme_k_no)
    .where('durum', '<>', 'tamamlandi')
    .execute()
}
