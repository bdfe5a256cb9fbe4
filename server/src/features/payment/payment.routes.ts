import * as calls from '@meltem/contract/payment'
import * as office from '@meltem/contract/payment-office'
import { toMinor } from '@meltem/domain/money'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { personAct, staffAct } from '../reservation/acting.ts'
import { inBooking } from '../reservation/booking.ts'
import { listBankAccounts } from './bank-account.queries.ts'
import { choosePayment } from './choose-payment.ts'
import { listContracts } from './contracts.ts'
import { answerEnquiry, listEnquiries, receiveEnquiry } from './enquiry.service.ts'
import { listOfficeAttempts, listOfficeReviews } from './office.queries.ts'
import { listMethods } from './payment-methods.ts'
import { getPayment } from './payment-state.ts'
import { requireMethod } from './payment-terms.ts'
import { createRefund, refundOnWire } from './refund.ts'
import { decideReview } from './review-office.ts'
import { startPayment } from './start-payment.ts'

export function mountPayment(api: Api, services: Services): void {
  api.mount(calls.startPayment, async (input, context) => {
    await services.throttles.take('payment_ip', context.tenant.id, context.ip)
    return await startPayment(await personAct(services, context), input, context.origin)
  })
  api.mount(calls.getPayment, async (input, context) => ({
    data: await getPayment(await personAct(services, context), input),
  }))
  api.mount(calls.choosePayment, async (input, context) => {
    await requireMethod(services, context.tenant, input.odeme_yontemi)
    return { data: await choosePayment(await personAct(services, context), input) }
  })
  api.mount(calls.listPaymentMethods, (input, { tenant }) => listMethods(services, tenant, input))
  api.mount(calls.listBankAccounts, async (_input, { tenant }) => ({
    data: await withTenant(services.db, tenant.id, listBankAccounts),
  }))
  api.mount(calls.listContracts, async (input, { tenant }) => ({ data: await listContracts(services, tenant, input) }))
  api.mount(calls.sendEnquiry, async (input, context) => ({ talep_no: await receiveEnquiry(services, input, context) }))
  mountPortal(api, services)
  mountEnquiries(api, services)
}

function mountEnquiries(api: Api, services: Services): void {
  api.mount(office.listEnquiries, async ({ durum, sayfa = 1 }, { tenant }) =>
    withTenant(services.db, tenant.id, (trx) => listEnquiries(trx, durum, sayfa)),
  )
  api.mount(office.updateEnquiry, async (input, { tenant }) => ({ data: await answerEnquiry(services, tenant, input) }))
}

function mountPortal(api: Api, services: Services): void {
  api.mount(office.listAttempts, async ({ rezervasyon_k_no, sayfa = 1 }, { tenant }) =>
    withTenant(services.db, tenant.id, (trx) => listOfficeAttempts(trx, rezervasyon_k_no, sayfa)),
  )
  api.mount(office.refundPayment, async ({ deneme_k_no, istek_k_no, tutar, neden = null }, context) => {
    const wish = { deneme_k_no, istek_k_no, tutar: toMinor(tutar), neden }
    const row = await inBooking(await staffAct(services, context), (booking) => createRefund(booking, wish))
    return { data: refundOnWire(row) }
  })
  api.mount(office.listMoneyReviews, async ({ durum, sayfa = 1 }, { tenant }) =>
    withTenant(services.db, tenant.id, (trx) => listOfficeReviews(trx, durum, sayfa)),
  )
  api.mount(office.decideReview, async (input, context) => ({
    data: await decideReview(await staffAct(services, context), input),
  }))
}
