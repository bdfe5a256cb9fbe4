import type { PickUp } from '@meltem/contract/figures/office'
import { addDays, dayNumber, type IsoDay } from '@meltem/domain/calendar-day'
import { monthBefore, nextStart } from '@meltem/domain/figures/period'
import { toAmount } from '@meltem/domain/money'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { listBookedFor } from './sales.queries.ts'

interface PickUpWish {
  /** Month of the services, `2026-08`. */
  readonly ay: string
  readonly gun: IsoDay
  readonly gecen: boolean
  readonly satan: string | undefined
}

/** Half a year before the month begins, and until it has ended. */
const MOST_WEEKS = 26

/** How a month has filled week by week, and how the same month did a year before (FIG-5). */
export async function readPickUp(trx: TenantTransaction, { ay, gun, gecen, satan }: PickUpWish): Promise<PickUp[]> {
  const now = await listBookedFor(trx, ay, satan)
  const then = gecen ? await listBookedFor(trx, monthBefore(ay), satan) : []
  const first = `${ay}-01`
  const firstThen = `${monthBefore(ay)}-01`
  const last = -Math.ceil((dayNumber(nextStart(first, 'ay')) - dayNumber(first)) / 7)
  const points: PickUp[] = []
  for (let once = MOST_WEEKS; once >= last; once -= 1) {
    // The week that runs stands at its sum until today.
    const ahead = addDays(first, -7 * once) > addDays(gun, 6)
    const current = ahead ? undefined : upTo(now, addDays(first, -7 * once))
    const before = then.length > 0 ? upTo(then, addDays(firstThen, -7 * once)) : undefined
    points.push({
      once,
      adet: current?.adet ?? null,
      tutar: current ? toAmount(current.tutar) : null,
      gecen_adet: before?.adet ?? null,
      gecen_tutar: before ? toAmount(before.tutar) : null,
    })
  }
  return points
}

/** Everything booked before a day. */
function upTo(booked: Awaited<ReturnType<typeof listBookedFor>>, day: IsoDay) {
  let [adet, tutar] = [0, 0]
  for (const one of booked) {
    if (one.gun >= day) break
    adet += one.adet
    tutar += one.tutar
  }
  return { adet, tutar }
}
