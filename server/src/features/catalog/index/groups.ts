import type { CategoryRef, RegionRef } from '@meltem/contract/catalog/catalog'
import type { Language } from '@meltem/contract/wire/language'
import type * as z from 'zod/mini'
import type { CategoryRow, CollectionRow, GroupTexts, RegionRow } from './catalog.queries.ts'

export interface GroupRows {
  readonly regions: readonly RegionRow[]
  readonly categories: readonly CategoryRow[]
  readonly collections: readonly CollectionRow[]
}

/** A list of products with an address of its own. */
export interface ListedGroup {
  readonly facet: string
  readonly gorsel: string | null
  readonly metinler: GroupTexts
}

/** Categories, destinations and collections of a tenant, looked up by key and by address. */
export class Groups {
  readonly rows: GroupRows
  readonly #fallback: Language
  readonly #regions: ReadonlyMap<string, RegionRow>
  readonly #categories: ReadonlyMap<string, CategoryRow>

  constructor(rows: GroupRows, fallback: Language) {
    this.rows = rows
    this.#fallback = fallback
    this.#regions = new Map(rows.regions.map((row) => [row.k_no, row]))
    this.#categories = new Map(rows.categories.map((row) => [row.k_no, row]))
  }

  /** From the country down to the destination itself. */
  regionPath(key: string | null): RegionRow[] {
    const path: RegionRow[] = []
    for (let at = key === null ? undefined : this.#regions.get(key); at && !path.includes(at); ) {
      path.unshift(at)
      at = at.ust_k_no === null ? undefined : this.#regions.get(at.ust_k_no)
    }
    return path
  }

  categoryPath(key: string): CategoryRow[] {
    const path: CategoryRow[] = []
    for (let at = this.#categories.get(key); at && !path.includes(at); ) {
      path.unshift(at)
      at = at.ust_k_no === null ? undefined : this.#categories.get(at.ust_k_no)
    }
    return path
  }

  textOf(texts: GroupTexts, dil: Language) {
    return texts[dil] ?? texts[this.#fallback] ?? Object.values(texts)[0] ?? { baslik: '', slug: '', metin: null }
  }

  regionRef(key: string | null, dil: Language): RegionRef | null {
    const row = key === null ? undefined : this.#regions.get(key)
    if (!row) return null
    const { baslik, slug } = this.textOf(row.metinler, dil)
    return { k_no: row.k_no, kod: row.kod, baslik, slug }
  }

  categoryRef(key: string, dil: Language): z.infer<typeof CategoryRef> {
    const { baslik, slug } = this.textOf(this.#categories.get(key)?.metinler ?? {}, dil)
    return { baslik, slug }
  }

  categorySlug(key: string, dil: Language): string | undefined {
    return this.#categories.get(key)?.metinler[dil]?.slug
  }

  findCategory(slug: string, dil: Language): ListedGroup | undefined {
    const row = this.rows.categories.find(({ metinler }) => metinler[dil]?.slug === slug)
    return row && { facet: `kategori:${row.k_no}`, gorsel: row.gorsel, metinler: row.metinler }
  }

  /** A destination or a collection: both live under /u. */
  findPlaceOrCollection(slug: string, dil: Language): ListedGroup | undefined {
    const region = this.rows.regions.find(({ metinler }) => metinler[dil]?.slug === slug)
    if (region) return { facet: `bolge:${region.kod}`, gorsel: region.gorsel, metinler: region.metinler }
    const group = this.rows.collections.find(({ metinler }) => metinler[dil]?.slug === slug)
    return group && { facet: `koleksiyon:${group.k_no}`, gorsel: group.gorsel, metinler: group.metinler }
  }
}
