import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AnnouncementTable } from '../../../platform/db/tables/content.ts'

export async function listAnnouncementRows(trx: TenantTransaction) {
  return await trx.selectFrom('duyuru').selectAll().orderBy('yer').orderBy('sira').orderBy('k_no').execute()
}

export async function listShownKeys(trx: TenantTransaction) {
  return await trx
    .selectFrom('duyuru')
    .select('k_no')
    .where(sql<boolean>`(baslangic is null or baslangic <= now()) and (bitis is null or bitis > now())`)
    .execute()
}

export async function insertAnnouncement(trx: TenantTransaction, row: Insertable<AnnouncementTable>) {
  return await trx.insertInto('duyuru').values(row).returning('k_no').executeTakeFirstOrThrow()
}

export async function updateAnnouncement(trx: TenantTransaction, k_no: string, values: Updateable<AnnouncementTable>) {
  return await trx.updateTable('duyuru').set(values).where('k_no', '=', k_no).returning('k_no').executeTakeFirst()
}

export async function deleteAnnouncement(trx: TenantTransaction, k_no: string) {
  return await trx.deleteFrom('duyuru').where('k_no', '=', k_no).returning('k_no').executeTakeFirst()
}

export async function lockAnnouncement(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('duyuru').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}
