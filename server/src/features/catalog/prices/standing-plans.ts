import type { Language } from '@meltem/contract/wire/language'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { ownPrices } from '@meltem/domain/pricing/line/dated-prices'
import { type PricePlan, planOfDays } from '@meltem/domain/pricing/plan/price-plan'
import { type Slot, slotsOf } from '@meltem/domain/pricing/plan/price-slots'
import { isByNight, isFlat, planOfTariff } from '@meltem/domain/pricing/plan/written-prices'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { firstOfMonth, type MonthRow } from '../tariff/day-rows.ts'
import { standingDays } from './day-months.ts'
import { listPainted, listPeriods, listStandingMonths, type PaintedRow, type PeriodRow } from './plan.queries.ts'
import { daysOfMonths } from './plan-rows.ts'
import { type DraftRow, listDrafts, listPriced, type PricedFilter, type PricedRow } from './priced-options.queries.ts'

/** Nights that have passed are read so far back, for a year that is copied from them. */
const LOOK_BACK = 400

/** An option with its prices: as published, and as drafted. */
export interface StandingPlan {
  readonly option: PricedRow
  readonly slots: readonly Slot[]
  readonly surum: number
  readonly published: PricePlan
  readonly draft: DraftRow | undefined
  /** What an edit starts from: the draft, or what is published. */
  readonly current: PricePlan
  /** Rows that count; none where the plan is made of what stood before there were plans. */
  readonly periods: readonly PeriodRow[]
  readonly painted: readonly PaintedRow[]
  /** Days as they are written, where it is sold by night. */
  readonly months: readonly MonthRow[]
}

export interface PlanReading {
  readonly language: Language
  readonly bugun: IsoDay
  readonly most: number
}

export interface StandingPlans {
  readonly plans: readonly StandingPlan[]
  readonly toplam: number
}

export async function readPlans(
  trx: TenantTransaction,
  filter: PricedFilter,
  { language, bugun, most }: PlanReading,
): Promise<StandingPlans> {
  const options = await listPriced(trx, language, filter, most)
  const keys = options.map((one) => one.k_no)
  const nightly = options.filter(({ tarife }) => isByNight(tarife)).map((one) => one.k_no)
  const periods = Map.groupBy(await listPeriods(trx, keys), (row) => row.opsiyon_k_no)
  const painted = Map.groupBy(await listPainted(trx, keys), (row) => row.opsiyon_k_no)
  const drafts = new Map((await listDrafts(trx, keys)).map((row) => [row.opsiyon_k_no, row]))
  const from = firstOfMonth(addDays(bugun, -LOOK_BACK))
  const months = Map.groupBy(await listStandingMonths(trx, nightly, from), (row) => row.opsiyon_k_no)
  const plans = options.map((option): StandingPlan => {
    const rows = {
      periods: periods.get(option.k_no) ?? [],
      painted: painted.get(option.k_no) ?? [],
      months: months.get(option.k_no) ?? [],
    }
    const published = publishedPlan(option, rows, bugun)
    const draft = drafts.get(option.k_no)
    const current = draft ? planOfDraft(draft) : published
    return { option, slots: slotsOf(option.tarife), surum: option.surum ?? 0, published, draft, current, ...rows }
  })
  return { plans, toplam: options[0]?.toplam ?? 0 }
}

type Rows = Pick<StandingPlan, 'periods' | 'painted' | 'months'>

/** From its rows; an option without a plan says what its tariff and days say, and loses nothing by it (PRICE-20). */
function publishedPlan({ surum, tarife }: PricedRow, { periods, painted, months }: Rows, bugun: IsoDay): PricePlan {
  if (surum === null || (periods.length === 0 && painted.length === 0)) {
    return isByNight(tarife) ? planOfDays(standingDays(months)) : planOfTariff(tarife, bugun)
  }
  const plan = { donemler: periods.map(periodOf), istisnalar: daysOfMonths(painted) }
  if (!isFlat(tarife)) return plan
  // What a plan from before the matrix was published (PRICE-29) does not know yet: the price of the option is the base.
  const own = ownPrices(tarife)
  return { ...plan, donemler: plan.donemler.map((one) => (one.son_gun === null ? { ...one, fiyatlar: own } : one)) }
}

function periodOf({ k_no: _key, opsiyon_k_no: _option, ...period }: PeriodRow) {
  return period
}

function planOfDraft({ donemler, istisnalar }: DraftRow): PricePlan {
  return { donemler, istisnalar: new Map(Object.entries(istisnalar)) }
}
