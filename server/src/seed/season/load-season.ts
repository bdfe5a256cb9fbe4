import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { listBankAccounts } from '../../features/payment/start/bank-account.queries.ts'
import { type Act, type Booking, inBooking } from '../../features/reservation/booking.ts'
import { SYSTEM } from '../../features/reservation/person.ts'
import { withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { dice } from '../dice.ts'
import { insertAnswers } from './answers.queries.ts'
import {
  crewDepartures,
  insertClaims,
  insertCrew,
  insertDrivers,
  insertEnquiries,
  insertVans,
  insertVoices,
  insertWaitingGuests,
  isLoaded,
} from './around.queries.ts'
import { insertForeignCalendar } from './foreign-calendar.queries.ts'
import { insertMembers } from './members.queries.ts'
import { closeDays, fillBank } from './money.ts'
import { clearSoldDays, listOnSale, openPast } from './open-past.queries.ts'
import { type Sold, sell } from './sell.ts'
import { planSeason } from './wishes.ts'

/**
 * A day in August: months of bookings around today, in every state, with all that waits for the office in the morning.
 * Made from one seed through the parts every sale is made of, in one commit, once; nobody is written to.
 */
export async function loadSeason(services: Services, tenant: Tenant): Promise<number> {
  const today = wallOf(services.clock.now()).slice(0, 10)
  const open = await withTenant(services.db, tenant.id, async (trx) => {
    if (await isLoaded(trx)) return false
    await openPast(trx, today)
    return true
  })
  if (!open) return 0
  const act: Act = { services, tenant, person: SYSTEM, kim: 'sistem' }
  const sold = await inBooking(act, (booking) => fillSeason(booking, today))
  services.cache.dropTenant(tenant.id)
  services.catalog.forgetAll()
  return sold
}

async function fillSeason(booking: Booking, today: IsoDay): Promise<number> {
  const { trx, tenant } = booking
  const roll = dice(`season/${tenant.kod}`)
  await clearSoldDays(trx, today)
  const things = await listOnSale(trx)
  const [account] = await listBankAccounts(trx)
  const sold: Sold[] = []
  for (const wish of planSeason({ today, roll, things })) {
    const one = await sell(booking, wish, { roll, banka_k_no: account?.k_no ?? null })
    if (one) sold.push(one)
  }
  await insertCrew(trx, tenant.id)
  await insertVans(trx, tenant.id)
  await crewDepartures(trx, tenant.id, { from: addDays(today, -30), today, to: addDays(today, 7), roll })
  await insertDrivers(trx, tenant.id, { sold, today, roll })
  await insertClaims(trx, tenant.id, { sold, today, roll })
  await fillBank(trx, tenant.id, { sold, today })
  await closeDays(trx, tenant.id, today)
  await insertForeignCalendar(trx, { tenantId: tenant.id, now: booking.now })
  await insertWaitingGuests(trx, tenant.id, { sold, today, roll })
  await insertVoices(trx, tenant.id, { sold, now: booking.now, roll })
  await insertAnswers(trx, { sold, today, roll })
  await insertMembers(trx, tenant.id, { sold, now: booking.now, roll })
  await insertEnquiries(trx, tenant.id, { now: booking.now, today, roll })
  return sold.length
}
