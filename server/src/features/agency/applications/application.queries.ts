import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function listDocuments(trx: TenantTransaction, basvuru_k_no: string) {
  return await trx
    .selectFrom('acente_belge')
    .select(['k_no', 'tur', 'ad', 'boyut', 'yukleme_zamani'])
    .where('basvuru_k_no', '=', basvuru_k_no)
    .orderBy('yukleme_zamani')
    .execute()
}

/** What happened to an application, and what both sides wrote. */
export async function listHistory(trx: TenantTransaction, basvuru_k_no: string) {
  return await trx
    .selectFrom('acente_basvuru_gecmisi')
    .select(['durum', 'aciklama', 'personel_k_no', 'zaman'])
    .where('basvuru_k_no', '=', basvuru_k_no)
    .orderBy('zaman')
    .execute()
}
