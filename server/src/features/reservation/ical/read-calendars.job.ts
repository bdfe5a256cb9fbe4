import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant, TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { SYSTEM } from '../person.ts'
import { listReadingUnits } from './sources.queries.ts'
import { syncUnit } from './sync-unit.ts'

/** Every quarter of an hour: what other houses have sold of our units (BOOK-20). */
export function readCalendars(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'read-calendars',
    description: 'Reads calendars of other houses and takes their days',
    schedule: '*/15 * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await readTenant(services, tenant)
    },
  }
}

/** One unit after the other; a failure of one does not keep the others waiting. */
async function readTenant(services: Services, tenant: Tenant): Promise<void> {
  for (const unit of await withTenant(services.db, tenant.id, listReadingUnits)) {
    try {
      await syncUnit({ services, tenant, person: SYSTEM, kim: 'sistem' }, unit)
    } catch (error) {
      services.log.error({ err: error, tenant: tenant.kod, unit }, 'a calendar could not be written')
    }
  }
}
