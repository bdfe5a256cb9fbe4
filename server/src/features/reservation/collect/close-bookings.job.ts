import { AppError } from '@meltem/contract/wire/errors'
import { addDays } from '@meltem/domain/calendar-day'
import { CLOSING_DAYS } from '@meltem/domain/reservation/deadlines'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant, TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { SYSTEM } from '../person.ts'
import { completeReservation } from './complete-reservation.ts'
import { listEnded } from './ended.queries.ts'

const PIECE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Every night: bookings whose last service lies some days behind are closed (BOOK-28). */
export function closeBookings(services: Services, tenants: TenantDirectory): Job {
  return {
    id: 'close-bookings',
    description: 'Closes bookings some days after their last service',
    schedule: '20 3 * * *',
    run: async () => {
      for (const tenant of tenants.all()) await closeTenant(services, tenant)
    },
  }
}

/** Piece by piece by their keys, each booking in a commit of its own. */
export async function closeTenant(services: Services, tenant: Tenant): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const day = addDays(wallOf(now).slice(0, 10), -CLOSING_DAYS)
  let closed = 0
  let after: string | undefined = BEFORE_ALL
  while (after !== undefined) {
    const from: string = after
    const keys = await withTenant(db, tenant.id, (trx) => listEnded(trx, { day, now, after: from, limit: PIECE }))
    for (const k_no of keys) if (await closeOne(services, tenant, k_no)) closed += 1
    after = keys.length === PIECE ? keys.at(-1) : undefined
  }
  return closed
}

/** Cancelled or moved in the same moment, it is left alone; any other failure does not keep the rest waiting. */
async function closeOne(services: Services, tenant: Tenant, k_no: string): Promise<boolean> {
  try {
    await completeReservation({ services, tenant, person: SYSTEM, kim: 'sistem' }, k_no)
    return true
  } catch (error) {
    if (!(error instanceof AppError))
      services.log.error({ err: error, tenant: tenant.kod, k_no }, 'a booking could not be closed')
    return false
  }
}
