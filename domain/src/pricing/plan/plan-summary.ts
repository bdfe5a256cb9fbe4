import { type IsoDay, listDays } from '../../calendar-day.ts'
import { type Minor, roundedRatio } from '../../money.ts'
import { type DaySpan, spansOf } from './edit-plan.ts'
import { type DayTerms, type PricePlan, resolveDays, sameTerms } from './price-plan.ts'

/** A price that moves by more than this is worth a second look, in per cent. */
export const JUMP = 30

export interface PriceJump {
  readonly gun: IsoDay
  readonly eski: Minor
  readonly yeni: Minor
  /** Per cent, rounded: +45 or −38. */
  readonly oran: number
}

/** Days that cost something else than both neighbours. */
export interface StrayDays extends DaySpan {
  readonly fiyat: Minor
  /** The price of the day before and of the day after. */
  readonly once: Minor
  readonly sonra: Minor
}

/** What publishing would change, told before it is done. */
export interface PlanSummary {
  /** Days that would cost or ask for something else. */
  readonly degisen: readonly IsoDay[]
  /** First prices of the changed days, before and after; days without one count nothing. */
  readonly eski_toplam: Minor
  readonly yeni_toplam: Minor
  readonly bosluklar: readonly DaySpan[]
  readonly sicramalar: readonly PriceJump[]
  readonly aykirilar: readonly StrayDays[]
}

function firstPrice(terms: DayTerms | null): Minor | null {
  return terms && !terms.kapali ? (terms.fiyatlar[0] ?? null) : null
}

/** Worked: 100.00 → 130.00 is +30 and no jump; 100.00 → 131.00 is +31; 420.00 → 42.00 is −90. */
export function jumpOf(gun: IsoDay, eski: Minor, yeni: Minor): PriceJump | undefined {
  const size = roundedRatio(Math.abs(yeni - eski), 100, Math.max(1, eski))
  return Math.abs(yeni - eski) * 100 > eski * JUMP
    ? { gun, eski, yeni, oran: yeni < eski ? 0 - size : size }
    : undefined
}

/** Day by day what stood and what would stand, from a day up to, not including, another. */
export function comparePlans(before: PricePlan, after: PricePlan, { from, to }: { from: IsoDay; to: IsoDay }) {
  return compareDays(listDays(from, to), resolveDays(before, from, to), resolveDays(after, from, to))
}

export function compareDays(
  days: readonly IsoDay[],
  old: readonly (DayTerms | null)[],
  now: readonly (DayTerms | null)[],
): PlanSummary {
  const degisen: IsoDay[] = []
  const sicramalar: PriceJump[] = []
  let eski_toplam = 0
  let yeni_toplam = 0
  for (const [place, day] of days.entries()) {
    const stood = old[place] ?? null
    const stands = now[place] ?? null
    if (sameTerms(stood, stands)) continue
    degisen.push(day)
    const eski = firstPrice(stood)
    const yeni = firstPrice(stands)
    eski_toplam += eski ?? 0
    yeni_toplam += yeni ?? 0
    const jump = eski !== null && yeni !== null && jumpOf(day, eski, yeni)
    if (jump) sicramalar.push(jump)
  }
  const aykirilar = strayDays(days, now, new Set(degisen))
  return { degisen, eski_toplam, yeni_toplam, bosluklar: gapsOf(days, now), sicramalar, aykirilar }
}

/** A weekend may cost more and a season longer; what is shorter than a week may have slipped from a finger. */
const STRAY_DAYS = 3

/**
 * Short runs of one price that lie far above or far below the days on both sides, where any of them changes (PRICE-24).
 * Worked: 420, 42, 420 is one stray day; 420, 420, 600, 600 is the beginning of a season.
 */
export function strayDays(
  days: readonly IsoDay[],
  terms: readonly (DayTerms | null)[],
  changed: ReadonlySet<IsoDay>,
): StrayDays[] {
  const runs = priceRuns(terms)
  return runs.flatMap(({ from, to, fiyat }, place): StrayDays[] => {
    const once = runs[place - 1]
    const sonra = runs[place + 1]
    if (fiyat === null || typeof once?.fiyat !== 'number' || typeof sonra?.fiyat !== 'number') return []
    const span = days.slice(from, to)
    const [ilk = ''] = span
    const far = jumpOf(ilk, once.fiyat, fiyat) && jumpOf(ilk, sonra.fiyat, fiyat)
    const isBetween = fiyat > once.fiyat !== fiyat > sonra.fiyat
    if (span.length > STRAY_DAYS || !far || isBetween || !span.some((day) => changed.has(day))) return []
    return [{ ilk, son: span.at(-1) ?? ilk, fiyat, once: once.fiyat, sonra: sonra.fiyat }]
  })
}

/** Days of one first price beside each other, by their places; `to` is not included. */
function priceRuns(terms: readonly (DayTerms | null)[]) {
  const runs: { readonly from: number; to: number; readonly fiyat: Minor | null }[] = []
  for (const [place, day] of terms.entries()) {
    const fiyat = firstPrice(day)
    const open = runs.at(-1)
    if (open && open.fiyat === fiyat) open.to = place + 1
    else runs.push({ from: place, to: place + 1, fiyat })
  }
  return runs
}

/** Days without a price between the first and the last that have one: nothing that reaches over them can be sold. */
export function gapsOf(days: readonly IsoDay[], terms: readonly (DayTerms | null)[]): DaySpan[] {
  const first = terms.findIndex((one) => one !== null)
  const last = terms.findLastIndex((one) => one !== null)
  return spansOf(days.filter((_, place) => place > first && place < last && terms[place] === null))
}

/** The day after the last of so many months from a day's month on. Worked: 2026-11-18, 24 → 2028-11-01. */
export function monthsAhead(day: IsoDay, months: number): IsoDay {
  const whole = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}-01`
}

/** Months are kept filled so far ahead (PRICE-20). */
export const FILLED_MONTHS = 24
