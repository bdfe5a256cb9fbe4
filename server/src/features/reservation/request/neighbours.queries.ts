import type { getRequest } from '@meltem/contract/reservation/request-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface Sister {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly kaynak_k_no: string
  readonly ad: string
  readonly ayni: boolean
}

interface Wanted {
  readonly opsiyon_k_no: string
  readonly kisi: number
  readonly language: Language
}

/** What was asked for and, in the same region, up to four others of its kind that take the party. */
export async function listSisters(trx: TenantTransaction, wanted: Wanted): Promise<Sister[]> {
  const { opsiyon_k_no, kisi, language } = wanted
  const { rows } = await sql<Sister>`
    with istenen as (
      select o.tenant_id, o.k_no, o.urun_k_no, u.urun_tipi, v.bolge_k_no from opsiyon o
      join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
      left join urun_vitrin v on v.tenant_id = o.tenant_id and v.urun_k_no = o.urun_k_no
      where o.k_no = ${opsiyon_k_no}::uuid)
    select o.urun_k_no, o.k_no as opsiyon_k_no, o.kaynak_k_no,
      coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr') as ad, o.k_no = i.k_no as ayni
    from istenen i
    join urun u on u.tenant_id = i.tenant_id and u.urun_tipi = i.urun_tipi and u.yayinda
    join opsiyon o on o.tenant_id = u.tenant_id and o.urun_k_no = u.k_no and o.aktif
    join kaynak k on k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no and k.stok = 'gece'
    left join urun_vitrin v on v.tenant_id = u.tenant_id and v.urun_k_no = u.k_no
    where o.k_no = i.k_no or (o.urun_k_no <> i.urun_k_no and (u.kisi_sinirlari ->> 'en_cok')::int >= ${kisi}
      and o.sira = (select min(d.sira) from opsiyon d where d.tenant_id = o.tenant_id and d.urun_k_no = o.urun_k_no))
    order by ayni desc, (v.bolge_k_no = i.bolge_k_no) desc nulls last, (u.kisi_sinirlari ->> 'en_cok')::int, o.k_no
    limit 5`.execute(trx)
  return rows
}

type Neighbour = OutputOf<typeof getRequest>['komsular'][number]

interface Window {
  readonly from: IsoDay
  readonly to: IsoDay
  /** The request itself. */
  readonly k_no: string
}

/** Nights of the units of these things, from noon to noon. One unit of a pool is enough to see whether it is free. */
export async function listNeighbours(
  trx: TenantTransaction,
  sisters: readonly Sister[],
  { from, to, k_no }: Window,
): Promise<Neighbour[]> {
  const keys = sisters.map(({ kaynak_k_no }) => kaynak_k_no)
  const { rows } = await sql<{ kaynak_k_no: string; birim_k_no: string; doluluk: Neighbour['doluluk'] }>`
    select distinct on (b.kaynak_k_no) b.kaynak_k_no, b.k_no as birim_k_no, coalesce((
      select jsonb_agg(jsonb_build_object('baslangic', to_char(t.baslangic at time zone interval '3 hours', 'YYYY-MM-DD'),
        'bitis', to_char(t.bitis at time zone interval '3 hours', 'YYYY-MM-DD'), 'ad', r.misafir ->> 'soyad',
        'durum', case when t.rezervasyon_k_no = ${k_no}::uuid then 'istek' when t.durum = 'blocked' then 'kapali'
          when t.durum = 'confirmed' then 'dolu' else 'secenek' end) order by t.baslangic)
      from tutma t left join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
      where t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no and t.durum in ('held', 'option', 'confirmed', 'blocked')
        and t.baslangic < ${to}::date + interval '1 day' and t.bitis > ${from}::date), '[]') as doluluk
    from birim b where b.aktif and b.kaynak_k_no = any(${keys}::uuid[])
    order by b.kaynak_k_no, exists (select 1 from tutma t where t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no
      and t.rezervasyon_k_no = ${k_no}::uuid) desc, b.k_no`.execute(trx)
  return sisters.flatMap(({ kaynak_k_no, ad, ayni }) => {
    const row = rows.find((one) => one.kaynak_k_no === kaynak_k_no)
    return row ? [{ birim_k_no: row.birim_k_no, ad, ayni, doluluk: row.doluluk }] : []
  })
}
