import { later } from '../../../platform/db/round-trip.ts'
import { STAY_MARGIN } from '../../catalog/tariff/sold-line.ts'
import type { StockNeed, UnitNeed } from '../../catalog/tariff/stock-need.ts'
import type { Selling } from '../../reservation/seller.ts'
import { lockResources } from '../../reservation/stock/stock.queries.ts'
import type { StockView, UnitClaim } from '../../reservation/stock/stock-view.ts'
import { agenciesOf } from './allotment-holder.ts'
import {
  type KeptDay,
  keepAgainUpdate,
  listFreeDays,
  listOwnDays,
  listResourcesOf,
  listUnclaimedDays,
  takenDaysUpdate,
  unblockUpdate,
  type Window,
} from './allotted-units.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function windowOf(needs: readonly UnitNeed[]): Window {
  const times = needs.flatMap(({ from, to }) => [from.getTime(), to.getTime()])
  const margin = STAY_MARGIN * DAY_MS
  return {
    resources: [...new Set(needs.map((need) => need.kaynak_k_no))],
    from: new Date(Math.min(...times) - margin),
    to: new Date(Math.max(...times) + margin),
  }
}

/**
 * Units as the agency sees them: blocks that are kept for it count as free, and such units come first, so that
 * it sells what it was given before it takes from the rest. Nothing is written.
 */
export async function openUnits(
  booking: Selling,
  needs: readonly StockNeed[],
  stock: StockView,
): Promise<StockView['units']> {
  const wanted = needs.filter((need) => need.tur === 'birim')
  if (!booking.person.acente || wanted.length === 0) return stock.units
  const days = Map.groupBy(await freeDaysOf(booking, windowOf(wanted)), (day) => day.birim_k_no)
  if (days.size === 0) return stock.units
  const rank = ({ k_no }: Unit) => coveredBy(days.get(k_no) ?? [], wanted)
  const opened: StockView['units'] = new Map()
  for (const [resource, pool] of stock.units) {
    const units = pool.map((unit) => withoutBlocks(unit, days.get(unit.k_no) ?? []))
    opened.set(
      resource,
      units.toSorted((a, b) => rank(b) - rank(a)),
    )
  }
  return opened
}

type Unit = NonNullable<ReturnType<StockView['units']['get']>>[number]

/** No two live claims of a unit overlap, so that where it begins tells which one it is. */
function withoutBlocks(unit: Unit, days: readonly KeptDay[]): Unit {
  const blocks = new Set(days.map((day) => day.baslangic.getTime()))
  return { ...unit, tutmalar: unit.tutmalar.filter(({ from }) => !blocks.has(from.getTime())) }
}

function coveredBy(days: readonly KeptDay[], needs: readonly UnitNeed[]): number {
  return days.filter((day) => needs.some(({ from, to }) => from < day.bitis && to > day.baslangic)).length
}

/**
 * What was allocated on days that are kept for the agency: their blocks make room for it; what the reservation had
 * before and does not take again is kept again. Under the locks of the units, before the claims are written.
 */
export async function takeKeptDays(booking: Selling, k_no: string, claims: readonly UnitClaim[]): Promise<void> {
  if (!booking.person.acente) return
  const had = await listOwnDays(booking.trx, booking.wall.slice(0, 10), k_no)
  const takes = (day: KeptDay) =>
    claims.some(
      (claim) => claim.birim_k_no === day.birim_k_no && claim.baslangic < day.bitis && claim.bitis > day.baslangic,
    )
  await keepAgain(
    booking,
    had.filter((day) => !takes(day)),
  )
  if (claims.length === 0) return
  const units = [...new Set(claims.map((claim) => claim.birim_k_no))]
  const resources = await listResourcesOf(booking.trx, units)
  const from = new Date(Math.min(...claims.map(({ baslangic }) => baslangic.getTime())))
  const to = new Date(Math.max(...claims.map(({ bitis }) => bitis.getTime())))
  const used = (await freeDaysOf(booking, { resources, from, to })).filter(takes).map((day) => day.tutma_k_no)
  if (used.length === 0) return
  const { trx } = booking
  await later(trx, unblockUpdate(trx, used), takenDaysUpdate(trx, k_no, used))
}

function freeDaysOf({ trx, wall, person }: Selling, window: Window): Promise<KeptDay[]> {
  return listFreeDays(trx, wall.slice(0, 10), agenciesOf(person), window)
}

/** Days of a reservation that none of its claims covers any more are kept again, unless another booking took them. */
export async function returnKeptDays(booking: Selling, k_no: string): Promise<void> {
  const had = await listUnclaimedDays(booking.trx, booking.wall.slice(0, 10), k_no)
  if (had.length === 0) return
  // Claims that had run out were not locked with the reservation.
  const resources = [...new Set(had.map((day) => day.kaynak_k_no))].sort()
  await lockResources(booking.trx, resources)
  await keepAgain(booking, had)
}

async function keepAgain({ trx }: Selling, days: readonly KeptDay[]): Promise<void> {
  if (days.length === 0) return
  const all = days.map((day) => day.tutma_k_no)
  const again = days.filter((day) => !day.bitti).map((day) => day.tutma_k_no)
  await later(trx, keepAgainUpdate(all, again))
}
