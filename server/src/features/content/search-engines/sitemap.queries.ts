import type { PageType, ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Most products, and most pages, of one file: together far below the 50,000 addresses a file may hold. */
export const PER_FILE = 5_000

type PerLanguage<T> = Partial<Record<Language, T>>

function offered(trx: TenantTransaction) {
  return trx
    .selectFrom('urun_vitrin as v')
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.k_no', '=', 'v.urun_k_no'))
    .where('v.yayinda', '=', true)
    .where('u.yayinda', '=', true)
}

const toldIn = (dil: Language) => sql<boolean>`exists (select 1 from urun_metin m
  where m.tenant_id = v.tenant_id and m.urun_k_no = v.urun_k_no and m.dil = ${dil})`

export interface ListedProduct {
  readonly urun_tipi: ProductKind
  readonly kategori_k_no: string
  readonly guncelleme_zamani: Date
  readonly sluglar: PerLanguage<string>
}

/** Products told in a language, with their slugs in all. */
export async function listProductsOfFile(
  trx: TenantTransaction,
  dil: Language,
  file: number,
): Promise<ListedProduct[]> {
  return await offered(trx)
    .select(['v.urun_tipi', 'v.kategori_k_no', 'v.guncelleme_zamani'])
    .select(
      sql<PerLanguage<string>>`(select jsonb_object_agg(m.dil, m.slug) from urun_metin m
        where m.tenant_id = v.tenant_id and m.urun_k_no = v.urun_k_no)`.as('sluglar'),
    )
    .where(toldIn(dil))
    .orderBy('v.urun_k_no')
    .limit(PER_FILE)
    .offset((file - 1) * PER_FILE)
    .execute()
}

export interface FilledGroup {
  readonly kategori_k_no: string
  readonly bolge_k_no: string | null
  readonly zaman: Date
}

/** Categories and destinations that have something to offer, with the newest change there. */
export async function listFilledGroups(trx: TenantTransaction): Promise<FilledGroup[]> {
  return await offered(trx)
    .select(['v.kategori_k_no', 'v.bolge_k_no'])
    .select(({ fn }) => fn.max('v.guncelleme_zamani').as('zaman'))
    .groupBy(['v.kategori_k_no', 'v.bolge_k_no'])
    .execute()
}

export async function listFilledCollections(trx: TenantTransaction) {
  return await offered(trx)
    .innerJoin('koleksiyon_urun as k', (join) =>
      join.onRef('k.tenant_id', '=', 'v.tenant_id').onRef('k.urun_k_no', '=', 'v.urun_k_no'),
    )
    .select('k.koleksiyon_k_no')
    .select(({ fn }) => fn.max('v.guncelleme_zamani').as('zaman'))
    .groupBy('k.koleksiyon_k_no')
    .execute()
}

function published(trx: TenantTransaction, dil: Language) {
  return trx
    .selectFrom('sayfa_icerik as i')
    .innerJoin('sayfa as s', (join) =>
      join.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.k_no', '=', 'i.sayfa_k_no'),
    )
    .where('i.dil', '=', dil)
    .where('s.turu', '<>', 'ana')
    .where('s.taslak', '=', false)
    .where('i.taslak', '=', false)
    .where('s.yayin_zamani', '<=', sql<Date>`now()`)
}

export interface ListedPage {
  readonly turu: PageType
  readonly guncelleme_zamani: Date
  readonly adresler: PerLanguage<{ readonly slug: string | null; readonly url: string | null }>
}

export async function listPagesOfFile(trx: TenantTransaction, dil: Language, file: number): Promise<ListedPage[]> {
  return await published(trx, dil)
    .select(['s.turu', 's.guncelleme_zamani'])
    .select(
      sql<ListedPage['adresler']>`(select jsonb_object_agg(c.dil, jsonb_build_object('slug', c.slug, 'url', c.url))
        from sayfa_icerik c where c.tenant_id = s.tenant_id and c.sayfa_k_no = s.k_no and not c.taslak)`.as('adresler'),
    )
    .orderBy('s.k_no')
    .limit(PER_FILE)
    .offset((file - 1) * PER_FILE)
    .execute()
}

/** When the words of the home page, and what the contact page shows, were last changed. */
export async function findStandingChanges(
  trx: TenantTransaction,
): Promise<{ home: Date | null; contact: Date | null }> {
  const home = await trx
    .selectFrom('sayfa as s')
    .where('s.turu', '=', 'ana')
    .where('s.taslak', '=', false)
    .where('s.yayin_zamani', '<=', sql<Date>`now()`)
    .select(({ fn }) => fn.max<Date | null>('s.guncelleme_zamani').as('zaman'))
    .executeTakeFirstOrThrow()
  const contact = await trx
    .selectFrom('ayar')
    .where('anahtar', 'in', ['contact', 'support', 'company'])
    .select(({ fn }) => fn.max<Date | null>('guncelleme_zamani').as('zaman'))
    .executeTakeFirstOrThrow()
  return { home: home.zaman, contact: contact.zaman }
}

/** How many files a language needs, and when anything in them changed last. */
export async function measureFiles(
  trx: TenantTransaction,
  dil: Language,
): Promise<{ files: number; zaman: Date | null }> {
  const products = await offered(trx)
    .where(toldIn(dil))
    .select(({ fn }) => [fn.countAll<number>().as('sayi'), fn.max('v.guncelleme_zamani').as('zaman')])
    .executeTakeFirstOrThrow()
  const pages = await published(trx, dil)
    .select(({ fn }) => [fn.countAll<number>().as('sayi'), fn.max('s.guncelleme_zamani').as('zaman')])
    .executeTakeFirstOrThrow()
  const times = [products.zaman, pages.zaman].filter((time): time is Date => time !== null)
  return {
    files: Math.max(1, Math.ceil(Math.max(products.sayi, pages.sayi) / PER_FILE)),
    zaman: times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime()))),
  }
}

/** Categories of the journal that have articles, with the newest change among those. */
export async function listUsedCategories(trx: TenantTransaction) {
  return await trx
    .selectFrom('sayfa_kategori as k')
    .innerJoin('sayfa as s', (join) =>
      join.onRef('s.tenant_id', '=', 'k.tenant_id').onRef('s.kategori_k_no', '=', 'k.k_no'),
    )
    .select(['k.metinler', ({ fn }) => fn.max('s.guncelleme_zamani').as('zaman')])
    .where('s.taslak', '=', false)
    .where('s.yayin_zamani', '<=', sql<Date>`now()`)
    .groupBy(['k.k_no', 'k.sira', 'k.metinler'])
    .orderBy('k.sira')
    .execute()
}
