import { type Insertable, type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Database } from '../../../platform/db/tables/database.ts'

export type NewWish = Omit<Insertable<Database['haber_istegi']>, 'tenant_id'>

export async function insertWish(trx: TenantTransaction, tenant_id: number, wish: NewWish) {
  return await trx
    .insertInto('haber_istegi')
    .values({ tenant_id, ...wish })
    .onConflict((conflict) => conflict.doNothing())
    .returning('k_no')
    .executeTakeFirst()
}

export async function getWaitingWish(trx: TenantTransaction, wish: NewWish) {
  return await trx
    .selectFrom('haber_istegi')
    .select('k_no')
    .where('urun_k_no', '=', wish.urun_k_no)
    .where('e_mail', '=', wish.e_mail)
    .where('neden', '=', wish.neden)
    .where('durum', '=', 'bekliyor')
    .where(sql<boolean>`baslangic is not distinct from ${wish.baslangic}::date`)
    .where(sql<boolean>`bitis is not distinct from ${wish.bitis}::date`)
    .executeTakeFirstOrThrow()
}

export async function listWaitingWishes(trx: TenantTransaction, most: number) {
  return await trx
    .selectFrom('haber_istegi')
    .selectAll()
    .where('durum', '=', 'bekliyor')
    .orderBy('olusturma_zamani')
    .limit(most)
    .execute()
}

export type Wish = Selectable<Database['haber_istegi']>

export async function endWaitingWish(
  trx: TenantTransaction,
  k_no: string,
  end: { readonly durum: 'gecti' | 'gonderildi'; readonly haber_zamani: Date },
) {
  return await trx
    .updateTable('haber_istegi')
    .set(end)
    .where('k_no', '=', k_no)
    .where('durum', '=', 'bekliyor')
    .returning('k_no')
    .executeTakeFirst()
}

/** Every wish of the address behind this one. */
export async function endWishesOfAddress(trx: TenantTransaction, k_no: string) {
  return await trx
    .updateTable('haber_istegi')
    .set({ durum: 'vazgecti' })
    .where('durum', '=', 'bekliyor')
    .where('e_mail', '=', (eb) => eb.selectFrom('haber_istegi as h').select('h.e_mail').where('h.k_no', '=', k_no))
    .execute()
}
