import type { DeviceClass, MeasureName } from '@meltem/contract/audience/visit'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** More kinds of rows than a day of real visits makes; what comes above is counted as one. */
const MOST_ROWS = 20_000

const REST = '/*'

export interface View {
  readonly gun: string
  readonly sayfa: string
  readonly dil: string
  readonly cihaz: DeviceClass
  readonly kaynak: string
  readonly ziyaret: number
}

export async function countView(trx: TenantTransaction, tenant_id: number, view: View): Promise<void> {
  const { gun, sayfa, dil, cihaz, kaynak, ziyaret } = view
  const known = await sql`update ziyaret_gunu set bakis = bakis + 1, ziyaret = ziyaret + ${ziyaret}
    where gun = ${gun} and sayfa = ${sayfa} and dil = ${dil} and cihaz = ${cihaz} and kaynak = ${kaynak}
    returning 1`.execute(trx)
  if (known.rows.length > 0) return
  const { rows } = await sql<{
    sayi: number
  }>`select count(*)::int as sayi from ziyaret_gunu where gun = ${gun}`.execute(trx)
  const full = (rows[0]?.sayi ?? 0) >= MOST_ROWS
  await sql`insert into ziyaret_gunu as z (tenant_id, gun, sayfa, dil, cihaz, kaynak, bakis, ziyaret)
    values (${tenant_id}, ${gun}, ${full ? REST : sayfa}, ${dil}, ${cihaz}, ${full ? '' : kaynak}, 1, ${ziyaret})
    on conflict (tenant_id, gun, sayfa, dil, cihaz, kaynak)
    do update set bakis = z.bakis + 1, ziyaret = z.ziyaret + excluded.ziyaret`.execute(trx)
}

export interface Measured {
  readonly gun: string
  readonly olcum: MeasureName
  readonly cihaz: DeviceClass
  readonly kova: number
}

export async function countMeasure(trx: TenantTransaction, tenant_id: number, row: Measured): Promise<void> {
  const { gun, olcum, cihaz, kova } = row
  await sql`insert into olcum_gunu as o (tenant_id, gun, olcum, cihaz, kova, sayi)
    values (${tenant_id}, ${gun}, ${olcum}, ${cihaz}, ${kova}, 1)
    on conflict (tenant_id, gun, olcum, cihaz, kova) do update set sayi = o.sayi + 1`.execute(trx)
}

/** Figures go after so many months (PEOPLE-82). */
export async function deleteOldVisits(trx: TenantTransaction, months: number): Promise<void> {
  const limit = Temporal.Now.plainDateISO('Europe/Istanbul').subtract({ months }).toString()
  await trx.deleteFrom('ziyaret_gunu').where('gun', '<', limit).execute()
  await trx.deleteFrom('olcum_gunu').where('gun', '<', limit).execute()
}
