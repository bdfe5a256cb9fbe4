import type { TemplateKind } from '@meltem/contract/catalog/templates-office'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface TemplateRow {
  readonly k_no: string
  readonly tur: TemplateKind
  readonly deger: Record<string, unknown>
  readonly aktif: boolean
  readonly surum: number
  /** Products that follow it. */
  readonly urun_sayisi: number
}

export async function listTemplates(
  trx: TenantTransaction,
  { tur, k_no }: { readonly tur?: TemplateKind; readonly k_no?: string },
): Promise<TemplateRow[]> {
  const wanted = k_no === undefined ? sql`s.tur = ${tur}` : sql`s.k_no = ${k_no}`
  const { rows } = await sql<TemplateRow>`
    select s.k_no, s.tur, s.deger, s.aktif, s.surum,
      (select count(*)::int from urun_sablon u where u.tenant_id = s.tenant_id and u.sablon_k_no = s.k_no) as urun_sayisi
    from sablon s where ${wanted} order by s.sira, s.k_no`.execute(trx)
  return rows
}

export async function lockTemplate(trx: TenantTransaction, k_no: string): Promise<TemplateRow | undefined> {
  const { rows } = await sql`select 1 from sablon where k_no = ${k_no} for update`.execute(trx)
  return rows.length === 0 ? undefined : (await listTemplates(trx, { k_no }))[0]
}

interface TemplateValues {
  readonly tenant_id: number
  readonly k_no: string
  readonly tur: TemplateKind
  readonly deger: string
  readonly aktif: boolean
}

export async function insertTemplate(trx: TenantTransaction, values: TemplateValues): Promise<void> {
  await sql`insert into sablon (tenant_id, k_no, tur, deger, aktif, sira)
    select ${values.tenant_id}, ${values.k_no}::uuid, ${values.tur}, ${values.deger}::jsonb, ${values.aktif},
      (select coalesce(max(sira) + 1, 0) from sablon where tur = ${values.tur})`.execute(trx)
}

export async function updateTemplate(
  trx: TenantTransaction,
  { k_no, deger, aktif }: Pick<TemplateValues, 'k_no' | 'deger' | 'aktif'>,
): Promise<void> {
  await sql`update sablon set deger = ${deger}::jsonb, aktif = ${aktif}, surum = surum + 1
    where k_no = ${k_no}`.execute(trx)
}

export async function listTemplateKeys(trx: TenantTransaction, tur: TemplateKind): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select k_no from sablon where tur = ${tur} order by sira, k_no for update`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

export async function hasQuestion(trx: TenantTransaction, kod: string, but: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sablon
    where tur = 'soru' and deger ->> 'kod' = ${kod} and k_no <> ${but}`.execute(trx)
  return rows.length > 0
}

/** Products that follow a template, locked in a fixed order. */
export async function lockFollowers(trx: TenantTransaction, sablon_k_no: string): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select u.k_no from urun u join urun_sablon s on s.tenant_id = u.tenant_id and s.urun_k_no = u.k_no
    where s.sablon_k_no = ${sablon_k_no} order by u.k_no for update of u`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

export async function lockProducts(trx: TenantTransaction, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select k_no from urun where k_no = any(${keys}::uuid[]) order by k_no for update`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

export async function listUses(
  trx: TenantTransaction,
  { sablon_k_no, urun_k_no }: { readonly sablon_k_no?: string | undefined; readonly urun_k_no?: string | undefined },
) {
  let query = trx.selectFrom('urun_sablon').select(['sablon_k_no', 'urun_k_no', 'tur'])
  if (sablon_k_no !== undefined) query = query.where('sablon_k_no', '=', sablon_k_no)
  if (urun_k_no !== undefined) query = query.where('urun_k_no', '=', urun_k_no)
  return await query.orderBy('sablon_k_no').orderBy('urun_k_no').limit(5000).execute()
}

interface Link {
  readonly tenant_id: number
  readonly sablon_k_no: string
  readonly tur: TemplateKind
}

