import { withTenant } from '../../../platform/db/connection.ts'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { fillDays } from './fill-days.ts'

export function fillDaysJob({ db, clock }: Services, tenants: TenantDirectory): Job {
  return {
    id: 'fill-days',
    description: 'Writes the days of prices that have come into sight, twenty-four months ahead',
    schedule: '20 0 * * *',
    run: async () => {
      const bugun = wallOf(clock.now()).slice(0, 10)
      for (const tenant of tenants.all()) await fillDays((work) => withTenant(db, tenant.id, work), tenant.id, bugun)
    },
  }
}
