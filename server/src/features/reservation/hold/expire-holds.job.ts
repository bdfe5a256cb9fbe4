import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant, TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { SYSTEM } from '../person.ts'
import { listDue } from './ended-holds.queries.ts'
import { expireReservation } from './expire-reservation.ts'

/** Rows of one sweep; the next minute takes the rest, so that a backlog cannot hold the worker. */
const BATCH = 500

/** Every minute: holds, options and payment deadlines that have run out give their stock back. */
export function expireHolds(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'expire-holds',
    description: 'Ends holds, options and unpaid reservations whose time has run out',
    schedule: '* * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await sweepTenant(services, tenant)
    },
  }
}

/** One short transaction each; a failure of one does not keep the others waiting. */
export async function sweepTenant(services: Services, tenant: Tenant): Promise<number> {
  const due = await withTenant(services.db, tenant.id, (trx) => listDue(trx, services.clock.told(), BATCH))
  let ended = 0
  for (const { k_no } of due) {
    try {
      if (await expireReservation({ services, tenant, person: SYSTEM, kim: 'sistem' }, k_no)) ended += 1
    } catch (error) {
      services.log.error({ err: error, tenant: tenant.kod, k_no }, 'a reservation could not be ended')
    }
  }
  return ended
}
