import * as office from '@meltem/contract/payment/office'
import * as calls from '@meltem/contract/payment/payment'
import { toMinor } from '@meltem/domain/money'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, requireProof, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { personAct, staffAct } from '../reservation/acting.ts'
import { inBooking } from '../reservation/booking.ts'
import { getAny } from '../reservation/own-reservation.ts'
import { requireOnePerson } from './approval/one-person.ts'
import { mountMoney } from './money-office.routes.ts'
import { mountPapers } from './paper-office.routes.ts'
import { mountPaymentSettings } from './payment-settings.routes.ts'
import { refundOnWire, refundToCard } from './refund/refund.ts'
import { returnByHand } from './refund/return-by-hand.ts'
import { listOfficeAttempts, listOfficeReviews } from './review/office.queries.ts'
import { decideReview } from './review/review-office.ts'
import { getPayment } from './settle/payment-state.ts'
import { listBankAccounts } from './start/bank-account.queries.ts'
import { choosePayment } from './start/choose-payment.ts'
import { listContracts } from './start/contracts.ts'
import { listMethods } from './start/payment-methods.ts'
import { startPayment } from './start/start-payment.ts'

export function mountPayment(api: Api, services: Services): void {
  api.mount(calls.startPayment, async (input, context) => {
    await services.throttles.take('payment_ip', context.tenant.id, context.ip)
    return await startPayment(await personAct(services, context), input, context.origin)
  })
  api.mount(calls.getPayment, async (input, context) => ({
    data: await getPayment(await personAct(services, context), input),
  }))
  api.mount(calls.choosePayment, async (input, context) => ({
    data: await choosePayment(await personAct(services, context), input),
  }))
  api.mount(calls.listPaymentMethods, (input, { tenant }) => listMethods(services, tenant, input))
  api.mount(calls.listBankAccounts, async (_input, { tenant }) => ({
    data: await withTenant(services.db, tenant.id, listBankAccounts),
  }))
  api.mount(calls.listContracts, async (input, { tenant }) => ({ data: await listContracts(services, tenant, input) }))
  mountPortal(api, services)
  mountMoney(api, services)
  mountPapers(api, services)
  mountPaymentSettings(api, services)
}

function mountPortal(api: Api, services: Services): void {
  api.mount(office.listAttempts, async ({ rezervasyon_k_no, sayfa = 1 }, { tenant }) =>
    withTenant(services.db, tenant.id, (trx) => listOfficeAttempts(trx, rezervasyon_k_no, sayfa)),
  )
  api.mount(office.refundPayment, async ({ deneme_k_no, istek_k_no, tutar, neden = null }, context) => {
    const wish = { deneme_k_no, istek_k_no, tutar: toMinor(tutar), neden }
    const row = await inBooking(await staffAct(services, context), async (booking) => {
      const made = await refundToCard(booking, wish)
      await requireOnePerson(booking, made.tutar, (await getAny(booking, made.rezervasyon_k_no)).secilen_kur)
      return made
    })
    return { data: refundOnWire(row) }
  })
  api.mount(office.returnByHand, async (input, context) => {
    const { k_no: personel_k_no } = await requireStaff(context)
    return await returnByHand(await staffAct(services, context), { ...input, personel_k_no })
  })
  api.mount(office.listMoneyReviews, async ({ durum, konu, sayfa = 1 }, { tenant }) =>
    withTenant(services.db, tenant.id, (trx) => listOfficeReviews(trx, { durum, konu }, sayfa)),
  )
  api.mount(office.decideReview, async (input, context) => {
    if (input.karar === 'iade') await requireProof(context)
    return { data: await decideReview(await staffAct(services, context), input) }
  })
}
