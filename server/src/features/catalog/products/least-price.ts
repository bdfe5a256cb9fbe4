import type { FromPrice, PriceUnit } from '@meltem/contract/catalog/catalog'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { Convert } from '@meltem/domain/exchange'
import { toAmount } from '@meltem/domain/money'
import type { FlatTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { type SaleTerms, type Unit, unitPrice } from '@meltem/domain/pricing/line/unit-price'
import type { StoredTariff } from '../../../platform/db/tables/reservation.ts'
import type { DayRows } from '../tariff/day-rows.ts'
import { type CountedOption, leafOn, priceUnitOf, unitOf } from '../tariff/price-unit.ts'

/** The least that one person, group, night, day, ride or piece costs, as the operator entered it. */
export interface LeastUnit extends Unit {
  readonly birim: PriceUnit
  /** Minutes of one, where it is sold by time; 0 elsewhere. */
  readonly sure_dk: number
}

/** What the price of an option is looked up in. */
export interface UnitSource extends CountedOption {
  readonly gunler: Pick<DayRows, 'stayDays'> | undefined
}

/** The coming year, or what is asked for. */
export interface PriceWindow {
  readonly from: IsoDay
  readonly to: IsoDay
}

export function leastUnitOf(source: UnitSource, window: PriceWindow): LeastUnit | null {
  const { tarife } = source
  const fiyat = leastLeaf(source, window)
  if (fiyat === null) return null
  const birim = priceUnitOf(source)
  return { ...unitOf(tarife, fiyat), birim, sure_dk: birim === 'sure' ? source.sure_dk : 0 }
}

function leastLeaf(source: UnitSource, window: PriceWindow): number | null {
  const { tarife } = source
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return leastNight(source, window)
    case 'arac':
      return leastHireDay(tarife, window)
    default:
      return leastFlat(tarife, window)
  }
}

/** The option's own price, or that of a day with a lower one; its own does not count where every day has another. */
function leastFlat(tariff: FlatTariff, { from, to }: PriceWindow): number | null {
  if (!tariff.donemler) return leafOn(tariff, from)
  const starts = tariff.donemler.flatMap(({ ilk_gun, son_gun }) => [ilk_gun, addDays(son_gun, 1)])
  const asked = [from, ...starts.filter((day) => from < day && day < to)]
  return leastOf(asked.flatMap((day) => leafOn(tariff, day) ?? []))
}

function leastOf(prices: readonly number[]): number | null {
  return prices.length === 0 ? null : prices.reduce((least, one) => Math.min(least, one))
}

/** Nights that can be slept in; whether they are booked is another question. */
function leastNight({ gunler }: UnitSource, { from, to }: PriceWindow): number | null {
  const days = gunler?.stayDays(from, to) ?? []
  return leastOf(days.flatMap((day) => (day.fiyat === null || day.kapali ? [] : day.fiyat)))
}

function leastHireDay(tariff: Extract<StoredTariff, { tur: 'arac' }>, { from, to }: PriceWindow): number | null {
  const seasons = tariff.donemler.filter(({ ilk_gun, son_gun }) => ilk_gun < to && son_gun >= from)
  return leastOf(seasons.flatMap(({ bantlar }) => bantlar.map(({ fiyat }) => fiyat)))
}

export function fromPriceOf(unit: LeastUnit, terms: SaleTerms, kur: string, convert: Convert): FromPrice {
  const { full, now } = unitPrice(unit, terms, convert)
  const eski_fiyat = now === full ? null : toAmount(full)
  return { fiyat: toAmount(now), eski_fiyat, kur, birim: unit.birim, sure_dk: unit.sure_dk }
}

/** The cheapest of several options, compared in one currency. */
export function cheapest<T extends LeastUnit>(units: readonly (T | null)[], convert: Convert): T | null {
  let best: T | null = null
  for (const unit of units) {
    if (unit && (best === null || convert(unit.fiyat, unit.kur) < convert(best.fiyat, best.kur))) best = unit
  }
  return best
}
