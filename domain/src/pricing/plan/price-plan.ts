import { dayNumber, dayOf, type IsoDay, type Weekday, weekdayOf } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'

/** What one day of an option costs and asks for. */
export interface DayTerms {
  readonly sezon: string
  /** In the order of the slots (price-slots.ts). */
  readonly fiyatlar: readonly Minor[]
  readonly en_az_gece: number
  readonly giris: boolean
  readonly cikis: boolean
  readonly kapali: boolean
}

/** Days that are priced together. Without an end it is the base: it counts wherever no other period does. */
export interface PricePeriod {
  readonly sezon: string
  readonly ilk_gun: IsoDay
  /** Included; null where it goes on until further notice. */
  readonly son_gun: IsoDay | null
  readonly fiyatlar: readonly Minor[]
  readonly en_az_gece: number
  /** Weekdays on which guests may come and go. */
  readonly giris: readonly Weekday[]
  readonly cikis: readonly Weekday[]
}

/** What was painted on one day: only what differs from its period. */
export type PaintedDay = Partial<Omit<DayTerms, 'sezon'>>

export interface PricePlan {
  readonly donemler: readonly PricePeriod[]
  readonly istisnalar: ReadonlyMap<IsoDay, PaintedDay>
}

export const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** A painted day outside every period says itself what it costs; the rest is as free as can be. */
const UNTOLD: Omit<DayTerms, 'fiyatlar'> = { sezon: '', en_az_gece: 1, giris: true, cikis: true, kapali: false }

/** The period of a day: one that ends goes before the base. */
export function periodOn(periods: readonly PricePeriod[], day: IsoDay): PricePeriod | undefined {
  const holds = (one: PricePeriod) => one.ilk_gun <= day && (one.son_gun === null || day <= one.son_gun)
  return (
    periods.find((one) => one.son_gun !== null && holds(one)) ??
    periods.find((one) => one.son_gun === null && holds(one))
  )
}

export function termsOf(period: PricePeriod, weekday: Weekday): DayTerms {
  const { sezon, fiyatlar, en_az_gece, giris, cikis } = period
  return { sezon, fiyatlar, en_az_gece, giris: giris.includes(weekday), cikis: cikis.includes(weekday), kapali: false }
}

export function paintedTerms(terms: DayTerms | null, painted: PaintedDay | undefined): DayTerms | null {
  if (!painted) return terms
  if (terms) return { ...terms, ...painted }
  return painted.fiyatlar ? { ...UNTOLD, ...painted, fiyatlar: painted.fiyatlar } : null
}

/**
 * One reading of a plan (PRICE-18): its period, then what was painted; null where neither says a price. Days of a period
 * on the same weekday share one object, so that a year is a handful of them. `to` is not included.
 */
export function resolveDays(plan: PricePlan, from: IsoDay, to: IsoDay): (DayTerms | null)[] {
  const shared = new Map<PricePeriod, DayTerms[]>()
  const days: (DayTerms | null)[] = []
  const end = dayNumber(to)
  for (let number = dayNumber(from); number < end; number += 1) {
    const day = dayOf(number)
    const period = periodOn(plan.donemler, day)
    const terms = period ? sharedTerms(shared, period, weekdayOf(number)) : null
    days.push(paintedTerms(terms, plan.istisnalar.get(day)))
  }
  return days
}

function sharedTerms(shared: Map<PricePeriod, DayTerms[]>, period: PricePeriod, weekday: Weekday): DayTerms {
  const week = shared.get(period) ?? EVERY_DAY.map((day) => termsOf(period, day))
  shared.set(period, week)
  return week[weekday - 1] as DayTerms
}

export function samePrices(one: readonly Minor[], other: readonly Minor[]): boolean {
  return one.length === other.length && one.every((price, place) => price === other[place])
}

export function sameTerms(one: DayTerms | null, other: DayTerms | null): boolean {
  if (!one || !other) return one === other
  return (
    samePrices(one.fiyatlar, other.fiyatlar) &&
    one.en_az_gece === other.en_az_gece &&
    one.giris === other.giris &&
    one.cikis === other.cikis &&
    one.kapali === other.kapali
  )
}

/** What has to be painted on a day so that it says `wanted`; undefined where its period says so already. */
export function paintFor(own: DayTerms | null, wanted: DayTerms): PaintedDay | undefined {
  if (!own) return withoutSeason(wanted)
  const painted: PaintedDay = {
    ...(samePrices(own.fiyatlar, wanted.fiyatlar) ? {} : { fiyatlar: wanted.fiyatlar }),
    ...(own.en_az_gece === wanted.en_az_gece ? {} : { en_az_gece: wanted.en_az_gece }),
    ...(own.giris === wanted.giris ? {} : { giris: wanted.giris }),
    ...(own.cikis === wanted.cikis ? {} : { cikis: wanted.cikis }),
    ...(own.kapali === wanted.kapali ? {} : { kapali: wanted.kapali }),
  }
  return Object.keys(painted).length === 0 ? undefined : painted
}

function withoutSeason({ sezon: _season, ...painted }: DayTerms): PaintedDay {
  return painted
}

/** A day as it stands, for plans that are made of days. */
export interface StandingDay {
  readonly tarih: IsoDay
  readonly terms: DayTerms
}

/**
 * The plan that says exactly these days: runs of one season and price are periods, what strays from the weekdays of its
 * run is painted. So prices that stood before there were plans get one without moving.
 */
export function planOfDays(days: readonly StandingDay[]): PricePlan {
  const runs: StandingDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && goesOn(last, day)) run.push(day)
    else runs.push([day])
  }
  const istisnalar = new Map<IsoDay, PaintedDay>()
  const donemler = runs.map((run) => {
    const period = periodOfRun(run)
    for (const { tarih, terms } of run) {
      const painted = paintFor(termsOf(period, weekdayOf(dayNumber(tarih))), terms)
      if (painted) istisnalar.set(tarih, painted)
    }
    return period
  })
  return { donemler, istisnalar }
}

function goesOn({ tarih, terms }: StandingDay, next: StandingDay): boolean {
  return (
    dayNumber(next.tarih) === dayNumber(tarih) + 1 &&
    next.terms.sezon === terms.sezon &&
    next.terms.en_az_gece === terms.en_az_gece &&
    samePrices(next.terms.fiyatlar, terms.fiyatlar)
  )
}

function periodOfRun(run: readonly StandingDay[]): PricePeriod {
  const first = run[0] as StandingDay
  const { sezon, fiyatlar, en_az_gece } = first.terms
  const allowed = (flag: 'giris' | 'cikis') =>
    EVERY_DAY.filter((weekday) => {
      const own = run.filter(({ tarih }) => weekdayOf(dayNumber(tarih)) === weekday)
      return own.length === 0 || own.some(({ terms }) => terms[flag])
    })
  const son_gun = run.at(-1)?.tarih ?? first.tarih
  return {
    sezon,
    ilk_gun: first.tarih,
    son_gun,
    fiyatlar,
    en_az_gece,
    giris: allowed('giris'),
    cikis: allowed('cikis'),
  }
}
