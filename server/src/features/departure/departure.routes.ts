import * as acts from '@meltem/contract/departure/acts'
import * as office from '@meltem/contract/departure/office'
import { addDays } from '@meltem/domain/calendar-day'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, type RequestContext, requireProof, requireStaff } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { staffAct } from '../reservation/acting.ts'
import { cancelDeparture, quoteDeparture, retryCancellation } from './cancel/cancel-departure.ts'
import { countDays, listCrew, listDepartures } from './departure.queries.ts'
import { crewDeparture, getDeparture } from './departure.service.ts'
import { manifestFile } from './manifest-file.ts'
import { messageGuests } from './message-guests.ts'
import { resizeDeparture } from './resize-departure.ts'

/** So many days before and after stand beside the list. */
const BEFORE = 1
const AFTER = 6

export function mountDeparture(api: Api, services: Services): void {
  const { db, clock } = services

  api.mount(office.listDepartures, async ({ gun }, { tenant, language }) => {
    const now = clock.now()
    const bugun = wallOf(now).slice(0, 10)
    const day = gun ?? bugun
    return await withTenant(db, tenant.id, async (trx) => ({
      simdi: now.toISOString(),
      bugun,
      gun: day,
      data: await listDepartures(trx, language, day),
      gunler: await countDays(trx, addDays(day, -BEFORE), addDays(day, AFTER)),
    }))
  })

  api.mount(office.getDeparture, async ({ k_no }, context) => {
    const { tenant, language } = context
    const staff = await requireStaff(context)
    return await withTenant(db, tenant.id, async (trx) => ({
      data: await getDeparture(trx, { language, staff }, k_no),
      ekip_secenekleri: await listCrew(trx, language, k_no),
    }))
  })

  api.mount(office.downloadManifest, (input, context) => manifestFile(services, context, input))
  api.mount(office.crewDeparture, async (input, context) => ({ data: await crewDeparture(services, input, context) }))
  mountActs(api, services)
}

/** What is done to a departure and everybody on it. */
function mountActs(api: Api, services: Services): void {
  const reading = async (k_no: string, context: RequestContext) => {
    const { tenant, language } = context
    const staff = await requireStaff(context)
    return await withTenant(services.db, tenant.id, (trx) => getDeparture(trx, { language, staff }, k_no))
  }

  api.mount(acts.messageGuests, async (input, context) => {
    const { k_no } = await requireStaff(context)
    return { gonderilen: await messageGuests(await staffAct(services, context), k_no, input) }
  })
  api.mount(acts.resizeDeparture, async (input, context) => {
    await resizeDeparture(await staffAct(services, context), input)
    return { data: await reading(input.k_no, context) }
  })
  api.mount(acts.quoteDepartureCancellation, async (input, context) => ({
    data: await quoteDeparture(await staffAct(services, context), input),
  }))
  api.mount(acts.cancelDeparture, async (input, context) => {
    const { k_no } = await requireStaff(context)
    if (input.iade.some(({ tutar }) => tutar > 0)) await requireProof(context)
    await cancelDeparture(await staffAct(services, context), k_no, input)
    return { data: await reading(input.k_no, context) }
  })
  api.mount(acts.retryDepartureCancellation, async ({ k_no }, context) => {
    await retryCancellation(await staffAct(services, context), k_no)
    return { data: await reading(k_no, context) }
  })
}
