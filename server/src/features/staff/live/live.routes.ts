import * as calls from '@meltem/contract/staff/live'
import { hasRight } from '@meltem/contract/staff/rights'
import type { Staff } from '@meltem/contract/staff/staff'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import { outsideStaffCall } from '../../../platform/db/staff-call.ts'
import { type Api, requireStaff } from '../../../platform/http/api.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { sessionOf } from '../login.service.ts'
import { countAll, countersFor } from './counters.ts'
import { announcePresence, deleteLooks, upsertLook } from './live.queries.ts'

export function mountLive(api: Api, services: Services): void {
  api.mount(calls.openStream, async ({ akis_k_no }, context) => {
    const staff = await requireStaff(context)
    const owner = { akis_k_no, tenantId: context.tenant.id, staff, tokenHash: sessionOf(context) }
    return { ad: 'akis', icerik: await services.live.open(owner) }
  })
  api.mount(calls.getCounters, async (_input, context) => {
    const staff = await requireStaff(context)
    return { data: countersFor(staff, await withTenant(services.db, context.tenant.id, countAll)) }
  })
  api.mount(calls.tellPresence, async (input, context) => {
    await outsideStaffCall(async () => keepLook(services, context.tenant, await requireStaff(context), input))
    return {}
  })
}

/** What somebody has open is no act: it leaves nothing in the audit and passes within a minute. */
async function keepLook(
  { db }: Services,
  { id: tenant_id }: Tenant,
  staff: Staff,
  { akis_k_no, bakis }: ParsedInputOf<typeof calls.tellPresence>,
): Promise<void> {
  const personel_k_no = staff.k_no
  const hak = bakis ? calls.LIVE_SUBJECTS[bakis.konu] : undefined
  if (hak && !hasRight(staff, hak)) throw new AppError('yetki_yok', { ayrinti: { hak } })
  await withTenant(db, tenant_id, async (trx) => {
    if (bakis) {
      const { konu, k_no: konu_k_no, duzenliyor } = bakis
      await upsertLook(trx, { tenant_id, akis_k_no, personel_k_no, konu, konu_k_no, duzenliyor })
      await announcePresence(trx)
    } else if (await deleteLooks(trx, personel_k_no, [akis_k_no])) await announcePresence(trx)
  })
}
