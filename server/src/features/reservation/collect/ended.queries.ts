import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineStands } from '../stock/line-stands.queries.ts'

interface Ended {
  /** The last day of the last service, at the latest. */
  readonly day: IsoDay
  readonly now: Date
  /** Bookings go by their key; those up to this one were looked at. */
  readonly after: string
  readonly limit: number
}

/**
 * Bookings whose services lie behind. What waits for a person, money to be decided about, a refund that a colleague has to
 * approve or a seat of a departure that was called off, is left to that person: what has ended cannot be cancelled.
 */
export async function listEnded(trx: TenantTransaction, { day, now, after, limit }: Ended): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select r.k_no from rezervasyon r
    where r.durum = 'confirmed' and r.k_no > ${after}::uuid
      and not exists (select 1 from rezervasyon_satiri s
        where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and ${lineStands('s')}
          and coalesce(s.bitis, s.baslangic) > ${day}::date)
      and not exists (select 1 from inceleme i
        where i.tenant_id = r.tenant_id and i.rezervasyon_k_no = r.k_no and i.durum = 'acik')
      and not exists (select 1 from onay_istegi o
        where o.tenant_id = r.tenant_id and o.rezervasyon_k_no = r.k_no and o.durum = 'bekliyor' and o.bitis > ${now})
      and not exists (select 1 from kalkis_iptal_satiri g
        where g.tenant_id = r.tenant_id and g.rezervasyon_k_no = r.k_no and g.durum <> 'tamam')
    order by r.k_no limit ${limit}`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}
