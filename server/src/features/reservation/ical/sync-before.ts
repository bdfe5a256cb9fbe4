import { withTenant } from '../../../platform/db/connection.ts'
import type { Act } from '../booking.ts'
import { listReadingUnitsOf } from './sources.queries.ts'
import { syncUnit } from './sync-unit.ts'

const SHORT_MS = 4000

/** Before a yes: what other houses have sold meanwhile. A house that does not answer in time does not hold it up. */
export async function syncBeforeYes(act: Act, rezervasyon_k_no: string): Promise<void> {
  const { services, tenant } = act
  const units = await withTenant(services.db, tenant.id, (trx) => listReadingUnitsOf(trx, rezervasyon_k_no))
  for (const unit of units) await syncUnit(act, unit, { timeoutMs: SHORT_MS })
}
