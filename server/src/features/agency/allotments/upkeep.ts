import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { expireReservation } from '../../reservation/hold/expire-reservation.ts'
import { SYSTEM } from '../../reservation/person.ts'
import { listDueSales } from '../ledger/sale.queries.ts'
import { postDue } from '../ledger/sale.ts'
import { endSuspendedOptions } from '../portal/option.queries.ts'
import { releaseDue } from './allotment-desk.ts'

const BATCH = 200

/** What time does to agencies: options of the suspended end, kept seats are let go, commissions fall due. */
export async function keepAgencies(services: Services, tenant: Tenant): Promise<void> {
  const act: Act = { services, tenant, person: SYSTEM, kim: 'sistem' }
  await expireSuspendedOptions(act)
  await releaseDue(act, BATCH)
  await inBooking(act, async (booking) => {
    for (const sale of await listDueSales(booking.trx, booking.wall.slice(0, 10), BATCH)) await postDue(booking, sale)
  })
}

/** The clock of the option runs out at once; the ordinary ending gives its stock back. */
async function expireSuspendedOptions(act: Act): Promise<void> {
  const { services, tenant } = act
  const ended = await withTenant(services.db, tenant.id, (trx) => endSuspendedOptions(trx, services.clock.told()))
  for (const { k_no } of ended) await expireReservation(act, k_no)
}
