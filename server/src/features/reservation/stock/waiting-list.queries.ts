import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { WaitingTable } from '../../../platform/db/database-waiting.ts'

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

export async function insertWaiting(trx: TenantTransaction, row: Insertable<WaitingTable>) {
  return await trx
    .insertInto('bekleme_listesi')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`tenant_id, opsiyon_k_no, e_mail, baslangic, coalesce(bitis, baslangic), coalesce(kalkis, '')`)
        .where('durum', '=', 'bekliyor')
        // A guest who asks again waits for the last wish, at the same place.
        .doUpdateSet({ ad: ownWord('ad'), pax: ownWord('pax'), kisi: ownWord('kisi'), adet: ownWord('adet') }),
    )
    .returning('k_no')
    .executeTakeFirstOrThrow()
}

/** A stranger who enters a member's address once more changes nothing about the member's own place. */
function ownWord(column: 'ad' | 'pax' | 'kisi' | 'adet') {
  const kept = sql.ref(`bekleme_listesi.${column}`)
  const asked = sql.ref(`excluded.${column}`)
  return sql<never>`case when bekleme_listesi.uye_k_no is not distinct from excluded.uye_k_no
    then ${asked} else ${kept} end`
}

export async function markTold(trx: TenantTransaction, keys: readonly string[], haber_zamani: Date) {
  await trx
    .updateTable('bekleme_listesi')
    .set({ durum: 'haber_verildi', haber_zamani })
    .where('k_no', 'in', keys)
    .execute()
}
