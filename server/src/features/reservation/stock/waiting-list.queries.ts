import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { WaitingTable } from '../../../platform/db/tables/waiting.ts'

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

/** Whoever waits for days to come, or was told of a place for them. */
export async function listAllWaiting(trx: TenantTransaction, language: Language, today: string, most: number) {
  return await trx
    .selectFrom('bekleme_listesi as b')
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'b.tenant_id').onRef('u.k_no', '=', 'b.urun_k_no'))
    .select(['b.k_no', 'b.urun_k_no', 'b.opsiyon_k_no', 'b.kalkis', 'b.baslangic', 'b.baslangic_saat', 'b.bitis'])
    .select(['b.bitis_saat', 'b.pax', 'b.adet', 'b.ad', 'b.e_mail', 'b.lang', 'b.durum', 'b.olusturma_zamani'])
    .select('b.haber_zamani')
    .select(sql<string>`coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en', '')`.as('baslik'))
    .where('b.durum', '<>', 'kapandi')
    .where('b.baslangic', '>=', today)
    .orderBy('b.baslangic')
    .orderBy('b.olusturma_zamani')
    .orderBy('b.k_no')
    .limit(most)
    .execute()
}

export async function countWaiting(trx: TenantTransaction, today: string): Promise<number> {
  const found = await trx
    .selectFrom('bekleme_listesi')
    .select(({ fn }) => fn.countAll<number>().as('adet'))
    .where('durum', '=', 'bekliyor')
    .where('baslangic', '>=', today)
    .executeTakeFirst()
  return found?.adet ?? 0
}

/** One that is not closed, locked so that it is told once by one of two clerks. */
export async function lockWaiting(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('bekleme_listesi')
    .select(['k_no', 'urun_k_no', 'opsiyon_k_no', 'kalkis', 'baslangic', 'baslangic_saat', 'bitis', 'bitis_saat'])
    .select(['pax', 'adet', 'ad', 'e_mail', 'lang'])
    .where('k_no', '=', k_no)
    .where('durum', '<>', 'kapandi')
    .forUpdate()
    .executeTakeFirst()
}

/** Answers whether there is such a one. Who comes back waits again. */
export async function setClosed(trx: TenantTransaction, k_no: string, closed: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('bekleme_listesi')
    .set({ durum: closed ? 'kapandi' : 'bekliyor' })
    .where('k_no', '=', k_no)
    .returning('k_no')
    .executeTakeFirst()
  return changed !== undefined
}
