import { type HomeProducts, listHomeProducts, listRegions, type Region } from '@meltem/contract/catalog'
import type { Page } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'
import { listTransferTariffs, type TransferPlace } from '@meltem/contract/transfer'
import { homeStrips, listsByKind, NO_STRIPS, withCounts } from '../../components/home/home-strips.ts'
import { loadPage } from '../../lib/load-page.ts'
import { withLocalPictures } from '../../lib/local-pictures.ts'
import { pack } from '../../lib/packed.ts'
import { translatorIn } from '../../lib/translator.ts'

/** What the home page is made of. A call that failed leaves its chapter out: the page itself must stand. */
interface Source {
  readonly page: Page
  readonly products: HomeProducts | undefined
  readonly regions: readonly Region[] | undefined
  readonly places: readonly TransferPlace[] | undefined
}

type Home = ReturnType<typeof makeHome>

const made = new WeakMap<object, { readonly source: Source; readonly home: Home }>()

/** Made once: the server answers with the same objects until something of the tenant changes. */
export async function loadHome(rendering: Rendering, language: Language): Promise<Home> {
  const source = await readSource(rendering, language)
  const key = source.products ?? source.page
  const known = made.get(key)
  if (known && isSame(known.source, source)) return known.home
  const home = makeHome(source, language)
  made.set(key, { source, home })
  return home
}

async function readSource(rendering: Rendering, language: Language): Promise<Source> {
  const { call, currency } = rendering
  const [page, products, regions, transfers] = await Promise.all([
    loadPage(rendering, { dil: language, turu: 'ana' }),
    call(listHomeProducts, { dil: language, kur: currency }),
    call(listRegions, { dil: language }),
    call(listTransferTariffs, { dil: language }),
  ])
  return {
    page,
    products: products.success === 1 ? products.data : undefined,
    regions: regions.success === 1 ? regions.data : undefined,
    places: transfers.success === 1 ? transfers.yerler : undefined,
  }
}

function isSame(one: Source, other: Source): boolean {
  const { page, products, regions, places } = other
  return one.page === page && one.products === products && one.regions === regions && one.places === places
}

function makeHome({ page, products, regions = [], places = [] }: Source, language: Language) {
  const local = withLocalPictures(page, language)
  const words = { language, card: translatorIn(language, 'card'), facts: translatorIn(language, 'facts') }
  const t = translatorIn(language, 'listing')
  const bloklar = withCounts(local.bloklar, { kinds: products?.sayilar ?? [], regions, t })
  return {
    page: pack({ ...local, bloklar }),
    strips: pack(products ? homeStrips(products, words) : NO_STRIPS),
    scope: { lists: listsByKind(local.bloklar), transferPlaces: places.map(({ kod, baslik }) => ({ kod, baslik })) },
  }
}
