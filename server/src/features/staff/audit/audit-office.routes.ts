import * as calls from '@meltem/contract/staff/audit-office'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { listActors, listActs, listTables } from './audit.queries.ts'
import { auditFile } from './audit-file.ts'
import { readAudit, readAuditEntry } from './read-audit.ts'

/** The audit as people read it (PEOPLE-43). */
export function mountAuditOffice(api: Api, services: Services): void {
  api.mount(calls.listAudit, (input, context) => readAudit(services, context, input))
  api.mount(calls.getAuditEntry, async ({ no }, context) => ({ data: await readAuditEntry(services, context, no) }))
  api.mount(calls.exportAudit, (input, context) => auditFile(services, context, input))
  api.mount(calls.getAuditChoices, (_input, { tenant }) =>
    withTenant(services.db, tenant.id, async (trx) => ({
      kisiler: await listActors(trx),
      cagrilar: await listActs(trx),
      tablolar: await listTables(trx),
    })),
  )
}
