import * as audience from '@meltem/contract/audience/audience'
import * as calls from '@meltem/contract/audience/newsletter-office'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import {
  listNewsletters,
  previewNewsletter,
  readNewsletter,
  removeNewsletter,
  saveNewsletter,
  tryNewsletter,
} from './newsletter-office.ts'
import { quoteNewsletter, sendNewsletter, steerNewsletter } from './send-newsletter.ts'
import { listSubscribers, removeSubscriber, subscribersFile } from './subscriber-office.ts'

/** Newsletters from the first word to the last mail, and whoever has subscribed (PEOPLE-60 to PEOPLE-65). */
export function mountNewsletterOffice(api: Api, services: Services): void {
  const { db } = services
  api.mount(calls.listNewsletters, (input, context) => listNewsletters(services, context, input))
  api.mount(calls.getNewsletter, async ({ k_no }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => readNewsletter(trx, k_no)),
  }))
  api.mount(calls.saveNewsletter, async (input, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => saveNewsletter(trx, tenant.id, input)),
  }))
  api.mount(calls.removeNewsletter, async ({ k_no }, { tenant }) => {
    await withTenant(db, tenant.id, (trx) => removeNewsletter(trx, k_no))
    return {}
  })
  api.mount(calls.previewNewsletter, (input, context) => previewNewsletter(services, context, input))
  api.mount(calls.tryNewsletter, (input, context) => tryNewsletter(services, context, input))
  api.mount(calls.quoteNewsletter, async ({ k_no }, context) => ({
    data: await quoteNewsletter(services, context, k_no),
  }))
  api.mount(calls.sendNewsletter, async (input, context) => ({ data: await sendNewsletter(services, context, input) }))
  api.mount(calls.steerNewsletter, async (input, context) => ({
    data: await steerNewsletter(services, context, input),
  }))
  api.mount(audience.listSubscribers, (input, context) => listSubscribers(services, context, input))
  api.mount(audience.exportSubscribers, (input, context) => subscribersFile(services, context, input))
  api.mount(audience.removeSubscriber, async ({ k_no }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => removeSubscriber(trx, k_no)),
  }))
}
