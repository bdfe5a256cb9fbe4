import type { Facet, Listing, MapPin } from '@meltem/contract/catalog/listing'
import { dayOf } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { Bitset } from '../index/bitset.ts'
import type { CatalogIndex, PriceColumn } from '../index/catalog-index.ts'
import type { DatedQuestion } from '../index/dated-question.ts'

const HISTOGRAM_STEPS = 16
const MOST_PINS = 500
const STRIP_DAYS = 14
/** Products asked for a day of the strip, cheapest first. */
const STRIP_DEPTH = 400

/** The first products of the set in the order, from `skip` on. */
export function pageOf(order: Uint32Array, set: Bitset, skip: number, take: number): number[] {
  const page: number[] = []
  let passed = 0
  for (const place of order) {
    if (!set.has(place)) continue
    if (passed++ < skip) continue
    page.push(place)
    if (page.length === take) break
  }
  return page
}

const KIND = 'urun_tipi:'
/** What every product has, whatever kind it is. */
const OF_ALL_KINDS: readonly string[] = ['urun_tipi', 'bolge', 'satis', 'ucretsiz_iptal']

/** Filters that some product of every kind in the list has: cabins narrow yachts, and say nothing about villas (PAGE-32). */
function sharedBy({ products }: CatalogIndex, kinds: readonly Bitset[]): (kod: string) => boolean {
  const having = new Map<string, Bitset>()
  for (const [key, set] of products.facets) {
    const kod = key.slice(0, key.indexOf(':'))
    const known = having.get(kod)
    if (known) known.join(set)
    else having.set(kod, new Bitset(products.live.words.length * 32).join(set))
  }
  return (kod) => OF_ALL_KINDS.includes(kod) || kinds.every((kind) => (having.get(kod)?.countWith(kind) ?? 0) > 0)
}

/**
 * Counts of every choice; a filter that is set counts as if it were not, so that its other choices can be seen. A list of
 * several kinds has the filters they share, and those that are set.
 */
export function countFacets(
  index: CatalogIndex,
  left: Bitset,
  others: ReadonlyMap<string, Bitset>,
  chosen: ReadonlySet<string>,
): Facet[] {
  const facets = new Map<string, Facet['secenekler']>()
  const countLeft = index.products.counterOf(left)
  for (const [key, set] of index.products.facets) {
    const cut = key.indexOf(':')
    const kod = key.slice(0, cut)
    if (kod === 'kategori' || kod === 'koleksiyon') continue
    const other = others.get(kod)
    const sayi = other ? set.countWith(other) : countLeft(key)
    if (sayi === 0 && !chosen.has(key)) continue
    const choices = facets.get(kod) ?? []
    choices.push({ kod: key.slice(cut + 1), sayi })
    facets.set(kod, choices)
  }
  const kinds = [...index.products.facets].flatMap(([key, set]) =>
    key.startsWith(KIND) && countLeft(key) > 0 ? set : [],
  )
  const isShared = kinds.length > 1 ? sharedBy(index, kinds) : () => true
  return Array.from(facets, ([kod, secenekler]) => ({
    kod,
    secenekler: secenekler.sort((a, b) => b.sayi - a.sayi),
  })).filter(({ kod, secenekler }) => isShared(kod) || secenekler.some((choice) => chosen.has(`${kod}:${choice.kod}`)))
}

export function countPrices({ prices }: PriceColumn, set: Bitset): Listing['fiyatlar'] {
  const places = set.places()
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const place of places) {
    const price = prices[place] ?? Number.NaN
    if (price < least) least = price
    if (price > most) most = price
  }
  if (least === Number.POSITIVE_INFINITY) return null
  const sayilar = Array.from({ length: HISTOGRAM_STEPS }, () => 0)
  const width = (most - least) / HISTOGRAM_STEPS || 1
  for (const place of places) {
    const step = Math.min(HISTOGRAM_STEPS - 1, Math.floor(((prices[place] ?? Number.NaN) - least) / width))
    // Without a price the step is no number either.
    if (step >= 0) sayilar[step] = (sayilar[step] ?? 0) + 1
  }
  return { en_az: toAmount(least), en_cok: toAmount(most), sayilar }
}

export function pinsOf(index: CatalogIndex, { prices }: PriceColumn, order: Uint32Array, set: Bitset): MapPin[] {
  const { keys, latitude, longitude } = index.products
  return pageOf(order, set, 0, MOST_PINS).flatMap((place) => {
    const [enlem = Number.NaN, boylam = Number.NaN] = [latitude[place], longitude[place]]
    if (Number.isNaN(enlem)) return []
    const price = prices[place] ?? Number.NaN
    return { k_no: keys[place] ?? '', enlem, boylam, fiyat: Number.isNaN(price) ? null : toAmount(price) }
  })
}

/** The lowest price of the days to come, where single days are sold. */
export function dayStrip(
  index: CatalogIndex,
  prices: PriceColumn,
  set: Bitset,
  question: DatedQuestion,
): Listing['gunler'] {
  const cheap = pageOf(index.order('fiyat_artan', prices), set, 0, STRIP_DEPTH)
  const first = Math.max(question.from, question.today)
  return Array.from({ length: STRIP_DAYS }, (_, one) => {
    const day = first + one
    const place = cheap.find((product) => index.seats.leavesOn(day, product, question))
    const price = place === undefined ? Number.NaN : (prices.prices[place] ?? Number.NaN)
    return { tarih: dayOf(day), fiyat: Number.isNaN(price) ? null : toAmount(price) }
  })
}
