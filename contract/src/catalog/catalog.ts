import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { Picture } from '../content/picture.ts'
import { ToldRule } from '../payment/plan.ts'
import { PaymentType } from '../reservation/pricing.ts'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, SaleMode } from '../reservation/reservation.ts'
import { CancellationWindow } from '../reservation/standing.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, commaList, Instant, IsoDate, line, Uuid, verbatim } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { GuestQuestion, ProductText } from './product-content.ts'
import { ProductExtra, ProductFee } from './product-extra.ts'
import { OptionFacts, ProductFacts, VehicleKind } from './product-facts.ts'
import { WayPoint } from './way.ts'

/** What a "from" price counts: the card says "per person", "per night" and so on. */
export const PriceUnit = z
  .enum(['kisi', 'kisi_gece', 'grup', 'paket', 'gece', 'gun', 'arac', 'saat', 'tekne_saat', 'sure', 'adet'])
  .check(
    z.describe(
      'Per person, person and night, group, package, night, day, vehicle, hour, boat and hour, sure_dk minutes, piece',
    ),
  )
export type PriceUnit = z.infer<typeof PriceUnit>

/** Least price of the coming year, as the kernel would sell it, in the currency asked for. */
export const FromPrice = z.object({
  fiyat: Price.check(z.describe('Price after the product campaign')),
  eski_fiyat: z.nullable(Price).check(z.describe('Price before the campaign; null without one')),
  kur: CurrencyCode,
  birim: PriceUnit,
  sure_dk: z.int().check(z.gte(0), z.describe('Minutes the price is for where birim is sure; 0 elsewhere')),
})
export type FromPrice = z.infer<typeof FromPrice>

/** Price of the whole stay, hire or party for the dates asked for: exactly what the kernel quotes. */
export const DatedPrice = z.object({
  toplam: Price.check(z.describe('genel_toplam of a basket with this line alone')),
  kur: CurrencyCode,
  musait: z.boolean().check(z.describe('Whether the party can book it on these dates')),
  opsiyon_k_no: Uuid.check(z.describe('Option it is the price of: the cheapest that is free')),
  gun: z.nullable(z.int()).check(z.describe('Days a hire is counted as; null for everything that is no hire')),
})
export type DatedPrice = z.infer<typeof DatedPrice>

export const Rating = z.object({
  puan: z
    .nullable(z.number().check(z.gte(1), z.lte(5)))
    .check(z.describe('Mean rating, one decimal; null without reviews')),
  yorum_sayisi: z.int().check(z.gte(0), z.describe('Published reviews')),
})
export type Rating = z.infer<typeof Rating>

/** A place in the tree of destinations. */
export const RegionRef = z.object({
  k_no: Uuid,
  kod: z.string().check(z.describe('Stable name')),
  baslik: z.string().check(z.describe('Name in the language asked for')),
  slug: z.string().check(z.describe('Slug in the language asked for')),
})
export type RegionRef = z.infer<typeof RegionRef>

export const CategoryRef = z.object({
  baslik: z.string().check(z.describe('Name in the language asked for')),
  slug: z.string().check(z.describe('Slug in the language asked for')),
})

/** Both parts of a product's address. */
const ProductAddress = z.object({
  kategori_slug: z.string().check(z.describe('Slug of its category')),
  slug: z.string().check(z.describe('Slug of the product')),
})

const CampaignFlag = z.object({
  indirim_turu: z.enum(['yuzde', 'tutar']).check(z.describe('Per cent or an amount')),
  indirim: z.number().check(z.describe('Per cent, or an amount in kur')),
  kur: z.nullable(CurrencyCode).check(z.describe('Currency of an amount')),
})

