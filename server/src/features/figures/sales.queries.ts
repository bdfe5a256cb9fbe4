import type { FigureBasis, FigureTrait } from '@meltem/contract/figures/office'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { Period, Step } from '@meltem/domain/figures/period'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** Minor units where it is money. */
export interface Sums {
  readonly rezervasyon: number
  readonly adet: number
  readonly tutar: number
  readonly iptal_rezervasyon: number
  readonly iptal_adet: number
  readonly iptal_tutar: number
}

export interface SumRow extends Sums {
  readonly deger: string
  /** First day of the step. */
  readonly dilim: IsoDay
}

export interface SalesWish extends Period {
  readonly esas: FigureBasis
  readonly boyut: FigureTrait
  readonly adim: Step
  /** Only what this person of the office has sold. */
  readonly satan: string | undefined
}

const TRUNCATED: Readonly<Record<Step, string>> = { gun: 'day', hafta: 'week', ay: 'month' }

const soldBy = (satan: string | undefined) => (satan === undefined ? sql`true` : sql`satan = ${satan}`)

/** The kept sums of a period, by value and step. */
export async function listSums(
  trx: TenantTransaction,
  { esas, boyut, adim, ilk, son, satan }: SalesWish,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select deger, date_trunc(${TRUNCATED[adim]}, gun::timestamp)::date as dilim, sum(rezervasyon)::int as rezervasyon,
      sum(adet)::int as adet, sum(tutar)::bigint as tutar, sum(iptal_rezervasyon)::int as iptal_rezervasyon,
      sum(iptal_adet)::int as iptal_adet, sum(iptal_tutar)::bigint as iptal_tutar
    from satis_gunu
    where esas = ${esas} and boyut = ${boyut} and gun between ${ilk} and ${son} and ${soldBy(satan)}
    group by 1, 2 having sum(adet) > 0 or sum(iptal_adet) > 0`.execute(trx)
  return rows
}

interface Booked {
  readonly gun: IsoDay
  readonly adet: number
  readonly tutar: number
}

/** What has been booked for a month, day by day of the booking. */
export async function listBookedFor(
  trx: TenantTransaction,
  month: string,
  satan: string | undefined,
): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select gun, sum(adet)::int as adet, sum(tutar)::bigint as tutar from satis_gunu
    where esas = 'satis' and boyut = 'ay' and deger = ${month} and gun between ${`${month}-01`}::date - 800
      and ${`${month}-01`}::date + 31 and ${soldBy(satan)}
    group by gun order by gun`.execute(trx)
  return rows
}

/** Names of products and agencies; what is gone has none. */
export async function listNames(
  trx: TenantTransaction,
  boyut: 'urun' | 'acente',
  keys: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const named =
    boyut === 'urun'
      ? sql`select k_no, coalesce(ad ->> ${language}::text, ad ->> 'tr', ad ->> 'en') as ad from urun`
      : sql`select k_no, unvan as ad from acente`
  const { rows } = await sql<{ k_no: string; ad: string }>`${named} where k_no = any(${keys}::uuid[])`.execute(trx)
  return new Map(rows.map(({ k_no, ad }) => [k_no, ad]))
}

interface VisitedStep {
  readonly dilim: IsoDay
  readonly ziyaret: number
  readonly rezervasyon: number
}

/** Visits that were counted and bookings that were made on the site, by step. */
export async function listVisited(trx: TenantTransaction, { ilk, son }: Period, adim: Step): Promise<VisitedStep[]> {
  const { rows } = await sql<VisitedStep>`
    select date_trunc(${TRUNCATED[adim]}, gun::timestamp)::date as dilim, sum(ziyaret)::int as ziyaret,
      sum(rezervasyon)::int as rezervasyon
    from (
      select gun, ziyaret, 0 as rezervasyon from ziyaret_gunu where gun between ${ilk} and ${son}
      union all
      select gun, 0, rezervasyon + iptal_rezervasyon from satis_gunu
      where esas = 'satis' and boyut = 'kanal' and deger = 'web' and gun between ${ilk} and ${son}) g
    group by 1`.execute(trx)
  return rows
}
