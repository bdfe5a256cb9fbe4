import * as z from 'zod/mini'
import { Picture } from '../content/picture.ts'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, SaleMode } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, commaList, IsoDate, maybeLine, oneParty, Uuid, verbatim } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { ProductCard } from './catalog.ts'

export const SORTS = ['onerilen', 'fiyat_artan', 'fiyat_azalan', 'puan', 'yeni'] as const
export const ProductSort = z.enum(SORTS).check(z.describe('Order: recommended, price up or down, rating, newest'))

/** A car is taken and comes back at this time of the wall clock where the visitor says no other. */
export const HIRE_TIME = '10:00'

const People = z.coerce.number().check(z.int(), z.gte(0), z.lte(99))

/** Everything a listing can be asked; the address of the page carries the same words. */
export const ListingQuery = z
  .object({
    dil: Language,
    kur: z.optional(CurrencyCode.check(z.describe('Currency of the prices; the tenant’s when left out'))),
    kategori: z.optional(verbatim('Slug of a category in this language', 120)),
    urun_tipi: z.optional(commaList(9, 'Kinds, joined with commas')),
    koleksiyon: z.optional(verbatim('Slug of a destination or collection', 120)),
    bolge: z.optional(commaList(20, 'Stable names of destinations, joined with commas; children count too')),
    ozellik: z.optional(
      commaList(40, 'Filters as kod:choice, joined with commas; choices of one filter are alternatives'),
    ),
    baslangic: z.optional(IsoDate.check(z.describe('First day'))),
    bitis: z.optional(IsoDate.check(z.describe('Day of departure or return'))),
    saat: z.optional(ClockTime.check(z.describe(`When a car is taken; ${HIRE_TIME} when left out`))),
    bitis_saat: z.optional(ClockTime.check(z.describe(`When it comes back; ${HIRE_TIME} when left out`))),
    alis_yeri: maybeLine('Where a car is taken: name of a place in this language; its office when left out', 120),
    donus_yeri: maybeLine('Where it comes back: name of a place in this language; its office when left out', 120),
    yetiskin: z.optional(People.check(z.describe('Adults'))),
    cocuk: z.optional(People.check(z.describe('Children'))),
    bebek: z.optional(People.check(z.describe('Infants'))),
    fiyat_en_az: z.optional(z.coerce.number().check(z.gte(0), z.lte(1e9), z.describe('Least price in kur'))),
    fiyat_en_cok: z.optional(z.coerce.number().check(z.gte(0), z.lte(1e9), z.describe('Highest price in kur'))),
    satis: z.optional(SaleMode),
    ucretsiz_iptal: z.optional(z.literal('1').check(z.describe('Only with free cancellation'))),
    puan: z.optional(z.coerce.number().check(z.gte(1), z.lte(5), z.describe('Least mean rating'))),
    ara: maybeLine('Words to look for', 120),
    kutu: z.optional(
      z
        .string()
        .check(z.regex(/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/), z.describe('Map: south,west,north,east')),
    ),
    harita: z.optional(z.literal('1').check(z.describe('With pins for the map'))),
    sirala: z.optional(ProductSort),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000), z.describe('Page, from 1'))),
    adet: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(48), z.describe('Products of a page; 24'))),
  })
  .check(oneParty)
export type ListingQuery = z.infer<typeof ListingQuery>

/** How many products a choice would leave, with the other filters as they are. */
export const Facet = z.object({
  kod: z.string().check(z.describe('bolge, urun_tipi, satis, ucretsiz_iptal or the name of a filter variant')),
  secenekler: z
    .array(z.object({ kod: z.string().check(z.describe('Choice')), sayi: z.int().check(z.describe('Products')) }))
    .check(z.describe('Choices with their counts')),
})
export type Facet = z.infer<typeof Facet>

const PriceHistogram = z.object({
  en_az: Price.check(z.describe('Lowest price of what the other filters leave, in kur')),
  en_cok: Price.check(z.describe('Highest price')),
  sayilar: z.array(z.int()).check(z.describe('Products per step of equal width, 16 steps')),
})

const MapPin = z.object({
  k_no: Uuid,
  enlem: z.number().check(z.describe('Latitude')),
  boylam: z.number().check(z.describe('Longitude')),
  fiyat: z.nullable(Price).check(z.describe('Price on the pin in kur')),
})
export type MapPin = z.infer<typeof MapPin>

/** The next days with the lowest price among the products of the list (day strip). */
const StripDay = z.object({
  tarih: IsoDate,
  fiyat: z.nullable(Price).check(z.describe('Lowest price in kur; null when nothing is free')),
})

/** Where a car is brought to or taken back from instead of its office. */
const HirePlace = z.object({
  grup: z.enum(['alis_yeri', 'donus_yeri']).check(z.describe('Pick-up or return')),
  ad: z.string().check(z.describe('Name')),
  fiyat: z.nullable(Price).check(z.describe('Its fee in kur; null where the classes differ')),
})
export type HirePlace = z.infer<typeof HirePlace>

export const Listing = z.object({
  baslik: z.string().check(z.describe('Title of the category, destination or collection')),
  metin: z.nullable(z.string()).check(z.describe('Two sentences about it')),
  gorsel: z.nullable(Picture).check(z.describe('Its picture')),
  ceviriler: perLanguage(z.string()).check(z.describe('Slug of the same list in the other languages')),
  kur: CurrencyCode.check(z.describe('Currency of all prices')),
  toplam: z.int().check(z.gte(0), z.describe('Products in all')),
  sayfa: z.int().check(z.gte(1), z.describe('This page')),
  adet: z.int().check(z.gte(1), z.describe('Products of a page')),
  urunler: z.array(ProductCard).check(z.describe('Products of this page')),
  yuzler: z.array(Facet).check(z.describe('Counts of the filters')),
  fiyatlar: z.nullable(PriceHistogram).check(z.describe('Prices of what is left; null when nothing is')),
  gunler: z.array(StripDay).check(z.describe('Day strip; empty for kinds without single days')),
  yerler: z
    .array(HirePlace)
    .check(z.describe('Places the cars of this page are handed over at; empty for lists of anything else')),
  igneler: z
    .array(MapPin)
    .check(z.describe('Pins of up to 500 products of the whole result, when asked for with harita')),
  yakin: z
    .nullable(
      z.object({
        birak: z.string().check(z.describe('Filter that removes most; without it there are products')),
        sayi: z.int().check(z.describe('How many there would be')),
        urunler: z.array(ProductCard).check(z.describe('Near alternatives')),
      }),
    )
    .check(z.describe('When nothing is left: what stands in the way, and what is near; null otherwise')),
})
export type Listing = z.infer<typeof Listing>

export const listProducts = endpoint({
  method: 'GET',
  path: '/category-urun-listele',
  feature: 'catalog',
  summary: 'Products of a category, destination or collection with filters, dates, party, facets and pins',
  input: ListingQuery,
  output: z.object({ data: Listing.check(z.describe('The list')) }),
})
