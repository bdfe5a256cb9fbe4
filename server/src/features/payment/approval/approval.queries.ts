import type { Approval, AskedAct } from '@meltem/contract/payment/approval'
import type { StaffRole } from '@meltem/contract/staff/rights'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

interface StoredApproval extends Omit<Approval, 'is' | 'tutar' | 'karar_zamani' | 'olusturma_zamani' | 'bitis'> {
  readonly eylem: AskedAct
  readonly tutar: number
  readonly karar_zamani: Date | null
  readonly olusturma_zamani: Date
  readonly bitis: Date
}

const COLUMNS = sql`o.k_no, o.eylem, o.rezervasyon_k_no, r.kayit_no,
  coalesce((r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad'), '') as misafir, o.tutar, o.kur, o.neden,
  o.isteyen_k_no, i.ad || ' ' || i.soyad as isteyen, d.ad || ' ' || d.soyad as karar_veren, o.karar_notu,
  o.karar_zamani, o.olusturma_zamani, o.bitis,
  case when o.durum = 'geri_alindi' or (o.durum = 'bekliyor' and o.bitis <= now()) then 'bitti' else o.durum end as durum
  from onay_istegi o
  join rezervasyon r on r.tenant_id = o.tenant_id and r.k_no = o.rezervasyon_k_no
  join personel i on i.tenant_id = o.tenant_id and i.k_no = o.isteyen_k_no
  left join personel d on d.tenant_id = o.tenant_id and d.k_no = o.karar_veren_k_no`

function onWire({ eylem, ...row }: StoredApproval): Approval {
  return {
    ...row,
    is: eylem.is,
    tutar: toAmount(row.tutar),
    karar_zamani: row.karar_zamani?.toISOString() ?? null,
    olusturma_zamani: row.olusturma_zamani.toISOString(),
    bitis: row.bitis.toISOString(),
  }
}

const WAITING = sql`o.durum = 'bekliyor' and o.bitis > now()`

export async function listWaiting(trx: TenantTransaction): Promise<Approval[]> {
  const { rows } = await sql<StoredApproval>`select ${COLUMNS} where ${WAITING} order by o.bitis, o.k_no`.execute(trx)
  return rows.map(onWire)
}

export async function listWaitingOf(trx: TenantTransaction, rezervasyon_k_no: string): Promise<Approval[]> {
  const { rows } = await sql<StoredApproval>`select ${COLUMNS} where ${WAITING}
    and o.rezervasyon_k_no = ${rezervasyon_k_no} order by o.bitis, o.k_no`.execute(trx)
  return rows.map(onWire)
}

const MOST_CLOSED = 50

export async function listClosed(trx: TenantTransaction): Promise<Approval[]> {
  const { rows } = await sql<StoredApproval>`select ${COLUMNS} where not (${WAITING})
    and o.olusturma_zamani > now() - interval '30 days'
    order by coalesce(o.karar_zamani, o.bitis) desc, o.k_no limit ${MOST_CLOSED}`.execute(trx)
  return rows.map(onWire)
}

export async function getApproval(trx: TenantTransaction, k_no: string): Promise<Approval | undefined> {
  const { rows } = await sql<StoredApproval>`select ${COLUMNS} where o.k_no = ${k_no}`.execute(trx)
  return rows.map(onWire)[0]
}

export async function countWaitingApprovals(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{
    adet: number
  }>`select count(*)::int as adet from onay_istegi o where ${WAITING}`.execute(trx)
  return rows[0]?.adet ?? 0
}

interface NewApproval {
  readonly tenant_id: number
  readonly k_no: string
  readonly rezervasyon_k_no: string
  readonly eylem: AskedAct
  readonly tutar: number
  readonly kur: string
  readonly neden: string
  readonly isteyen_k_no: string
  readonly bitis: Date
}

/** Whether it is new: the same key, or the same wish that waits already, is not asked for twice. */
export async function insertApproval(trx: TenantTransaction, { eylem, ...row }: NewApproval): Promise<boolean> {
  const made = await trx
    .insertInto('onay_istegi')
    .values({ ...row, eylem: JSON.stringify(eylem) })
    .onConflict((same) => same.doNothing())
    .returning('k_no')
    .executeTakeFirst()
  return made !== undefined
}

/** Of two colleagues who decide at once the second waits here and finds it decided. */
export async function lockApproval(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('onay_istegi').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}

export async function closeApproval(
  trx: TenantTransaction,
  k_no: string,
  decision: {
    readonly durum: 'onaylandi' | 'reddedildi' | 'geri_alindi'
    readonly karar_veren_k_no: string | null
    readonly karar_notu: string | null
  },
): Promise<void> {
  await trx
    .updateTable('onay_istegi')
    .set({ ...decision, karar_zamani: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', k_no)
    .execute()
}

export async function findStaffRole(trx: TenantTransaction, k_no: string): Promise<StaffRole | undefined> {
  const row = await trx.selectFrom('personel').select('rol').where('k_no', '=', k_no).executeTakeFirst()
  return row?.rol
}
