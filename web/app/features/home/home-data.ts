import { type HomeProducts, listHomeProducts, listRegions, type Region } from '@meltem/contract/catalog'
import type { Page } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'
import type { Settings } from '@meltem/contract/settings'
import { listTransferTariffs, type TransferPlace } from '@meltem/contract/transfer'
import { loadPage } from '../../platform/calls/load-page.ts'
import { pack } from '../../platform/calls/packed.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import type { CardView } from '../catalog/card-view.ts'
import { loadStripCards } from '../content/blocks/load-strip-cards.ts'
import { homeStrips, listsByKind, NO_STRIPS, withCounts } from './home-strips.ts'

/** What the home page is made of. A call that failed leaves its chapter out: the page itself must stand. */
interface Source {
  readonly page: Page
  readonly products: HomeProducts | undefined
  readonly regions: readonly Region[] | undefined
  readonly places: readonly TransferPlace[] | undefined
  readonly cards: readonly CardView[]
  readonly splash: Settings['splash']
}

type Home = ReturnType<typeof makeHome>

const made = new WeakMap<object, { readonly source: Source; readonly home: Home }>()

/** Made once: the server answers with the same objects until something of the tenant changes. */
export async function loadHome(rendering: Rendering, language: Language, onizleme?: string): Promise<Home> {
  const source = await readSource(rendering, language, onizleme)
  const key = source.products ?? source.page
  const known = made.get(key)
  if (known && isSame(known.source, source)) return known.home
  const home = makeHome(source, language)
  made.set(key, { source, home })
  return home
}

async function readSource(rendering: Rendering, language: Language, onizleme: string | undefined): Promise<Source> {
  const { call, currency } = rendering
  const [page, products, regions, transfers] = await Promise.all([
    loadPage(rendering, { dil: language, turu: 'ana', onizleme }),
    call(listHomeProducts, { dil: language, kur: currency }),
    call(listRegions, { dil: language }),
    call(listTransferTariffs, { dil: language }),
  ])
  return {
    page,
    products: products.success === 1 ? products.data : undefined,
    regions: regions.success === 1 ? regions.data : undefined,
    places: transfers.success === 1 ? transfers.yerler : undefined,
    cards: await loadStripCards(rendering, language, page.bloklar),
    splash: rendering.settings.splash,
  }
}

/** The first picture of the season, in the language on screen, in place of the page's own. */
function withSplash(page: Page, splash: Settings['splash'], language: Language): Page {
  const chosen = splash.find(({ dil }) => dil === language) ?? splash.find(({ dil }) => dil === null)
  if (!chosen) return page
  // A splash for all languages is one value in the settings of all: each language cuts a copy of its own.
  const { gorsel, gorsel_dar } = withLocalPictures({ ...chosen }, language)
  const bloklar = page.bloklar.map((block) => (block.tip === 'vitrin' ? { ...block, gorsel, gorsel_dar } : block))
  return { ...page, bloklar }
}

function isSame(one: Source, other: Source): boolean {
  const { page, products, regions, places, splash } = other
  const same = one.page === page && one.products === products && one.regions === regions && one.places === places
  // Cards are asked for anew each time; a page without strips has none.
  return same && one.splash === splash && one.cards.length + other.cards.length === 0
}

function makeHome({ page, products, regions = [], places = [], cards, splash }: Source, language: Language) {
  const local = withSplash(withLocalPictures(page, language), splash, language)
  const words = { language, card: translatorIn(language, 'card'), facts: translatorIn(language, 'facts') }
  const t = translatorIn(language, 'listing')
  const bloklar = withCounts(local.bloklar, { kinds: products?.sayilar ?? [], regions, t })
  return {
    page: pack({ ...local, bloklar }),
    cards: pack(cards),
    strips: pack(products ? homeStrips(products, words) : NO_STRIPS),
    scope: { lists: listsByKind(local.bloklar), transferPlaces: places.map(({ kod, baslik }) => ({ kod, baslik })) },
  }
}
