import { addDays, dayNumber, dayOf, type IsoDay, listDays, weekdayOf } from '../../calendar-day.ts'
import { type Minor, roundedRatio } from '../../money.ts'
import {
  type DayTerms,
  type PaintedDay,
  type PricePeriod,
  type PricePlan,
  paintedTerms,
  paintFor,
  periodOn,
  termsOf,
} from './price-plan.ts'
import { isPrice, NO_PRICE, type Slot } from './price-slots.ts'

/** From the first day to the last, both included. */
export interface DaySpan {
  readonly ilk: IsoDay
  readonly son: IsoDay
}

/** What is done to prices; parts that are left out leave what is there. */
export interface PriceChange {
  /** By slot: the new price, or null to leave it. */
  readonly esit?: readonly (Minor | null)[]
  /** More or less in hundredths of a per cent: 600 is + 6 %. */
  readonly yuzde?: number
  /** More or less by an amount; a week by seven of them. */
  readonly fark?: Minor
  /** To the nearest multiple, half up. */
  readonly yuvarla?: Minor
}

export interface DayChange {
  readonly fiyat?: PriceChange
  readonly en_az_gece?: number
  readonly giris?: boolean
  readonly cikis?: boolean
  readonly kapali?: boolean
}

/** On the same weekday 52 weeks before, or on the same date. */
export type CopyBy = 'hafta_gunu' | 'tarih'

export type PlanEdit =
  | { readonly tur: 'boya'; readonly gunler: readonly DaySpan[]; readonly degisim: DayChange }
  /** Back to what the periods say. */
  | { readonly tur: 'temizle'; readonly gunler: readonly DaySpan[] }
  /** As a year before, with so much more or less. */
  | {
      readonly tur: 'kopya'
      readonly gunler: readonly DaySpan[]
      readonly gore: CopyBy
      readonly yuzde: number
      readonly yuvarla: Minor
    }
  /** The first price of day after day; null leaves one. */
  | { readonly tur: 'yapistir'; readonly ilk: IsoDay; readonly fiyatlar: readonly (Minor | null)[] }
  | { readonly tur: 'donemler'; readonly donemler: readonly PricePeriod[] }

export type PlanProblemCode = 'fiyat_gecersiz' | 'donem_cakisiyor' | 'tarih_sirasi'

/** Why an edit cannot be done; nothing of it is. */
export class PlanProblem extends Error {
  readonly kod: PlanProblemCode
  readonly gunler: DaySpan

  constructor(kod: PlanProblemCode, gunler: DaySpan) {
    super(`${kod}: ${gunler.ilk} – ${gunler.son}`)
    this.name = 'PlanProblem'
    this.kod = kod
    this.gunler = gunler
  }
}

const WHOLE = 10_000
const YEAR_OF_WEEKS = 364

/** To the nearest multiple; what costs something never becomes free. Worked, to 5.00: 262.40 → 260.00, 262.50 → 265.00. */
export function roundTo(price: Minor, step: Minor): Minor {
  if (price <= 0 || step <= 1) return price
  return Math.max(step, roundedRatio(price, 1, step) * step)
}

function changedPrice(price: Minor, slot: Slot, { yuzde = 0, fark = 0, yuvarla = 0 }: PriceChange): Minor {
  if (price === NO_PRICE) return price
  const scaled = yuzde === 0 ? price : roundedRatio(price, WHOLE + yuzde, WHOLE)
  return roundTo(scaled + fark * slot.kat, yuvarla)
}

/**
 * Prices of a day after a change. A night that is given a price of its own is no part of a week's price any more, unless
 * that is given as well: else a week would hide what was painted. Worked: 420.00, week 2 800.00, set to 500.00: no week.
 */
export function changePrices(
  prices: readonly Minor[] | null,
  slots: readonly Slot[],
  change: PriceChange,
): readonly Minor[] | null {
  const { esit } = change
  if (!prices && !slots.every((slot, place) => !slot.ana || slot.bos || typeof esit?.[place] === 'number')) return null
  const unitIsSet = slots.some((slot, place) => slot.ad === 'gece' && typeof esit?.[place] === 'number')
  return slots.map((slot, place) => {
    const standing = prices?.[place] ?? (slot.bos ? NO_PRICE : 0)
    const set = esit?.[place] ?? (slot.ad === 'hafta' && unitIsSet ? NO_PRICE : standing)
    return changedPrice(set, slot, change)
  })
}

/** What an edit made, and on how many days it found nothing to change. */
export interface EditedPlan {
  readonly plan: PricePlan
  readonly atlanan: number
}

type Wanted = (day: IsoDay, terms: DayTerms | null) => DayTerms | null | 'ayni'

/** The plan after an edit. Throws `PlanProblem`; the plan that was given stays as it is. */
export function editPlan(plan: PricePlan, slots: readonly Slot[], edit: PlanEdit): EditedPlan {
  switch (edit.tur) {
    case 'boya':
      return paint(plan, daysOf(edit.gunler), slots, (_, terms) => changeTerms(terms, slots, edit.degisim))
    case 'temizle': {
      const istisnalar = new Map(plan.istisnalar)
      for (const day of daysOf(edit.gunler)) istisnalar.delete(day)
      return { plan: { ...plan, istisnalar }, atlanan: 0 }
    }
    case 'kopya':
      return paint(plan, daysOf(edit.gunler), slots, (day) => copied(plan, slots, day, edit))
    case 'yapistir': {
      const days = listDays(edit.ilk, addDays(edit.ilk, edit.fiyatlar.length))
      const prices = new Map(days.map((day, place) => [day, edit.fiyatlar[place] ?? null]))
      return paint(plan, days, slots, (day, terms) => {
        const price = prices.get(day) ?? null
        return price === null ? 'ayni' : changeTerms(terms, slots, { fiyat: { esit: [price] } })
      })
    }
    case 'donemler':
      return { plan: { ...plan, donemler: checkedPeriods(edit.donemler, slots) }, atlanan: 0 }
  }
}

