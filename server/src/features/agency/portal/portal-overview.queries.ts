import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineStands } from '../../reservation/stock/line-stands.queries.ts'

export interface Figures {
  readonly ciro: number
  readonly komisyon: number
  readonly gelen: number
  readonly opsiyon: number
}

export async function readFigures(trx: TenantTransaction, agency: { k_no: string; kur: string }, today: string) {
  const { rows } = await sql<Figures>`
    select
      coalesce(sum(s.satis_toplam) filter (where bu_ay), 0)::bigint as ciro,
      coalesce(sum(case when s.acente_k_no = ${agency.k_no}::uuid then s.satan else s.ust end) filter (where bu_ay), 0)::bigint
        as komisyon,
      (select count(*)::int from acente_rezervasyon g
        join rezervasyon r on r.tenant_id = g.tenant_id and r.k_no = g.rezervasyon_k_no and r.durum = 'confirmed'
        where (g.acente_k_no = ${agency.k_no}::uuid or g.ust_k_no = ${agency.k_no}::uuid)
          and exists (select 1 from rezervasyon_satiri l where l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no
            and ${lineStands('l')} and l.baslangic between ${today}::date and ${addDays(today, 7)}::date)) as gelen,
      (select count(*)::int from acente_opsiyon o
        join rezervasyon r on r.tenant_id = o.tenant_id and r.k_no = o.rezervasyon_k_no
        where o.acente_k_no = ${agency.k_no}::uuid and r.durum = 'held' and r.kayit_no is null
          and r.bitis > clock_timestamp()) as opsiyon
    from (select *, kur = ${agency.kur} and durum in ('islendi', 'vadesi_geldi')
        and olusturma_zamani >= ${`${today.slice(0, 7)}-01`}::date as bu_ay
      from acente_rezervasyon where acente_k_no = ${agency.k_no}::uuid or ust_k_no = ${agency.k_no}::uuid) s`.execute(
    trx,
  )
  return rows[0] ?? { ciro: 0, komisyon: 0, gelen: 0, opsiyon: 0 }
}
