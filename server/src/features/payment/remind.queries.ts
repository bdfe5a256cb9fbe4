import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

export async function listRunningOut(trx: TenantTransaction, now: Date, soon: Date, most: number) {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('bitis', '>', now)
    .where('bitis', '<=', soon)
    .where('hatirlatma_zamani', 'is', null)
    .where(sql<boolean>`(durum = 'accepted' or (durum = 'held' and odeme_yontemi = 'havale'))`)
    .orderBy('bitis')
    .limit(most)
    .execute()
}

export async function listDueSteps(trx: TenantTransaction, now: Date, most: number) {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('adim_zamani', '<=', now)
    .orderBy('adim_zamani')
    .limit(most)
    .execute()
}

export async function markReminded(trx: TenantTransaction, k_no: string, now: Date) {
  return await trx
    .updateTable('rezervasyon')
    .set({ hatirlatma_zamani: now })
    .where('k_no', '=', k_no)
    .where('durum', 'in', ['held', 'accepted'])
    .where('hatirlatma_zamani', 'is', null)
    .returning('k_no')
    .executeTakeFirst()
}
