import type { Db } from '../platform/db/connection.ts'
import type { TenantDirectory } from '../platform/http/tenant-directory.ts'
import type { Job } from '../platform/jobs/queue.ts'
import { BrokenRulesError, type Finding, findBrokenRules } from './run-oracle.ts'

/** Every night the rules of stock and money are asked of the live data; a finding fails the job, which is logged. */
export function nightlyOracle(db: Db, tenants: TenantDirectory): Job {
  return {
    id: 'run-oracle',
    description: 'Checks that stock, holds, coupons, money and receipts agree',
    schedule: '40 3 * * *',
    run: async () => {
      const found: Finding[] = []
      for (const tenant of tenants.all()) found.push(...(await findBrokenRules(db, tenant.id)))
      if (found.length > 0) throw new BrokenRulesError(found)
    },
  }
}
