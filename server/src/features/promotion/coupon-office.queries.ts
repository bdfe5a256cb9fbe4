import type { ProductKind } from '@meltem/contract/content/content'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { type GivenRow, STANDING } from './campaign.queries.ts'

export interface CouponRow {
  readonly k_no: string
  readonly surum: number
  readonly kod: string
  readonly seri: string | null
  readonly indirim_turu: 'yuzde' | 'tutar'
  readonly indirim_tutari: number
  readonly kur: string
  readonly alt_sinir: number
  readonly urun_tipleri: ProductKind[]
  readonly baslangic: Date | null
  readonly bitis: Date | null
  readonly en_cok_kullanim: number | null
  readonly uye_basina: number | null
  readonly uye_k_no: string | null
  readonly uye_e_mail: string | null
  readonly vitrinde: boolean
  readonly aktif: boolean
  readonly kullanim: number
  readonly durum: 'suren' | 'gelecek' | 'biten' | 'tukendi'
}

const STATE = sql<CouponRow['durum']>`case when not k.aktif or k.bitis <= now() then 'biten'
  when k.kullanim >= k.en_cok_kullanim then 'tukendi'
  when k.baslangic > now() then 'gelecek' else 'suren' end`

export interface CouponFilter {
  readonly ara?: string | undefined
  readonly durum?: CouponRow['durum'] | undefined
  readonly seri?: string | undefined
}

function matching({ ara, durum, seri }: CouponFilter): RawBuilder<unknown> {
  const like = `%${(ara ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`true ${ara ? sql`and (k.kod ilike ${like} or k.seri ilike ${like})` : sql``}
    ${durum ? sql`and ${STATE} = ${durum}` : sql``} ${seri ? sql`and k.seri = ${seri}` : sql``}`
}

const COLUMNS = sql`k.k_no, k.surum, k.kod, k.seri, k.indirim_turu, k.indirim_tutari, k.kur, k.alt_sinir, k.urun_tipleri,
  k.baslangic, k.bitis, k.en_cok_kullanim, k.uye_basina, k.uye_k_no, u.e_mail as uye_e_mail, k.vitrinde, k.aktif,
  k.kullanim, ${STATE} as durum`
const WITH_MEMBER = sql`kupon k left join uye u on u.tenant_id = k.tenant_id and u.k_no = k.uye_k_no`

export async function listCouponRows(
  trx: TenantTransaction,
  filter: CouponFilter,
  { most, skip }: { readonly most: number; readonly skip: number },
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`select ${COLUMNS} from ${WITH_MEMBER} where ${matching(filter)}
    order by k.olusturma_zamani desc, k.k_no limit ${most} offset ${skip}`.execute(trx)
  return rows
}

export async function countCoupons(trx: TenantTransaction, filter: CouponFilter): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`
    select count(*)::int as sayi from kupon k where ${matching(filter)}`.execute(trx)
  return rows[0]?.sayi ?? 0
}

/** Under its lock where it is going to be written: bookings that use it wait, or are waited for. */
export async function findCouponRow(
  trx: TenantTransaction,
  k_no: string,
  lock = false,
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`select ${COLUMNS} from ${WITH_MEMBER} where k.k_no = ${k_no}
    ${lock ? sql`for no key update of k` : sql``}`.execute(trx)
  return rows[0]
}

export async function listSeries(trx: TenantTransaction) {
  const { rows } = await sql<{ seri: string; sayi: number; kullanim: number }>`
    select seri, count(*)::int as sayi, sum(kullanim)::int as kullanim from kupon
    where seri is not null group by seri order by max(olusturma_zamani) desc limit 100`.execute(trx)
  return rows
}

export async function hasSeries(trx: TenantTransaction, seri: string): Promise<boolean> {
  const { rows } = await sql`select 1 from kupon where seri = ${seri} limit 1`.execute(trx)
  return rows.length > 0
}

/** What coupons took off the bookings they were used in. */
export async function listCouponGifts(trx: TenantTransaction, keys: readonly string[]): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select k.kupon_k_no as anahtar, r.sabit_kur as kur, count(distinct r.k_no)::int as sayi,
      -sum((s ->> 'tutar')::numeric)::float8 as tutar
    from kupon_kullanimi k
    join rezervasyon r on r.tenant_id = k.tenant_id and r.k_no = k.rezervasyon_k_no,
      jsonb_array_elements(coalesce(r.sabit_fis, r.fis) -> 'adimlar') s
    where k.kupon_k_no = any(${keys}::uuid[]) and r.durum in ${STANDING} and s ->> 'kod' = 'kupon'
    group by 1, 2`.execute(trx)
  return rows
}

/** How often one person has used it already. */
export async function countMostUses(trx: TenantTransaction, k_no: string): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`
    select coalesce(max(n), 0)::int as sayi from (
      select count(*) as n from kupon_kullanimi where kupon_k_no = ${k_no} group by kullanan) t`.execute(trx)
  return rows[0]?.sayi ?? 0
}

export async function findMemberKey(trx: TenantTransaction, e_mail: string): Promise<string | undefined> {
  const row = await trx.selectFrom('uye').select('k_no').where('e_mail', '=', e_mail).executeTakeFirst()
  return row?.k_no
}

export interface CouponValues {
  readonly indirim_turu: 'yuzde' | 'tutar'
  readonly indirim_tutari: number
  readonly kur: string
  readonly alt_sinir: number
  readonly urun_tipleri: ProductKind[]
  readonly baslangic: string | null
  readonly bitis: string | null
  readonly en_cok_kullanim: number | null
  readonly uye_basina: number | null
  readonly uye_k_no: string | null
  readonly vitrinde: boolean
  readonly aktif: boolean
}

interface NewCoupon extends CouponValues {
  readonly tenant_id: number
  readonly kod: string
  readonly seri: string | null
}

/** Codes that exist already are passed over; answers those that were made. */
export async function insertCoupons(
  trx: TenantTransaction,
  rows: readonly NewCoupon[],
): Promise<{ k_no: string; kod: string }[]> {
  return await trx
    .insertInto('kupon')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kod']).doNothing())
    .returning(['k_no', 'kod'])
    .execute()
}

export async function updateCoupon(trx: TenantTransaction, k_no: string, values: CouponValues): Promise<void> {
  await trx
    .updateTable('kupon')
    .set({ ...values, surum: sql<number>`surum + 1` })
    .where('k_no', '=', k_no)
    .execute()
}
