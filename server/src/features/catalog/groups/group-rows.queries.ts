import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { GroupWord, Ordered } from './group-words.ts'

/** The word of a group names its table, that of its texts and the column that points to it. */
const textTable = (word: GroupWord) => sql.table(`${word}_metin`)
const keyColumn = (word: GroupWord) => sql.ref(`${word}_k_no`)

/** Locks a group so that what was read stays true until it is written; false where there is none. */
export async function lockRow(trx: TenantTransaction, table: Ordered, k_no: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where k_no = ${k_no} for update`.execute(trx)
  return rows.length > 0
}

export async function listKeysInOrder(trx: TenantTransaction, table: Ordered): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select k_no from ${sql.table(table)} order by sira, k_no for update`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

/** Only what moves is written: every row that changes drops the pages it stands on. */
export async function writeOrder(trx: TenantTransaction, table: Ordered, keys: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} g set sira = n.yer - 1
    from unnest(${keys}::uuid[]) with ordinality as n (k_no, yer)
    where g.k_no = n.k_no and g.sira <> n.yer - 1`.execute(trx)
  return Number(numAffectedRows)
}

export interface TextRow {
  readonly dil: Language
  readonly baslik: string
  readonly slug: string
  readonly metin: string | null
  readonly not?: string
}

interface TextsOf {
  readonly word: GroupWord
  readonly tenant_id: number
  readonly k_no: string
}

/** Written in place, so that the table remembers the addresses a group had before. */
export async function writeTexts(
  trx: TenantTransaction,
  { word, tenant_id, k_no }: TextsOf,
  texts: readonly TextRow[],
): Promise<void> {
  await sql`delete from ${textTable(word)} where ${keyColumn(word)} = ${k_no}
    and dil <> all(${texts.map(({ dil }) => dil)}::text[])`.execute(trx)
  for (const { dil, baslik, slug, metin, not } of texts) {
    const note = word === 'bolge' ? sql`, "not"` : sql``
    const noteValue = word === 'bolge' ? sql`, ${not ?? ''}` : sql``
    const noteSet = word === 'bolge' ? sql`, "not" = excluded."not"` : sql``
    await sql`insert into ${textTable(word)} (tenant_id, ${keyColumn(word)}, dil, baslik, slug, metin${note})
      values (${tenant_id}, ${k_no}, ${dil}, ${baslik}, ${slug}, ${metin}${noteValue})
      on conflict (tenant_id, ${keyColumn(word)}, dil) do update
        set baslik = excluded.baslik, slug = excluded.slug, metin = excluded.metin${noteSet}`.execute(trx)
  }
}

/** Whether the address belongs to another list already; destinations and collections share theirs. */
export async function findAtSlug(
  trx: TenantTransaction,
  word: GroupWord,
  { k_no, dil, slug }: { readonly k_no: string; readonly dil: Language; readonly slug: string },
): Promise<boolean> {
  const others: readonly GroupWord[] = word === 'kategori' ? ['kategori'] : ['bolge', 'koleksiyon']
  for (const other of others) {
    const { rows } = await sql`select 1 from ${textTable(other)}
      where dil = ${dil} and slug = ${slug} and ${keyColumn(other)} <> ${k_no}`.execute(trx)
    if (rows.length > 0) return true
  }
  return false
}

/** The addresses of a group that is retired lead to the one that takes its place. */
export async function leadTo(
  trx: TenantTransaction,
  { word, tenant_id, k_no }: TextsOf,
  successor: string,
): Promise<void> {
  await sql`insert into grup_eski_slug (tenant_id, grup, dil, slug, grup_k_no)
    select ${tenant_id}, ${word}, dil, slug, ${successor}::uuid from ${textTable(word)} where ${keyColumn(word)} = ${k_no}
    on conflict (tenant_id, grup, dil, slug) do update set grup_k_no = excluded.grup_k_no`.execute(trx)
  await sql`update grup_eski_slug set grup_k_no = ${successor}
    where grup = ${word} and grup_k_no = ${k_no}`.execute(trx)
}

/** One that is shown again takes its addresses back. */
export async function takeAddressesBack(trx: TenantTransaction, { word, k_no }: TextsOf): Promise<void> {
  await sql`delete from grup_eski_slug e using ${textTable(word)} m
    where e.grup = ${word} and m.tenant_id = e.tenant_id and m.dil = e.dil and m.slug = e.slug
      and m.${keyColumn(word)} = ${k_no}`.execute(trx)
}

/** Products of the group itself, on offer or not, and shown groups below it. */
export async function countUses(trx: TenantTransaction, word: 'bolge' | 'kategori', k_no: string) {
  const { rows } = await sql<{ urun: number; alt: number }>`select
    (select count(*)::int from urun_vitrin where ${keyColumn(word)} = ${k_no}) as urun,
    (select count(*)::int from ${sql.table(word)} where ust_k_no = ${k_no} and aktif) as alt`.execute(trx)
  return rows[0] ?? { urun: 0, alt: 0 }
}

export async function moveUses(
  trx: TenantTransaction,
  word: 'bolge' | 'kategori',
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`update urun_vitrin set ${keyColumn(word)} = ${to} where ${keyColumn(word)} = ${from}`.execute(trx)
  await sql`update ${sql.table(word)} set ust_k_no = ${to}, surum = surum + 1 where ust_k_no = ${from}`.execute(trx)
}

export async function isActive(trx: TenantTransaction, word: GroupWord, k_no: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(word)} where k_no = ${k_no} and aktif`.execute(trx)
  return rows.length > 0
}

/** From a group up to the top. */
export async function listAncestors(trx: TenantTransaction, word: 'bolge' | 'kategori', k_no: string) {
  const { rows } = await sql<{ k_no: string }>`with recursive yol as (
      select k_no, ust_k_no from ${sql.table(word)} where k_no = ${k_no}
      union select g.k_no, g.ust_k_no from ${sql.table(word)} g join yol on g.k_no = yol.ust_k_no)
    select k_no from yol`.execute(trx)
  return rows.map((row) => row.k_no)
}

export async function hasCode(trx: TenantTransaction, table: Ordered, kod: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where kod = ${kod}`.execute(trx)
  return rows.length > 0
}

export async function lastPlace(trx: TenantTransaction, table: Ordered): Promise<number> {
  const { rows } = await sql<{ yer: number }>`
    select coalesce(max(sira) + 1, 0)::int as yer from ${sql.table(table)}`.execute(trx)
  return rows[0]?.yer ?? 0
}
