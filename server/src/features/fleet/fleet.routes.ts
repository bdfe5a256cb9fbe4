import * as office from '@meltem/contract/fleet/office'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type Api, type RequestContext, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { staffAct } from '../reservation/acting.ts'
import { findUnitSoon } from '../reservation/office/searchable.ts'
import { type Office, officeOf } from '../stock/office-frame.ts'
import { listCrewRows, listLogins, listPools, listVehicles } from './fleet.queries.ts'
import { saveMember } from './save-member.ts'
import { saveVehicle } from './save-vehicle.ts'
import { addService, removeService } from './service-days.ts'

async function readFleet(trx: TenantTransaction, frame: Office) {
  return {
    bugun: frame.today,
    araclar: await listVehicles(trx, frame),
    ekip: await listCrewRows(trx, frame),
    havuzlar: await listPools(trx, frame),
    girisler: await listLogins(trx),
  }
}

type Work = (trx: TenantTransaction, frame: Office) => Promise<void>

/** Cars and vans by plate, their days in service, and the people of the crew. */
export function mountFleet(api: Api, services: Services): void {
  const reading = (context: RequestContext, work?: Work) => {
    const frame = officeOf(services, context)
    return withTenant(services.db, context.tenant.id, async (trx) => {
      await work?.(trx, frame)
      return await readFleet(trx, frame)
    })
  }
  api.mount(office.getFleet, (_, context) => reading(context))
  api.mount(office.saveVehicle, async (input, context) => {
    const fleet = await reading(context, (trx, frame) => saveVehicle(trx, frame, input))
    const unit = fleet.araclar.find(({ k_no }) => k_no === input.k_no)?.birim_k_no
    if (unit && input.yeni.plaka !== undefined) await findUnitSoon(services, context.tenant.id, unit)
    return fleet
  })
  api.mount(office.saveMember, (input, context) => reading(context, (trx, frame) => saveMember(trx, frame, input)))
  api.mount(office.addService, async (input, context) => {
    const { k_no } = await requireStaff(context)
    const atlanan = await addService(await staffAct(services, context), k_no, input)
    return { ...(await reading(context)), atlanan }
  })
  api.mount(office.removeService, async (input, context) => {
    await removeService(await staffAct(services, context), input)
    return await reading(context)
  })
}