/** A product in a list. */
export const ProductCard = z.object({
  k_no: Uuid,
  urun_tipi: ProductKind,
  dil: Language.check(z.describe('Language of the texts; another than asked for when there is no translation')),
  baslik: z.string().check(z.describe('Title')),
  ozet: z.string().check(z.describe('One or two sentences')),
  slug: z.string().check(z.describe('Slug in this language')),
  kategori: CategoryRef.check(z.describe('Category; the address is /{lang}/d/{kategori.slug}/{slug}')),
  bolge: z.nullable(RegionRef).check(z.describe('Destination')),
  enlem: z.nullable(z.number()).check(z.describe('Latitude')),
  boylam: z.nullable(z.number()).check(z.describe('Longitude')),
  kapak: z.nullable(Picture).check(z.describe('Cover; null shows the fallback picture')),
  bilgi: ProductFacts.check(z.describe('Facts of its kind')),
  arac: z.nullable(VehicleKind).check(z.describe('How its vehicle is drawn; null where nothing is')),
  degerlendirme: Rating.check(z.describe('Ratings of guests')),
  baslangic_fiyat: z.nullable(FromPrice).check(z.describe('Least price; null when it is asked for')),
  tarihli_fiyat: z.nullable(DatedPrice).check(z.describe('Price for the dates asked for; null without dates')),
  kampanya: z.nullable(CampaignFlag).check(z.describe('Campaign of the product')),
  rezervasyon_satis_durum: SaleMode,
  ucretsiz_iptal: z.boolean().check(z.describe('Some window gives everything back')),
  en_cok_kisi: z.int().check(z.gte(1), z.describe('Most people of one booking')),
})
export type ProductCard = z.infer<typeof ProductCard>

/** Strips of the home page. */
export const HomeProducts = z.object({
  populer: z.array(ProductCard).check(z.describe('Most booked and best rated')),
  kampanyali: z.array(ProductCard).check(z.describe('With a campaign')),
  yeni: z.array(ProductCard).check(z.describe('New in the catalogue')),
  sayilar: z
    .array(z.object({ urun_tipi: ProductKind, sayi: z.int().check(z.describe('Products on offer')) }))
    .check(z.describe('How many of each kind')),
  yorumlar: z
    .array(
      z.object({
        ad: z.string().check(z.describe('Name as it is shown')),
        dil: Language,
        puan: z.int().check(z.gte(1), z.lte(5)),
        metin: z.string().check(z.describe('Words of the guest')),
        tarih: IsoDate,
        urun_baslik: z.string().check(z.describe('Product')),
        urun_tipi: ProductKind,
        kategori_slug: z.string().check(z.describe('Slug of its category')),
        urun_slug: z.string().check(z.describe('Slug of the product')),
      }),
    )
    .check(z.describe('Words of guests')),
})
export type HomeProducts = z.infer<typeof HomeProducts>

export const listHomeProducts = endpoint({
  method: 'GET',
  path: '/home-urun-listele',
  feature: 'catalog',
  summary: 'Products and reviews of the home page',
  input: z.object({ dil: Language, kur: z.optional(CurrencyCode) }),
  output: z.object({ data: HomeProducts.check(z.describe('Strips of the home page')) }),
})

/** When something by the hour is served. */
export const OpeningHours = z.object({
  acilis: ClockTime.check(z.describe('Opening')),
  kapanis: ClockTime.check(z.describe('Closing; that of the next day when it is not after the opening')),
  adim_dk: z.int().check(z.gte(5), z.describe('Minutes from one start to the next')),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** A thing that can be chosen: room, vehicle, boat, departure time. */
const ProductOption = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name')),
  aciklama: z.nullable(z.string()).check(z.describe('A sentence about it')),
  stok: z.nullable(z.enum(['kalkis', 'gece', 'saat'])).check(z.describe('What is counted; null when it is asked for')),
  fiyatlandirma: z
    .enum(['kisi', 'grup', 'gecelik', 'arac', 'transfer_arac', 'transfer_kisi', 'birim'])
    .check(z.describe('Sort of tariff')),
  bilgi: OptionFacts.check(z.describe('Facts')),
  baslangic_fiyat: z.nullable(FromPrice).check(z.describe('Least price')),
  sure_dk: z.int().check(z.gte(0), z.describe('Minutes it lasts; 0 when the person chooses')),
  calisma_saatleri: z
    .nullable(OpeningHours)
    .check(z.describe('When it may start where it is sold by the hour; null elsewhere')),
  son_satis_saat: z.int().check(z.gte(0), z.describe('Hours before the start until which one may book this option')),
  odeme_adimlari: z
    .array(ToldRule)
    .check(z.describe('Payments in order; empty: the deposit with the booking, the rest on the day')),
  gorsel: z.nullable(Picture).check(z.describe('Its own picture')),
})
export type ProductOption = z.infer<typeof ProductOption>

