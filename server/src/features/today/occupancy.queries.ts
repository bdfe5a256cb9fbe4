import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

interface Thing {
  readonly k_no: string
  readonly ad: string
  readonly stok: 'gece' | 'kalkis'
  readonly birim: number
}

/** Things that are sold by night or by seat, named after what is sold of them. */
export async function listThings(trx: TenantTransaction, language: Language): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    select k.k_no, k.stok, (select count(*)::int from birim b where b.tenant_id = k.tenant_id and b.kaynak_k_no = k.k_no
        and b.aktif) as birim,
      (select coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en')
        || coalesce(' · ' || nullif(case when (select count(*) from opsiyon d where d.tenant_id = o.tenant_id
          and d.urun_k_no = o.urun_k_no) > 1 then o.ad ->> ${language}::text end, ''), '')
        from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no and u.yayinda
        where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no order by u.k_no, o.sira limit 1) as ad
    from kaynak k where k.stok in ('gece', 'kalkis') order by k.k_no`.execute(trx)
  return rows.filter(({ ad }) => ad !== null)
}

interface Taken {
  readonly kaynak_k_no: string
  readonly gun: IsoDay
  readonly dolu: number
  readonly toplam: number
}

/** Units by night and seats by day, where anything is taken at all. */
export async function listTaken(trx: TenantTransaction, from: IsoDay, to: IsoDay): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select b.kaynak_k_no, g.gun::date as gun, count(distinct t.birim_k_no)::int as dolu, 0 as toplam
    from generate_series(${from}::date, ${to}::date - 1, interval '1 day') g(gun)
    join tutma t on t.birim_k_no is not null and t.durum in ('held', 'option', 'confirmed', 'blocked')
      and t.baslangic < (g.gun::date + 1 + time '12:00') at time zone interval '3 hours'
      and t.bitis > (g.gun::date + time '12:00') at time zone interval '3 hours'
    join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no and b.aktif
    group by b.kaynak_k_no, g.gun
    union all
    select kaynak_k_no, tarih, sum(alinan)::int, sum(kapasite)::int from kalkis
    where tarih >= ${from}::date and tarih < ${to}::date group by kaynak_k_no, tarih`.execute(trx)
  return rows
}
