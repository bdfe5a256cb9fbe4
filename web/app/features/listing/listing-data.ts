import { listRegions, type Region, searchCatalog } from '@meltem/contract/catalog/catalog'
import { type Listing, listProducts } from '@meltem/contract/catalog/listing'
import { getPage, type Page } from '@meltem/contract/content/content'
import { type FilterVariant, getFilterData } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { formatDate } from '@meltem/i18n/format'
import { endLoading, isNoAddress, notFound } from '../../platform/calls/load-page.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { madeOnce } from '../../platform/page/made-once.ts'
import { pathTo, type Translations } from '../../platform/page/paths.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import type { Crumb } from '../../ui/crumbs.tsx'
import { type CardView, type CardWords, cardView } from '../catalog/card-view.ts'
import { loadCars } from './cars-data.ts'
import { counted, kindOf } from './counted.ts'
import { dayViews } from './day-view.ts'
import { loadPoster } from './destination-data.ts'
import { activeFilters, blockingFilter } from './filters/active-filters.ts'
import { type FilterNames, facetViews } from './filters/facet-view.ts'
import { isFiltered, type ListingFilters, listHref, queryOf } from './filters/listing-filters.ts'
import { priceScale } from './filters/price-steps.ts'
import { tripHref } from './trip-href.ts'

/** Where a list stands: everything (`d`), a category (`c`), a destination or collection (`u`). */
export interface ListPlace {
  readonly turu: 'd' | 'c' | 'u'
  readonly slug: string | undefined
}

interface Asked {
  readonly place: ListPlace
  readonly language: Language
  readonly filters: ListingFilters
}

/** The list itself; undefined when there is no such category or destination. */
async function findListing({ call, currency }: Rendering, { place, language, filters }: Asked) {
  const scope = { d: {}, c: { kategori: place.slug }, u: { koleksiyon: place.slug } }[place.turu]
  const map = filters.gorunum === 'harita' ? { harita: '1' as const } : {}
  const answer = await call(listProducts, { ...queryOf(filters), ...scope, ...map, dil: language, kur: currency })
  if (answer.success === 1) return answer.data
  return isNoAddress(answer.code) ? undefined : endLoading(answer)
}

/** The written guide of a category or destination, where there is one. */
async function findGuide({ call }: Rendering, { place, language }: Asked): Promise<Page | null> {
  if (!place.slug) return null
  const answer = await call(getPage, { dil: language, turu: place.turu, slug: place.slug })
  return answer.success === 1 ? answer.data : null
}

async function listVariants({ call }: Rendering): Promise<readonly FilterVariant[]> {
  const answer = await call(getFilterData, {})
  return answer.success === 1 ? answer.variant : []
}

async function listPlaces({ call }: Rendering, language: Language): Promise<readonly Region[]> {
  const answer = await call(listRegions, { dil: language })
  return answer.success === 1 ? answer.data : []
}

/** How the words were read when they were not found as typed. */
async function findCorrection({ call }: Rendering, { language, filters }: Asked): Promise<string | null> {
  if (!filters.ara) return null
  const answer = await call(searchCatalog, { dil: language, ara: filters.ara, adet: 1 })
  return answer.success === 1 ? answer.duzeltme : null
}

function crumbsOf(baslik: string, { place, language }: Asked): Crumb[] {
  const t = translatorIn(language, 'content')
  const home: Crumb = { baslik: t('home'), href: `/${language}` }
  if (place.turu === 'd') return [home, { baslik }]
  return [home, { baslik: t(`lists.${place.turu}`), href: pathTo(language, { turu: place.turu }) }, { baslik }]
}

function translationsOf(listing: Listing, { settings }: Rendering, { place }: Asked): Translations {
  const languages = settings.language.diller
  return Object.fromEntries(
    languages.flatMap((each) => {
      const slug = place.turu === 'd' ? null : listing.ceviriler[each]
      return slug === undefined ? [] : [[each, { slug, url: null }]]
    }),
  )
}

function pricesOf(listing: Listing) {
  const { fiyatlar } = listing
  if (!fiyatlar || fiyatlar.en_cok <= fiyatlar.en_az) return null
  return { ...fiyatlar, ...priceScale(fiyatlar.en_az, fiyatlar.en_cok) }
}

/**
 * Pins and the names beside them travel only with the map. A region that has places in it is a stretch of the coast: its
 * name would stand on the chart like one more town.
 */
function mapOf(listing: Listing, regions: readonly Region[], { filters }: Asked) {
  if (filters.gorunum !== 'harita') return null
  const around = new Set(regions.map(({ ust_k_no }) => ust_k_no))
  return {
    pins: listing.igneler,
    places: regions
      .filter(({ k_no, urun_sayisi }) => urun_sayisi > 0 && !around.has(k_no))
      .map(({ kod, baslik, enlem, boylam }) => ({ kod, baslik, enlem, boylam })),
  }
}

const views = madeOnce<CardView>()

function cardsOf(products: Listing['urunler'], { filters }: Asked, words: CardWords): CardView[] {
  return products.map((product) => {
    const card = views([product, words.language], () => cardView(product, words))
    return { ...card, href: tripHref(card.href, product, filters) }
  })
}

