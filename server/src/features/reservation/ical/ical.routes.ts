import * as calls from '@meltem/contract/reservation/ical-office'
import { type Api, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { staffAct } from '../acting.ts'
import { readFeed } from './feed.ts'
import { readSources, saveSource } from './sources.ts'
import { syncUnit } from './sync-unit.ts'

export function mountCalendars(api: Api, services: Services): void {
  api.mount(calls.listSources, ({ birim_k_no }, context) => readSources(services, birim_k_no, context))
  api.mount(calls.saveSource, async (input, context) => {
    const { k_no } = await requireStaff(context)
    const act = await staffAct(services, context)
    await saveSource(act, k_no, input)
    if (input.kaynak) await syncUnit(act, input.birim_k_no)
    return await readSources(services, input.birim_k_no, context)
  })
  api.mount(calls.syncSource, async ({ birim_k_no, bosalt }, context) => {
    await syncUnit(await staffAct(services, context), birim_k_no, { bosalt })
    return await readSources(services, birim_k_no, context)
  })
  api.mount(calls.readFeed, (input, context) => readFeed(services, input, context))
}
