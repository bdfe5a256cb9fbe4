import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { isOffered } from './reviews.queries.ts'

/**
 * Counts who looked at a product today without knowing anybody: address and browser are hashed with a key that is
 * thrown away with the day, so that what stays is a number.
 */
export async function recordView({ db }: Services, product: string, context: RequestContext): Promise<number> {
  const { tenant, ip, userAgent } = context
  const today = wallOf(new Date()).slice(0, 10)
  return await withTenant(db, tenant.id, async (trx) => {
    if (!(await isOffered(trx, product))) throw new AppError('bulunamadi')
    const key = await saltOf(trx, tenant.id, today)
    const visitor = createHmac('sha256', key).update(`${ip}\n${userAgent}`).digest().subarray(0, 16)
    const { rows } = await sql<{ sayi: number }>`
      with yeni as (
        insert into izleme_ziyareti (tenant_id, gun, urun_k_no, ozet)
        values (${tenant.id}, ${today}, ${product}, ${visitor}) on conflict do nothing returning 1)
      insert into izleme_gunu as g (tenant_id, urun_k_no, gun, sayi)
      select ${tenant.id}::int, ${product}::uuid, ${today}::date, (select count(*)::int from yeni)
      on conflict (tenant_id, urun_k_no, gun) do update set sayi = g.sayi + excluded.sayi
      returning sayi`.execute(trx)
    return rows[0]?.sayi ?? 0
  })
}

async function saltOf(trx: TenantTransaction, tenant_id: number, gun: string): Promise<Buffer> {
  await trx
    .insertInto('izleme_tuzu')
    .values({ tenant_id, gun, tuz: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { tuz } = await trx.selectFrom('izleme_tuzu').select('tuz').where('gun', '=', gun).executeTakeFirstOrThrow()
  return tuz
}

/** Yesterday's keys and hashes go; the counts stay. */
export async function forgetVisitors(trx: TenantTransaction): Promise<void> {
  const today = wallOf(new Date()).slice(0, 10)
  await trx.deleteFrom('izleme_ziyareti').where('gun', '<', today).execute()
  await trx.deleteFrom('izleme_tuzu').where('gun', '<', today).execute()
}
