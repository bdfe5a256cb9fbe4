import { getProduct, type Product, type ProductCard } from '@meltem/contract/catalog/catalog'
import { HIRE_TIME, type HirePlace, type Listing } from '@meltem/contract/catalog/listing'
import type { FactsOf, VehicleKind } from '@meltem/contract/catalog/product-facts'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { hireDays } from '@meltem/domain/pricing/line/hire-price'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorIn } from '../../platform/words/translator.ts'
import { bandTable } from '../product/chapters/cars/band-table.ts'
import { vehicleOfClass } from '../transfer/vehicle.tsx'
import type { ListingFilters } from './filters/listing-filters.ts'

interface CarBand {
  readonly length: string
  readonly price: string
  /** Said of the length that was asked for. */
  readonly yours: string | null
}

interface PlaceChoice {
  readonly value: string
  readonly label: string
}

type Word =
  | 'pickUpDay'
  | 'pickUpTime'
  | 'pickUpPlace'
  | 'returnDay'
  | 'returnTime'
  | 'returnPlace'
  | 'update'
  | 'change'
  | 'longer'

/** What a list of cars shows beside its cards, in words. */
export interface CarsView {
  readonly words: Readonly<Record<Word, string>>
  /** Where a car can be had, its office first; empty where there is nothing but the office. */
  readonly places: Readonly<Record<HirePlace['grup'], readonly PlaceChoice[]>>
  /** The hire in a line: where, when, at what time. */
  readonly summary: string
  /** How long the hire is and what its places cost; null without days. */
  readonly asked: string | null
  /** How many classes are drawn beside each other; null when none is left. */
  readonly scale: string | null
  /** The lengths of the cheapest class and its price of a day in the season asked for. */
  readonly bands: { readonly note: string; readonly cells: readonly CarBand[] } | null
  /** How each class is drawn, by the key of its product. */
  readonly drawings: Readonly<Record<string, { readonly kind: VehicleKind; readonly label: string }>>
}

interface Asked {
  readonly language: Language
  readonly filters: ListingFilters
  readonly today: string
}

type Car = ProductCard & { readonly bilgi: FactsOf<'arac_kira'> }

function isCar(card: ProductCard): card is Car {
  return 'sinif' in card.bilgi
}

/** Null where the list has anything but cars; an empty one is known by what is near. */
export async function loadCars(rendering: Rendering, listing: Listing, asked: Asked): Promise<CarsView | null> {
  const shown = listing.urunler.length > 0 ? listing.urunler : (listing.yakin?.urunler ?? [])
  const cars = shown.filter(isCar)
  if (cars.length === 0 || cars.length < shown.length) return null
  const t = translatorIn(asked.language, 'car')
  const cheapest = cars.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  const product = cheapest && (await findProduct(rendering, cheapest.k_no, asked.language))
  const days = daysOf(cars, asked.filters)
  return {
    words: wordsIn(asked.language),
    places: placesOf(listing, cars, asked.language),
    summary: summaryOf(cars, asked),
    asked: days === null ? null : [t('list.days', { count: days }), ...feesOf(listing, asked)].join(' '),
    scale: listing.toplam > 0 ? t('list.scale', { count: listing.toplam }) : null,
    bands: product ? bandsOf(product, asked, days) : null,
    drawings: Object.fromEntries(
      cars.map(({ k_no, arac, bilgi }) => [k_no, { kind: arac ?? vehicleOfClass(bilgi.sinif), label: bilgi.ornek }]),
    ),
  }
}

function wordsIn(language: Language): CarsView['words'] {
  const t = translatorIn(language, 'car')
  const panel = translatorIn(language, 'panel')
  return {
    pickUpDay: t('list.pickUpDay'),
    pickUpTime: panel('pickUpTime'),
    pickUpPlace: t('pickUpPlace'),
    returnDay: t('list.returnDay'),
    returnTime: panel('returnTime'),
    returnPlace: t('returnPlace'),
    update: t('list.update'),
    change: t('list.change'),
    longer: t('list.longer'),
  }
}

const spans = new Map<Language, Intl.DateTimeFormat>()

function spanIn(language: Language): Intl.DateTimeFormat {
  const known = spans.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[language].tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  spans.set(language, made)
  return made
}

