import { addDays } from '@meltem/domain/calendar-day'
import { type DaySpan, editPlan } from '@meltem/domain/pricing/plan/edit-plan'
import { resolveDays } from '@meltem/domain/pricing/plan/price-plan'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { startPlans } from './begin-plans.ts'
import type { PriceAct } from './price-act.ts'
import { listStayOptions, lockPlans } from './priced-options.queries.ts'
import { writePublication } from './publish-prices.ts'
import { type PlanReading, readPlans, type StandingPlan } from './standing-plans.ts'

/** Options of products that are sold by the night, by product. */
export async function readStays(
  trx: TenantTransaction,
  reading: Omit<PlanReading, 'most'>,
  products: readonly string[],
): Promise<Map<string, StandingPlan[]>> {
  const secenekler = await listStayOptions(trx, products)
  if (secenekler.length === 0) return new Map()
  const { plans } = await readPlans(trx, { secenekler }, { ...reading, most: secenekler.length })
  return Map.groupBy(plans, ({ option }) => option.urun_k_no)
}

/** Least nights as published, of each day that has a price. */
export function leastNightsOn({ published }: StandingPlan, { ilk, son }: DaySpan): number[] {
  return resolveDays(published, ilk, addDays(son, 1)).flatMap((day) => (day ? day.en_az_gece : []))
}

interface LeastNights extends DaySpan {
  readonly gece: number
}

/** Published at once, and nothing but the least nights of these days: prices stay as they are (CAT-92). */
export async function publishLeastNights(
  act: PriceAct,
  { personel_k_no, urunler }: { readonly personel_k_no: string; readonly urunler: readonly string[] },
  { gece, ...span }: LeastNights,
): Promise<void> {
  const { trx } = act
  const read = async () => [...(await readStays(trx, act, urunler)).values()].flat()
  // What stood before the first plan has stood until now: a plan of the same instant could not be taken back to it.
  await startPlans({ ...act, an: new Date(act.an.getTime() - 1_000) }, await read())
  await lockPlans(trx, await listStayOptions(trx, urunler))
  const plans = await read()
  const next = plans.map((standing) => {
    const edit = { tur: 'boya', gunler: [span], degisim: { en_az_gece: gece } } as const
    return { standing, plan: editPlan(standing.published, standing.slots, edit).plan }
  })
  await writePublication(act, next, { personel_k_no, kurallar: {} })
}
