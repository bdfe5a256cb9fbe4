import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Columns an act on several products can reach; whatever it changes of them comes back by a take-back. */
const PRODUCT_COLUMNS = [
  'yayinda',
  'yayin_zamani',
  'emekli_zamani',
  'rezervasyon_satis_durum',
  'opsiyon_saat',
  'kdv_oran',
  'odeme_tipi',
  'odeme_tipi_oran',
  'satis_penceresi',
  'ekstra_hizmetler',
  'iptal_kosullari',
] as const
const SHOWCASE_COLUMNS = ['yayinda', 'kategori_k_no', 'bolge_k_no'] as const

/**
 * One value per name: `urun.kdv_oran`, `soru.<code>`, `sablon.<key>`, `koleksiyon.<key>`, and `fiyat.<option>`, which says
 * in which publication the prices of a stay stand: publications have a take-back of their own.
 */
export type Snapshot = Readonly<Record<string, unknown>>

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
const ofRow = (row: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))

/** `urun.` and the like before each name of an object. */
const prefixed = (prefix: string, object: string, columns: readonly string[]) => sql`(select jsonb_object_agg(
  ${`${prefix}.`}::text || key, value) from jsonb_each(to_jsonb(${sql.ref(object)})) where key = any(${columns}::text[]))`

/** What stands in these products, as a take-back would have to put it back. */
export async function readSnapshots(trx: TenantTransaction, keys: readonly string[]): Promise<Map<string, Snapshot>> {
  const { rows } = await sql<{ k_no: string; hal: Snapshot }>`
    select u.k_no, ${prefixed('urun', 'u', PRODUCT_COLUMNS)} || ${prefixed('vitrin', 'v', SHOWCASE_COLUMNS)}
      || coalesce((select jsonb_object_agg('soru.' || s.kod, jsonb_build_object('sira', s.sira, 'soru', s.soru))
        from urun_soru s where s.tenant_id = u.tenant_id and s.urun_k_no = u.k_no), '{}')
      || coalesce((select jsonb_object_agg('sablon.' || b.sablon_k_no, jsonb_build_object('tur', b.tur, 'surum', t.surum))
        from urun_sablon b join sablon t on t.tenant_id = b.tenant_id and t.k_no = b.sablon_k_no
        where b.tenant_id = u.tenant_id and b.urun_k_no = u.k_no), '{}')
      || coalesce((select jsonb_object_agg('fiyat.' || p.opsiyon_k_no, p.yayin_k_no)
        from opsiyon o join fiyat_plani p on p.tenant_id = o.tenant_id and p.opsiyon_k_no = o.k_no
        where o.tenant_id = u.tenant_id and o.urun_k_no = u.k_no and o.konaklama is not null), '{}')
      || coalesce((select jsonb_object_agg('koleksiyon.' || g.koleksiyon_k_no, g.sira)
        from koleksiyon_urun g where g.tenant_id = u.tenant_id and g.urun_k_no = u.k_no), '{}') as hal
    from urun u join urun_vitrin v on v.tenant_id = u.tenant_id and v.urun_k_no = u.k_no
    where u.k_no = any(${keys}::uuid[])`.execute(trx)
  return new Map(rows.map(({ k_no, hal }) => [k_no, hal]))
}

/** One product's value under a name; without `deger` there is to be none. */
export interface PutBack {
  readonly k_no: string
  readonly ad: string
  readonly deger?: unknown
}

/** Columns of a row become what is given, the others stay. */
async function putColumns(
  trx: TenantTransaction,
  table: 'urun' | 'urun_vitrin',
  columns: readonly string[],
  back: readonly PutBack[],
): Promise<void> {
  if (back.length === 0) return
  const byProduct = Map.groupBy(back, ({ k_no }) => k_no)
  const rows = [...byProduct].map(([k_no, some]) => {
    return { k_no, deger: Object.fromEntries(some.map(({ ad, deger = null }) => [ad, deger])) }
  })
  const key = table === 'urun' ? 'k_no' : 'urun_k_no'
  await sql`update ${sql.table(table)} t set (${names(columns)}) =
      (select ${ofRow('r', columns)} from jsonb_populate_record(t, n.deger) r)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (k_no uuid, deger jsonb)
    where t.${sql.ref(key)} = n.k_no`.execute(trx)
}

async function putQuestions(trx: TenantTransaction, tenant_id: number, back: readonly PutBack[]): Promise<void> {
  const rows = back.map(({ k_no, ad, deger }) => ({ k_no, ad, deger }))
  await sql`delete from urun_soru s using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (k_no uuid, ad text)
    where s.urun_k_no = n.k_no and s.kod = n.ad`.execute(trx)
  await sql`insert into urun_soru (tenant_id, urun_k_no, kod, sira, soru)
    select ${tenant_id}, n.k_no, n.ad, (n.deger ->> 'sira')::int, n.deger -> 'soru'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (k_no uuid, ad text, deger jsonb)
    where n.deger is not null`.execute(trx)
}

async function putLinks(trx: TenantTransaction, tenant_id: number, back: readonly PutBack[]): Promise<void> {
  const rows = JSON.stringify(back)
  await sql`delete from urun_sablon s using jsonb_to_recordset(${rows}::jsonb) as n (k_no uuid, ad uuid)
    where s.urun_k_no = n.k_no and s.sablon_k_no = n.ad`.execute(trx)
  await sql`insert into urun_sablon (tenant_id, urun_k_no, sablon_k_no, tur)
    select ${tenant_id}, n.k_no, n.ad, n.deger ->> 'tur'
    from jsonb_to_recordset(${rows}::jsonb) as n (k_no uuid, ad uuid, deger jsonb)
    where n.deger is not null`.execute(trx)
}

async function putMemberships(trx: TenantTransaction, tenant_id: number, back: readonly PutBack[]): Promise<void> {
  const rows = JSON.stringify(back)
  await sql`delete from koleksiyon_urun g using jsonb_to_recordset(${rows}::jsonb) as n (k_no uuid, ad uuid)
    where g.urun_k_no = n.k_no and g.koleksiyon_k_no = n.ad`.execute(trx)
  await sql`insert into koleksiyon_urun (tenant_id, koleksiyon_k_no, urun_k_no, sira)
    select ${tenant_id}, n.ad, n.k_no, n.deger::int
    from jsonb_to_recordset(${rows}::jsonb) as n (k_no uuid, ad uuid, deger jsonb)
    where n.deger is not null`.execute(trx)
}

/** Puts values back as they were, of all products together. */
export async function putBack(trx: TenantTransaction, tenant_id: number, values: readonly PutBack[]): Promise<void> {
  const of = (prefix: string) =>
    values
      .filter(({ ad }) => ad.startsWith(`${prefix}.`))
      .map((value) => ({ ...value, ad: value.ad.slice(prefix.length + 1) }))
  await putColumns(trx, 'urun', PRODUCT_COLUMNS, of('urun'))
  await putColumns(trx, 'urun_vitrin', SHOWCASE_COLUMNS, of('vitrin'))
  await putQuestions(trx, tenant_id, of('soru'))
  await putLinks(trx, tenant_id, of('sablon'))
  await putMemberships(trx, tenant_id, of('koleksiyon'))
}
