import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** So many are told of one cancellation; the rest hear of the next. */
const MOST_TOLD = 50

/** Parties that wait for these things between these days, longest waiting first. */
export async function listWaiting(trx: TenantTransaction, things: readonly string[], first: string, last: string) {
  return await trx
    .selectFrom('bekleme_listesi')
    .select(['k_no', 'urun_k_no', 'opsiyon_k_no', 'kalkis', 'baslangic', 'baslangic_saat', 'bitis', 'bitis_saat'])
    .select(['pax', 'adet', 'ad', 'e_mail', 'lang'])
    .where('kaynak_k_no', 'in', things)
    .where('durum', '=', 'bekliyor')
    .where('baslangic', '<=', last)
    .where(sql<string>`coalesce(bitis, baslangic)`, '>=', first)
    .orderBy('olusturma_zamani')
    .orderBy('k_no')
    .limit(MOST_TOLD)
    .execute()
}

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]
