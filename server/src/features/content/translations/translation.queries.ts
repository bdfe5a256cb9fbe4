import type { ProductKind } from '@meltem/contract/content/content'
import type { Translated } from '@meltem/contract/content/translation'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { TranslationStateTable } from '../../../platform/db/tables/content.ts'
import type { Doc } from './text-fields.ts'

export interface TextRow {
  readonly tur: Translated
  readonly k_no: string
  readonly dil: Language
  /** Kind of a product, type of a page. */
  readonly cins: ProductKind | string
  readonly slug: string | null
  readonly taslak: boolean
  readonly doc: Doc
}

export interface Key {
  readonly tur: Translated
  readonly k_no: string
}

/** Texts of all sorts as one table; of one thing only where it is named. */
export async function listTextRows(
  trx: TenantTransaction,
  { only, languages }: { readonly only?: Key | undefined; readonly languages: readonly Language[] },
): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`select * from (
    select 'urun' as tur, m.urun_k_no as k_no, m.dil, u.urun_tipi as cins, m.slug, false as taslak,
      jsonb_build_object('baslik', m.baslik, 'ozet', m.ozet, 'icerik', m.icerik) as doc
      from urun_metin m join urun u on u.tenant_id = m.tenant_id and u.k_no = m.urun_k_no
    union all select 'sayfa', i.sayfa_k_no, i.dil, s.turu, i.slug, i.taslak,
      jsonb_build_object('baslik', i.baslik, 'ozet', i.ozet, 'seo_baslik', i.seo_baslik, 'bloklar', i.bloklar)
      from sayfa_icerik i join sayfa s on s.tenant_id = i.tenant_id and s.k_no = i.sayfa_k_no
    union all select 'kategori', kategori_k_no, dil, 'grup', slug, false,
      jsonb_build_object('baslik', baslik, 'metin', metin) from kategori_metin
    union all select 'bolge', bolge_k_no, dil, 'grup', slug, false,
      jsonb_build_object('baslik', baslik, 'not', "not", 'metin', metin) from bolge_metin
    union all select 'koleksiyon', koleksiyon_k_no, dil, 'grup', slug, false,
      jsonb_build_object('baslik', baslik, 'metin', metin) from koleksiyon_metin) t
    where t.dil = any(${[...languages]})
      and (${only?.tur ?? null}::text is null or (t.tur = ${only?.tur ?? null} and t.k_no = ${only?.k_no ?? null}::uuid))`.execute(
    trx,
  )
  return rows
}

export interface PastRow extends Key {
  readonly dil: Language
  readonly once: Doc | null
  readonly zaman: Date
  readonly ad: string | null
}

/** What texts said before, oldest first. */
export async function listPast(trx: TenantTransaction, only?: Key): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select g.tur, g.kayit_k_no as k_no, g.dil, g.once, g.zaman, p.ad || ' ' || p.soyad as ad from metin_gecmisi g
    left join personel p on p.tenant_id = g.tenant_id and p.k_no = g.personel_k_no
    where ${only?.tur ?? null}::text is null or (g.tur = ${only?.tur ?? null} and g.kayit_k_no = ${only?.k_no ?? null}::uuid)
    order by g.no`.execute(trx)
  return rows
}

export interface ConfirmedRow extends Key {
  readonly dil: Language
  readonly alan: string
  readonly zaman: Date
}

export async function listConfirmed(trx: TenantTransaction, only?: Key): Promise<ConfirmedRow[]> {
  return await trx
    .selectFrom('ceviri_durumu')
    .select(['tur', 'kayit_k_no as k_no', 'dil', 'alan', 'zaman'])
    .$if(only !== undefined, (query) =>
      query.where('tur', '=', only?.tur ?? 'urun').where('kayit_k_no', '=', only?.k_no ?? ''),
    )
    .execute()
}

export async function upsertConfirmed(trx: TenantTransaction, row: Insertable<TranslationStateTable>) {
  await trx
    .insertInto('ceviri_durumu')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'tur', 'kayit_k_no', 'dil', 'alan'])
        .doUpdateSet({ zaman: sql<Date>`now()`, personel_k_no: row.personel_k_no }),
    )
    .execute()
}

/** Views of the last seven days by the last part of the address. */
export async function listViews(trx: TenantTransaction): Promise<{ sayfa: string; bakis: number }[]> {
  return await trx
    .selectFrom('ziyaret_gunu')
    .select('sayfa')
    .select(sql<number>`sum(bakis)::int`.as('bakis'))
    .where('gun', '>=', sql<string>`current_date - 7`)
    .groupBy('sayfa')
    .orderBy('bakis', 'desc')
    .limit(5000)
    .execute()
}

const TABLES = { kategori: 'kategori_metin', bolge: 'bolge_metin', koleksiyon: 'koleksiyon_metin' } as const
const TEXTS_OF = { ...TABLES, urun: 'urun_metin', sayfa: 'sayfa_icerik' } as const

/** Two who write one text do so one after the other. */
export async function lockText(trx: TenantTransaction, { tur, k_no }: Key): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${tur}), hashtext(${k_no}))`.execute(trx)
}

interface Written extends Key {
  readonly tenant_id: number
  readonly dil: Language
  readonly slug: string
  readonly doc: Doc
}

export async function writeProductText(trx: TenantTransaction, { tenant_id, k_no, dil, slug, doc }: Written) {
  const words = { baslik: String(doc.baslik), ozet: String(doc.ozet), icerik: JSON.stringify(doc.icerik) }
  await trx
    .insertInto('urun_metin')
    .values({ tenant_id, urun_k_no: k_no, dil, slug, ...words })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'urun_k_no', 'dil']).doUpdateSet(words))
    .execute()
}

/** Categories, destinations and collections: a title, a text, and beside a destination a small line. */
export async function writeGroupText(
  trx: TenantTransaction,
  { tenant_id, tur, k_no, dil, slug, doc }: Written & { readonly tur: keyof typeof TABLES },
) {
  const table = sql.table(TABLES[tur])
  const key = sql.ref(`${tur}_k_no`)
  const note = tur === 'bolge'
  await sql`insert into ${table} (tenant_id, ${key}, dil, slug, baslik, metin ${note ? sql`, "not"` : sql``})
    values (${tenant_id}, ${k_no}, ${dil}, ${slug}, ${doc.baslik}, ${doc.metin ?? null}
      ${note ? sql`, ${doc.not ?? ''}` : sql``})
    on conflict (tenant_id, ${key}, dil) do update
      set baslik = excluded.baslik, metin = excluded.metin ${note ? sql`, "not" = excluded."not"` : sql``}`.execute(trx)
}

/** Whether another thing has this address in the language. */
export async function isSlugTaken(trx: TenantTransaction, { tur, k_no }: Key, dil: Language, slug: string) {
  const { rows } = await sql`select 1 from ${sql.table(TEXTS_OF[tur])}
    where dil = ${dil} and slug = ${slug} and ${sql.ref(`${tur}_k_no`)} <> ${k_no}::uuid limit 1`.execute(trx)
  return rows.length > 0
}
