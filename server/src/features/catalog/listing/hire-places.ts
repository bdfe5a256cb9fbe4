import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { HirePlace } from '@meltem/contract/catalog/listing'
import { KINDS } from '@meltem/domain/kinds'
import { toAmount } from '@meltem/domain/money'
import { PLACE_GROUPS } from '../index/asked-line.ts'
import type { CatalogView } from '../index/catalog-frame.ts'
import { textIn } from '../tariff/sold-line.ts'
import { readOptions } from './dated-prices.ts'
import type { PricedOption } from './priced-options.queries.ts'

/** Where the cars of a page are handed over beside their offices; none where the page has anything but cars. */
export async function listHirePlaces(frame: CatalogView, cards: readonly ProductCard[]): Promise<HirePlace[]> {
  if (cards.length === 0 || cards.some(({ urun_tipi }) => KINDS[urun_tipi].days !== 'hire')) return []
  const options = await readOptions(
    frame,
    cards.map(({ k_no }) => k_no),
  )
  const places = new Map<string, HirePlace>()
  for (const [option] of options.values()) {
    for (const place of option ? placesOf(frame, option) : []) {
      const key = `${place.grup}:${place.ad}`
      const known = places.get(key)
      places.set(key, known && known.fiyat !== place.fiyat ? { ...place, fiyat: null } : place)
    }
  }
  return [...places.values()]
}

function placesOf({ prices, dil }: CatalogView, { ekstra_hizmetler }: PricedOption): HirePlace[] {
  return ekstra_hizmetler.flatMap(({ grup: group, ad, fiyat, kur }) => {
    const grup = PLACE_GROUPS.find((one) => one === group)
    return grup ? [{ grup, ad: textIn(ad, dil), fiyat: toAmount(prices.convert(fiyat, kur)) }] : []
  })
}
