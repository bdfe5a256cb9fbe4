import { withTenant } from '../../../platform/db/connection.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { publishDue } from './publish-product.ts'

const AGAIN_MS = 5_000

/** Puts on offer what was planned for now or for a time when nobody was running; tries again where the database is away. */
export async function publishDueOf(services: Pick<Services, 'db' | 'log'>, tenantId: number): Promise<void> {
  const an = new Date()
  try {
    await withTenant(services.db, tenantId, (trx) => publishDue({ trx, an, bugun: wallOf(an).slice(0, 10) }))
  } catch (error) {
    services.log.warn({ err: error, tenantId }, 'what was planned could not be published, trying again')
    setTimeout(() => void publishDueOf(services, tenantId), AGAIN_MS).unref()
  }
}
