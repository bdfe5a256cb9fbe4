import type { SearchHit, searchCatalog as searchCall } from '@meltem/contract/catalog/catalog'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { LRUCache } from 'lru-cache'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { listPagesOf } from '../../content/content.service.ts'
import { type CatalogView, findGroupPicture, viewCatalog } from '../index/catalog-frame.ts'
import { readCards } from '../products/cards.ts'
import { Nearest } from '../products/nearest.ts'
import { productAddress } from '../products/product-address.ts'
import type { Found } from './search-index.ts'
import { stem, type Word, wordsOf } from './search-words.ts'

const MOST_HITS = 8
const MOST_PLACES = 3
const MOST_ARTICLES = 3

interface SearchQuery {
  readonly dil: Language
  readonly kur?: string | undefined
  readonly ara: string
  readonly adet?: number | undefined
}

/** Products, destinations, categories and articles for what has been typed so far. */
export async function searchCatalog(
  services: Services,
  tenant: Tenant,
  query: SearchQuery,
): Promise<OutputOf<typeof searchCall>> {
  const { dil, ara, adet = MOST_HITS } = query
  const { data: articles } = await listPagesOf(services, tenant, { dil, turu: 'b' })
  const frame = await viewCatalog(services, tenant, query)
  const { index } = frame
  const found = index.search.find(ara, dil, index.products.live)
  const asked = askedWords(ara, dil, found)
  const places = await placeHits(frame, asked)
  const texts = articles.filter(({ baslik }) => fits(baslik, dil, asked)).slice(0, MOST_ARTICLES)
  const room = Math.max(1, adet - places.length - texts.length)
  const products = await productHits(frame, found, asked, room)
  const yazilar = texts.map(
    (page): SearchHit => ({
      tur: 'yazi',
      ...titleOf(page.baslik, dil, asked),
      alt: translatorFor(dil, 'searchHit')('article'),
      url: `/b/${page.slug}`,
      urun_tipi: null,
      gorsel: page.gorsel,
      fiyat: null,
    }),
  )
  return {
    data: [...places, ...products, ...yazilar].slice(0, adet),
    duzeltme: found.count > 0 ? found.mended : null,
  }
}

/** The words of the question, and those that were put in their place. */
interface AskedWords {
  readonly typed: readonly StemmedWord[]
  readonly terms: ReadonlySet<string>
}

function askedWords(question: string, dil: Language, { terms }: Found): AskedWords {
  return { typed: stemmed(wordsOf(question, dil), dil), terms }
}

interface StemmedWord extends Word {
  readonly stem: string
}

const stemmed = (words: readonly Word[], dil: Language): StemmedWord[] =>
  words.map((word) => ({ ...word, stem: stem(word.folded, dil) }))

/** Titles of groups and articles are looked through with every letter that is typed. */
const titles = new LRUCache<string, readonly StemmedWord[]>({ max: 10_000 })

function wordsOfTitle(title: string, dil: Language): readonly StemmedWord[] {
  const key = `${dil}:${title}`
  const known = titles.get(key)
  if (known) return known
  const words = stemmed(wordsOf(title, dil, 100), dil)
  titles.set(key, words)
  return words
}

/** How much of a word of a title answers the question: all of it, its beginning, or nothing. */
function matchedLength({ folded, text, stem: own }: StemmedWord, { typed, terms }: AskedWords): number {
  const begun = typed
    .filter((word) => folded.startsWith(word.folded))
    .map((word) => Math.min(word.folded.length, text.length))
  if (begun.length > 0) return Math.max(...begun)
  return typed.some((word) => word.stem === own) || terms.has(folded) ? text.length : 0
}

function titleOf(baslik: string, dil: Language, asked: AskedWords): Pick<SearchHit, 'baslik' | 'vurgu'> {
  const vurgu = wordsOfTitle(baslik, dil).flatMap((word): [number, number][] => {
    const length = matchedLength(word, asked)
    return length === 0 ? [] : [[word.from, word.from + length]]
  })
  return { baslik, vurgu }
}

/** Every typed word, or what stands for it, is in the title. */
function fits(title: string, dil: Language, { typed, terms }: AskedWords): boolean {
  const words = wordsOfTitle(title, dil)
  const [first] = typed
  if (!first) return false
  return (
    typed.every((asked) => words.some((word) => word.folded.startsWith(asked.folded) || word.stem === asked.stem)) ||
    (terms.size > 0 &&
      typed.length === 1 &&
      words.some(({ folded }) => terms.has(folded) && folded.length > 3 && nearlyTyped(folded, first.folded)))
  )
}

function nearlyTyped(term: string, typed: string): boolean {
  return Math.abs(term.length - typed.length) <= 2 && term[0] === typed[0]
}

async function placeHits(frame: CatalogView, asked: AskedWords): Promise<SearchHit[]> {
  const { index, dil } = frame
  const t = translatorFor(dil, 'listing')
  const listed = [
    ...index.groups.rows.regions.map((row) => ({
      row,
      tur: 'bolge' as const,
      kind: null,
      path: 'u',
      facet: `bolge:${row.kod}`,
    })),
    ...index.groups.rows.categories.map((row) => ({
      row,
      tur: 'kategori' as const,
      kind: row.urun_tipi,
      path: 'c',
      facet: `kategori:${row.k_no}`,
    })),
  ]
  const hits = listed
    .flatMap(({ row, tur, kind, path, facet }) => {
      const { baslik, slug } = index.groups.textOf(row.metinler, dil)
      if (!fits(baslik, dil, asked)) return []
      const sayi = index.products.facet(facet)?.countWith(index.products.live) ?? 0
      return sayi > 0 ? [{ tur, kind, baslik, url: `/${path}/${slug}`, gorsel: row.gorsel, sayi }] : []
    })
    .sort((a, b) => b.sayi - a.sayi)
    .slice(0, MOST_PLACES)
  return await Promise.all(
    hits.map(async ({ tur, kind, baslik, url, gorsel, sayi }) => ({
      tur,
      ...titleOf(baslik, dil, asked),
      alt: kind ? t(`counts.${kind}`, { count: sayi }) : t('results', { count: sayi }),
      url,
      urun_tipi: null,
      gorsel: await findGroupPicture(frame, gorsel),
      fiyat: null,
    })),
  )
}

async function productHits(
  frame: CatalogView,
  { scores }: Found,
  asked: AskedWords,
  most: number,
): Promise<SearchHit[]> {
  const { index, dil } = frame
  const { weight } = index.products
  const nearest = new Nearest(most)
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0
    if (score !== 0) nearest.offer(place, 0 - score * 1000 - (weight[place] ?? 0))
  }
  const cards = await readCards(
    frame,
    nearest.places().map((place) => index.products.keys[place] ?? ''),
  )
  return cards.map((card) => ({
    tur: 'urun',
    ...titleOf(card.baslik, dil, asked),
    alt: [card.kategori.baslik, card.bolge?.baslik].filter((part) => part !== undefined).join(' · '),
    url: productAddress(card),
    urun_tipi: card.urun_tipi,
    gorsel: card.kapak,
    fiyat: card.baslangic_fiyat,
  }))
}
