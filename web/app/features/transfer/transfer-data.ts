import { listProductsAround, type Product, type ProductCard } from '@meltem/contract/catalog/catalog'
import { listTransferTariffs, queryTransfer } from '@meltem/contract/catalog/transfer'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { endLoading, notFound } from '../../platform/calls/load-page.ts'
import { pack } from '../../platform/calls/packed.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { madeOnce } from '../../platform/page/made-once.ts'
import { pathTo, type Translations } from '../../platform/page/paths.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { cardView } from '../catalog/card-view.ts'
import { loadProduct } from '../product/product-data.ts'
import { type RideForm, type RideProblems, readRide, rideProblems, rideQuery } from './ride-form.ts'

function todayHere(): string {
  return Temporal.Now.plainDateISO('Europe/Istanbul').toString()
}

async function loadTariffs({ call, currency }: Rendering, dil: Language, onizleme?: string) {
  const answer = await call(listTransferTariffs, { dil, kur: currency, onizleme })
  if (answer.success === 1) return { yerler: answer.yerler, guzergahlar: answer.guzergahlar }
  // A tenant without transfers still has the page, with nothing to choose.
  if (answer.code === 'bulunamadi') return { yerler: [], guzergahlar: [] }
  return endLoading(answer)
}

interface Question {
  readonly ride: RideForm
  readonly problems: RideProblems
}

/** What the address asks: nothing at all on a first visit, a ride, or a ride with something missing. */
function questionIn(url: URL, today: string): Question & { readonly asked: boolean } {
  const ride = readRide(url.searchParams)
  const asked = url.searchParams.has('nereden') && url.searchParams.has('tarih')
  return { ride, asked, problems: asked ? rideProblems(ride, today) : {} }
}

/** Vehicles for the ride, asked for while the page is made, so that the answer has an address and needs no script. */
async function askVehicles({ call, currency }: Rendering, lang: Language, ride: RideForm) {
  const answer = await call(queryTransfer, { lang, kur: currency, ...rideQuery(ride) })
  if (answer.success === 1) return answer
  if (answer.code === 'bulunamadi') return { success: 0 as const, code: answer.code, message: '' }
  return { success: 0 as const, code: answer.code, message: answer.message }
}

export async function loadTransfers(rendering: Rendering, dil: Language, url: URL) {
  const today = todayHere()
  const { ride, problems, asked } = questionIn(url, today)
  const ready = asked && Object.keys(problems).length === 0
  const [tarife, sorgu] = await Promise.all([
    loadTariffs(rendering, dil),
    ready ? askVehicles(rendering, dil, ride) : Promise.resolve(null),
  ])
  const everywhere = rendering.settings.language.diller.map((each) => [each, { slug: null, url: null }])
  return { today, ride, problems, tarife, sorgu, ceviriler: Object.fromEntries(everywhere) as Translations }
}

/** What one can do where the route ends. */
async function loadThere({ call, currency }: Rendering, dil: Language, { k_no }: Product) {
  const answer = await call(listProductsAround, { dil, kur: currency, urun_k_no: k_no })
  return answer.success === 1 ? answer.data : NO_CARDS
}

interface WantedRoute {
  readonly dil: Language
  readonly slug: string
  readonly search: string
  /** Key of a preview, where the address has one. */
  readonly onizleme?: string | undefined
}

/** Asked first, because the answer is kept: an address that names a route needs no look for a stored page. */
export async function isRoute(rendering: Rendering, { dil, slug }: WantedRoute): Promise<boolean> {
  const { guzergahlar } = await loadTariffs(rendering, dil)
  return guzergahlar.some((route) => route.slug === slug)
}

/** What a page is made of. */
interface Source {
  readonly product: Product
  readonly tarife: Awaited<ReturnType<typeof loadTariffs>>
  readonly there: readonly ProductCard[]
}

const NO_CARDS: readonly ProductCard[] = []
const pages = madeOnce<ReturnType<typeof makePage>>()

export function routeHref(lang: Language, { slug }: { readonly slug: string }): string {
  return pathTo(lang, { turu: 't', slug })
}

/** One route with its neighbours: the product behind it, and all tariffs; made once, like a product's page. */
export async function loadRoute(rendering: Rendering, wanted: WantedRoute) {
  const { dil, onizleme } = wanted
  const [product, tarife] = await Promise.all([
    loadProduct(rendering, { ...wanted, hrefOf: routeHref }),
    loadTariffs(rendering, dil, onizleme),
  ])
  const source = { product, tarife, there: await loadThere(rendering, dil, product) }
  const page = pages([product, tarife.guzergahlar, source.there, dil], () => makePage(source, dil))
  return { ...page, today: todayHere() }
}

function makePage({ product, tarife, there }: Source, dil: Language) {
  const t = translatorIn(dil, 'content')
  const words = { language: dil, card: translatorIn(dil, 'card'), facts: translatorIn(dil, 'facts') }
  const around = {
    product,
    tarife,
    route: tarife.guzergahlar.find(({ urun_k_no }) => urun_k_no === product.k_no) ?? notFound(),
    there: there.map((one) => cardView(one, words)),
    crumbs: [
      { baslik: t('home'), href: `/${dil}` },
      { baslik: t('lists.t'), href: pathTo(dil, { turu: 't' }) },
      { baslik: product.baslik },
    ],
  }
  const ceviriler = Object.entries(product.ceviriler).map(([lang, where]) => [
    lang,
    { slug: where?.slug ?? null, url: null },
  ])
  return {
    kind: 'route' as const,
    guzergah: pack(withLocalPictures(around, dil)),
    ceviriler: Object.fromEntries(ceviriler) as Translations,
  }
}
