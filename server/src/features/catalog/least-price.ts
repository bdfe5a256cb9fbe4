import type { FromPrice, PriceUnit } from '@meltem/contract/catalog'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { Convert } from '@meltem/domain/exchange'
import { percentOf, toAmount } from '@meltem/domain/money'
import { discountOn } from '@meltem/domain/pricing/discount-amount'
import type { CampaignRule } from '@meltem/domain/pricing/price-input'
import type { StoredTariff } from '../../db/database-kernel.ts'
import type { DayRows } from '../reservation/day-rows.ts'

/** The least that one person, group, night, day, ride or piece costs, as the operator entered it. */
export interface LeastUnit {
  readonly fiyat: number
  readonly kur: string
  readonly birim: PriceUnit
}

/** What the price of an option is looked up in. */
export interface UnitSource {
  readonly tarife: StoredTariff
  readonly stok: 'kalkis' | 'gece' | 'saat' | null
  readonly gunler: Pick<DayRows, 'stayDays'> | undefined
}

/** The coming year, or what is asked for. */
export interface PriceWindow {
  readonly from: IsoDay
  readonly to: IsoDay
}

export function leastUnitOf(source: UnitSource, window: PriceWindow): LeastUnit | null {
  const { tarife, stok } = source
  const unit = (fiyat: number | null, birim: PriceUnit) => (fiyat === null ? null : { fiyat, kur: tarife.kur, birim })
  switch (tarife.tur) {
    case 'kisi':
      return unit(tarife.yetiskin_fiyat, 'kisi')
    case 'grup':
      return unit(tarife.fiyat, 'grup')
    case 'gecelik':
      return unit(leastNight(source, window), 'gece')
    case 'kisi_gecelik':
      return unit(leastNight(source, window), 'kisi')
    case 'arac':
      return unit(leastHireDay(tarife, window), 'gun')
    case 'transfer_arac':
      return unit(tarife.fiyatlar.gidis, 'arac')
    case 'transfer_kisi':
      return unit(tarife.fiyatlar.gidis.yetiskin_fiyat, 'kisi')
    case 'birim':
      return unit(tarife.fiyat, stok === 'saat' ? 'saat' : 'adet')
  }
}

function leastOf(prices: readonly number[]): number | null {
  return prices.length === 0 ? null : prices.reduce((least, one) => Math.min(least, one))
}

/** Nights that can be slept in; whether somebody has taken them is another question. */
function leastNight({ gunler }: UnitSource, { from, to }: PriceWindow): number | null {
  const days = gunler?.stayDays(from, to) ?? []
  return leastOf(days.flatMap((day) => (day.fiyat === null || day.kapali ? [] : day.fiyat)))
}

function leastHireDay(tariff: Extract<StoredTariff, { tur: 'arac' }>, { from, to }: PriceWindow): number | null {
  const seasons = tariff.donemler.filter(({ ilk_gun, son_gun }) => ilk_gun < to && son_gun >= from)
  return leastOf(seasons.flatMap(({ bantlar }) => bantlar.map(({ fiyat }) => fiyat)))
}

/** How a price is made of a leaf: campaign of the product, VAT that comes on top. */
export interface SaleTerms {
  readonly kampanya: CampaignRule | null
  /** Per cent that is added; 0 when the price contains it. */
  readonly kdv: number
}

/** A fixed amount comes off a booking, not off each night or person of it. */
const WHOLE_BOOKING: readonly PriceUnit[] = ['grup', 'arac', 'adet', 'saat']

function countsForOne({ kampanya }: SaleTerms, price: number, birim: PriceUnit, convert: Convert): boolean {
  if (!kampanya) return false
  const least = kampanya.kampanya_turu === 'adet' ? kampanya.toplam_tutar : convert(kampanya.toplam_tutar, kampanya.kur)
  const reached = kampanya.kampanya_turu === 'adet' ? 1 : price
  return reached >= least && (kampanya.indirim_turu === 'yuzde' || WHOLE_BOOKING.includes(birim))
}

/** Minor units in the currency of the converter, before and after the campaign: the kernel's own steps for one unit. */
export function unitPrice(unit: LeastUnit, terms: SaleTerms, convert: Convert): { full: number; now: number } {
  const price = convert(unit.fiyat, unit.kur)
  const { kampanya, kdv } = terms
  const withVat = (amount: number) => amount + (kdv > 0 ? percentOf(amount, kdv) : 0)
  const full = withVat(price)
  if (!kampanya || !countsForOne(terms, price, unit.birim, convert)) return { full, now: full }
  const rule =
    kampanya.indirim_turu === 'tutar'
      ? { ...kampanya, indirim_tutari: convert(kampanya.indirim_tutari, kampanya.kur) }
      : kampanya
  return { full, now: withVat(price - discountOn(rule, price)) }
}

export function fromPriceOf(unit: LeastUnit, terms: SaleTerms, kur: string, convert: Convert): FromPrice {
  const { full, now } = unitPrice(unit, terms, convert)
  return { fiyat: toAmount(now), eski_fiyat: now === full ? null : toAmount(full), kur, birim: unit.birim }
}

/** The cheapest of several options, compared in one currency. */
export function cheapest<T extends LeastUnit>(units: readonly (T | null)[], convert: Convert): T | null {
  let best: T | null = null
  for (const unit of units) {
    if (unit && (best === null || convert(unit.fiyat, unit.kur) < convert(best.fiyat, best.kur))) best = unit
  }
  return best
}
