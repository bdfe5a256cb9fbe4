import type { DatedPrice } from '@meltem/contract/catalog/catalog'
import type { Favourite, listFavourites } from '@meltem/contract/member/area'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { dayOfWall } from '@meltem/domain/wall-time'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { type CatalogView, viewCatalog } from '../../catalog/index/catalog-frame.ts'
import { datedQuestion } from '../../catalog/index/dated-question.ts'
import { priceDates } from '../../catalog/listing/dated-prices.ts'
import { readCards } from '../../catalog/products/cards.ts'

type Listed = OutputOf<typeof listFavourites>['data']

/** Every wish of dates and party is a question of its own; further ones show the price a product starts at. */
const MOST_QUESTIONS = 24

/** Favourites as cards, priced for the dates and the party they were marked with. */
export async function withCards(
  services: Services,
  { tenant, language }: RequestContext,
  favourites: readonly Favourite[],
  kur: string | undefined,
): Promise<Listed> {
  const frame = await viewCatalog(services, tenant, { dil: language, kur, dated: true })
  const dated = await priceWishes(frame, favourites)
  const keys = favourites.map(({ urun_k_no }) => urun_k_no)
  const cards = new Map((await readCards(frame, keys, dated)).map((card) => [card.k_no, card]))
  return favourites.map((favori) => ({ favori, urun: cards.get(favori.urun_k_no) ?? null }))
}

/** Dates that have gone by are asked for no more. */
async function priceWishes(frame: CatalogView, favourites: readonly Favourite[]): Promise<Map<string, DatedPrice>> {
  const today = dayOfWall(frame.wall)
  const open = favourites.filter(({ baslangic }) => baslangic !== null && baslangic >= today)
  const wishes = Map.groupBy(open, ({ baslangic, bitis, yetiskin, cocuk }) =>
    [baslangic, bitis, yetiskin, cocuk].join(' '),
  )
  const found = new Map<string, DatedPrice>()
  for (const group of [...wishes.values()].slice(0, MOST_QUESTIONS)) {
    const [first] = group
    if (!first) continue
    const asked = { baslangic: first.baslangic ?? undefined, bitis: first.bitis ?? undefined }
    const question = datedQuestion(asked, { yetiskin: first.yetiskin, cocuk: first.cocuk, bebek: 0 }, frame.wall)
    if (!question) continue
    const keys = group.map(({ urun_k_no }) => urun_k_no)
    const priced = await priceDates(frame, { keys, question })
    for (const [key, price] of priced) found.set(key, price)
  }
  return found
}
