import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { isOffered } from './reviews.queries.ts'
import { countVisitor, deleteVisitorsBefore, getSalt, insertSalt } from './views.queries.ts'

/**
 * Counts visitors of a product today without knowing them: address and browser are hashed with a key that is
 * thrown away with the day, so that what stays is a number.
 */
export async function recordView({ db }: Services, product: string, context: RequestContext): Promise<number> {
  const { tenant, ip, userAgent } = context
  const today = wallOf(new Date()).slice(0, 10)
  return await withTenant(db, tenant.id, async (trx) => {
    if (!(await isOffered(trx, product))) throw new AppError('bulunamadi')
    const key = await saltOf(trx, tenant.id, today)
    const visitor = createHmac('sha256', key).update(`${ip}\n${userAgent}`).digest().subarray(0, 16)
    const { rows } = await countVisitor(trx, tenant.id, { product, today, visitor })
    return rows[0]?.sayi ?? 0
  })
}

async function saltOf(trx: TenantTransaction, tenant_id: number, gun: string): Promise<Buffer> {
  await insertSalt(trx, { tenant_id, gun, tuz: randomBytes(32) })
  const { tuz } = await getSalt(trx, gun)
  return tuz
}

/** Yesterday's keys and hashes go; the counts stay. */
export async function forgetVisitors(trx: TenantTransaction): Promise<void> {
  const today = wallOf(new Date()).slice(0, 10)
  await deleteVisitorsBefore(trx, today)
}
