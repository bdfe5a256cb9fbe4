import * as calls from '@meltem/contract/payment/account-office'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { listAccountRows } from './accounts/office-account.queries.ts'
import { saveAccount } from './accounts/office-accounts.ts'
import {
  listProviders,
  refundTrial,
  removeProvider,
  saveProvider,
  tryProvider,
} from './providers/office/office-providers.ts'

/** Where money arrives: bank accounts, and keys of providers. */
export function mountPaymentSettings(api: Api, services: Services): void {
  api.mount(calls.listOfficeAccounts, async (_input, { tenant }) => ({
    data: await withTenant(services.db, tenant.id, (trx) => listAccountRows(trx)),
  }))
  api.mount(calls.saveAccount, async (input, context) => ({ data: await saveAccount(services, context, input) }))
  api.mount(calls.listProviders, (_input, context) => listProviders(services, context))
  api.mount(calls.saveProvider, (input, context) => saveProvider(services, context, input))
  api.mount(calls.removeProvider, ({ ad }, context) => removeProvider(services, context, ad))
  api.mount(calls.tryProvider, ({ ad }, context) => tryProvider(services, context, ad))
  api.mount(calls.refundTrial, ({ k_no }, context) => refundTrial(services, context, k_no))
}
