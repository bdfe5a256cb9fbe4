import type { SubAgency } from '@meltem/contract/agency/tools'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import { requireAgency } from '../../../platform/http/api.ts'
import type { Portal } from './portal.service.ts'
import { findSubAgency, listSubAgencies, upsertShare } from './portal-agency.queries.ts'

export async function listSubs({ services, context }: Portal): Promise<SubAgency[]> {
  const { acente } = await requireAgency(context)
  return await withTenant(services.db, context.tenant.id, (trx) => listSubAgencies(trx, acente.k_no))
}

/** What is sold already keeps the share that was frozen with it. */
export async function setShare({ services, context }: Portal, { k_no, oran }: { k_no: string; oran: number }) {
  const { acente } = await requireAgency(context, 'sahip')
  const { id: tenant_id } = context.tenant
  await withTenant(services.db, tenant_id, async (trx) => {
    const sub = await findSubAgency(trx, acente.k_no, k_no)
    if (!sub) throw new AppError('bulunamadi')
    await upsertShare(trx, { tenant_id, acente_k_no: k_no }, oran)
  })
}
