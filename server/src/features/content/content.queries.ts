import type { PageSummary, PageType } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../db/connection.ts'

export interface PageQuery {
  readonly dil: Language
  readonly turu: PageType
  readonly slug?: string | undefined
  readonly url?: string | undefined
}

function selectPages(trx: TenantTransaction, dil: Language) {
  return trx
    .selectFrom('sayfa_icerik as i')
    .innerJoin('sayfa as s', (join) =>
      join.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.k_no', '=', 'i.sayfa_k_no'),
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
    ])
    .select((eb) =>
      eb
        .selectFrom('sayfa_icerik as c')
        .whereRef('c.sayfa_k_no', '=', 's.k_no')
        .select(
          sql<PageSummary['ceviriler']>`jsonb_object_agg(c.dil, jsonb_build_object('slug', c.slug, 'url', c.url))`.as(
            'ceviriler',
          ),
        )
        .as('ceviriler'),
    )
    .where('i.dil', '=', dil)
    .where('s.yayin_zamani', '<=', sql<Date>`now()`)
}

export function findPage(trx: TenantTransaction, { dil, turu, slug, url }: PageQuery) {
  return selectPages(trx, dil)
    .select(['i.seo_baslik', 'i.bloklar'])
    .where('i.turu', '=', turu)
    .$if(slug !== undefined, (query) => query.where('i.slug', '=', slug ?? null))
    .$if(url !== undefined, (query) => query.where('i.url', '=', url ?? null))
    .executeTakeFirst()
}

export function listPageSummaries(trx: TenantTransaction, dil: Language, turu: PageType | undefined) {
  return selectPages(trx, dil)
    .$if(turu !== undefined, (query) => query.where('i.turu', '=', turu as PageType))
    .orderBy('s.yayin_zamani', 'desc')
    .orderBy('i.baslik')
    .limit(1000)
    .execute()
}
