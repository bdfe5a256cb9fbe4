import type { WrittenPage } from '@meltem/contract/content/office'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { PageCategoryTable, PageVersionTable } from '../../../platform/db/tables/content.ts'
import type { Database } from '../../../platform/db/tables/database.ts'

export async function findPageKind(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('sayfa').select(['turu', 'sozlesme']).where('k_no', '=', k_no).executeTakeFirst()
}

export async function updatePage(
  trx: TenantTransaction,
  k_no: string,
  changes: Omit<Updateable<Database['sayfa']>, 'guncelleme_zamani'>,
) {
  await trx
    .updateTable('sayfa')
    .set({ ...changes, guncelleme_zamani: sql<Date>`now()` })
    .where('k_no', '=', k_no)
    .execute()
}

export async function updateTextKinds(trx: TenantTransaction, sayfa_k_no: string, turu: WrittenPage['turu']) {
  await trx.updateTable('sayfa_icerik').set({ turu }).where('sayfa_k_no', '=', sayfa_k_no).execute()
}

export async function insertPage(trx: TenantTransaction, row: Insertable<Database['sayfa']>) {
  await trx.insertInto('sayfa').values(row).execute()
}

export async function findCategory(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('sayfa_kategori').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
}

export async function lockText(trx: TenantTransaction, sayfa_k_no: string, dil: Language) {
  return await trx
    .selectFrom('sayfa_icerik')
    .select(['surum', 'baslik', 'ozet', sql<string>`bloklar::text`.as('bloklar')])
    .where('sayfa_k_no', '=', sayfa_k_no)
    .where('dil', '=', dil)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertText(
  trx: TenantTransaction,
  key: { readonly tenant_id: number; readonly sayfa_k_no: string; readonly dil: Language },
  values: Omit<Insertable<Database['sayfa_icerik']>, 'tenant_id' | 'sayfa_k_no' | 'dil'>,
) {
  await trx
    .insertInto('sayfa_icerik')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sayfa_k_no', 'dil']).doUpdateSet(values))
    .execute()
}

/** A version that stands is never written over. */
export async function insertVersion(trx: TenantTransaction, row: Insertable<PageVersionTable>) {
  await trx
    .insertInto('sayfa_surum')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface TextPlace {
  readonly k_no: string
  readonly turu: WrittenPage['turu']
  readonly dil: Language
}

export interface Address {
  readonly slug: string | null
  readonly url: string | null
}

/** Another page at the same address. */
export async function findAtAddress(trx: TenantTransaction, { k_no, turu, dil }: TextPlace, address: Address) {
  return await trx
    .selectFrom('sayfa_icerik')
    .select('sayfa_k_no')
    .where('dil', '=', dil)
    .where('sayfa_k_no', '<>', k_no)
    .$if(address.slug !== null, (query) => query.where('turu', '=', turu).where('slug', '=', address.slug))
    .$if(address.url !== null, (query) => query.where('url', '=', address.url))
    .executeTakeFirst()
}

/** Whether a category of the journal has this slug in the language. */
export async function hasCategoryAt(trx: TenantTransaction, dil: Language, slug: string | null): Promise<boolean> {
  const { rows } = await sql`select 1 from sayfa_kategori where metinler -> ${dil} ->> 'slug' = ${slug}`.execute(trx)
  return rows.length > 0
}

export async function findPageRow(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('sayfa').selectAll().where('k_no', '=', k_no).executeTakeFirst()
}

export async function listTexts(trx: TenantTransaction, sayfa_k_no: string) {
  return await trx.selectFrom('sayfa_icerik').selectAll().where('sayfa_k_no', '=', sayfa_k_no).execute()
}

export async function findContractMark(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('sayfa').select('sozlesme').where('k_no', '=', k_no).executeTakeFirst()
}

export async function deletePage(trx: TenantTransaction, k_no: string) {
  await trx.deleteFrom('sayfa').where('k_no', '=', k_no).execute()
}

export async function upsertCategory(
  trx: TenantTransaction,
  key: { readonly tenant_id: number; readonly k_no: string },
  values: Pick<Insertable<PageCategoryTable>, 'sira' | 'metinler'>,
) {
  return await trx
    .insertInto('sayfa_kategori')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'k_no']).doUpdateSet(values))
    .execute()
}

export async function listCategoriesWithCounts(trx: TenantTransaction) {
  return await trx
    .selectFrom('sayfa_kategori as k')
    .select(['k.k_no', 'k.sira', 'k.metinler'])
    .select(
      sql<number>`(select count(*)::int from sayfa s where s.tenant_id = k.tenant_id and s.kategori_k_no = k.k_no)`.as(
        'yazilar',
      ),
    )
    .orderBy('k.sira')
    .orderBy('k.k_no')
    .execute()
}

export async function deleteCategory(trx: TenantTransaction, k_no: string) {
  return await trx.deleteFrom('sayfa_kategori').where('k_no', '=', k_no).returning('k_no').executeTakeFirst()
}

export async function hasArticles(trx: TenantTransaction, kategori_k_no: string): Promise<boolean> {
  const row = await trx.selectFrom('sayfa').select('k_no').where('kategori_k_no', '=', kategori_k_no).executeTakeFirst()
  return row !== undefined
}

/** The versions of a text with who wrote them, newest first. */
export async function listWrittenVersions(trx: TenantTransaction, sayfa_k_no: string, dil: Language) {
  return await trx
    .selectFrom('sayfa_surum as v')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.k_no', '=', 'v.yazan_k_no'),
    )
    .select(['v.surum', 'v.olusturma_zamani', 'p.ad', 'p.soyad'])
    .where('v.sayfa_k_no', '=', sayfa_k_no)
    .where('v.dil', '=', dil)
    .orderBy('v.surum', 'desc')
    .limit(200)
    .execute()
}

export async function findText(trx: TenantTransaction, sayfa_k_no: string, dil: Language) {
  return await trx
    .selectFrom('sayfa_icerik')
    .selectAll()
    .where('sayfa_k_no', '=', sayfa_k_no)
    .where('dil', '=', dil)
    .executeTakeFirst()
}

export async function updateText(
  trx: TenantTransaction,
  { k_no, dil }: Pick<TextPlace, 'k_no' | 'dil'>,
  changes: Updateable<Database['sayfa_icerik']>,
) {
  await trx.updateTable('sayfa_icerik').set(changes).where('sayfa_k_no', '=', k_no).where('dil', '=', dil).execute()
  await trx.updateTable('sayfa').set({ guncelleme_zamani: sql<Date>`now()` }).where('k_no', '=', k_no).execute()
}

/** Nobody else writes the page until the end of the transaction. */
export async function lockPage(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('sayfa').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}
