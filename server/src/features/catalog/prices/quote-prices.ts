import { MOST_EXAMPLES, type PriceSummary } from '@meltem/contract/catalog/price-summary'
import { addDays } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { comparePlans, type PlanSummary } from '@meltem/domain/pricing/plan/plan-summary'
import { editAll } from './edit-prices.ts'
import { horizonOf, type PriceAct, readSeen, type SavedPrices } from './price-act.ts'
import { type BookedSpan, listBooked } from './priced-options.queries.ts'
import type { StandingPlan } from './standing-plans.ts'

/** What the draft and these edits would change if they were published; nothing is written. */
export async function quotePrices(act: PriceAct, { secenekler, islemler }: SavedPrices): Promise<PriceSummary> {
  const edited = editAll(act, await readSeen(act, secenekler), islemler)
  const compared = edited.map(({ standing, plan, atlanan }) => {
    const to = horizonOf(act.bugun, [plan, standing.published])
    return { standing, atlanan, summary: comparePlans(standing.published, plan, { from: act.bugun, to }) }
  })
  return await summaryOf(act, compared)
}

interface Compared {
  readonly standing: StandingPlan
  readonly atlanan: number
  readonly summary: PlanSummary
}

async function summaryOf(act: PriceAct, compared: readonly Compared[]): Promise<PriceSummary> {
  const changed = compared.filter(({ summary }) => summary.degisen.length > 0)
  const booked = await bookingsOf(act, changed)
  const keyed = <T>(pick: (summary: PlanSummary) => readonly T[]) =>
    compared.flatMap(({ standing, summary }) =>
      pick(summary).map((one) => ({ ...one, secenek_k_no: standing.option.k_no })),
    )
  const gaps = keyed(({ bosluklar }) => bosluklar)
  const jumps = keyed(({ sicramalar }) => sicramalar)
  const strays = keyed(({ aykirilar }) => aykirilar)
  return {
    secenek: changed.length,
    gun: changed.reduce((sum, { summary }) => sum + summary.degisen.length, 0),
    atlanan: compared.reduce((sum, { atlanan }) => sum + atlanan, 0),
    toplamlar: sumsOf(changed),
    bosluk_sayisi: gaps.length,
    bosluklar: gaps.slice(0, MOST_EXAMPLES),
    sicrama_sayisi: jumps.length,
    sicramalar: jumps
      .slice(0, MOST_EXAMPLES)
      .map(({ eski, yeni, ...jump }) => ({ ...jump, eski: toAmount(eski), yeni: toAmount(yeni) })),
    aykiri_sayisi: strays.length,
    aykirilar: strays.slice(0, MOST_EXAMPLES).map(({ fiyat, once, sonra, ...span }) => ({
      ...span,
      fiyat: toAmount(fiyat),
      once: toAmount(once),
      sonra: toAmount(sonra),
    })),
    rezervasyon_sayisi: booked.length,
    rezervasyonlar: booked.slice(0, MOST_EXAMPLES),
  }
}

function sumsOf(changed: readonly Compared[]): PriceSummary['toplamlar'] {
  const sums = new Map<string, { eski: number; yeni: number }>()
  for (const { standing, summary } of changed) {
    const { kur } = standing.option.tarife
    const { eski, yeni } = sums.get(kur) ?? { eski: 0, yeni: 0 }
    sums.set(kur, { eski: eski + summary.eski_toplam, yeni: yeni + summary.yeni_toplam })
  }
  return Array.from(sums, ([kur, { eski, yeni }]) => ({ kur, eski: toAmount(eski), yeni: toAmount(yeni) }))
}

async function bookingsOf({ trx }: PriceAct, changed: readonly Compared[]): Promise<BookedSpan[]> {
  const days = changed.flatMap(({ summary }) => [summary.degisen[0] ?? '', summary.degisen.at(-1) ?? '']).sort()
  const [ilk] = days
  const son = days.at(-1)
  if (!ilk || !son) return []
  const own = new Map(changed.map(({ standing, summary }) => [standing.option.k_no, new Set(summary.degisen)]))
  const booked = await listBooked(trx, [...own.keys()], { ilk, son })
  return booked.filter((one) => {
    const touched = own.get(one.secenek_k_no)
    for (let day = one.ilk; day < one.son || day === one.ilk; day = addDays(day, 1)) if (touched?.has(day)) return true
    return false
  })
}
