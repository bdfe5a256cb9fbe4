import * as calls from '@meltem/contract/delivery-office'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { readFailedJobs, readFailedMails, retryFailed } from './delivery.service.ts'

/** What did not arrive, and the way to try it again (PEOPLE-44). */
export function mountDelivery(api: Api, services: Services): void {
  api.mount(calls.listFailedMails, (input, context) => readFailedMails(services, context, input))
  api.mount(calls.listFailedJobs, (_input, context) => readFailedJobs(services, context))
  api.mount(calls.retryDelivery, async (input, context) => ({ sayi: await retryFailed(services, context, input) }))
}
