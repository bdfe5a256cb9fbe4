import type { PricePlan } from '@meltem/domain/pricing/plan/price-plan'
import { addPlans, beginPainted, beginPeriods } from './plan.queries.ts'
import { paintedMonths } from './plan-rows.ts'
import type { PriceAct } from './price-act.ts'
import type { NewDraft } from './priced-options.queries.ts'
import type { StandingPlan } from './standing-plans.ts'

/** Options that stood before there were plans get one of what stands; no price moves by it (PRICE-20). */
export async function startPlans(
  { trx, tenant_id, an }: Pick<PriceAct, 'trx' | 'tenant_id' | 'an'>,
  plans: readonly StandingPlan[],
): Promise<void> {
  const without = plans.filter(({ option }) => option.surum === null)
  if (without.length === 0) return
  const life = { tenant_id, yayin_k_no: null, an }
  const keys = without.map(({ option }) => option.k_no)
  // A colleague who began one at the same moment has written what it says.
  const added = new Set(await addPlans(trx, tenant_id, keys))
  const fresh = without.filter(({ option }) => added.has(option.k_no))
  const begun = ({ option }: StandingPlan) => ({ opsiyon_k_no: option.k_no, kur: option.tarife.kur })
  const periods = fresh.flatMap((one) => one.published.donemler.map((period) => ({ ...period, ...begun(one) })))
  const months = fresh.flatMap((one) =>
    paintedMonths(one.published.istisnalar).map((month) => ({ ...month, ...begun(one) })),
  )
  await beginPeriods(trx, periods, life)
  await beginPainted(trx, months, life)
}

/** A plan as a draft keeps it. */
export function planRows(
  opsiyon_k_no: string,
  { donemler, istisnalar }: PricePlan,
): Pick<NewDraft, 'opsiyon_k_no' | 'donemler' | 'istisnalar'> {
  return { opsiyon_k_no, donemler: [...donemler], istisnalar: Object.fromEntries(istisnalar) }
}
