import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { tellWatchers } from './watches.ts'

/** Every ten minutes: visitors who wait for a free date or a lower price are told once it is there. */
export function watchProducts(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'watch-products',
    description: 'Mails people when a product they watch is free or cheaper',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await tellWatchers(services, tenant)
    },
  }
}
