import * as invoices from '@meltem/contract/payment/invoice-office'
import * as reports from '@meltem/contract/payment/report-office'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { invoiceFile } from './invoices/invoice-file.ts'
import { listInvoices } from './invoices/list-invoices.ts'
import { prepareInvoices } from './invoices/prepare-invoices.ts'
import { getReportState, reportFile } from './reports/reports.ts'

/** Paper for the state: invoices and reports, prepared here and handed in by the operator. */
export function mountPapers(api: Api, services: Services): void {
  api.mount(invoices.listInvoices, (input, context) => listInvoices(services, context, input))
  api.mount(invoices.prepareInvoices, (input, context) => prepareInvoices(services, context, input))
  api.mount(invoices.takeInvoiceFile, (input, context) => invoiceFile(services, context, input))
  api.mount(reports.getReport, (input, context) => getReportState(services, context, input))
  api.mount(reports.takeReport, (input, context) => reportFile(services, context, input))
}
