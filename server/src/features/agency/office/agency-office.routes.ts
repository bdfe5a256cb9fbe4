import * as office from '@meltem/contract/agency/office'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { INVOICE_PAGE, listInvoicePage } from '../ledger/statement.queries.ts'
import { todayOf } from '../portal/acting-agency.ts'
import { AGENCIES_AT_ONCE, listAgencyPage } from './agency-office.queries.ts'
import { correctAgency, officeStatementFile, readAgency } from './agency-office.ts'

/** Agencies as the office works with them (PEOPLE-39). */
export function mountAgencyOffice(api: Api, services: Services): void {
  const { db } = services
  api.mount(office.listAgencies, async (filter, { tenant }) => {
    const page = await withTenant(db, tenant.id, (trx) => listAgencyPage(trx, filter, todayOf(services)))
    return { ...page, sayfa_boyu: AGENCIES_AT_ONCE }
  })
  api.mount(office.getOfficeAgency, async ({ k_no }, context) => ({ data: await readAgency(services, context, k_no) }))
  api.mount(office.updateAgency, async (input, context) => {
    await correctAgency(services, context, input)
    return {}
  })
  api.mount(office.listAgencyInvoices, async (input, { tenant }) => {
    const page = await withTenant(db, tenant.id, (trx) => listInvoicePage(trx, input))
    return { ...page, sayfa_boyu: INVOICE_PAGE }
  })
  api.mount(office.exportAgencyStatement, (input, context) => officeStatementFile(services, context, input))
}
