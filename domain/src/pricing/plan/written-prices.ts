import { addDays, dayNumber, type IsoDay } from '../../calendar-day.ts'
import { ownPrices } from '../line/dated-prices.ts'
import type { DatedPrices, FlatTariff, StoredTariff } from '../line/stored-tariff.ts'
import type { HireSeason } from '../line/tariffs.ts'
import { type DayTerms, EVERY_DAY, type PricePeriod, type PricePlan, samePrices } from './price-plan.ts'
import { bandsOf, NO_PRICE } from './price-slots.ts'

export type HireTerms = Extract<StoredTariff, { tur: 'arac' }>
export type NightTariff = Extract<StoredTariff, { tur: 'gecelik' | 'kisi_gecelik' }>

export function isByNight(tariff: StoredTariff): tariff is NightTariff {
  return tariff.tur === 'gecelik' || tariff.tur === 'kisi_gecelik'
}

export function isFlat(tariff: StoredTariff): tariff is FlatTariff {
  return !isByNight(tariff) && tariff.tur !== 'arac'
}

interface Run {
  readonly sezon: string
  readonly ilk_gun: IsoDay
  son_gun: IsoDay
  readonly fiyatlar: readonly number[]
}

/** Days of one season and price beside each other, as one row. */
function runsOf(days: readonly IsoDay[], terms: readonly (DayTerms | null)[]): Run[] {
  const runs: Run[] = []
  let open: Run | undefined
  for (const [place, day] of days.entries()) {
    const today = terms[place]
    if (!today) open = undefined
    else if (open && open.sezon === today.sezon && samePrices(open.fiyatlar, today.fiyatlar)) open.son_gun = day
    else {
      open = { sezon: today.sezon, ilk_gun: day, son_gun: day, fiyatlar: today.fiyatlar }
      runs.push(open)
    }
  }
  return runs
}

/** What of a row lies before a day; days that have passed keep what they cost. */
function cutBefore<T extends { ilk_gun: IsoDay; son_gun: IsoDay }>(rows: readonly T[], day: IsoDay, last: IsoDay): T[] {
  return rows.flatMap((row) => {
    if (row.ilk_gun >= day) return []
    return row.son_gun < day ? [row] : [{ ...row, son_gun: last }]
  })
}

interface Written {
  readonly days: readonly IsoDay[]
  readonly terms: readonly (DayTerms | null)[]
}

/** Seasons of a car from these days on. */
export function hireTariffOf(tariff: HireTerms, { days, terms }: Written): HireTerms {
  const today = days[0]
  if (!today) return tariff
  const bands = bandsOf(tariff)
  const coming = runsOf(days, terms).map(({ fiyatlar, ...row }): HireSeason => {
    const bantlar = bands.map((en_az_gun, place) => ({ en_az_gun, fiyat: fiyatlar[place] ?? NO_PRICE }))
    return { ...row, bantlar: bantlar.filter(({ fiyat }) => fiyat !== NO_PRICE) }
  })
  return { ...tariff, donemler: [...cutBefore(tariff.donemler, today, addDays(today, -1)), ...coming] }
}

/** The option's own prices are those of the base; a row says each run of days on which others count. */
export function flatTariffOf<T extends FlatTariff>(base: T, { days, terms }: Written): T {
  const today = days[0]
  if (!today) return base
  const own = ownPrices(base)
  const differs = terms.map((one) => (one && !samePrices(one.fiyatlar, own) ? one : null))
  const coming: DatedPrices[] = runsOf(days, differs)
  const { donemler = [], ...rest } = base
  const all = [...cutBefore(donemler, today, addDays(today, -1)), ...coming]
  return (all.length === 0 ? rest : { ...rest, donemler: all }) as T
}

const ANY_DAY = { en_az_gece: 1, giris: EVERY_DAY, cikis: EVERY_DAY } as const

/** The plan of what has no day rows, from what its tariff says. */
export function planOfTariff(tariff: FlatTariff | HireTerms, today: IsoDay): PricePlan {
  const istisnalar = new Map()
  if (tariff.tur === 'arac') {
    const bands = bandsOf(tariff)
    const donemler = tariff.donemler.map(({ sezon, ilk_gun, son_gun, bantlar }): PricePeriod => {
      const fiyatlar = bands.map((days) => bantlar.find(({ en_az_gun }) => en_az_gun === days)?.fiyat ?? NO_PRICE)
      return { sezon, ilk_gun, son_gun, fiyatlar, ...ANY_DAY }
    })
    return { donemler, istisnalar }
  }
  const base: PricePeriod = { sezon: '', ilk_gun: today, son_gun: null, fiyatlar: ownPrices(tariff), ...ANY_DAY }
  const dated = (tariff.donemler ?? []).map((one): PricePeriod => ({ ...one, ...ANY_DAY }))
  return { donemler: [...dated, base].sort(byFirstDay), istisnalar }
}

function byFirstDay(a: PricePeriod, b: PricePeriod): number {
  return dayNumber(a.ilk_gun) - dayNumber(b.ilk_gun)
}
