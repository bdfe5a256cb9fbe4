import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { Period, Step } from '@meltem/domain/figures/period'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

export interface SoldThing {
  readonly k_no: string
  readonly stok: 'gece' | 'kalkis'
  readonly tur: ProductKind
  readonly urun_k_no: string
  readonly ad: string
  /** Units that are let; 0 for what is sold by seats. */
  readonly birim: number
}

/** Things that are sold by night or by seat, with the product that is sold of them. */
export async function listSoldThings(trx: TenantTransaction, language: Language): Promise<SoldThing[]> {
  const { rows } = await sql<SoldThing>`
    select k.k_no, k.stok, s.tur, s.urun_k_no, s.ad, (select count(*)::int from birim b
      where b.tenant_id = k.tenant_id and b.kaynak_k_no = k.k_no and b.aktif) as birim
    from kaynak k
    cross join lateral (
      select u.urun_tipi as tur, u.k_no as urun_k_no, coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en') as ad
      from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no and u.yayinda
      where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no order by u.k_no, o.sira limit 1) s
    where k.stok in ('gece', 'kalkis') order by k.k_no`.execute(trx)
  return rows
}

interface TakenNights {
  readonly kaynak_k_no: string
  /** First day of the step. */
  readonly dilim: IsoDay
  readonly gece: number
}

const STEPS: Readonly<Record<Step, readonly [string, string]>> = {
  gun: ['day', '1 day'],
  hafta: ['week', '1 week'],
  ay: ['month', '1 month'],
}

/** Nights of units that are taken, by step: of each claim as many as lie in the step, counted without listing them. */
export async function listTakenNights(
  trx: TenantTransaction,
  { ilk, son }: Period,
  adim: Step,
): Promise<TakenNights[]> {
  const [unit, width] = STEPS[adim]
  const { rows } = await sql<TakenNights>`
    with tutulan as (
      select b.tenant_id, b.kaynak_k_no, greatest((t.baslangic at time zone interval '3 hours')::date, ${ilk}::date) as bas,
        least((t.bitis at time zone interval '3 hours')::date, ${son}::date + 1) as bit
      from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no and b.aktif
      where t.durum in ('held', 'option', 'confirmed', 'blocked')
        and t.bitis > (${ilk}::date + time '12:00') at time zone interval '3 hours'
        and t.baslangic < (${son}::date + 1 + time '12:00') at time zone interval '3 hours'
    )
    select kaynak_k_no, g.d::date as dilim,
      sum(least(bit, (g.d + ${width}::interval)::date) - greatest(bas, g.d::date))::int as gece
    from tutulan
    join kaynak k on k.tenant_id = tutulan.tenant_id and k.k_no = kaynak_k_no and k.stok = 'gece'
    cross join lateral generate_series(date_trunc(${unit}, bas::timestamp), (bit - 1)::timestamp, ${width}::interval) g (d)
    where bit > bas
    group by 1, 2`.execute(trx)
  return rows
}

interface SeatsOfDay {
  readonly kaynak_k_no: string
  readonly gun: IsoDay
  readonly alinan: number
  readonly kapasite: number
  /** Seats of departures that were cancelled: planned, and not for sale. */
  readonly iptal: number
}

/** Seats of departures that somebody has booked or changed, by day. */
export async function listSeatsOfDays(trx: TenantTransaction, { ilk, son }: Period): Promise<SeatsOfDay[]> {
  const { rows } = await sql<SeatsOfDay>`
    select kaynak_k_no, tarih as gun, coalesce(sum(alinan) filter (where iptal_zamani is null), 0)::int as alinan,
      coalesce(sum(kapasite) filter (where iptal_zamani is null), 0)::int as kapasite,
      coalesce(sum(kapasite) filter (where iptal_zamani is not null), 0)::int as iptal
    from kalkis where tarih between ${ilk} and ${son} group by kaynak_k_no, tarih`.execute(trx)
  return rows
}
