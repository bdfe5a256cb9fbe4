import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { Picture } from '@meltem/contract/content/picture'
import type { Language } from '@meltem/contract/wire/language'
import { formatMoney, formatNumber, formatPercent } from '@meltem/i18n/format'
import { fromWords } from '@meltem/i18n/price-unit'
import type { TranslatorOf } from '../../platform/words/translator.ts'
import { factsLine } from '../product/kind-facts.ts'
import { productPath } from './product-path.ts'

/** Words of a card, from a loader or from the browser. */
export interface CardWords {
  readonly language: Language
  readonly card: TranslatorOf<'card'>
  readonly facts: TranslatorOf<'facts'>
}

interface CardPrice {
  readonly sum: string
  /** Small words before and after the sum. */
  readonly before: string | null
  readonly after: string
  readonly old: string | null
}

/** A card as it is read: everything in words already, so that the page carries no more than what it shows. */
export interface CardView {
  readonly k_no: string
  readonly href: string
  readonly title: string
  /** Set when the texts are in another language than the page. */
  readonly foreign: { readonly lang: Language; readonly note: string } | null
  readonly place: string
  readonly facts: string
  readonly permit: string | null
  readonly rating: { readonly mean: string; readonly count: number; readonly words: string } | null
  readonly flag: { readonly tone: 'campaign' | 'ask'; readonly text: string } | null
  readonly freeCancel: boolean
  readonly price: CardPrice | null
  /** Said instead of a price. */
  readonly noPrice: string | null
  readonly picture: Picture | null
}

function priceOf(product: ProductCard, { language, card }: CardWords): CardPrice | null {
  const { tarihli_fiyat: dated, baslangic_fiyat: from } = product
  if (dated) {
    if (!dated.musait) return null
    return { sum: formatMoney(language, dated.toplam, dated.kur), before: null, after: card('total'), old: null }
  }
  if (!from) return null
  const old = from.eski_fiyat !== null && from.eski_fiyat > from.fiyat ? from.eski_fiyat : null
  const { before, ending, after } = fromWords(card, from)
  return {
    sum: formatMoney(language, from.fiyat, from.kur) + ending,
    before,
    after,
    old: old === null ? null : formatMoney(language, old, from.kur),
  }
}

/** A discount says more than the way of booking; one flag is enough. */
function flagOf(product: ProductCard, { language, card }: CardWords): CardView['flag'] {
  const { kampanya } = product
  if (kampanya) {
    const value =
      kampanya.indirim_turu === 'yuzde' || !kampanya.kur
        ? formatPercent(language, kampanya.indirim)
        : formatMoney(language, kampanya.indirim, kampanya.kur)
    return { tone: 'campaign', text: card('discount', { value }) }
  }
  return product.rezervasyon_satis_durum === 'sor_sat' ? { tone: 'ask', text: card('askFirst') } : null
}

/** Read out as one sentence, made here: a sentence with a plural costs more than the rest of a card. */
function ratingOf({ degerlendirme }: ProductCard, { language, card }: CardWords): CardView['rating'] {
  const { puan, yorum_sayisi: count } = degerlendirme
  if (puan === null) return null
  const mean = formatNumber(language, puan, 1)
  return { mean, count, words: card('rating', { rating: mean, count }) }
}

export function cardView(product: ProductCard, words: CardWords): CardView {
  const { language, card, facts } = words
  const { bilgi, bolge } = product
  const kind = card(`kind.${product.urun_tipi}`)
  const price = priceOf(product, words)
  const taken = product.tarihli_fiyat?.musait === false
  return {
    k_no: product.k_no,
    href: productPath(language, product),
    title: product.baslik,
    foreign:
      product.dil === language
        ? null
        : { lang: product.dil, note: card('writtenIn', { dil: facts(`dil.${product.dil}`) }) },
    place: bolge ? `${kind} · ${bolge.baslik}` : kind,
    facts: factsLine(bilgi, { t: facts, language }),
    permit: 'izin_no' in bilgi ? facts('line.permit', { no: bilgi.izin_no }) : null,
    rating: ratingOf(product, words),
    flag: flagOf(product, words),
    freeCancel: product.ucretsiz_iptal,
    price,
    noPrice: price ? null : card(taken ? 'notFree' : 'onRequest'),
    // The title stands right below: the picture stays silent, and its texts in four languages stay at home.
    picture: product.kapak && { ...product.kapak, aciklama: {} },
  }
}
