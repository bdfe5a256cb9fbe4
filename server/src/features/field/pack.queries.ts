import type { FieldOutcome, Presence } from '@meltem/contract/field/field'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { instantOnWire, presenceOf } from '../departure/presence.queries.ts'
import { lineStands } from '../reservation/stock/line-stands.queries.ts'
import type { RunKey } from '../transfer/runs/runs.queries.ts'

/** The person of the crew behind a login; undefined for who drives and sails nothing. */
export async function findCrewKey(trx: TenantTransaction, personel_k_no: string): Promise<string | undefined> {
  const row = await trx.selectFrom('ekip').select('k_no').where('personel_k_no', '=', personel_k_no).executeTakeFirst()
  return row?.k_no
}

interface RunTicket extends RunKey {
  readonly bilet_no: string | null
  readonly toplam: number
  readonly hal: Presence | null
}

/** What the list of runs does not tell: the ticket, the total, and who is in the car. */
export async function listRunTickets(trx: TenantTransaction, runs: readonly RunKey[]): Promise<RunTicket[]> {
  const { rows } = await sql<RunTicket>`
    select g.rezervasyon_k_no, g.sira, g.donus, r.bilet_no, r.genel_toplam as toplam,
      ${presenceOf('g', sql`g.donus`, sql`null::uuid`)} as hal
    from (select r.tenant_id, k.rezervasyon_k_no, k.sira, k.donus
      from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as k(rezervasyon_k_no uuid, sira int, donus boolean)
      join rezervasyon r on r.k_no = k.rezervasyon_k_no) g
    join rezervasyon r on r.tenant_id = g.tenant_id and r.k_no = g.rezervasyon_k_no`.execute(trx)
  return rows
}

/** Tickets of these days that no longer count. */
export async function listCancelledTickets(trx: TenantTransaction, from: IsoDay, to: IsoDay): Promise<string[]> {
  const { rows } = await sql<{ bilet: string }>`
    select r.bilet_no || '.' || (s.sira + 1) as bilet from rezervasyon_satiri s
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no and r.bilet_no is not null
    where s.baslangic between ${from}::date and ${to}::date
      and (r.durum not in ('confirmed', 'completed') or not ${lineStands('s')})
    order by 1`.execute(trx)
  return rows.map(({ bilet }) => bilet)
}

export async function findDevice(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('saha_cihazi').select(['no', 'personel_k_no']).where('k_no', '=', k_no).executeTakeFirst()
}

/** Acts with their verdicts, and who was earlier where somebody was. */
const OUTCOME = sql<FieldOutcome>`jsonb_build_object('k_no', i.k_no, 'karar', i.karar,
    'kim', p.ad || ' ' || p.soyad, 'zaman', ${instantOnWire(sql`o.zaman`)}, 'cihaz', c.no)`
const EARLIER = sql`left join saha_islemi o on o.tenant_id = i.tenant_id and o.k_no = i.once_k_no
    left join personel p on p.tenant_id = o.tenant_id and p.k_no = o.personel_k_no
    left join saha_cihazi c on c.tenant_id = o.tenant_id and c.k_no = o.cihaz_k_no`

/** Of one phone in the hands of one person since then: what was counted may have turned out to be the second scan. */
export async function listOutcomes(
  trx: TenantTransaction,
  { cihaz_k_no, personel_k_no, since }: { cihaz_k_no: string; personel_k_no: string; since: Date },
): Promise<FieldOutcome[]> {
  const { rows } = await sql<{ sonuc: FieldOutcome }>`select ${OUTCOME} as sonuc from saha_islemi i ${EARLIER}
    where i.cihaz_k_no = ${cihaz_k_no} and i.personel_k_no = ${personel_k_no} and i.kayit_zamani > ${since}
    order by i.kayit_zamani, i.k_no limit 2000`.execute(trx)
  return rows.map(({ sonuc }) => sonuc)
}

export async function findOutcome(trx: TenantTransaction, k_no: string): Promise<FieldOutcome | undefined> {
  const { rows } = await sql<{ sonuc: FieldOutcome }>`select ${OUTCOME} as sonuc from saha_islemi i ${EARLIER}
    where i.k_no = ${k_no}`.execute(trx)
  return rows[0]?.sonuc
}
