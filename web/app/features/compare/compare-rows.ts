import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { Amenity } from '@meltem/contract/catalog/product-facts'
import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { unitWords } from '@meltem/i18n/price-unit'
import type { TranslatorOf } from '../../platform/words/translator.ts'
import type { CardWords } from '../catalog/card-view.ts'
import type { FactWords } from '../catalog/fact-words.ts'
import { type Better, comparedRowsOf } from '../product/kind-facts.ts'

export interface CompareRow {
  readonly label: string
  readonly cells: readonly { readonly text: string; readonly best: boolean }[]
  /** All cells say the same. */
  readonly same: boolean
}

export interface CompareWords extends CardWords {
  readonly compare: TranslatorOf<'compare'>
}

interface Line {
  readonly label: string
  readonly texts: readonly string[]
  readonly better?: Better | undefined
  /** Undefined takes no part in the contest. */
  readonly values?: readonly (number | undefined)[]
}

/** The best of a row is marked only where there is something to choose. */
export function rowOf({ label, texts, better, values = [] }: Line): CompareRow {
  const known = values.filter((value) => value !== undefined)
  const best = better === 'low' ? Math.min(...known) : Math.max(...known)
  const contest = better !== undefined && known.length > 1 && new Set(known).size > 1
  return {
    label,
    cells: texts.map((text, index) => ({ text, best: contest && values[index] === best })),
    same: new Set(texts).size === 1,
  }
}

/** Sums compete only when they count the same. */
function priceLine(products: readonly ProductCard[], { language, card, compare }: CompareWords): Line {
  const prices = products.map(({ baslangic_fiyat }) => baslangic_fiyat)
  const comparable =
    new Set(prices.flatMap((price) => (price ? [`${price.birim}${price.sure_dk}${price.kur}`] : []))).size === 1
  return {
    label: compare('price'),
    texts: prices.map((price) =>
      price ? `${formatMoney(language, price.fiyat, price.kur)} ${unitWords(card, price)}` : card('onRequest'),
    ),
    better: comparable ? 'low' : undefined,
    values: prices.map((price) => price?.fiyat),
  }
}

function generalLines(products: readonly ProductCard[], words: CompareWords): Line[] {
  const { facts, compare, language } = words
  const direct = products.map(({ rezervasyon_satis_durum }) => rezervasyon_satis_durum === 'direk')
  const free = products.map(({ ucretsiz_iptal }) => ucretsiz_iptal)
  const ratings = products.map(({ degerlendirme }) => degerlendirme.puan)
  return [
    priceLine(products, words),
    {
      label: facts('label.rezervasyon'),
      texts: direct.map((each) => compare(each ? 'instant' : 'asked')),
      better: 'high',
      values: direct.map(Number),
    },
    {
      label: facts('label.puan'),
      texts: ratings.map((puan) => (puan === null ? '–' : formatNumber(language, puan, 1))),
      better: 'high',
      values: ratings.map((puan) => puan ?? undefined),
    },
    {
      label: facts('label.ucretsiz_iptal'),
      texts: free.map((each) => compare(each ? 'has' : 'hasNot')),
      better: 'high',
      values: free.map(Number),
    },
    {
      label: facts('label.en_cok_kisi'),
      texts: products.map(({ en_cok_kisi }) => formatNumber(language, en_cok_kisi)),
      better: 'high',
      values: products.map(({ en_cok_kisi }) => en_cok_kisi),
    },
  ]
}

/** Facts of a kind can be compared only within it. */
function kindLines(products: readonly ProductCard[], words: FactWords): Line[] {
  const [first] = products
  if (!first || products.some(({ urun_tipi }) => urun_tipi !== first.urun_tipi)) return []
  return comparedRowsOf(first.urun_tipi).map(([label, say, better, value]) => ({
    label: words.t(label),
    texts: products.map(({ bilgi }) => say(bilgi, words)),
    better,
    values: products.map(({ bilgi }) => value?.(bilgi)),
  }))
}

/** What all have stands in one row; what only some have gets a row each. */
function amenityLines(products: readonly ProductCard[], { facts, compare }: CompareWords): Line[] {
  const lists = products.map(({ bilgi }) => bilgi.ozellikler)
  const every = [...new Set<Amenity>(lists.flat())]
  const shared = every.filter((amenity) => lists.every((list) => list.includes(amenity)))
  const common = shared.map((amenity) => facts(`ozellik.${amenity}`)).join(', ')
  return [
    ...every
      .filter((amenity) => !shared.includes(amenity))
      .map((amenity): Line => {
        const has = lists.map((list) => list.includes(amenity))
        return {
          label: facts(`ozellik.${amenity}`),
          texts: has.map((each) => compare(each ? 'has' : 'hasNot')),
          better: 'high',
          values: has.map(Number),
        }
      }),
    ...(common ? [{ label: facts('label.ozellikler'), texts: products.map(() => common) }] : []),
  ]
}

export function compareRows(products: readonly ProductCard[], words: CompareWords): CompareRow[] {
  const factWords = { t: words.facts, language: words.language }
  return [...generalLines(products, words), ...kindLines(products, factWords), ...amenityLines(products, words)].map(
    rowOf,
  )
}
