import type { PageSummary, PageType } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

export interface PageQuery {
  readonly dil: Language
  readonly turu: PageType
  readonly slug?: string | undefined
  readonly url?: string | undefined
}

const isShown = sql<boolean>`not s.taslak and not i.taslak and s.yayin_zamani <= now()`

function selectPages(trx: TenantTransaction) {
  return trx
    .selectFrom('sayfa_icerik as i')
    .innerJoin('sayfa as s', (join) =>
      join.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.k_no', '=', 'i.sayfa_k_no'),
    )
    .leftJoin('sayfa_kategori as k', (join) =>
      join.onRef('k.tenant_id', '=', 's.tenant_id').onRef('k.k_no', '=', 's.kategori_k_no'),
    )
    .select([
      's.k_no',
      's.turu',
      'i.dil',
      'i.baslik',
      'i.ozet',
      'i.slug',
      'i.url',
      's.gorsel',
      's.yayin_zamani',
      's.guncelleme_zamani',
      's.yazar',
      's.kategori_k_no',
      'k.metinler as kategori_metinler',
    ])
    .select((eb) =>
      eb
        .selectFrom('sayfa_icerik as c')
        .whereRef('c.sayfa_k_no', '=', 's.k_no')
        .where('c.taslak', '=', false)
        .select(
          sql<PageSummary['ceviriler']>`jsonb_object_agg(c.dil, jsonb_build_object('slug', c.slug, 'url', c.url))`.as(
            'ceviriler',
          ),
        )
        .as('ceviriler'),
    )
}

const PAGE_COLUMNS = ['i.seo_baslik', 'i.bloklar', 'i.surum', 's.sozlesme'] as const

/** The language asked for leads, then the tenant's own, then any. */
const nearness = (dil: Language, fallback: Language) => sql`(i.dil = ${dil}) desc, (i.dil = ${fallback}) desc, i.dil`

const isToldIn = (dil: Language) => sql<boolean>`exists (select 1 from sayfa_icerik o
  where o.tenant_id = i.tenant_id and o.sayfa_k_no = i.sayfa_k_no and o.dil = ${dil} and not o.taslak)`

/** The page at an address. One that is not told in the language is found by its address in another. */
export function findPage(trx: TenantTransaction, { dil, turu, slug, url }: PageQuery, fallback: Language) {
  return selectPages(trx)
    .select([...PAGE_COLUMNS])
    .select(sql<boolean>`not (${isShown})`.as('taslak'))
    .where('i.turu', '=', turu)
    .where(isShown)
    .$if(slug !== undefined, (query) => query.where('i.slug', '=', (slug ?? '').normalize('NFC')))
    .$if(url !== undefined, (query) => query.where('i.url', '=', (url ?? '').normalize('NFC')))
    .where(sql<boolean>`(i.dil = ${dil} or not ${isToldIn(dil)})`)
    .orderBy(nearness(dil, fallback))
    .executeTakeFirst()
}

/** For a preview: whatever there is, published or not. */
export function findPageByKey(trx: TenantTransaction, k_no: string, dil: Language) {
  return selectPages(trx)
    .select([...PAGE_COLUMNS])
    .select(sql<boolean>`not (${isShown})`.as('taslak'))
    .where('s.k_no', '=', k_no)
    .where('i.dil', '=', dil)
    .executeTakeFirst()
}

export function listPageSummaries(
  trx: TenantTransaction,
  { dil, turu }: { dil: Language; turu?: PageType | undefined },
  fallback: Language,
) {
  return selectPages(trx)
    .where(isShown)
    .$if(turu !== undefined, (query) => query.where('i.turu', '=', turu as PageType))
    .where(
      'i.dil',
      '=',
      sql<Language>`(select o.dil from sayfa_icerik o
        where o.tenant_id = i.tenant_id and o.sayfa_k_no = i.sayfa_k_no and not o.taslak
        order by (o.dil = ${dil}) desc, (o.dil = ${fallback}) desc, o.dil limit 1)`,
    )
    .orderBy('s.yayin_zamani', 'desc')
    .orderBy('i.baslik')
    .limit(1000)
    .execute()
}

export function listCategories(trx: TenantTransaction) {
  return trx.selectFrom('sayfa_kategori').select(['k_no', 'metinler']).orderBy('sira').orderBy('k_no').execute()
}

/** Versions of a text that stood before the one that stands now. */
export function listVersions(trx: TenantTransaction, k_no: string, dil: Language) {
  return trx
    .selectFrom('sayfa_surum')
    .select(['surum', 'olusturma_zamani as zaman'])
    .where('sayfa_k_no', '=', k_no)
    .where('dil', '=', dil)
    .orderBy('surum', 'desc')
    .limit(100)
    .execute()
}

export function findVersion(
  trx: TenantTransaction,
  { k_no, dil, surum }: { k_no: string; dil: Language; surum: number },
) {
  return trx
    .selectFrom('sayfa_surum')
    .select(['baslik', 'ozet', 'bloklar'])
    .where('sayfa_k_no', '=', k_no)
    .where('dil', '=', dil)
    .where('surum', '=', surum)
    .executeTakeFirst()
}
