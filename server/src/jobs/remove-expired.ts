import { sql } from 'kysely'
import { type Db, withTenant } from '../db/connection.ts'
import { deleteEndedLogins } from '../features/member/session.queries.ts'
import { purgeDocuments } from '../features/member/traveller.service.ts'
import { deleteExpiredSessions } from '../features/staff/staff.queries.ts'
import type { TenantDirectory } from '../http/tenant-directory.ts'
import type { Job } from './queue.ts'

/** Every night: what has run out is deleted, not only ignored. */
export function removeExpired(db: Db, tenants: TenantDirectory): Job {
  return {
    id: 'remove-expired',
    description: 'Deletes ended logins of staff and members, used-up keys, old documents and run-out rate limits',
    schedule: '20 3 * * *',
    run: async () => {
      for (const tenant of tenants.all()) {
        await withTenant(db, tenant.id, async (trx) => {
          await deleteExpiredSessions(trx)
          await deleteEndedLogins(trx)
          await purgeDocuments(trx)
        })
      }
      await sql`delete from hiz_siniri where expire < ${Date.now()}`.execute(db)
    },
  }
}
