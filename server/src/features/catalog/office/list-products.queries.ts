import type { ProductFilter, ProductState } from '@meltem/contract/catalog/office'
import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Where a product stands, as its rows say it; `u` is `urun`. */
export const stateOf: RawBuilder<ProductState> = sql`case when u.emekli_zamani is not null then 'emekli'
  when u.yayinda then 'yayinda' when u.yayin_zamani is not null then 'planli' else 'taslak' end`

export interface ProductWish extends Pick<ProductFilter, 'tip' | 'durum'> {
  readonly dil: Language
  /** Patterns that the title or the code must all hold. */
  readonly desenler: readonly string[]
}

export interface After {
  readonly zaman: string
  readonly k_no: string
}

const titleIn = (dil: Language) =>
  sql<string>`coalesce((select m.baslik from urun_metin m where m.tenant_id = u.tenant_id and m.urun_k_no = u.k_no
    order by m.dil = ${dil} desc limit 1), u.ad ->> ${dil}, u.ad ->> 'tr', u.ad ->> 'en', '')`

const groupName = (table: 'kategori' | 'bolge', dil: Language) =>
  sql<string | null>`(select m.baslik from ${sql.table(`${table}_metin`)} m where m.tenant_id = v.tenant_id
    and m.${sql.ref(`${table}_k_no`)} = v.${sql.ref(`${table}_k_no`)} order by m.dil = ${dil} desc limit 1)`

/** Products that hold the words, of the kind and in the state asked for. */
export function matching(trx: TenantTransaction, { tip, durum, desenler }: Omit<ProductWish, 'dil'>) {
  let query = trx
    .selectFrom('urun as u')
    .innerJoin('urun_vitrin as v', (join) =>
      join.onRef('v.tenant_id', '=', 'u.tenant_id').onRef('v.urun_k_no', '=', 'u.k_no'),
    )
  if (tip) query = query.where('u.urun_tipi', '=', tip)
  if (durum) query = query.where(stateOf, '=', durum)
  if (desenler.length > 0) {
    query =
      query.where(sql<boolean>`arama_katla(concat_ws(' ', u.kod, u.ad ->> 'tr', u.ad ->> 'en', u.ad ->> 'de', u.ad ->> 'ru',
      (select string_agg(m.baslik, ' ') from urun_metin m where m.tenant_id = u.tenant_id and m.urun_k_no = u.k_no)))
      like all(${desenler}::text[])`)
  }
  return query
}

export async function listProductRows(
  trx: TenantTransaction,
  { dil, ...wish }: ProductWish,
  after: After | undefined,
  most: number,
) {
  let query = matching(trx, wish)
    .select(['u.k_no', 'u.kod', 'u.urun_tipi', 'u.yayin_zamani', 'v.bilgi', 'v.guncelleme_zamani'])
    .select([
      titleIn(dil).as('ad'),
      groupName('kategori', dil).as('kategori'),
      groupName('bolge', dil).as('bolge'),
      stateOf.as('durum'),
      sql<string>`v.guncelleme_zamani::text`.as('yer'),
    ])
    .orderBy('v.guncelleme_zamani', 'desc')
    .orderBy('v.urun_k_no', 'desc')
    .limit(most)
  if (after) {
    query = query.where(
      sql<boolean>`(v.guncelleme_zamani, v.urun_k_no) < (${after.zaman}::timestamptz, ${after.k_no}::uuid)`,
    )
  }
  return await query.execute()
}

export async function countKinds(trx: TenantTransaction) {
  return await trx
    .selectFrom('urun as u')
    .innerJoin('urun_vitrin as v', (join) =>
      join.onRef('v.tenant_id', '=', 'u.tenant_id').onRef('v.urun_k_no', '=', 'u.k_no'),
    )
    .select(['u.urun_tipi', sql<number>`count(*)::int`.as('sayi')])
    .groupBy('u.urun_tipi')
    .execute()
}
