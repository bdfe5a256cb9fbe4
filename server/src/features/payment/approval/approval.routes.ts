import * as calls from '@meltem/contract/payment/approval'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { staffAct } from '../../reservation/acting.ts'
import { listClosed, listWaiting } from './approval.queries.ts'
import { askApproval, decideApproval, withdrawApproval } from './approval.service.ts'

export function mountApproval(api: Api, services: Services): void {
  api.mount(calls.askApproval, async (input, context) => ({
    data: await askApproval(await staffAct(services, context), await requireStaff(context), input),
  }))
  api.mount(calls.decideApproval, async (input, context) => ({
    data: await decideApproval(await staffAct(services, context), await requireStaff(context), input),
  }))
  api.mount(calls.withdrawApproval, async ({ k_no }, context) => {
    await withdrawApproval(await staffAct(services, context), await requireStaff(context), k_no)
    return {}
  })
  api.mount(calls.listApprovals, async (_input, { tenant }) =>
    withTenant(services.db, tenant.id, async (trx) => ({
      simdi: services.clock.now().toISOString(),
      bekleyen: await listWaiting(trx),
      kapanan: await listClosed(trx),
    })),
  )
}