function summaryOf(cars: readonly Car[], { language, filters }: Asked): string {
  const { baslangic, bitis, alis_yeri, saat = HIRE_TIME } = filters
  const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const dates =
    baslangic && bitis
      ? spanIn(language).formatRange(dayOf(baslangic), dayOf(bitis))
      : translatorIn(language, 'car')('list.chooseDays')
  const place = alis_yeri ?? townOf(cars)
  return [...(place ? [place] : []), dates, saat].join(' · ')
}

function priceOf({ baslangic_fiyat }: Car): number {
  return baslangic_fiyat?.fiyat ?? Number.POSITIVE_INFINITY
}

/** As the tariff counts them, which lets a car come back a little late; by the clock alone where nothing is priced. */
function daysOf(cars: readonly Car[], filters: ListingFilters): number | null {
  const { baslangic, bitis, saat = HIRE_TIME, bitis_saat = HIRE_TIME } = filters
  if (!(baslangic && bitis)) return null
  const counted = cars.map(({ tarihli_fiyat }) => tarihli_fiyat?.gun).find((gun) => typeof gun === 'number')
  return counted ?? hireDays({ alis: `${baslangic}T${saat}`, donus: `${bitis}T${bitis_saat}`, tolerans_dk: 0 })
}

function feeIn(language: Language, fiyat: number, kur: string): string {
  return fiyat === 0 ? translatorIn(language, 'panel')('free') : formatMoney(language, fiyat, kur)
}

/** Where all of them stand; undefined when they stand in several towns. */
function townOf(cars: readonly Car[]): string | undefined {
  const [town, ...others] = new Set(cars.map(({ bolge }) => bolge?.baslik))
  return others.length === 0 ? town : undefined
}

/** Classes that stand in one town share its office; otherwise each has its own. */
function officeOf(cars: readonly Car[], language: Language): string {
  const t = translatorIn(language, 'car')
  const town = townOf(cars)
  return town ? t('office', { place: town }) : t('list.office')
}

function placesOf({ yerler, kur }: Listing, cars: readonly Car[], language: Language): CarsView['places'] {
  const office = { value: '', label: officeOf(cars, language) }
  const choices = (group: HirePlace['grup']) => {
    const named = yerler.filter(({ grup }) => grup === group)
    const places = named.map(({ ad, fiyat }) => ({
      value: ad,
      label: fiyat === null ? ad : `${ad}, ${feeIn(language, fiyat, kur)}`,
    }))
    return places.length > 0 ? [office, ...places] : []
  }
  return { alis_yeri: choices('alis_yeri'), donus_yeri: choices('donus_yeri') }
}

/** What the places asked for cost, each in a sentence of its own. */
function feesOf({ yerler, kur }: Listing, { language, filters }: Asked): string[] {
  return yerler.flatMap(({ grup, ad, fiyat }) =>
    filters[grup] === ad && fiyat !== null ? [`${ad}: ${feeIn(language, fiyat, kur)}.`] : [],
  )
}

async function findProduct({ call, currency }: Rendering, k_no: string, dil: Language): Promise<Product | null> {
  const answer = await call(getProduct, { dil, kur: currency, k_no })
  return answer.success === 1 ? answer.data : null
}

type Banded = Pick<Product, 'baslik' | 'sezonlar' | 'baslangic_fiyat'> & {
  readonly secenekler: readonly Pick<Product['secenekler'][number], 'k_no'>[]
}

/** The season of the day of pick-up, or the one that comes next; `days` is the length that was asked for. */
export function bandsOf(product: Banded, { language, filters, today }: Asked, days: number | null): CarsView['bands'] {
  const t = translatorIn(language, 'car')
  const { baslangic = today } = filters
  const [option] = product.secenekler
  const coming = product.sezonlar.filter((row) => row.opsiyon_k_no === option?.k_no && row.bitis >= baslangic)
  const first = coming.map((row) => row.baslangic).toSorted()[0]
  const { seasons, bands } = bandTable(coming.filter((row) => row.baslangic === first))
  const [season] = seasons
  if (!season || bands.length < 2) return null
  const kur = product.baslangic_fiyat?.kur ?? ''
  return {
    note: t('list.season', {
      car: product.baslik,
      from: formatDate(season.baslangic),
      to: formatDate(season.bitis),
    }),
    cells: bands.flatMap(({ from, to, prices: [price] }) => {
      if (price === undefined) return []
      const isYours = days !== null && days >= from && (to === null || days <= to)
      return {
        length: to === null ? t('daysAndMore', { count: from }) : t('daysFromTo', { from, to }),
        price: formatMoney(language, price, kur),
        yours: isYours ? t('list.yours') : null,
      }
    }),
  }
}
