import type {
  StoredCategory,
  StoredCollection,
  StoredFilter,
  StoredRegion,
} from '@meltem/contract/catalog/groups-office'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

const texts = (table: string, key: string, more: RawBuilder<unknown> = sql``) => sql`coalesce((
  select jsonb_object_agg(m.dil, jsonb_build_object('baslik', m.baslik, 'slug', m.slug,
    'metin', coalesce(m.metin, '')${more})) from ${sql.table(table)} m
  where m.tenant_id = g.tenant_id and m.${sql.ref(key)} = g.k_no), '{}')`

const of = (k_no: string | undefined) => (k_no === undefined ? sql`` : sql`where g.k_no = ${k_no}`)

/** Destinations as the office edits them; one of them where a key is given. */
export async function listRegionRows(trx: TenantTransaction, k_no?: string): Promise<StoredRegion[]> {
  const { rows } = await sql<StoredRegion>`
    select g.k_no, g.kod, g.surum, g.ust_k_no, g.enlem, g.boylam, g.gorsel, g.deniz, g.aktif,
      ${texts('bolge_metin', 'bolge_k_no', sql`, 'not', m."not"`)} as metinler,
      (select count(*)::int from urun_vitrin v where v.tenant_id = g.tenant_id and v.bolge_k_no = g.k_no) as urun_sayisi
    from bolge g ${of(k_no)} order by g.sira, g.k_no`.execute(trx)
  return rows
}

export async function listCategoryRows(trx: TenantTransaction, k_no?: string): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    select g.k_no, g.kod, g.surum, g.urun_tipi, g.ust_k_no, g.gorsel, g.aktif,
      ${texts('kategori_metin', 'kategori_k_no')} as metinler,
      (select count(*)::int from urun_vitrin v
        where v.tenant_id = g.tenant_id and v.kategori_k_no = g.k_no) as urun_sayisi
    from kategori g ${of(k_no)} order by g.sira, g.k_no`.execute(trx)
  return rows
}

export async function listCollectionRows(trx: TenantTransaction, k_no?: string): Promise<StoredCollection[]> {
  const { rows } = await sql<StoredCollection>`
    select g.k_no, g.kod, g.surum, g.gorsel, g.aktif, ${texts('koleksiyon_metin', 'koleksiyon_k_no')} as metinler,
      array(select u.urun_k_no from koleksiyon_urun u
        where u.tenant_id = g.tenant_id and u.koleksiyon_k_no = g.k_no order by u.sira, u.urun_k_no) as urunler,
      (select count(*)::int from koleksiyon_urun u
        where u.tenant_id = g.tenant_id and u.koleksiyon_k_no = g.k_no) as urun_sayisi
    from koleksiyon g ${of(k_no)} order by g.sira, g.k_no`.execute(trx)
  return rows
}

export async function listFilterRows(trx: TenantTransaction, k_no?: string): Promise<StoredFilter[]> {
  const { rows } = await sql<StoredFilter>`
    select g.k_no, g.kod, g.surum, g.baslik, g.aktif,
      coalesce((select jsonb_agg(e - 'k_no' order by yer)
        from jsonb_array_elements(g.secenekler) with ordinality as t (e, yer)), '[]') as secenekler,
      (select count(distinct u.urun_k_no)::int from urun_filtre u
        where u.tenant_id = g.tenant_id and u.filtre_kod = g.kod) as urun_sayisi,
      coalesce((select jsonb_object_agg(s.secenek_kod, s.sayi) from (
        select u.secenek_kod, count(*)::int as sayi from urun_filtre u
        where u.tenant_id = g.tenant_id and u.filtre_kod = g.kod group by 1) s), '{}') as secenek_sayilari
    from filtre g ${of(k_no)} order by g.sira, g.k_no`.execute(trx)
  return rows
}

/** Keys of these that are products with a page. */
export async function listKnownProducts(trx: TenantTransaction, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ urun_k_no: string }>`
    select urun_k_no from urun_vitrin where urun_k_no = any(${keys}::uuid[])`.execute(trx)
  return new Set(rows.map(({ urun_k_no }) => urun_k_no))
}

interface Members {
  readonly tenant_id: number
  readonly koleksiyon_k_no: string
}

/** Only what is new, gone or elsewhere is written. */
export async function writeMembers(
  trx: TenantTransaction,
  { tenant_id, koleksiyon_k_no }: Members,
  keys: readonly string[],
): Promise<void> {
  await sql`delete from koleksiyon_urun
    where koleksiyon_k_no = ${koleksiyon_k_no} and urun_k_no <> all(${keys}::uuid[])`.execute(trx)
  await sql`insert into koleksiyon_urun (tenant_id, koleksiyon_k_no, urun_k_no, sira)
    select ${tenant_id}, ${koleksiyon_k_no}::uuid, n.k_no, n.yer
    from unnest(${keys}::uuid[]) with ordinality as n (k_no, yer)
    on conflict (tenant_id, koleksiyon_k_no, urun_k_no) do update set sira = excluded.sira
      where koleksiyon_urun.sira <> excluded.sira`.execute(trx)
}

interface Pair {
  readonly urun_k_no: string
  readonly secenek_kod: string
}

export async function listPairs(trx: TenantTransaction, filtre_kod: string): Promise<Pair[]> {
  return await trx
    .selectFrom('urun_filtre')
    .select(['urun_k_no', 'secenek_kod'])
    .where('filtre_kod', '=', filtre_kod)
    .orderBy('secenek_kod')
    .orderBy('urun_k_no')
    .execute()
}

export async function addPairs(
  trx: TenantTransaction,
  { tenant_id, filtre_kod }: { readonly tenant_id: number; readonly filtre_kod: string },
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return
  await trx
    .insertInto('urun_filtre')
    .values(pairs.map((pair) => ({ tenant_id, filtre_kod, ...pair })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removePairs(trx: TenantTransaction, filtre_kod: string, pairs: readonly Pair[]): Promise<void> {
  await sql`delete from urun_filtre f using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as n (urun_k_no uuid, secenek_kod text)
    where f.filtre_kod = ${filtre_kod} and f.urun_k_no = n.urun_k_no and f.secenek_kod = n.secenek_kod`.execute(trx)
}

/** Every choice has a key of its own, which pages know it by. */
export async function listChoiceKeys(trx: TenantTransaction, k_no: string): Promise<Map<string, string>> {
  const row = await trx.selectFrom('filtre').select('secenekler').where('k_no', '=', k_no).executeTakeFirst()
  return new Map((row?.secenekler ?? []).map((choice) => [choice.kod, choice.k_no]))
}

export async function findFilterCode(trx: TenantTransaction, k_no: string): Promise<string | undefined> {
  return (await trx.selectFrom('filtre').select('kod').where('k_no', '=', k_no).executeTakeFirst())?.kod
}
