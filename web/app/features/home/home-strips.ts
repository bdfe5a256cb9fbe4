import type { HomeProducts, Region } from '@meltem/contract/catalog/catalog'
import type { Block, ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { TranslatorOf } from '../../platform/words/translator.ts'
import { type CardView, type CardWords, cardView } from '../catalog/card-view.ts'
import { productPath } from '../catalog/product-path.ts'
import { counted } from '../listing/counted.ts'
import { FAMILIES, FAMILY, type Family } from '../product/kinds.ts'

const POPULAR = 8
const REDUCED = 4
const VOICES = 4

export interface GuestVoice {
  readonly ad: string
  readonly dil: Language
  readonly puan: number
  readonly metin: string
  readonly tarih: string
  readonly urun: string
  readonly href: string
}

/** What the catalogue gives the home page, in words. */
export interface HomeStrips {
  readonly popular: readonly CardView[]
  readonly reduced: readonly CardView[]
  readonly newest: readonly CardView[]
  readonly voices: readonly GuestVoice[]
}

/** Up to so many products are shown whole, by what they are for; more need a search and strips. */
const SMALL = 8

export interface FamilyChapter {
  readonly family: Family
  readonly cards: readonly CardView[]
}

/** The whole catalogue of a small tenant as chapters, the fullest first; undefined where there is more than that. */
export function familyChapters(products: HomeProducts, words: CardWords): readonly FamilyChapter[] | undefined {
  const total = products.sayilar.reduce((sum, { sayi }) => sum + sayi, 0)
  const known = new Map([...products.populer, ...products.yeni].map((product) => [product.k_no, product]))
  if (total === 0 || total > SMALL || known.size < total) return undefined
  const chapters = FAMILIES.map((family) => {
    const own = [...known.values()].filter(({ urun_tipi }) => FAMILY[urun_tipi] === family)
    return { family, cards: own.map((product) => cardView(product, words)) }
  })
  return chapters.filter(({ cards }) => cards.length > 0).sort((a, b) => b.cards.length - a.cards.length)
}

export const NO_STRIPS: HomeStrips = { popular: [], reduced: [], newest: [], voices: [] }

/** A product stands on the page once, in the first strip that has it. */
export function homeStrips(products: HomeProducts, words: CardWords): HomeStrips {
  const shown = new Set<string>()
  const strip = (list: HomeProducts['populer'], most: number): CardView[] => {
    const fresh = list.filter(({ k_no }) => !shown.has(k_no)).slice(0, most)
    for (const { k_no } of fresh) shown.add(k_no)
    return fresh.map((product) => cardView(product, words))
  }
  return {
    popular: strip(products.populer, POPULAR),
    reduced: strip(products.kampanyali, REDUCED),
    newest: strip(products.yeni, REDUCED),
    voices: products.yorumlar.slice(0, VOICES).map((voice) => ({
      ad: voice.ad,
      dil: voice.dil,
      puan: voice.puan,
      metin: voice.metin,
      tarih: voice.tarih,
      urun: voice.urun_baslik,
      href: productPath(words.language, {
        urun_tipi: voice.urun_tipi,
        kategori: { slug: voice.kategori_slug },
        slug: voice.urun_slug,
      }),
    })),
  }
}

interface Counts {
  readonly kinds: HomeProducts['sayilar']
  readonly regions: readonly Region[]
  readonly t: TranslatorOf<'listing'>
}

/** Tiles and posters say how much is on offer there, where the catalogue knows. */
export function withCounts(blocks: readonly Block[], { kinds, regions, t }: Counts): Block[] {
  const words = (count: number | undefined, otherwise: string, kind?: ProductKind) =>
    count ? counted(t, count, kind) : otherwise
  return blocks.map((block): Block => {
    if (block.tip === 'turler') {
      const countOf = (kind: ProductKind) => kinds.find(({ urun_tipi }) => urun_tipi === kind)?.sayi
      return {
        ...block,
        ogeler: block.ogeler.map((item) => ({
          ...item,
          not: words(countOf(item.urun_tipi), item.not, item.urun_tipi),
        })),
      }
    }
    if (block.tip === 'bolgeler') {
      const countAt = (url: string) => regions.find(({ slug }) => url === `/u/${slug}`)?.urun_sayisi
      return { ...block, ogeler: block.ogeler.map((item) => ({ ...item, not: words(countAt(item.url), item.not) })) }
    }
    return block
  })
}

/** Addresses of the lists by kind, as the tiles of the page name them. */
export function listsByKind(blocks: readonly Block[]): Partial<Record<ProductKind, string>> {
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.tip === 'turler' ? block.ogeler.map(({ urun_tipi, url }) => [urun_tipi, url]) : [],
    ),
  )
}
