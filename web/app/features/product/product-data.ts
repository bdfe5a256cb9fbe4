import { getProduct, listSimilarProducts, type Product, type ProductCard } from '@meltem/contract/catalog/catalog'
import { listReviews } from '@meltem/contract/catalog/review'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { data, redirect } from 'react-router'
import { endLoading, isNoAddress, notFound } from '../../platform/calls/load-page.ts'
import { pack } from '../../platform/calls/packed.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { madeOnce } from '../../platform/page/made-once.ts'
import { pathTo, type Translations } from '../../platform/page/paths.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import type { Crumb } from '../../ui/crumbs.tsx'
import { cardView } from '../catalog/card-view.ts'
import { productHref } from '../catalog/product-path.ts'
import { lookOf } from './chapters/chapter-order.ts'
import { factsOf, particularsOf } from './kind-facts.ts'

/** Ends a loader with the page of a product that is no longer offered. */
function gone(): never {
  throw data(null, { status: 410 })
}

function requireAnswer<E extends Endpoint>(answer: AnswerOf<E>): OutputOf<E> {
  if (answer.success === 1) return answer
  return endLoading(answer)
}

interface Wanted {
  readonly dil: Language
  readonly slug: string
  /** Query of the address: it goes along when a product has moved. */
  readonly search: string
  /** Key of a preview, where the address has one. */
  readonly onizleme?: string | undefined
  /** How the address of the product is made; under its category unless said otherwise. */
  readonly hrefOf?: typeof productHref
}

type Found = OutputOf<typeof getProduct>

async function findIn({ call, currency }: Rendering, { dil, slug, onizleme }: Wanted): Promise<Found | undefined> {
  const answer = await call(getProduct, { dil, slug, kur: currency, onizleme })
  if (answer.success === 0 && isNoAddress(answer.code)) return undefined
  return requireAnswer(answer)
}

/**
 * The product behind a slug. A slug that was changed leads to where it is now, a slug of another language to the same
 * product in this one, a product that is gone says so (410), and everything else is no address (404).
 */
export async function loadProduct(rendering: Rendering, wanted: Wanted): Promise<Product> {
  const { dil, search, onizleme, hrefOf = productHref } = wanted
  const found = (await findIn(rendering, wanted)) ?? (await findElsewhere(rendering, wanted))
  if (found.kaldirildi) return gone()
  if (found.tasindi) throw redirect(hrefOf(dil, found.tasindi) + search, 301)
  const product = found.data ?? notFound()
  // Its time has come: the link of the preview leads to the page that everybody sees.
  if (onizleme && !product.onizleme) throw redirect(hrefOf(dil, addressIn(product, dil)))
  return product
}

function addressIn({ ceviriler, kategori, slug }: Product, dil: Language) {
  return ceviriler[dil] ?? { kategori_slug: kategori.slug, slug }
}

async function findElsewhere(rendering: Rendering, wanted: Wanted): Promise<Found> {
  const { dil, search, onizleme, hrefOf = productHref } = wanted
  if (onizleme) return notFound()
  for (const other of rendering.settings.language.diller.filter((each) => each !== dil)) {
    const found = await findIn(rendering, { ...wanted, dil: other })
    const here = found?.data?.ceviriler[dil]
    if (here) throw redirect(hrefOf(dil, here) + search, 301)
  }
  return notFound()
}

/** The product in the other languages, as the language menu and the head want it. */
function translationsOf({ ceviriler }: Product): Translations {
  const entries = Object.entries(ceviriler).map(([lang, where]) => [
    lang,
    { slug: where ? `${where.kategori_slug}/${where.slug}` : null, url: null },
  ])
  return Object.fromEntries(entries) as Translations
}

function crumbsOf(product: Product, dil: Language): Crumb[] {
  const t = translatorIn(dil, 'content')
  const { kategori, bolge } = product
  return [
    { baslik: t('home'), href: `/${dil}` },
    { baslik: kategori.baslik, href: pathTo(dil, { turu: 'c', slug: kategori.slug }) },
    ...(bolge ? [{ baslik: bolge.baslik, href: pathTo(dil, { turu: 'u', slug: bolge.slug }) }] : []),
    { baslik: product.baslik },
  ]
}

const SIMILAR_SHOWN = 4
const NO_REVIEWS: OutputOf<typeof listReviews> = { data: [], toplam: 0, dagilim: [0, 0, 0, 0, 0], diller: [] }

/** What a page is made of. What stands around the product must not keep people from it. */
interface Source {
  readonly product: Product
  readonly reviews: OutputOf<typeof listReviews>
  readonly similar: readonly ProductCard[]
}

type ProductPage = ReturnType<typeof makePage>

const NO_CARDS: readonly ProductCard[] = []
const pages = madeOnce<ProductPage>()

/**
 * A product with everything around it, made once: the server answers with the same objects until something of the
 * tenant changes. What depends on stock is asked for by the browser: pages are kept in a cache.
 */
export async function loadProductPage(rendering: Rendering, wanted: Wanted): Promise<ProductPage> {
  const { call, currency } = rendering
  const { dil } = wanted
  const product = await loadProduct(rendering, wanted)
  const [reviews, similar] = await Promise.all([
    call(listReviews, { urun_k_no: product.k_no }),
    call(listSimilarProducts, { dil, kur: currency, urun_k_no: product.k_no }),
  ])
  const source = {
    product,
    reviews: reviews.success === 1 ? reviews : NO_REVIEWS,
    similar: similar.success === 1 ? similar.data : NO_CARDS,
  }
  return pages([product, source.reviews.data, source.similar, dil], () => makePage(source, dil))
}

function makePage({ product, reviews, similar }: Source, dil: Language) {
  const words = { language: dil, card: translatorIn(dil, 'card'), facts: translatorIn(dil, 'facts') }
  const say = { t: words.facts, language: dil }
  const around = {
    product,
    reviews,
    look: lookOf(product.urun_tipi),
    facts: factsOf(product.bilgi, say),
    particulars: particularsOf(product.bilgi, say),
    similar: similar.slice(0, SIMILAR_SHOWN).map((one) => cardView(one, words)),
    crumbs: crumbsOf(product, dil),
  }
  return { product, urun: pack(withLocalPictures(around, dil)), ceviriler: translationsOf(product) }
}
