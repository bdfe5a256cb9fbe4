import { getProduct, type Listing, type Product, type ProductCard } from '@meltem/contract/catalog'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'
import { daysBetween } from '@meltem/domain/calendar-day'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { bandTable } from '../../components/product/band-table.ts'
import { type VehicleKind, vehicleOfClass } from '../../components/transfer/vehicle.tsx'
import { translatorIn } from '../../lib/translator.ts'
import type { ListingFilters } from './listing-filters.ts'

interface CarBand {
  readonly length: string
  readonly price: string
  /** Said of the length that was asked for. */
  readonly yours: string | null
}

/** What a list of cars shows beside its cards, in words. */
export interface CarsView {
  readonly words: Readonly<Record<'pickUpDay' | 'returnDay' | 'longer', string>>
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

type Car = ProductCard & { readonly bilgi: Extract<ProductCard['bilgi'], { urun_tipi: 'arac_kira' }> }

function isCar(card: ProductCard): card is Car {
  return card.bilgi.urun_tipi === 'arac_kira'
}

/** Null where the list has anything but cars; an empty one is known by what is near. */
export async function loadCars(rendering: Rendering, listing: Listing, asked: Asked): Promise<CarsView | null> {
  const shown = listing.urunler.length > 0 ? listing.urunler : (listing.yakin?.urunler ?? [])
  const cars = shown.filter(isCar)
  if (cars.length === 0 || cars.length < shown.length) return null
  const t = translatorIn(asked.language, 'car')
  const cheapest = cars.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  const product = cheapest && (await findProduct(rendering, cheapest.k_no, asked.language))
  return {
    words: {
      pickUpDay: t('list.pickUpDay'),
      returnDay: t('list.returnDay'),
      longer: t('list.longer'),
    },
    scale: listing.toplam > 0 ? t('list.scale', { count: listing.toplam }) : null,
    bands: product ? bandsOf(product, asked) : null,
    drawings: Object.fromEntries(
      cars.map(({ k_no, bilgi }) => [k_no, { kind: vehicleOfClass(bilgi.sinif), label: bilgi.ornek }]),
    ),
  }
}

function priceOf({ baslangic_fiyat }: Car): number {
  return baslangic_fiyat?.fiyat ?? Number.POSITIVE_INFINITY
}

async function findProduct({ call, currency }: Rendering, k_no: string, dil: Language): Promise<Product | null> {
  const answer = await call(getProduct, { dil, kur: currency, k_no })
  return answer.success === 1 ? answer.data : null
}

type Banded = Pick<Product, 'baslik' | 'sezonlar' | 'baslangic_fiyat'> & {
  readonly secenekler: readonly Pick<Product['secenekler'][number], 'k_no'>[]
}

/** The season of the day of pick-up, or the one that comes next. */
export function bandsOf(product: Banded, { language, filters, today }: Asked): CarsView['bands'] {
  const t = translatorIn(language, 'car')
  const { baslangic = today, bitis } = filters
  const [option] = product.secenekler
  const coming = product.sezonlar.filter((row) => row.opsiyon_k_no === option?.k_no && row.bitis >= baslangic)
  const first = coming.map((row) => row.baslangic).toSorted()[0]
  const { seasons, bands } = bandTable(coming.filter((row) => row.baslangic === first))
  const [season] = seasons
  if (!season || bands.length < 2) return null
  const days = filters.baslangic && bitis ? Math.max(1, daysBetween(filters.baslangic, bitis)) : null
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
