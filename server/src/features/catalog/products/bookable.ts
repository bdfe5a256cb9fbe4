import { dayNumber } from '@meltem/domain/calendar-day'
import { dayOfWall, wallMinute } from '@meltem/domain/wall-time'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { getIndex } from '../index/catalog-frame.ts'

/** Longer than any season is closed: what is sold out for so long is nothing to show to a reader. */
const DAYS_AHEAD = 270

/** Those that a guest could book on a day to come, in the order given; answered from memory, bookings included. */
export async function keepBookable(services: Services, tenant: Tenant, keys: readonly string[]): Promise<string[]> {
  const index = await getIndex(services, tenant, true)
  const wall = wallOf(services.clock.now())
  const clock = { today: dayNumber(dayOfWall(wall)), now: wallMinute(wall) }
  return keys.filter((key) => {
    const place = index.products.placeOf(key)
    return place !== undefined && index.hasFreeDay(place, clock, DAYS_AHEAD)
  })
}
