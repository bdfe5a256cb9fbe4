import type { WrittenMenuItem } from '@meltem/contract/content/office'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Database } from '../../../platform/db/tables/database.ts'

/** An item of these keys that stands in another menu. */
export async function findElsewhere(
  trx: TenantTransaction,
  konum: Selectable<Database['menu']>['konum'],
  keys: readonly string[],
) {
  return await trx
    .selectFrom('menu')
    .select('k_no')
    .where('konum', '<>', konum)
    .where('k_no', 'in', [...keys, '00000000-0000-0000-0000-000000000000'])
    .executeTakeFirst()
}

export async function deleteMenu(trx: TenantTransaction, konum: Selectable<Database['menu']>['konum']) {
  await trx.deleteFrom('menu').where('konum', '=', konum).execute()
}

export async function insertMenu(trx: TenantTransaction, rows: readonly Insertable<Database['menu']>[]) {
  await trx.insertInto('menu').values(rows).execute()
}

/** Two who write the same menu do so one after the other. */
export async function lockMenu(trx: TenantTransaction, konum: Selectable<Database['menu']>['konum']) {
  await sql`select pg_advisory_xact_lock(hashtext('menu'), hashtext(current_setting('app.tenant') || ${konum}))`.execute(
    trx,
  )
}

export async function listItems(
  trx: TenantTransaction,
  konum: Selectable<Database['menu']>['konum'],
): Promise<WrittenMenuItem[]> {
  return await trx
    .selectFrom('menu')
    .select(['k_no', 'menu_k_no', 'tip', 'turu', 'icerik'])
    .where('konum', '=', konum)
    .orderBy('sira')
    .orderBy('k_no')
    .execute()
}

export interface Target {
  readonly turu: string
  readonly dil: Language
  /** Slug of a page or group, own address of a custom page. */
  readonly adres: string
}

/** Every address a menu can lead to that has one in a language: pages, products, categories, destinations, collections. */
export async function listTargets(trx: TenantTransaction): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select i.turu, i.dil, coalesce(i.slug, i.url) as adres from sayfa_icerik i
      join sayfa s on s.tenant_id = i.tenant_id and s.k_no = i.sayfa_k_no
      where not i.taslak and not s.taslak and s.yayin_zamani <= now() and coalesce(i.slug, i.url) is not null
    union all select 'b', k.dil, k.metin ->> 'slug' from (
      select (jsonb_each(metinler)).key as dil, (jsonb_each(metinler)).value as metin from sayfa_kategori) k
    union all select 'd', dil, slug from urun_metin
    union all select 't', dil, slug from urun_metin
    union all select 'c', dil, slug from kategori_metin
    union all select 'u', dil, slug from bolge_metin
    union all select 'u', dil, slug from koleksiyon_metin`.execute(trx)
  return rows
}
