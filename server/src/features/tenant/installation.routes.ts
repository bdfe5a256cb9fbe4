import * as calls from '@meltem/contract/tenant/installation'
import { type Api, requireAdministrator } from '../../platform/http/api.ts'
import { publicHost } from '../../platform/http/tenant-origin.ts'
import { listActs } from './administrator.queries.ts'
import { confirmAdministrator, logInAdministrator, logOutAdministrator } from './administrator.service.ts'
import {
  addOneHost,
  inviteAgain,
  listInstalled,
  openOne,
  removeOneHost,
  switchOne,
  type TenantParts,
} from './installation.service.ts'

/** The page of the installation: above all tenants, in the business of none (PEOPLE-70). */
export function mountInstallation(api: Api, parts: TenantParts): void {
  api.mount(calls.getInstallation, async (_input, context) => ({
    yonetici: (await context.findAdministrator()) ?? null,
  }))
  api.mount(calls.loginInstallation, (input, context) => logInAdministrator(parts, input, context))
  api.mount(calls.confirmInstallation, (input, context) => confirmAdministrator(parts, input, context))
  api.mount(calls.logoutInstallation, async (_input, context) => {
    await logOutAdministrator(parts, await requireAdministrator(context), context)
    return {}
  })
  api.mount(calls.listTenants, async () => ({
    data: await listInstalled(parts),
    sunucu: publicHost(parts.services.config),
  }))
  api.mount(calls.openTenant, async (input, context) => ({ data: await openOne(parts, context, input) }))
  api.mount(calls.addHost, async (input, context) => ({ data: await addOneHost(parts, context, input) }))
  api.mount(calls.removeHost, async (input, context) => ({ data: await removeOneHost(parts, context, input) }))
  api.mount(calls.inviteManagerAgain, async (input, context) => ({ data: await inviteAgain(parts, context, input) }))
  api.mount(calls.switchTenant, async (input, context) => ({ data: await switchOne(parts, context, input) }))
  api.mount(calls.listInstallationActs, async () => ({
    data: (await listActs(parts.owner)).map((act) => ({
      ...act,
      no: Number(act.no),
      zaman: act.zaman.toISOString(),
    })),
  }))
}
