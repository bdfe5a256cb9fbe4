import type { savePrices } from '@meltem/contract/catalog/prices-office'
import { MOST_PRICED } from '@meltem/contract/catalog/prices-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { FILLED_MONTHS, monthsAhead } from '@meltem/domain/pricing/plan/plan-summary'
import type { PricePlan } from '@meltem/domain/pricing/plan/price-plan'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { readPlans, type StandingPlan } from './standing-plans.ts'

/** Who changes prices, and when. */
export interface PriceAct {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly language: Language
  readonly bugun: IsoDay
  readonly an: Date
  /** Currencies the tenant offers. */
  readonly kurlar: readonly string[]
}

export interface Clerk {
  readonly k_no: string
  readonly ad: string
}

export type SavedPrices = ParsedInputOf<typeof savePrices>
export type Seen = SavedPrices['secenekler']

/** Options that are asked for by name: all of them, or none of it. */
export async function readSeen(act: PriceAct, seen: Seen): Promise<readonly StandingPlan[]> {
  const keys = [...new Set(seen.map((one) => one.k_no))]
  const { plans } = await readPlans(act.trx, { secenekler: keys }, { ...act, most: MOST_PRICED })
  if (plans.length < keys.length) throw new AppError('bulunamadi')
  return plans
}

/** How far prices reach: what is kept filled, and whatever stands beyond. */
export function horizonOf(bugun: IsoDay, plans: readonly PricePlan[]): IsoDay {
  let to = monthsAhead(bugun, FILLED_MONTHS)
  for (const { donemler, istisnalar } of plans) {
    for (const { ilk_gun, son_gun } of donemler) if ((son_gun ?? ilk_gun) >= to) to = addDays(son_gun ?? ilk_gun, 1)
    for (const day of istisnalar.keys()) if (day >= to) to = addDays(day, 1)
  }
  return to
}

/** Nothing is published or thrown away that the person has not seen. */
export function requireSeen(seen: Seen, versions: ReadonlyMap<string, number>, plans: readonly StandingPlan[]): void {
  for (const { k_no, surum } of seen) {
    const now = versions.get(k_no)
    if (now === undefined || now === Math.max(surum, 1)) continue
    const draft = plans.find(({ option }) => option.k_no === k_no)?.draft
    const { kim = null, zaman } = draft ?? {}
    throw new AppError('surum_degisti', { ayrinti: { kim, zaman: zaman?.toISOString() ?? null, alanlar: {} } })
  }
}
