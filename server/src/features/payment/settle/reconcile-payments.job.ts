import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { reconcileTenant } from './reconcile.ts'

const HOUR = 3_600_000

/** Every ten minutes the last two hours; at four in the morning the last two days. */
export function reconcilePayments(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'reconcile-payments',
    description: "Compares the providers' lists with our payments, both ways",
    schedule: '*/10 * * * *',
    run: async () => {
      const to = new Date()
      const atFour = Temporal.Now.plainTimeISO('Europe/Istanbul')
      const daily = atFour.hour === 4 && atFour.minute < 10
      const from = new Date(to.getTime() - (daily ? 48 : 2) * HOUR)
      for (const tenant of tenants.all()) await reconcileTenant(services, tenant, { from, to })
    },
  }
}
