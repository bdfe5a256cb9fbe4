import type { CategoryTexts } from '@meltem/contract/content/office'
import type { Language } from '@meltem/contract/wire/language'
import type { GroupTexts } from '../../catalog/index/catalog.queries.ts'
import type { Groups } from '../../catalog/index/groups.ts'
import { encodeSlug, productAddress } from '../../catalog/products/product-address.ts'
import type { FilledGroup, ListedPage, ListedProduct } from './sitemap.queries.ts'

/** Path of a page in each language it exists in. */
export type Addresses = Partial<Record<Language, string>>

export interface SiteEntry {
  readonly adresler: Addresses
  readonly zaman: Date | null
}

function pathsOf<T>(told: Partial<Record<Language, T>>, pathIn: (dil: Language, value: T) => string | undefined) {
  const paths = Object.entries(told).map(([dil, value]) => [dil, pathIn(dil as Language, value)])
  return Object.fromEntries(paths.filter(([, path]) => path !== undefined)) as Addresses
}

export function productEntry(product: ListedProduct, groups: Groups): SiteEntry {
  const { urun_tipi, kategori_k_no, sluglar, guncelleme_zamani } = product
  const adresler = pathsOf(sluglar, (dil, slug) => {
    return `/${dil}${productAddress({ urun_tipi, kategori: groups.categoryRef(kategori_k_no, dil), slug })}`
  })
  return { adresler, zaman: guncelleme_zamani }
}

export function pageEntry({ turu, adresler, guncelleme_zamani }: ListedPage): SiteEntry {
  const paths = pathsOf(adresler, (dil, { slug, url }) => {
    if (url !== null) return `/${dil}${url.startsWith('/') ? url : `/${url}`}`
    return slug === null ? undefined : `/${dil}/${turu}/${encodeSlug(slug)}`
  })
  return { adresler: paths, zaman: guncelleme_zamani }
}

interface Standing {
  readonly languages: readonly Language[]
  readonly groups: readonly FilledGroup[]
  readonly pages: readonly ListedPage[]
  readonly changes: { readonly home: Date | null; readonly contact: Date | null }
  /** Rides are on offer. */
  readonly rides: boolean
}

/** Pages every tenant has; one that would list nothing is not named (PAGE-31). What they list is what they are as old as. */
export function standingEntries({ languages, groups, pages, changes, rides }: Standing): SiteEntry[] {
  const offer = newest(groups.map(({ zaman }) => zaman))
  const written = (turu: ListedPage['turu']) =>
    newest(pages.filter((page) => page.turu === turu).map(({ guncelleme_zamani }) => guncelleme_zamani))
  const entry = (path: string, zaman: Date | null): SiteEntry => ({
    adresler: Object.fromEntries(languages.map((dil) => [dil, `/${dil}${path}`])),
    zaman,
  })
  const home = newest([offer, changes.home, written('b')].filter((time) => time !== null))
  return [
    entry('', home),
    entry('/d', offer),
    ...(offer === null ? [] : [entry('/c', offer), entry('/u', offer)]),
    ...(rides ? [entry('/t', offer)] : []),
    entry('/b', written('b')),
    entry('/contact', changes.contact),
    entry('/enquire-booking', changes.contact),
  ]
}

/** Categories of the journal that have articles. */
export function categoryEntries(categories: readonly { metinler: CategoryTexts; zaman: Date }[]): SiteEntry[] {
  return categories.map(({ metinler, zaman }) => ({
    adresler: pathsOf(metinler, (dil, text) => text && `/${dil}/b/${encodeSlug(text.slug)}`),
    zaman,
  }))
}

interface Filled {
  readonly groups: readonly FilledGroup[]
  readonly collections: readonly { readonly koleksiyon_k_no: string; readonly zaman: Date }[]
}

/** Categories, destinations and collections; an empty list asks not to be found, so it is not named here. */
export function groupEntries(groups: Groups, { groups: filled, collections }: Filled): SiteEntry[] {
  const times = new Map<string, Date[]>()
  const note = (key: string, zaman: Date) => times.set(key, [...(times.get(key) ?? []), zaman])
  for (const { kategori_k_no, bolge_k_no, zaman } of filled) {
    for (const { k_no } of groups.categoryPath(kategori_k_no)) note(k_no, zaman)
    for (const { k_no } of groups.regionPath(bolge_k_no)) note(k_no, zaman)
  }
  for (const { koleksiyon_k_no, zaman } of collections) note(koleksiyon_k_no, zaman)
  const entry = (turu: 'c' | 'u', { k_no, metinler }: { k_no: string; metinler: GroupTexts }): SiteEntry[] => {
    const changes = times.get(k_no)
    if (!changes) return []
    return [
      { adresler: pathsOf(metinler, (dil, { slug }) => `/${dil}/${turu}/${encodeSlug(slug)}`), zaman: newest(changes) },
    ]
  }
  const { categories, regions, collections: rows } = groups.rows
  return [...categories.flatMap((row) => entry('c', row)), ...[...regions, ...rows].flatMap((row) => entry('u', row))]
}

function newest(times: readonly Date[]): Date | null {
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())))
}
