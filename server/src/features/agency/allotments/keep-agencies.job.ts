import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { keepAgencies } from './upkeep.ts'

/** Every ten minutes; a suspended agency's options need not wait for the night. */
export function keepAgenciesJob(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'keep-agencies',
    description: 'Ends options of suspended agencies, lets go of seats on their release day, makes commissions due',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await keepAgencies(services, tenant)
    },
  }
}
