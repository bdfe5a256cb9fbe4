import * as calls from '@meltem/contract/mail-office'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { getRelay, removeRelay, saveRelay, tryRelay } from './office-relay.ts'

/** Which server sends the tenant's mails. */
export function mountRelay(api: Api, services: Services): void {
  api.mount(calls.getRelay, async (_input, context) => ({ data: await getRelay(services, context) }))
  api.mount(calls.saveRelay, async (input, context) => ({ data: await saveRelay(services, context, input) }))
  api.mount(calls.removeRelay, async (_input, context) => ({ data: await removeRelay(services, context) }))
  api.mount(calls.tryRelay, async (_input, context) => ({ data: await tryRelay(services, context) }))
}
