import { listHomeProducts, listRegions } from '@meltem/contract/catalog'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'
import { listTransferTariffs } from '@meltem/contract/transfer'
import { homeStrips, NO_STRIPS } from '../../components/home/home-strips.ts'
import { translatorIn } from '../../lib/translator.ts'

/** What the catalogue gives the home page. A call that fails leaves its chapter out: the page itself must stand. */
export async function loadHome({ call, currency }: Rendering, language: Language) {
  const [products, regions, transfers] = await Promise.all([
    call(listHomeProducts, { dil: language, kur: currency }),
    call(listRegions, { dil: language }),
    call(listTransferTariffs, { dil: language }),
  ])
  const words = { language, card: translatorIn(language, 'card'), facts: translatorIn(language, 'facts') }
  return {
    strips: products.success === 1 ? homeStrips(products.data, words) : NO_STRIPS,
    kinds: products.success === 1 ? products.data.sayilar : [],
    regions: regions.success === 1 ? regions.data : [],
    transferPlaces: transfers.success === 1 ? transfers.yerler.map(({ kod, baslik }) => ({ kod, baslik })) : [],
  }
}
