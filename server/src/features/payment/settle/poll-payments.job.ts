import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { pollTenant } from './poll-payments.ts'

const EVERY_MS = 5000

/** The schedule is the safety net; the ticker below is what people notice. */
export function pollPayments(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'poll-payments',
    description: 'Asks providers about open payments, sends refunds, answers cancellations',
    schedule: '* * * * *',
    run: () => pollAll(services, tenants),
  }
}

async function pollAll(services: Services, tenants: TenantDirectory): Promise<void> {
  for (const tenant of tenants.all()) await pollTenant(services, tenant)
}

/** Every five seconds, one round at a time; a round that is still running is not overtaken. */
export function startPaymentTicker(services: Services, tenants: TenantDirectory): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    round = pollAll(services, tenants)
      .catch((error: unknown) => services.log.error({ err: error }, 'payments could not be polled'))
      .finally(() => {
        running = false
      })
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
