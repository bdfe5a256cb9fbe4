import type { Language } from '@meltem/contract/wire/language'
import { type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { FILLED_MONTHS, monthsAhead } from '@meltem/domain/pricing/plan/plan-summary'
import { resolveDays } from '@meltem/domain/pricing/plan/price-plan'
import { hireTariffOf, isByNight, isFlat } from '@meltem/domain/pricing/plan/written-prices'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { monthsOf } from './day-months.ts'
import { writeMonths, writeTariff } from './plan.queries.ts'
import { listPlanned, lockPlans } from './priced-options.queries.ts'
import { readPlans, type StandingPlan } from './standing-plans.ts'

/** Options in one transaction: it must not hold what it locks for long. */
const AT_ONCE = 100
const NAMES: Language = 'tr'

/** Writes the days that have come into sight since yesterday, twenty-four months ahead (PRICE-20). */
export async function fillDays(
  inTenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>,
  tenant_id: number,
  bugun: IsoDay,
): Promise<void> {
  const keys = await inTenant(listPlanned)
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const secenekler = keys.slice(from, from + AT_ONCE)
    await inTenant(async (trx) => {
      await lockPlans(trx, secenekler)
      const { plans } = await readPlans(trx, { secenekler }, { language: NAMES, bugun, most: AT_ONCE })
      for (const plan of plans) await fillOne(trx, tenant_id, bugun, plan)
    })
  }
}

async function fillOne(trx: TenantTransaction, tenant_id: number, bugun: IsoDay, plan: StandingPlan): Promise<void> {
  const { tarife, k_no } = plan.option
  if (isFlat(tarife)) return
  const to = monthsAhead(bugun, FILLED_MONTHS)
  const written = { days: listDays(bugun, to), terms: resolveDays(plan.published, bugun, to) }
  if (isByNight(tarife)) {
    const next = monthsOf(k_no, written, plan.months)
    const known = new Set(plan.months.map(({ ay }) => ay))
    await writeMonths(
      trx,
      tenant_id,
      next.filter(({ ay }) => !known.has(ay)),
    )
    return
  }
  const last = tarife.donemler.at(-1)
  const next = hireTariffOf(tarife, written)
  if (last?.son_gun !== next.donemler.at(-1)?.son_gun) await writeTariff(trx, k_no, next)
}
