import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { advanceTenant, remindTenant } from './remind.ts'

export function remindDeadlines(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'remind-deadlines',
    description: 'Asks for payments at their time and reminds once of one that is due soon',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenant of tenants.all()) {
        await advanceTenant(services, tenant)
        await remindTenant(services, tenant)
      }
    },
  }
}
