import type { ListingQuery } from '@meltem/contract/catalog/listing'
import { AppError } from '@meltem/contract/wire/errors'
import type { People } from '@meltem/domain/people'
import { Bitset } from '../index/bitset.ts'
import type { CatalogIndex, PriceColumn } from '../index/catalog-index.ts'
import type { ListedGroup } from '../index/groups.ts'

/** One wish of the person: which products it leaves, and the name it can be taken back by. */
export interface Constraint {
  readonly name: string
  readonly set: Bitset
  /** A filter whose choices are counted as if it were not there. */
  readonly facet: boolean
}

export interface Wishes {
  /** What the address itself names: a category, destination or collection; all products without one. */
  readonly group: ListedGroup | null
  readonly constraints: readonly Constraint[]
}

function emptySet(index: CatalogIndex): Bitset {
  return new Bitset(index.products.live.words.length * 32)
}

/** Choices of one filter are alternatives; one that does not exist leaves nothing. */
function unionOf(index: CatalogIndex, names: readonly string[]): Bitset {
  const union = emptySet(index)
  for (const name of names) {
    const set = index.products.facet(name)
    if (set) union.join(set)
  }
  return union
}

function where(index: CatalogIndex, wanted: (place: number) => boolean): Bitset {
  const found = emptySet(index)
  index.products.live.forEach((place) => {
    if (wanted(place)) found.add(place)
  })
  return found
}

const listOf = (value: string | undefined): string[] =>
  value === undefined
    ? []
    : value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')

function facetConstraints(index: CatalogIndex, query: ListingQuery): Constraint[] {
  const wanted = new Map<string, string[]>()
  const want = (name: string, choice: string) => wanted.set(name, [...(wanted.get(name) ?? []), `${name}:${choice}`])
  for (const kind of listOf(query.urun_tipi)) want('urun_tipi', kind)
  for (const region of listOf(query.bolge)) want('bolge', region)
  if (query.satis !== undefined) want('satis', query.satis)
  if (query.ucretsiz_iptal !== undefined) want('ucretsiz_iptal', '1')
  for (const choice of listOf(query.ozellik)) {
    const [name = '', value = ''] = choice.split(':')
    // Groups have addresses, not filters: their names are not for the asking here.
    if (name !== 'kategori' && name !== 'koleksiyon') want(name, value)
  }
  return Array.from(wanted, ([name, names]) => ({ name, set: unionOf(index, names), facet: true }))
}

function priceConstraint(index: CatalogIndex, query: ListingQuery, { prices }: PriceColumn): Constraint[] {
  const { fiyat_en_az = 0, fiyat_en_cok = Number.POSITIVE_INFINITY } = query
  if (query.fiyat_en_az === undefined && query.fiyat_en_cok === undefined) return []
  const least = Math.round(fiyat_en_az * 100)
  const most = Math.round(fiyat_en_cok * 100)
  const set = where(index, (place) => {
    const price = prices[place] ?? Number.NaN
    return price >= least && price <= most
  })
  return [{ name: 'fiyat', set, facet: true }]
}

function boxConstraint(index: CatalogIndex, box: string | undefined): Constraint[] {
  if (box === undefined) return []
  const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number)
  const { latitude, longitude } = index.products
  const set = where(index, (place) => {
    const [lat = Number.NaN, lng = Number.NaN] = [latitude[place], longitude[place]]
    return lat >= south && lat <= north && lng >= west && lng <= east
  })
  return [{ name: 'kutu', set, facet: false }]
}

function findGroup({ groups }: CatalogIndex, { dil, kategori, koleksiyon }: ListingQuery): ListedGroup | null {
  if (kategori === undefined && koleksiyon === undefined) return null
  const found =
    kategori === undefined ? groups.findPlaceOrCollection(koleksiyon ?? '', dil) : groups.findCategory(kategori, dil)
  if (!found) throw new AppError('bulunamadi')
  return found
}

interface Asked {
  readonly query: ListingQuery
  readonly prices: PriceColumn
  /** Products the words lead to; null when nothing was searched for. */
  readonly searched: Bitset | null
  /** Who travels; null when the visitor has not said. */
  readonly party: People | null
}

export function readWishes(index: CatalogIndex, { query, prices, searched, party }: Asked): Wishes {
  const { puan, kategori, koleksiyon } = query
  const group = findGroup(index, query)
  const second =
    kategori === undefined || koleksiyon === undefined ? null : findGroup(index, { ...query, kategori: undefined })
  const { rating, live } = index.products
  const plain = (name: string, set: Bitset | null): Constraint[] => (set ? [{ name, set, facet: false }] : [])
  return {
    group,
    constraints: [
      ...plain('koleksiyon', second && unionOf(index, [second.facet])),
      ...facetConstraints(index, query),
      ...priceConstraint(index, query, prices),
      ...boxConstraint(index, query.kutu),
      ...plain('puan', puan === undefined ? null : where(index, (place) => (rating[place] ?? 0) >= puan)),
      ...plain('ara', searched),
      ...plain('kisi', party && index.fitting(party, live)),
    ],
  }
}

/** Everything on offer that the address names. */
export function groupSet(index: CatalogIndex, group: ListedGroup | null): Bitset {
  const all = index.products.live.copy()
  return group ? all.cut(index.products.facet(group.facet) ?? emptySet(index)) : all
}

/** What is left by all constraints but the named one. */
export function leftBy(base: Bitset, constraints: readonly Constraint[], without?: string): Bitset {
  const left = base.copy()
  for (const { name, set } of constraints) if (name !== without) left.cut(set)
  return left
}
