import type { HomeProducts, ProductCard, Region } from '@meltem/contract/catalog/catalog'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { listPictures, pictureOf } from '../../settings/settings.queries.ts'
import { Bitset } from '../index/bitset.ts'
import { type CatalogFrame, inCatalog, viewCatalog } from '../index/catalog-frame.ts'
import { pageOf } from '../listing/listing-parts.ts'
import { listHomeReviews } from '../reviews/reviews.queries.ts'
import { readCards } from './cards.ts'
import { Nearest } from './nearest.ts'

const STRIP = 8
const SIMILAR = 8
const AROUND = 4
/** Looked through, so that several kinds can stand beside each other. */
const LOOKED_AT = 500
const HOME_REVIEWS = 6
/** Kilometres that weigh as much as being another kind of product. */
const FAR = 150

interface Asked {
  readonly dil: Language
  readonly kur?: string | undefined
}

/** Strips of the home page, the same for all visitors. */
export function listHomeProducts(services: Services, tenant: Tenant, asked: Asked): Promise<HomeProducts> {
  return services.cache.remember(tenant.id, `home:${asked.dil}:${asked.kur}`, () =>
    inCatalog(services, tenant, asked, readHomeProducts),
  )
}

async function readHomeProducts(frame: CatalogFrame): Promise<HomeProducts> {
  const { index, prices, trx, dil } = frame
  const { live, campaign, keys } = index.products
  const discounted = new Bitset(live.words.length * 32)
  live.forEach((place) => {
    if (index.campaigns.urun.has(campaign[place] ?? '')) discounted.add(place)
  })
  const cards = (sort: 'onerilen' | 'puan' | 'yeni', set: Bitset) =>
    readCards(
      frame,
      mixed(frame, pageOf(index.order(sort, prices), set, 0, STRIP * 6), { ofEach: 2, count: STRIP }).map(
        (place) => keys[place] ?? '',
      ),
    )
  const reviews = await listHomeReviews(trx, dil, HOME_REVIEWS)
  return {
    populer: await cards('onerilen', live),
    kampanyali: await cards('onerilen', discounted),
    yeni: await cards('yeni', live),
    sayilar: PRODUCT_KINDS.map((urun_tipi) => ({
      urun_tipi,
      sayi: index.products.facet(`urun_tipi:${urun_tipi}`)?.countWith(live) ?? 0,
    })).filter(({ sayi }) => sayi > 0),
    yorumlar: reviews.map(({ kategori_k_no, olusturma_zamani, ...review }) => ({
      ...review,
      tarih: wallOf(olusturma_zamani).slice(0, 10),
      kategori_slug: index.groups.categoryRef(kategori_k_no, dil).slug,
    })),
  }
}

interface Mixture {
  readonly ofEach: number
  readonly count: number
}

/** No kind fills a strip alone: so many of each at most while there are others. */
function mixed({ index }: CatalogFrame, places: readonly number[], { ofEach, count }: Mixture): number[] {
  const taken = new Map<number, number>()
  const first = places.filter((place) => {
    const kind = index.products.kind[place] ?? 0
    const already = taken.get(kind) ?? 0
    taken.set(kind, already + 1)
    return already < ofEach
  })
  return [...first, ...places.filter((place) => !first.includes(place))].slice(0, count)
}

export async function listProductsByKey(
  services: Services,
  tenant: Tenant,
  { k_no, ...asked }: Asked & { readonly k_no: string },
): Promise<ProductCard[]> {
  const keys = k_no
    .toLowerCase()
    .split(',')
    .map((key) => key.trim())
  const frame = await viewCatalog(services, tenant, asked)
  return await readCards(
    frame,
    [...new Set(keys)].filter((key) => frame.index.products.placeOf(key) !== undefined),
  )
}

interface AskedOf extends Asked {
  readonly urun_k_no: string
}

/** What else there is in the place of a product, one of each other kind first. */
export function listProductsAround(services: Services, tenant: Tenant, asked: AskedOf): Promise<ProductCard[]> {
  const key = asked.urun_k_no.toLowerCase()
  return services.cache.remember(tenant.id, `around:${asked.dil}:${asked.kur}:${key}`, () =>
    inCatalog(services, tenant, asked, (frame) => readAround(frame, key)),
  )
}

