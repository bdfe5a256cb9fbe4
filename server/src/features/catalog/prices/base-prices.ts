import { AppError } from '@meltem/contract/wire/errors'
import { ownPrices } from '@meltem/domain/pricing/line/dated-prices'
import type { FlatTariff, StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { EVERY_DAY, type PricePlan } from '@meltem/domain/pricing/plan/price-plan'
import { startPlans } from './begin-plans.ts'
import type { PriceAct } from './price-act.ts'
import { lockPlans } from './priced-options.queries.ts'
import { writePublication } from './publish-prices.ts'
import { readPlans, type StandingPlan } from './standing-plans.ts'

export interface BasePrices {
  readonly personel_k_no: string
  readonly secenekler: readonly string[]
  /** What the tariffs are to say, of those that change; they stand under their locks. */
  readonly change: (tariffs: ReadonlyMap<string, StoredTariff>) => Promise<ReadonlyMap<string, FlatTariff>>
}

/**
 * Other prices of the options themselves, published at once (PRICE-29): their base ends and another begins, and what was
 * painted stays. An option with a draft refuses all of it, as the draft would publish the base it began with.
 */
export async function publishBasePrices(act: PriceAct, { personel_k_no, secenekler, change }: BasePrices) {
  const { trx, bugun } = act
  const read = async () => (await readPlans(trx, { secenekler }, { ...act, most: secenekler.length })).plans
  // What stood before the first plan has stood until now: a plan of the same instant could not be taken back to it.
  await startPlans({ ...act, an: new Date(act.an.getTime() - 1_000) }, await read())
  await lockPlans(trx, secenekler)
  const plans = await read()
  const tariffs = await change(new Map(plans.map(({ option }) => [option.k_no, option.tarife])))
  const changing = plans.filter(({ option }) => tariffs.has(option.k_no))
  refuseDrafts(changing)
  const next = changing.flatMap((standing) => {
    const tariff = tariffs.get(standing.option.k_no)
    return tariff ? [{ standing, plan: withBase(standing.published, tariff, bugun) }] : []
  })
  if (next.length > 0) await writePublication(act, next, { personel_k_no, kurallar: {} })
}

function refuseDrafts(plans: readonly StandingPlan[]): void {
  const taslaklar = plans.flatMap(({ option, draft }) =>
    draft ? [{ secenek_k_no: option.k_no, urun_k_no: option.urun_k_no, urun: option.urun, kim: draft.kim }] : [],
  )
  if (taslaklar.length > 0) throw new AppError('taslak_var', { ayrinti: { taslaklar } })
}

/** A plan of seasons alone gets a base that begins today. */
function withBase(plan: PricePlan, tariff: FlatTariff, bugun: string): PricePlan {
  const fiyatlar = ownPrices(tariff)
  const isBase = ({ son_gun }: { readonly son_gun: string | null }) => son_gun === null
  if (plan.donemler.some(isBase)) {
    return { ...plan, donemler: plan.donemler.map((one) => (isBase(one) ? { ...one, fiyatlar } : one)) }
  }
  const base = { sezon: '', ilk_gun: bugun, son_gun: null, fiyatlar, en_az_gece: 1, giris: EVERY_DAY, cikis: EVERY_DAY }
  return { ...plan, donemler: [...plan.donemler, base] }
}
