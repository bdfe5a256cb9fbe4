import { sendContactMessage, subscribe as subscribeCall } from '@meltem/contract/audience/audience'
import * as enquiry from '@meltem/contract/audience/enquiry'
import { getVisitFigures, recordVisit as recordVisitCall } from '@meltem/contract/audience/visit'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { receiveContactMessage } from './contact.service.ts'
import { answerEnquiry, listEnquiries, receiveEnquiry } from './enquiry.service.ts'
import { subscribe } from './newsletter.ts'
import { readVisitFigures } from './visit-figures.ts'
import { recordVisit } from './visits.ts'

export function mountAudience(api: Api, services: Services): void {
  const { db } = services
  api.mount(sendContactMessage, async (form, context) => ({
    mesaj_no: await receiveContactMessage(services, form, context),
  }))
  api.mount(enquiry.sendEnquiry, async (form, context) => ({ talep_no: await receiveEnquiry(services, form, context) }))
  api.mount(enquiry.listEnquiries, async ({ durum, sayfa = 1 }, { tenant }) =>
    withTenant(db, tenant.id, (trx) => listEnquiries(trx, durum, sayfa)),
  )
  api.mount(enquiry.updateEnquiry, async (input, { tenant }) => ({
    data: await answerEnquiry(services, tenant, input),
  }))
  api.mount(subscribeCall, (input, context) => subscribe(services, input, context))
  api.mount(recordVisitCall, async (input, context) => {
    await recordVisit(services, input, context)
    return {}
  })
  api.mount(getVisitFigures, async (span, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => readVisitFigures(trx, span)),
  }))
}
