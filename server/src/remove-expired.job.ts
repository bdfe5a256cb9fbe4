import { sql } from 'kysely'
import { forgetApplicationKeys } from './features/agency/applications/application-key.queries.ts'
import { deleteUnclaimed } from './features/agency/applications/document.queries.ts'
import { removeDocuments } from './features/agency/applications/document-store.ts'
import { deleteEndedAgencyKeys } from './features/agency/people/agency-key.queries.ts'
import { AGENCIES } from './features/agency/people/session.service.ts'
import { forgetOldVisits } from './features/audience/visits.ts'
import { forgetVisitors } from './features/catalog/reviews/views.ts'
import { forgetOldFiles } from './features/import/import.queries.ts'
import { deleteEndedLogins } from './features/member/access/session.queries.ts'
import { purgeDocuments } from './features/member/area/traveller.queries.ts'
import { purgeIdentities } from './features/reservation/change/guest-identity.queries.ts'
import { deleteOldRequestKeys } from './features/reservation/place/request-key.queries.ts'
import { deleteOldLooks } from './features/staff/live/live.queries.ts'
import { deleteExpiredSessions } from './features/staff/staff.queries.ts'
import { type Db, withTenant } from './platform/db/connection.ts'
import type { FileStore } from './platform/files/store/file-store.ts'
import type { TenantDirectory } from './platform/http/tenant-directory.ts'
import type { Job } from './platform/jobs/queue.ts'
import { deleteOldDevices } from './platform/sessions/known-device.ts'
import { deleteEndedSessions } from './platform/sessions/session-family.ts'

/** Every night: what has run out is deleted, not only ignored. */
export function removeExpired(db: Db, tenants: TenantDirectory, files: FileStore): Job {
  return {
    id: 'remove-expired',
    description:
      'Deletes ended logins, devices nobody logs in with any more, used-up keys, old requests and documents, identity numbers of guests who have travelled, documents nobody sent an application for, run-out rate limits, the hashes of yesterday’s visitors and figures of more than a year',
    schedule: '10 0 * * *',
    run: async () => {
      for (const tenant of tenants.all()) {
        const unclaimed = await withTenant(db, tenant.id, async (trx) => {
          await deleteExpiredSessions(trx)
          await deleteOldLooks(trx)
          await deleteEndedLogins(trx)
          await deleteOldDevices(trx)
          await purgeDocuments(trx)
          await purgeIdentities(trx)
          await forgetVisitors(trx)
          await forgetOldVisits(trx)
          await deleteOldRequestKeys(trx)
          await deleteEndedSessions(trx, AGENCIES)
          await deleteEndedAgencyKeys(trx)
          await forgetApplicationKeys(trx)
          await forgetOldFiles(trx)
          return await deleteUnclaimed(trx)
        })
        await removeDocuments(files, tenant.id, unclaimed)
      }
      await sql`delete from hiz_siniri where expire < ${Date.now()}`.execute(db)
    },
  }
}
