import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function hasCategory(trx: TenantTransaction, k_no: string, kind: ProductKind): Promise<boolean> {
  const row = await trx
    .selectFrom('kategori')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('urun_tipi', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasRegion(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const row = await trx.selectFrom('bolge').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
  return row !== undefined
}

/** The name in the language of the caller, or in any there is. */
const nameOf = (table: 'kategori' | 'bolge', dil: Language) =>
  sql<string>`coalesce((select m.baslik from ${sql.table(`${table}_metin`)} m
    where m.tenant_id = g.tenant_id and m.${sql.ref(`${table}_k_no`)} = g.k_no order by m.dil = ${dil} desc limit 1), g.kod)`

export async function listCategoryChoices(trx: TenantTransaction, kind: ProductKind, dil: Language) {
  return await trx
    .selectFrom('kategori as g')
    .select(['g.k_no', 'g.kod'])
    .select(nameOf('kategori', dil).as('baslik'))
    .where('g.urun_tipi', '=', kind)
    .orderBy('g.sira')
    .orderBy('g.kod')
    .execute()
}

export async function listRegionChoices(trx: TenantTransaction, dil: Language) {
  return await trx
    .selectFrom('bolge as g')
    .select('g.k_no')
    .select(nameOf('bolge', dil).as('baslik'))
    .orderBy(nameOf('bolge', dil))
    .execute()
}

export async function listPlaceChoices(trx: TenantTransaction, dil: Language) {
  return await trx
    .selectFrom('transfer_yeri')
    .select('kod')
    .select(sql<string>`coalesce(baslik ->> ${dil}, baslik ->> 'tr', baslik ->> 'en', kod)`.as('baslik'))
    .orderBy('sira')
    .execute()
}

export interface NewGroup {
  readonly tenant_id: number
  readonly k_no: string
  readonly kod: string
}

type Words = Readonly<Partial<Record<Language, { readonly baslik: string; readonly slug: string }>>>

function textRows(tenant_id: number, words: Words) {
  return (Object.entries(words) as [Language, { baslik: string; slug: string }][]).map(([dil, { baslik, slug }]) => {
    return { tenant_id, dil, baslik, slug, metin: null }
  })
}

export async function insertCategory(
  trx: TenantTransaction,
  group: NewGroup,
  urun_tipi: ProductKind,
  words: Words,
): Promise<void> {
  await trx
    .insertInto('kategori')
    .values({ ...group, urun_tipi, ust_k_no: null, gorsel: null })
    .execute()
  const rows = textRows(group.tenant_id, words).map((row) => ({ ...row, kategori_k_no: group.k_no }))
  await trx.insertInto('kategori_metin').values(rows).execute()
}

export async function insertRegion(
  trx: TenantTransaction,
  group: NewGroup,
  place: { readonly enlem: number; readonly boylam: number },
  words: Words,
): Promise<void> {
  await trx
    .insertInto('bolge')
    .values({ ...group, ...place, ust_k_no: null, gorsel: null, deniz: null })
    .execute()
  const rows = textRows(group.tenant_id, words).map((row) => ({ ...row, bolge_k_no: group.k_no }))
  await trx.insertInto('bolge_metin').values(rows).execute()
}

/** Codes and addresses of groups that are taken, so that a new one finds a free name. */
export async function listTakenGroupNames(trx: TenantTransaction, table: 'kategori' | 'bolge'): Promise<Set<string>> {
  const { rows } = await sql<{ ad: string }>`select kod as ad from ${sql.table(table)}
    union select slug from ${sql.table(`${table}_metin`)}`.execute(trx)
  return new Set(rows.map(({ ad }) => ad))
}
