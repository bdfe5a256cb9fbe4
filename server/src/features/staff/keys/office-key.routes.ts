import * as calls from '@meltem/contract/staff/office-keys'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { listKeys, makeKey, revokeKey } from './office-key.ts'

/** Keys for other systems of the operator. */
export function mountOfficeKeys(api: Api, services: Services): void {
  api.mount(calls.listOfficeKeys, async (_input, context) => ({ data: await listKeys(services, context) }))
  api.mount(calls.makeOfficeKey, (input, context) => makeKey(services, context, input))
  api.mount(calls.endOfficeKey, async (input, context) => ({ data: await revokeKey(services, context, input) }))
}