/** A row of the season table, or a length band of a car. */
const SeasonRow = z.object({
  opsiyon_k_no: Uuid,
  sezon: z.string().check(z.describe('Name of the season; empty for a band')),
  baslangic: IsoDate.check(z.describe('First day')),
  bitis: IsoDate.check(z.describe('Last day, inclusive')),
  en_az: z.int().check(z.gte(0), z.describe('Least nights, or least days of the band')),
  fiyat: Price.check(z.describe('Price of a night or day after the product campaign')),
  eski_fiyat: z.nullable(Price).check(z.describe('Price before the campaign; null without one')),
  haftalik_fiyat: z.nullable(Price).check(z.describe('Price of a week after the product campaign')),
})

/** A charter week as the kernel would sell it. */
const CharterWeek = z.object({
  opsiyon_k_no: Uuid,
  baslangic: IsoDate.check(z.describe('Saturday it begins on')),
  fiyat: Price.check(z.describe('Price of its seven nights, without fees and extras')),
})

export const Product = z.object({
  ...ProductCard.shape,
  icerik: ProductText.check(z.describe('What it says')),
  gecis: z.optional(
    z
      .array(WayPoint)
      .check(z.describe('Way of a boat or a transfer that ends elsewhere, over sea or land, roughly, for the chart')),
  ),
  ceviriler: perLanguage(ProductAddress).check(z.describe('The same product in the other languages')),
  gorseller: z.array(Picture).check(z.describe('Pictures, cover first')),
  secenekler: z.array(ProductOption).check(z.describe('Options')),
  ekstralar: z.array(ProductExtra).check(z.describe('Extras')),
  ucretler: z.array(ProductFee).check(z.describe('Fees')),
  sezonlar: z.array(SeasonRow).check(z.describe('Season table or length bands; empty for other tariffs')),
  haftalar: z.array(CharterWeek).check(z.describe('Weeks from Saturday to Saturday, of options with weekly prices')),
  sorular: z.array(GuestQuestion).check(z.describe('Questions to the guest')),
  iptal_kosullari: z.array(CancellationWindow).check(z.describe('Windows, longest first')),
  odeme_tipi: PaymentType,
  odeme_tipi_oran: z.number().check(z.describe('Deposit in per cent')),
  kisi_sinirlari: z
    .object({
      en_az: z.int().check(z.describe('Least people')),
      en_cok: z.int().check(z.describe('Most people; in a hotel in one room')),
      en_az_yetiskin: z.int().check(z.describe('Least adults; in a hotel in every room')),
      en_az_yas: z.int().check(z.describe('Age below which nobody is taken along; 0 without one')),
      cocuk_yas: z.int().check(z.describe('From this age a child')),
      yetiskin_yas: z.int().check(z.describe('From this age an adult')),
    })
    .check(z.describe('Who may come')),
  sor_sat_saat: z.int().check(z.gte(0), z.describe('Inside so many hours before the start it is asked for; 0 never')),
  opsiyon_saat: z.int().check(z.gte(0), z.describe('Hours a request blocks the dates')),
  son_satis_saat: z.int().check(z.gte(0), z.describe('Hours before the start until which one may book')),
  bugun_bakan: z.int().check(z.gte(0), z.describe('People who looked today')),
  kiralama_sozlesmesi: z.boolean().check(z.describe('A rental contract is signed')),
  bolge_yolu: z.array(RegionRef).check(z.describe('Destination from the country down')),
  guncelleme_zamani: Instant.check(z.describe('Last change')),
  onizleme: z.optional(
    z.boolean().check(z.describe('True for a product that is not on offer, shown by the key of a preview')),
  ),
})
export type Product = z.infer<typeof Product>

