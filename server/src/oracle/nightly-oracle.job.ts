import { raiseAlarm } from '../platform/alarms.ts'
import type { TenantDirectory } from '../platform/http/tenant-directory.ts'
import type { Job } from '../platform/jobs/queue.ts'
import type { Services } from '../services.ts'
import { BrokenRulesError, type Finding, findBrokenRules } from './run-oracle.ts'

/** Every night the rules of stock and money are asked of the live data; a finding fails the job, which is logged. */
export function nightlyOracle({ db, log }: Pick<Services, 'db' | 'log'>, tenants: TenantDirectory): Job {
  return {
    id: 'run-oracle',
    description: 'Checks that stock, holds, coupons, money and receipts agree',
    schedule: '40 3 * * *',
    run: async () => {
      const found: Finding[] = []
      for (const tenant of tenants.all()) found.push(...(await findBrokenRules(db, tenant.id)))
      if (found.length === 0) return
      const rules = [...new Set(found.map(({ kural }) => kural))]
      raiseAlarm(log, 'oracle_finding', { rules, count: found.length }, 'stock and money do not agree')
      throw new BrokenRulesError(found)
    },
  }
}