async function readAround(frame: CatalogFrame, key: string): Promise<ProductCard[]> {
  const { index, prices } = frame
  const { products, groups } = index
  const own = products.placeOf(key)
  const here = own === undefined ? undefined : groups.regionPath(products.region[own] ?? null).at(-1)
  const there = here && products.facet(`bolge:${here.kod}`)?.copy().cut(products.live)
  if (own === undefined || !there) return []
  const others = pageOf(index.order('onerilen', prices), there, 0, LOOKED_AT).filter(
    (place) => products.kind[place] !== products.kind[own],
  )
  return await readCards(
    frame,
    mixed(frame, others, { ofEach: 1, count: AROUND }).map((place) => products.keys[place] ?? ''),
  )
}

/** Same kind first, then near by, then alike in price. */
export function listSimilarProducts(
  services: Services,
  tenant: Tenant,
  { urun_k_no, ...asked }: AskedOf,
): Promise<ProductCard[]> {
  const key = urun_k_no.toLowerCase()
  return services.cache.remember(tenant.id, `similar:${asked.dil}:${asked.kur}:${key}`, () =>
    inCatalog(services, tenant, asked, (frame) => readSimilar(frame, key)),
  )
}

async function readSimilar(frame: CatalogFrame, key: string): Promise<ProductCard[]> {
  const { index, prices } = frame
  const own = index.products.placeOf(key)
  if (own === undefined) return []
  const { live, kind, category, keys, weight } = index.products
  const nearest = new Nearest(SIMILAR)
  live.forEach((place) => {
    if (place === own) return
    const kinds = (kind[place] === kind[own] ? 0 : 1) + (category[place] === category[own] ? 0 : 0.5)
    const [here = Number.NaN, there = Number.NaN] = [prices.prices[own], prices.prices[place]]
    const dearer = Number.isNaN(here + there) ? 0.5 : Math.abs(Math.log(Math.max(1, here) / Math.max(1, there)))
    const away = kinds + kilometres(frame, own, place) / FAR + dearer / 2 - (weight[place] ?? 0) / 1000
    nearest.offer(place, away)
  })
  return await readCards(
    frame,
    nearest.places().map((place) => keys[place] ?? ''),
  )
}

/** Flat enough for a coast: a degree of longitude shrinks with the latitude. */
function kilometres({ index }: CatalogFrame, one: number, other: number): number {
  const { latitude, longitude } = index.products
  const [lat1 = Number.NaN, lat2 = Number.NaN] = [latitude[one], latitude[other]]
  const [lng1 = Number.NaN, lng2 = Number.NaN] = [longitude[one], longitude[other]]
  const away = Math.hypot(lat1 - lat2, (lng1 - lng2) * Math.cos((lat1 * Math.PI) / 180)) * 111
  return Number.isNaN(away) ? FAR : away
}

export function listRegions(services: Services, tenant: Tenant, dil: Language): Promise<Region[]> {
  return services.cache.remember(tenant.id, `regions:${dil}`, () => inCatalog(services, tenant, { dil }, readRegions))
}

async function readRegions({ index, trx, tenant, dil }: CatalogFrame): Promise<Region[]> {
  const { regions } = index.groups.rows
  const rows = await listPictures(
    trx,
    regions.flatMap(({ gorsel }) => gorsel ?? []),
  )
  const pictures = new Map(rows.map((row) => [`${row.bolum}/${row.ad}`, pictureOf(row, tenant.kod)]))
  return regions.map(({ k_no, kod, ust_k_no, enlem, boylam, gorsel, deniz, metinler, notlar }) => {
    const { baslik, slug } = index.groups.textOf(metinler, dil)
    return {
      k_no,
      kod,
      baslik,
      slug,
      ust_k_no,
      not: notlar[dil] ?? Object.values(notlar)[0] ?? '',
      enlem,
      boylam,
      deniz,
      gorsel: (gorsel && pictures.get(gorsel)) || null,
      urun_sayisi: index.products.facet(`bolge:${kod}`)?.countWith(index.products.live) ?? 0,
    }
  })
}
