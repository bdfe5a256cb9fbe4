import type { Db } from '../../../platform/db/connection.ts'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import { makeAllSearchable } from './searchable.ts'

/** Also fills the search of a house that had reservations before it had a search. */
export function fillSearchJob(db: Db, tenants: TenantDirectory): Job {
  return {
    id: 'fill-search',
    description: 'Makes reservations findable for the office that a process has ended on',
    schedule: '*/5 * * * *',
    run: async () => {
      for (const tenant of tenants.all()) await makeAllSearchable(db, tenant.id)
    },
  }
}
