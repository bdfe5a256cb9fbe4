import * as calls from '@meltem/contract/field/field'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { readDayPack } from './day-pack.ts'
import { settleActs } from './settle-acts.ts'

export function mountField(api: Api, services: Services): void {
  api.mount(calls.getDayPack, ({ cihaz }, context) => readDayPack(services, cihaz, context))
  api.mount(calls.settleFieldActs, (input, context) => settleActs(services, input, context))
}
