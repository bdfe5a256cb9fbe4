import type { ProductKind } from '@meltem/contract/content/content'
import type { LocalText } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** Bookings that stand: what a rule gave away counts from there on. */
export const STANDING = sql`('confirmed', 'completed', 'review')`

export interface CampaignRow {
  readonly k_no: string
  readonly surum: number
  readonly ad: LocalText
  readonly eski_adlar: string[]
  readonly kapsam: 'urun' | 'sepet'
  readonly kampanya_turu: 'adet' | 'tutar'
  readonly toplam_tutar: number
  readonly indirim_turu: 'yuzde' | 'tutar'
  readonly indirim_tutari: number
  readonly kur: string
  readonly urun_tipleri: ProductKind[]
  readonly baslangic: Date | null
  readonly bitis: Date | null
  readonly aktif: boolean
  readonly urunler: string[]
  readonly durum: 'suren' | 'gelecek' | 'biten'
}

/** One, or all: those that run first, then those to come. */
export async function listCampaignRows(trx: TenantTransaction, k_no?: string): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select c.k_no, c.surum, c.ad, c.eski_adlar, c.kapsam, c.kampanya_turu, c.toplam_tutar, c.indirim_turu,
      c.indirim_tutari, c.kur, c.urun_tipleri, c.baslangic, c.bitis, c.aktif,
      array(select u.k_no from urun u where u.tenant_id = c.tenant_id and u.kampanya_k_no = c.k_no
        order by u.k_no) as urunler,
      case when not c.aktif or c.bitis <= now() then 'biten' when c.baslangic > now() then 'gelecek'
        else 'suren' end as durum
    from kampanya c ${k_no === undefined ? sql`` : sql`where c.k_no = ${k_no}`}
    order by case when not c.aktif or c.bitis <= now() then 2 when c.baslangic > now() then 1 else 0 end,
      c.olusturma_zamani desc, c.k_no
    limit 500`.execute(trx)
  return rows
}

export async function lockCampaign(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const { rows } = await sql`select 1 from kampanya where k_no = ${k_no} for update`.execute(trx)
  return rows.length > 0
}

interface CampaignValues {
  readonly ad: string
  readonly eski_adlar: readonly string[]
  readonly kapsam: 'urun' | 'sepet'
  readonly kampanya_turu: 'adet' | 'tutar'
  readonly toplam_tutar: number
  readonly indirim_turu: 'yuzde' | 'tutar'
  readonly indirim_tutari: number
  readonly kur: string
  readonly urun_tipleri: readonly ProductKind[]
  readonly baslangic: string | null
  readonly bitis: string | null
  readonly aktif: boolean
}

export async function writeCampaign(
  trx: TenantTransaction,
  { tenant_id, k_no }: { readonly tenant_id: number; readonly k_no: string },
  values: CampaignValues,
): Promise<void> {
  const row = { ...values, eski_adlar: [...values.eski_adlar], urun_tipleri: [...values.urun_tipleri] }
  await trx
    .insertInto('kampanya')
    .values({ tenant_id, k_no, ...row })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'k_no']).doUpdateSet({ ...row, surum: sql<number>`kampanya.surum + 1` }),
    )
    .execute()
}

/** Every product has one campaign of its own at most. */
export async function writeCampaignProducts(
  trx: TenantTransaction,
  k_no: string,
  products: readonly string[],
): Promise<number> {
  await sql`update urun set kampanya_k_no = null
    where kampanya_k_no = ${k_no} and k_no <> all(${products}::uuid[])`.execute(trx)
  const { rows } = await sql<{ k_no: string }>`
    select k_no from urun where k_no = any(${products}::uuid[]) order by k_no for no key update`.execute(trx)
  await sql`update urun set kampanya_k_no = ${k_no}
    where k_no = any(${products}::uuid[]) and kampanya_k_no is distinct from ${k_no}::uuid`.execute(trx)
  return rows.length
}

/** Names that receipts know campaigns of the basket by: one name is one campaign. */
export async function findNamesake(
  trx: TenantTransaction,
  k_no: string,
  names: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ ad: string }>`
    select n.ad from kampanya c cross join lateral (
      select jsonb_each_text.value as ad from jsonb_each_text(c.ad) union select unnest(c.eski_adlar)) n
    where c.k_no <> ${k_no} and c.kapsam = 'sepet' and n.ad = any(${names}::text[]) limit 1`.execute(trx)
  return rows[0]?.ad
}

export interface GivenRow {
  readonly anahtar: string
  readonly kur: string
  readonly sayi: number
  readonly tutar: number
}

/** What campaigns of the basket took off, by the name on the receipt. */
export async function listBasketGifts(trx: TenantTransaction): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select s #>> '{parametreler,ad}' as anahtar, r.sabit_kur as kur, count(distinct r.k_no)::int as sayi,
      -sum((s ->> 'tutar')::numeric)::float8 as tutar
    from rezervasyon r, jsonb_array_elements(coalesce(r.sabit_fis, r.fis) -> 'adimlar') s
    where r.indirim_oranlar -> 'sepet_indirim' <> 'null'::jsonb and r.durum in ${STANDING}
      and s ->> 'kod' = 'sepet_kampanya'
    group by 1, 2`.execute(trx)
  return rows
}

/** What campaigns of products took off, by their keys. */
export async function listProductGifts(trx: TenantTransaction): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select l.satir #>> '{urun_cache,kampanya,k_no}' as anahtar, r.sabit_kur as kur,
      count(distinct r.k_no)::int as sayi, -sum((s ->> 'tutar')::numeric)::float8 as tutar
    from rezervasyon_satiri l
    join rezervasyon r on r.tenant_id = l.tenant_id and r.k_no = l.rezervasyon_k_no,
      jsonb_array_elements(coalesce(r.sabit_fis, r.fis) -> 'adimlar') s
    where l.satir #> '{urun_cache,kampanya}' <> 'null'::jsonb and r.durum in ${STANDING}
      and s ->> 'kod' = 'urun_kampanya' and (s ->> 'satir')::int = l.sira
    group by 1, 2`.execute(trx)
  return rows
}
