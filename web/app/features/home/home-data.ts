import { type HomeProducts, listHomeProducts, listRegions, type Region } from '@meltem/contract/catalog/catalog'
import { listTransferTariffs, type TransferPlace } from '@meltem/contract/catalog/transfer'
import type { Page } from '@meltem/contract/content/content'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { loadPage } from '../../platform/calls/load-page.ts'
import { pack } from '../../platform/calls/packed.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { madeOnce } from '../../platform/page/made-once.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import type { CardView } from '../catalog/card-view.ts'
import { loadStripCards } from '../content/blocks/offers/load-strip-cards.ts'
import { familyChapters, homeStrips, listsByKind, NO_STRIPS, withCounts } from './home-strips.ts'

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

const homes = madeOnce<Home>()
/** Cards are asked for anew each time; a page without strips has always the same. */
const NO_STRIP_CARDS: readonly CardView[] = []

/** Made once: the server answers with the same objects until something of the tenant changes. */
export async function loadHome(rendering: Rendering, language: Language, onizleme?: string): Promise<Home> {
  const source = await readSource(rendering, language, onizleme)
  const { page, products, regions, places, cards, splash } = source
  return homes([page, products, regions, places, cards, splash, language], () => makeHome(source, language))
}

async function readSource(rendering: Rendering, language: Language, onizleme: string | undefined): Promise<Source> {
  const { call, currency } = rendering
  const [page, products, regions, transfers] = await Promise.all([
    loadPage(rendering, { dil: language, turu: 'ana', onizleme }),
    call(listHomeProducts, { dil: language, kur: currency }),
    call(listRegions, { dil: language }),
    call(listTransferTariffs, { dil: language }),
  ])
  const cards = await loadStripCards(rendering, language, page.bloklar)
  return {
    page,
    products: products.success === 1 ? products.data : undefined,
    regions: regions.success === 1 ? regions.data : undefined,
    places: transfers.success === 1 ? transfers.yerler : undefined,
    cards: cards.length > 0 ? cards : NO_STRIP_CARDS,
    splash: rendering.settings.splash,
  }
}

/** The first picture of the season, in the language on screen, in place of the page's own. */
function withSplash(page: Page, splash: Settings['splash'], language: Language): Page {
  const chosen = splash.find(({ dil }) => dil === language) ?? splash.find(({ dil }) => dil === null)
  if (!chosen) return page
  const { gorsel, gorsel_dar } = withLocalPictures(chosen, language)
  const bloklar = page.bloklar.map((block) => (block.tip === 'vitrin' ? { ...block, gorsel, gorsel_dar } : block))
  return { ...page, bloklar }
}

/** The place with most on offer; those that lie around it have at least as much, but visitors do not type them. */
function exampleOf(regions: readonly Region[]): string | undefined {
  const parents = new Set(regions.map(({ ust_k_no }) => ust_k_no))
  const places = regions.filter(({ k_no, urun_sayisi }) => urun_sayisi > 0 && !parents.has(k_no))
  return places.toSorted((a, b) => b.urun_sayisi - a.urun_sayisi)[0]?.baslik
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
    /** The catalogue has answered, and nothing is on offer yet. */
    empty: products !== undefined && products.sayilar.length === 0,
    chapters: (products && familyChapters(products, words)) ?? null,
    scope: {
      lists: listsByKind(local.bloklar),
      transferPlaces: places.map(({ kod, baslik }) => ({ kod, baslik })),
      kinds: (products?.sayilar ?? []).flatMap(({ urun_tipi, sayi }) => (sayi > 0 ? urun_tipi : [])),
      example: exampleOf(regions),
    },
  }
}