function nearOf(listing: Listing, asked: Asked, names: FilterNames, words: CardWords) {
  const { yakin } = listing
  if (!yakin) return null
  const blocking = blockingFilter(yakin.birak, asked.filters, names, listing.kur)
  // Without the wish that stood in the way: the page of an alternative must not open with it either.
  const filters = blocking?.without ?? asked.filters
  // Without the kind that was asked for there may be any.
  const kind = kindOf(listing, filters.urun_tipi)
  return {
    blocking,
    things: counted(names.listing, yakin.sayi, kind),
    cards: cardsOf(yakin.urunler, { ...asked, filters }, words),
  }
}

function headingOf(listing: Listing, { place, language, filters }: Asked) {
  const t = translatorIn(language, 'listing')
  if (place.turu !== 'd') return { baslik: listing.baslik, metin: listing.metin }
  if (filters.ara) return { baslik: t('searchTitle', { words: filters.ara }), metin: null }
  return { baslik: t('all'), metin: t('allText') }
}

/** How many products, for which days and guests where given: in words, as a plural takes its time in a browser. */
function summaryOf(things: string, { language, filters }: Asked): string {
  const t = translatorIn(language, 'listing')
  const days = [filters.baslangic, filters.bitis].flatMap((day) => (day ? [formatDate(day)] : []))
  const people = [
    filters.yetiskin ? [t('adults', { count: filters.yetiskin })] : [],
    filters.cocuk ? [t('children', { count: filters.cocuk })] : [],
    filters.bebek ? [t('infants', { count: filters.bebek })] : [],
  ].flat()
  return [things, days.join(' – '), people.join(', ')].filter(Boolean).join(' · ')
}

function wordsIn(language: Language): CardWords {
  return { language, card: translatorIn(language, 'card'), facts: translatorIn(language, 'facts') }
}

interface Found {
  readonly listing: Listing
  readonly guide: Page | null
  readonly regions: readonly Region[]
  readonly cards: readonly CardView[]
}

/** A destination whose written page has a wide picture opens as a poster; the map needs the room for itself. */
async function posterOf(rendering: Rendering, { place, language, filters }: Asked, found: Found) {
  const region = place.turu === 'u' ? found.regions.find(({ slug }) => slug === place.slug) : undefined
  const wide = found.guide?.gorsel
  if (!region || !wide || wide.boy >= wide.en || filters.gorunum === 'harita') return null
  const { listing, cards } = found
  return withLocalPictures(await loadPoster(rendering, { region, wide, listing, cards, language }), language)
}

/** Everything a list shows, in words; undefined when there is no such list. */
export async function loadListing(rendering: Rendering, asked: Asked) {
  const { language, filters, place } = asked
  const [listing, guide, variants, regions, correction] = await Promise.all([
    findListing(rendering, asked),
    findGuide(rendering, asked),
    listVariants(rendering),
    listPlaces(rendering, language),
    findCorrection(rendering, asked),
  ])
  if (!listing) return undefined
  // A page beyond the last one is no address; an empty list is one.
  if (filters.sayfa > 1 && listing.urunler.length === 0) return notFound()
  const pathname = pathTo(language, { turu: place.turu, slug: place.slug ?? null })
  const t = translatorIn(language, 'listing')
  const words = wordsIn(language)
  const names: FilterNames = { language, variants, regions, listing: t, card: words.card }
  const heading = headingOf(listing, asked)
  const things = counted(t, listing.toplam, kindOf(listing, filters.urun_tipi))
  const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
  const cards = cardsOf(listing.urunler, asked, words)
  const opening = !isFiltered(filters) && filters.sayfa === 1
  return {
    place,
    pathname,
    filters,
    ...heading,
    gorsel: guide?.gorsel ?? listing.gorsel,
    kur: listing.kur,
    toplam: listing.toplam,
    things,
    summary: summaryOf(things, asked),
    adet: listing.adet,
    cards,
    poster: opening ? await posterOf(rendering, asked, { listing, guide, regions, cards }) : null,
    facets: facetViews(listing.yuzler, names),
    chips: activeFilters(filters, names, listing.kur).map(({ key, name, without }) => ({
      key,
      name,
      href: listHref(pathname, without),
    })),
    prices: pricesOf(listing),
    days: dayViews(listing.gunler, { filters, pathname, language, currency: listing.kur, t }),
    map: mapOf(listing, regions, asked),
    near: nearOf(listing, asked, names, words),
    correction,
    guide: guide && opening ? withLocalPictures(guide.bloklar, language) : null,
    seo: { baslik: guide?.seo_baslik ?? heading.baslik, aciklama: guide?.ozet ?? heading.metin ?? heading.baslik },
    crumbs: crumbsOf(heading.baslik, asked),
    ceviriler: translationsOf(listing, rendering, asked),
    today,
    cars: await loadCars(rendering, listing, { language, filters, today }),
  }
}

export type ListingData = NonNullable<Awaited<ReturnType<typeof loadListing>>>