/** A product follows one set of cancellation terms: another link of that kind goes. */
export async function link(trx: TenantTransaction, { tenant_id, sablon_k_no, tur }: Link, products: readonly string[]) {
  if (tur === 'iptal_kosulu') {
    await sql`delete from urun_sablon where tur = ${tur} and urun_k_no = any(${products}::uuid[])
      and sablon_k_no <> ${sablon_k_no}`.execute(trx)
  }
  await sql`insert into urun_sablon (tenant_id, urun_k_no, sablon_k_no, tur)
    select ${tenant_id}, u, ${sablon_k_no}::uuid, ${tur} from unnest(${products}::uuid[]) u
    on conflict do nothing`.execute(trx)
}

/** Answers which products followed it. */
export async function unlink(
  trx: TenantTransaction,
  sablon_k_no: string,
  products: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ urun_k_no: string }>`delete from urun_sablon
    where sablon_k_no = ${sablon_k_no} and urun_k_no = any(${products}::uuid[]) returning urun_k_no`.execute(trx)
  return rows.map(({ urun_k_no }) => urun_k_no)
}

/** Puts an extra in its place among those of the products, or at their end; `before` is the key it had there. */
export async function putExtra(
  trx: TenantTransaction,
  products: readonly string[],
  { before, extra }: { readonly before: string; readonly extra: string },
): Promise<void> {
  await sql`update urun u set ekstra_hizmetler =
      case when u.ekstra_hizmetler @> jsonb_build_array(jsonb_build_object('k_no', ${before}::text))
      then (select jsonb_agg(case when e ->> 'k_no' = ${before} then ${extra}::jsonb else e end order by yer)
        from jsonb_array_elements(u.ekstra_hizmetler) with ordinality as t (e, yer))
      else u.ekstra_hizmetler || ${extra}::jsonb end
    where u.k_no = any(${products}::uuid[])`.execute(trx)
}

/** An extra that follows no template any more is another one: its key must not come back by the template. */
export async function renameExtra(
  trx: TenantTransaction,
  urun_k_no: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await sql`update urun u set ekstra_hizmetler = (
      select jsonb_agg(case when e ->> 'k_no' = ${before} then e || jsonb_build_object('k_no', ${after}::text) else e end
        order by yer) from jsonb_array_elements(u.ekstra_hizmetler) with ordinality as t (e, yer))
    where u.k_no = ${urun_k_no}
      and u.ekstra_hizmetler @> jsonb_build_array(jsonb_build_object('k_no', ${before}::text))`.execute(trx)
}

export async function putPolicy(trx: TenantTransaction, products: readonly string[], windows: string): Promise<void> {
  await sql`update urun set iptal_kosullari = ${windows}::jsonb
    where k_no = any(${products}::uuid[]) and iptal_kosullari <> ${windows}::jsonb`.execute(trx)
}

interface PutQuestion {
  readonly tenant_id: number
  readonly kod: string
  readonly soru: string
}

/** Only a product with a page asks questions. */
export async function putQuestion(
  trx: TenantTransaction,
  products: readonly string[],
  { tenant_id, kod, soru }: PutQuestion,
): Promise<void> {
  await sql`insert into urun_soru (tenant_id, urun_k_no, kod, sira, soru)
    select ${tenant_id}, v.urun_k_no, ${kod}, (select coalesce(max(s.sira) + 1, 0) from urun_soru s
      where s.tenant_id = v.tenant_id and s.urun_k_no = v.urun_k_no), ${soru}::jsonb
    from urun_vitrin v where v.urun_k_no = any(${products}::uuid[])
    on conflict (tenant_id, urun_k_no, kod) do update set soru = excluded.soru
      where urun_soru.soru <> excluded.soru`.execute(trx)
}

interface Own {
  readonly tur: TemplateKind
  /** Extras by their key, questions by their name; null for whatever is followed of the kind. */
  readonly keys: readonly string[] | null
}

/** The product stops following what its own rows do not say any more. */
export async function unlinkOnProduct(trx: TenantTransaction, urun_k_no: string, { tur, keys }: Own): Promise<void> {
  if (keys?.length === 0) return
  const named = tur === 'soru' ? sql`t.deger ->> 'kod'` : sql`t.k_no::text`
  await sql`delete from urun_sablon b using sablon t
    where t.tenant_id = b.tenant_id and t.k_no = b.sablon_k_no and b.urun_k_no = ${urun_k_no} and b.tur = ${tur}
      ${keys === null ? sql`` : sql`and ${named} = any(${keys}::text[])`}`.execute(trx)
}
