import type { SORTS } from '@meltem/contract/catalog/listing'
import { type Convert, converterTo, type RateTable } from '@meltem/domain/exchange'
import { payingPeople } from '@meltem/domain/people'
import { type SaleTerms, unitPrice } from '@meltem/domain/pricing/line/unit-price'
import { SearchIndex } from '../search/search-index.ts'
import type { Campaigns } from '../tariff/sellable.queries.ts'
import { USUAL_HIRE } from './asked-line.ts'
import { Bitset } from './bitset.ts'
import { ClockOptions } from './clock-options.ts'
import type { DatedQuestion } from './dated-question.ts'
import type { Groups } from './groups.ts'
import { NightSlots } from './night-slots.ts'
import { CHILDREN, INFANTS, ProductColumns } from './product-columns.ts'
import { SeatSlots } from './seat-slots.ts'

export type Sort = (typeof SORTS)[number]

/** Parties remembered at a time. */
const MOST_PARTIES = 64

/** Least prices in one currency: minor units, NaN where it is asked for. */
export interface PriceColumn {
  readonly kur: string
  readonly convert: Convert
  readonly prices: Float64Array
}

/** Everything lists of one tenant are answered from. Made from the tables, never written to. */
export class CatalogIndex {
  readonly products = new ProductColumns()
  /** Day number of the first day it knows. */
  readonly first: number
  readonly nights: NightSlots
  readonly seats: SeatSlots
  readonly clock = new ClockOptions()
  readonly search = new SearchIndex()
  /** Products that draw on a thing, by the thing's key: a booking of one changes the others. */
  readonly byResource = new Map<string, Set<string>>()
  /** People one unit of an option takes, by its key, where it says so. */
  readonly capacities = new Map<string, number>()
  groups: Groups
  campaigns: Campaigns
  readonly #prices = new Map<string, { rates: string; column: PriceColumn }>()
  readonly #orders = new Map<string, Uint32Array>()
  /** Products that take a party, by its sizes. */
  readonly #fitting = new Map<string, Bitset>()

  constructor(first: number, groups: Groups, campaigns: Campaigns) {
    this.first = first
    this.nights = new NightSlots(first)
    this.seats = new SeatSlots(first)
    this.groups = groups
    this.campaigns = campaigns
  }

  /** Something was written: what was worked out from it is made anew when it is next asked for. */
  changed(): void {
    this.#prices.clear()
    this.#orders.clear()
    this.#fitting.clear()
  }

  remove(key: string): void {
    const place = this.products.remove(key)
    if (place === undefined) return
    this.nights.clear(place)
    this.seats.clear(place)
    this.clock.set(place, [])
  }

  termsOf(place: number): SaleTerms {
    const kampanya = this.campaigns.urun.get(this.products.campaign[place] ?? '') ?? null
    return { kampanya, kdv: this.products.vat[place] ?? 0 }
  }

  pricesIn(kur: string, rates: RateTable): PriceColumn {
    const sheet = JSON.stringify(rates)
    const known = this.#prices.get(kur)
    if (known?.rates === sheet) return known.column
    const convert = converterTo(kur, rates)
    const { least, size } = this.products
    const prices = Float64Array.from({ length: size }, (_, place) => {
      const unit = least[place]
      return unit ? unitPrice(unit, this.termsOf(place), convert).now : Number.NaN
    })
    const column = { kur, convert, prices }
    this.#prices.set(kur, { rates: sheet, column })
    for (const name of this.#orders.keys()) if (name.endsWith(kur)) this.#orders.delete(name)
    return column
  }

  /** All products in an order; what a list leaves out is passed over. */
  order(sort: Sort, prices: PriceColumn): Uint32Array {
    const name = sort.startsWith('fiyat') ? `${sort}:${prices.kur}` : sort
    let order = this.#orders.get(name)
    if (!order) {
      order = Uint32Array.from({ length: this.products.size }, (_, place) => place).sort(this.#comparer(sort, prices))
      this.#orders.set(name, order)
    }
    return order
  }

  /** A collection stands in the order the office has put it in; what has none comes as it is recommended. */
  orderIn(collection: string, prices: PriceColumn): Uint32Array {
    const name = `koleksiyon:${collection}`
    let order = this.#orders.get(name)
    if (!order) {
      const { ranks } = this.products
      const rank = (place: number) => ranks[place]?.[collection] ?? Number.MAX_SAFE_INTEGER
      order = this.order('onerilen', prices).toSorted((a, b) => rank(a) - rank(b))
      this.#orders.set(name, order)
    }
    return order
  }

  /** Heavier first, then better rated by more people; the key makes it the same every time. */
  #comparer(sort: Sort, { prices }: PriceColumn): (a: number, b: number) => number {
    const { weight, rating, reviews, created, keys } = this.products
    const at = (column: ArrayLike<number>, place: number) => column[place] ?? 0
    const recommended = (a: number, b: number) =>
      at(weight, b) - at(weight, a) ||
      at(rating, b) * Math.log1p(at(reviews, b)) - at(rating, a) * Math.log1p(at(reviews, a)) ||
      ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1)
    const priced = (place: number, missing: number) => {
      const price = at(prices, place)
      return Number.isNaN(price) ? missing : price
    }
    switch (sort) {
      case 'fiyat_artan':
        return (a, b) => priced(a, 1e15) - priced(b, 1e15) || recommended(a, b)
      case 'fiyat_azalan':
        return (a, b) => priced(b, -1) - priced(a, -1) || recommended(a, b)
      case 'puan':
        return (a, b) => at(rating, b) - at(rating, a) || at(reviews, b) - at(reviews, a) || recommended(a, b)
      case 'yeni':
        return (a, b) => at(created, b) - at(created, a) || recommended(a, b)
      default:
        return recommended
    }
  }