export const getProduct = endpoint({
  method: 'GET',
  path: '/category-urun-getir',
  feature: 'catalog',
  summary: 'One product by its slug or key; a slug that was changed answers where it is now',
  input: z.object({
    dil: Language,
    kur: z.optional(CurrencyCode),
    slug: z.optional(line('Slug', 120)),
    k_no: z.optional(Uuid),
    onizleme: z.optional(verbatim('Signed key of a preview', 200)),
  }),
  output: z.object({
    data: z.nullable(Product).check(z.describe('The product; null when it has moved or gone')),
    tasindi: z.nullable(ProductAddress).check(z.describe('Where a changed slug leads; null when it has not')),
    kaldirildi: z.boolean().check(z.describe('True when the product is no longer offered (410)')),
  }),
})

export const listSimilarProducts = endpoint({
  method: 'GET',
  path: '/category-benzer-urun-listele',
  feature: 'catalog',
  summary: 'Products like this one',
  input: z.object({ dil: Language, kur: z.optional(CurrencyCode), urun_k_no: Uuid }),
  output: z.object({ data: z.array(ProductCard).check(z.describe('Up to eight, nearest first')) }),
})

export const listProductsAround = endpoint({
  method: 'GET',
  path: '/category-cevre-urun-listele',
  feature: 'catalog',
  summary: 'Products of other kinds in the place of this one: what one can do where a transfer ends',
  input: z.object({ dil: Language, kur: z.optional(CurrencyCode), urun_k_no: Uuid }),
  output: z.object({
    data: z.array(ProductCard).check(z.describe('Up to four, one of each kind first; none without a place')),
  }),
})

export const listProductsByKey = endpoint({
  method: 'GET',
  path: '/urun-kart-listele',
  feature: 'catalog',
  summary: 'Cards of known products: recently seen, compared, favourites',
  input: z.object({
    dil: Language,
    kur: z.optional(CurrencyCode),
    k_no: commaList(48, 'Keys, joined with commas'),
  }),
  output: z.object({ data: z.array(ProductCard).check(z.describe('Those that are on offer, in the order asked for')) }),
})

const SearchHit = z.object({
  tur: z.enum(['urun', 'bolge', 'kategori', 'yazi']).check(z.describe('Product, destination, category or article')),
  baslik: z.string().check(z.describe('Title')),
  vurgu: z.array(z.tuple([z.int(), z.int()])).check(z.describe('Which characters of the title match: from, to')),
  alt: z.string().check(z.describe('Small line: kind and place')),
  url: z.string().check(z.describe('Address without the language prefix')),
  urun_tipi: z.nullable(ProductKind),
  gorsel: z.nullable(Picture),
  fiyat: z.nullable(FromPrice),
})
export type SearchHit = z.infer<typeof SearchHit>

export const searchCatalog = endpoint({
  method: 'GET',
  path: '/category-urun-arama',
  feature: 'catalog',
  summary: 'Suggestions while typing: products, destinations, categories and articles',
  input: z.object({
    dil: Language,
    kur: z.optional(CurrencyCode),
    ara: line('What was typed', 120),
    adet: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(24))),
  }),
  output: z.object({
    data: z.array(SearchHit).check(z.describe('Hits, best first')),
    duzeltme: z.nullable(z.string()).check(z.describe('Spelling that was searched for instead; null when as typed')),
  }),
})

/** A destination with its place in the tree. */
export const Region = z.object({
  ...RegionRef.shape,
  ust_k_no: z.nullable(z.uuid()).check(z.describe('Parent; null at the top')),
  not: z.string().check(z.describe('A few words')),
  enlem: z.number().check(z.describe('Latitude')),
  boylam: z.number().check(z.describe('Longitude')),
  deniz: z
    .nullable(z.array(z.int()).check(z.length(12)))
    .check(z.describe('Sea at the surface by month from January on, °C; null inland')),
  gorsel: z.nullable(Picture),
  urun_sayisi: z.int().check(z.gte(0), z.describe('Products there, children included')),
})
export type Region = z.infer<typeof Region>

export const listRegions = endpoint({
  method: 'GET',
  path: '/bolge-listele',
  feature: 'catalog',
  summary: 'The tree of destinations, flat, parents first',
  input: z.object({ dil: Language }),
  output: z.object({ data: z.array(Region).check(z.describe('Destinations')) }),
})