export function daysOf(spans: readonly DaySpan[]): IsoDay[] {
  const days = new Set<IsoDay>()
  for (const { ilk, son } of spans) {
    if (son < ilk) throw new PlanProblem('tarih_sirasi', { ilk, son })
    for (const day of listDays(ilk, addDays(son, 1))) days.add(day)
  }
  return [...days]
}

const NEW_DAY: Omit<DayTerms, 'fiyatlar'> = { sezon: '', en_az_gece: 1, giris: true, cikis: true, kapali: false }

function changeTerms(terms: DayTerms | null, slots: readonly Slot[], change: DayChange): DayTerms | null {
  const { fiyat, ...rules } = change
  const fiyatlar = fiyat ? changePrices(terms?.fiyatlar ?? null, slots, fiyat) : terms?.fiyatlar
  return fiyatlar ? { ...(terms ?? NEW_DAY), ...rules, fiyatlar } : null
}

function copied(
  plan: PricePlan,
  slots: readonly Slot[],
  day: IsoDay,
  { gore, yuzde, yuvarla }: Extract<PlanEdit, { tur: 'kopya' }>,
): DayTerms | null {
  const source = termsOn(plan, gore === 'tarih' ? yearBefore(day) : addDays(day, -YEAR_OF_WEEKS))
  return source && changeTerms(source, slots, { fiyat: { yuzde, yuvarla } })
}

/** Worked: 2029-03-01 → 2028-03-01; 2028-02-29 → 2027-02-28. */
export function yearBefore(day: IsoDay): IsoDay {
  const date = day.slice(4)
  return `${Number(day.slice(0, 4)) - 1}${date === '-02-29' ? '-02-28' : date}`
}

export function termsOn(plan: PricePlan, day: IsoDay): DayTerms | null {
  return paintedTerms(ownTerms(plan, day), plan.istisnalar.get(day))
}

function ownTerms({ donemler }: PricePlan, day: IsoDay): DayTerms | null {
  const period = periodOn(donemler, day)
  return period ? termsOf(period, weekdayOf(dayNumber(day))) : null
}

/** Day by day from what the plan says; a day that cannot be changed is counted and left. */
function paint(plan: PricePlan, days: readonly IsoDay[], slots: readonly Slot[], wanted: Wanted): EditedPlan {
  const istisnalar = new Map<IsoDay, PaintedDay>(plan.istisnalar)
  let atlanan = 0
  for (const day of days) {
    const own = ownTerms(plan, day)
    const terms = wanted(day, paintedTerms(own, plan.istisnalar.get(day)))
    if (terms === 'ayni') continue
    if (!terms) {
      atlanan += 1
      continue
    }
    if (!slots.every((slot, place) => isPrice(slot, terms.fiyatlar[place] ?? NO_PRICE))) {
      throw new PlanProblem('fiyat_gecersiz', { ilk: day, son: day })
    }
    const painted = paintFor(own, terms)
    if (painted) istisnalar.set(day, painted)
    else istisnalar.delete(day)
  }
  return { plan: { ...plan, istisnalar }, atlanan }
}

/** In the order of their days; refused where two count on the same day (PRICE-22). */
function checkedPeriods(periods: readonly PricePeriod[], slots: readonly Slot[]): PricePeriod[] {
  const ordered = [...periods].sort((a, b) => (a.ilk_gun < b.ilk_gun ? -1 : 1))
  for (const { ilk_gun, son_gun, fiyatlar } of ordered) {
    const gunler = { ilk: ilk_gun, son: son_gun ?? ilk_gun }
    if (gunler.son < gunler.ilk) throw new PlanProblem('tarih_sirasi', gunler)
    const priced = fiyatlar.length === slots.length && slots.every((slot, place) => isPrice(slot, fiyatlar[place] ?? 0))
    if (!priced) throw new PlanProblem('fiyat_gecersiz', gunler)
  }
  const ended = ordered.filter((one) => one.son_gun !== null)
  const overlap = findOverlap(ended)
  if (overlap) throw new PlanProblem('donem_cakisiyor', overlap)
  const bases = ordered.filter((one) => one.son_gun === null)
  const second = bases[1]
  if (second) throw new PlanProblem('donem_cakisiyor', { ilk: second.ilk_gun, son: second.ilk_gun })
  return ordered
}

/** The first days on which two of these count. */
export function findOverlap(ordered: readonly PricePeriod[]): DaySpan | undefined {
  let reached: IsoDay = ''
  for (const { ilk_gun, son_gun } of ordered) {
    const son = son_gun ?? ilk_gun
    if (ilk_gun <= reached) return { ilk: ilk_gun, son: son < reached ? son : reached }
    reached = son
  }
  return undefined
}

/** Spans of days that lie beside each other, in order. Worked: 1, 2, 3 and 7 May → 1–3 May, 7 May. */
export function spansOf(days: readonly IsoDay[]): DaySpan[] {
  const spans: { ilk: IsoDay; son: IsoDay }[] = []
  for (const number of [...new Set(days)].map(dayNumber).sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && dayNumber(last.son) === number - 1) last.son = dayOf(number)
    else spans.push({ ilk: dayOf(number), son: dayOf(number) })
  }
  return spans
}