  /** Those of the candidates that the party can book on the dates, by the kernel's calendars. */
  available(question: DatedQuestion, candidates: Bitset): Bitset {
    const found = new Bitset(candidates.words.length * 32)
    this.nights.collect(question, candidates, found)
    this.seats.collect(question, candidates, found)
    this.clock.collect(question, candidates, found)
    return this.#withRoom(question, this.fitting(question.party, found))
  }

  /** Where one option is too small for the party, another one has to be free. */
  #withRoom(question: DatedQuestion, found: Bitset): Bitset {
    const paying = payingPeople(question.party)
    const { minCapacity } = this.products
    for (const place of found.places()) {
      if (paying > (minCapacity[place] ?? 0) && this.fittingOptions(place, question).length === 0) found.remove(place)
    }
    return found
  }

  fitting(party: DatedQuestion['party'], candidates: Bitset): Bitset {
    return candidates.copy().cut(this.#takers(party))
  }

  #takers(party: DatedQuestion['party']): Bitset {
    const sizes = `${party.yetiskin}:${party.cocuk}:${party.bebek > 0}`
    const known = this.#fitting.get(sizes)
    if (known) return known
    if (this.#fitting.size >= MOST_PARTIES) this.#fitting.clear()
    const { live } = this.products
    const takers = live.copy()
    live.forEach((place) => {
      if (!this.#fitsParty(party, place)) takers.remove(place)
    })
    this.#fitting.set(sizes, takers)
    return takers
  }

  #fitsParty(party: DatedQuestion['party'], place: number): boolean {
    const { minPeople, maxPeople, minAdults, ages } = this.products
    const paying = payingPeople(party)
    const asked = (party.cocuk > 0 ? CHILDREN : 0) | (party.bebek > 0 ? INFANTS : 0)
    return (
      (asked & ~(ages[place] ?? 0)) === 0 &&
      paying >= (minPeople[place] ?? 1) &&
      paying <= (maxPeople[place] ?? 1) &&
      party.yetiskin >= (minAdults[place] ?? 0) &&
      (party.bebek === 0 || party.yetiskin > 0)
    )
  }

  /** Whether the smallest party it takes finds a free day, night or departure among the days to come. */
  hasFreeDay(place: number, clock: Pick<DatedQuestion, 'today' | 'now'>, days: number): boolean {
    const { minPeople, minAdults } = this.products
    const party = { yetiskin: Math.max(1, minPeople[place] ?? 1, minAdults[place] ?? 0), cocuk: 0, bebek: 0 }
    for (let day = clock.today; day < clock.today + days; day += 1) {
      if (this.fittingOptions(place, { ...clock, from: day, to: null, party, hire: USUAL_HIRE }).length > 0) return true
    }
    return false
  }

  /** Options of one product that fit the dates, with the days each would be booked for. */
  fittingOptions(place: number, question: DatedQuestion): { option: string; from: number; to: number }[] {
    if (!this.#fitsParty(question.party, place)) return []
    const options = [
      ...this.nights.optionsOf(place, question),
      ...this.seats.optionsOf(place, question),
      ...this.clock.optionsOf(place, question),
    ]
    const paying = payingPeople(question.party)
    if (paying <= (this.products.minCapacity[place] ?? 0)) return options
    return options.filter(({ option }) => paying <= (this.capacities.get(option) ?? Number.POSITIVE_INFINITY))
  }
}
