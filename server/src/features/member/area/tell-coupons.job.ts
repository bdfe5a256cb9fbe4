import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { tellCoupons } from './tell-coupons.ts'

/** Every hour of the day, so that no member is woken: members hear of coupons that are new or about to end. */
export function tellOfCoupons(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'tell-coupons',
    description: 'Tells members of new coupons and of those about to end',
    schedule: '20 9-20 * * *',
    run: async () => {
      for (const tenant of tenants.all()) await tellCoupons(services, tenant)
    },
  }
}
