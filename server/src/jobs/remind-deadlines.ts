import { remindTenant } from '../features/payment/remind.ts'
import type { TenantDirectory } from '../http/tenant-directory.ts'
import type { Services } from '../services.ts'
import type { Job } from './queue.ts'

export function remindDeadlines(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'remind-deadlines',
    description: 'Reminds guests once of a payment that is due soon',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await remindTenant(services, tenant)
    },
  }
}
