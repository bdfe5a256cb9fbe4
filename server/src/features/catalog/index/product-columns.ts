import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { takesChildren, takesInfants } from '@meltem/domain/people'
import type { LeastUnit } from '../products/least-price.ts'
import { Bitset } from './bitset.ts'
import type { IndexRow } from './catalog.queries.ts'
import { FacetCounts } from './facet-counts.ts'

/** Reading the choices of one product takes as long as counting so many words of a set. */
const READS_OF_A_PRODUCT = 14

export const CHILDREN = 1
export const INFANTS = 2
const ANY_PARTY = 65_535

/** What the options of a product come to: the least price, and how many people each unit takes. */
interface SoldUnits {
  readonly least: LeastUnit | null
  readonly capacities: readonly number[]
}

/** What a product is filtered, sorted and priced by; one place in every array. */
export class ProductColumns {
  readonly keys: string[] = []
  readonly least: (LeastUnit | null)[] = []
  readonly campaign: (string | null)[] = []
  readonly category: string[] = []
  readonly region: (string | null)[] = []
  /** Its place in each collection it belongs to, by the key of the collection. */
  readonly ranks: Readonly<Record<string, number>>[] = []
  live = new Bitset(64)
  kind = new Uint8Array(64)
  latitude = new Float64Array(64)
  longitude = new Float64Array(64)
  weight = new Int32Array(64)
  reviews = new Int32Array(64)
  /** Mean rating, one decimal; 0 without reviews. */
  rating = new Float64Array(64)
  created = new Float64Array(64)
  vat = new Float64Array(64)
  minPeople = new Uint16Array(64)
  maxPeople = new Uint16Array(64)
  minAdults = new Uint16Array(64)
  /** Who is taken along beside adults: 1 children, 2 infants. */
  ages = new Uint8Array(64)
  /** The smallest option's capacity: a larger party is asked about option by option. */
  minCapacity = new Uint16Array(64)
  /** Facets by name and choice: `satis:direk`, `bolge:kas`, `havuz:ozel`. */
  readonly facets = new Map<string, Bitset>()
  readonly #counts = new FacetCounts()
  readonly #places = new Map<string, number>()
  #room = 64

  get size(): number {
    return this.keys.length
  }

  placeOf(key: string): number | undefined {
    const place = this.#places.get(key)
    return place !== undefined && this.live.has(place) ? place : undefined
  }

  facet(name: string): Bitset | undefined {
    return this.facets.get(name)
  }

  /** How many of the set have a choice: from the products themselves where they are few. */
  counterOf(set: Bitset): (name: string) => number {
    const few = set.count() * READS_OF_A_PRODUCT < set.words.length * this.facets.size
    if (!few) return (name) => this.facets.get(name)?.countWith(set) ?? 0
    const counts = this.#counts.among(set.places())
    return (name) => counts[this.#counts.numberOf(name)] ?? 0
  }

  remove(key: string): number | undefined {
    const place = this.#places.get(key)
    if (place === undefined) return undefined
    this.live.remove(place)
    for (const set of this.facets.values()) set.remove(place)
    return place
  }

  /** Writes a product and answers its place. */
  put(row: IndexRow, { least, capacities }: SoldUnits, facets: readonly string[]): number {
    const place = this.remove(row.urun_k_no) ?? this.#append(row.urun_k_no)
    this.live.add(place)
    this.least[place] = least
    this.campaign[place] = row.kampanya_k_no
    this.category[place] = row.kategori_k_no
    this.region[place] = row.bolge_k_no
    this.ranks[place] = row.koleksiyonlar
    this.kind[place] = PRODUCT_KINDS.indexOf(row.urun_tipi)
    this.latitude[place] = row.enlem ?? Number.NaN
    this.longitude[place] = row.boylam ?? Number.NaN
    this.weight[place] = row.agirlik
    this.reviews[place] = row.yorum_sayisi
    this.rating[place] = meanRating(row.puan_toplami, row.yorum_sayisi) ?? 0
    this.created[place] = row.olusturma_zamani.getTime()
    this.vat[place] = row.kdv_turu === 'haric' ? row.kdv_oran : 0
    this.minPeople[place] = row.kisi_sinirlari.en_az
    this.maxPeople[place] = row.kisi_sinirlari.en_cok
    this.minAdults[place] = row.kisi_sinirlari.en_az_yetiskin
    this.ages[place] =
      (takesChildren(row.kisi_sinirlari) ? CHILDREN : 0) | (takesInfants(row.kisi_sinirlari) ? INFANTS : 0)
    this.minCapacity[place] = Math.min(ANY_PARTY, ...capacities)
    const names = [...new Set(facets)]
    for (const name of names) this.#facetFor(name).add(place)
    this.#counts.put(place, names)
    return place
  }

  #facetFor(name: string): Bitset {
    let set = this.facets.get(name)
    if (!set) {
      set = new Bitset(this.#room)
      this.facets.set(name, set)
    }
    return set
  }

  #append(key: string): number {
    const place = this.keys.length
    if (place >= this.#room) this.#grow()
    this.keys.push(key)
    this.#places.set(key, place)
    return place
  }

  #grow(): void {
    this.#room *= 2
    const room = this.#room
    this.live = this.live.grown(room)
    for (const [name, set] of this.facets) this.facets.set(name, set.grown(room))
    this.kind = wider(this.kind, room)
    this.latitude = wider(this.latitude, room)
    this.longitude = wider(this.longitude, room)
    this.weight = wider(this.weight, room)
    this.reviews = wider(this.reviews, room)
    this.rating = wider(this.rating, room)
    this.created = wider(this.created, room)
    this.vat = wider(this.vat, room)
    this.minPeople = wider(this.minPeople, room)
    this.maxPeople = wider(this.maxPeople, room)
    this.minAdults = wider(this.minAdults, room)
    this.ages = wider(this.ages, room)
    this.minCapacity = wider(this.minCapacity, room)
  }
}

export function meanRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}

function wider<T extends Uint8Array | Uint16Array | Int32Array | Float64Array>(old: T, room: number): T {
  const next = new (old.constructor as new (size: number) => T)(room)
  next.set(old)
  return next
}
