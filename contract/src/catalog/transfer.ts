import * as z from 'zod/mini'
import { Picture } from '../content/picture.ts'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, Pax, SaleMode } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, IsoDate, Uuid, verbatim } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { FromPrice } from './catalog.ts'
import { OptionFacts } from './product-facts.ts'

/** A place a transfer starts or ends at. */
export const TransferPlace = z.object({
  kod: z.string().check(z.describe('Stable name')),
  baslik: z.string().check(z.describe('Name')),
  tur: z.enum(['havalimani', 'sehir', 'otel_bolgesi', 'liman']).check(z.describe('Sort of place')),
  enlem: z.number().check(z.describe('Latitude')),
  boylam: z.number().check(z.describe('Longitude')),
})
export type TransferPlace = z.infer<typeof TransferPlace>

/** What a vehicle of a route costs one way, as the table of routes shows it. */
const RouteVehicle = z.object({
  ad: z.string().check(z.describe('Name of the vehicle')),
  kapasite: z.nullable(z.int()).check(z.describe('People it takes; null for a shared shuttle')),
  fiyat: FromPrice.check(z.describe('Price of one way')),
})

export const TransferRoute = z.object({
  urun_k_no: Uuid.check(z.describe('Product of the route')),
  baslik: z.string().check(z.describe('Title')),
  slug: z.string().check(z.describe('Slug of its landing page /t/{slug}')),
  nereden: z.string().check(z.describe('Key of the place it starts from')),
  nereye: z.string().check(z.describe('Key of the place it goes to')),
  mesafe_km: z.number().check(z.describe('Kilometres')),
  sure_dk: z.int().check(z.describe('Minutes')),
  baslangic_fiyat: z.nullable(FromPrice).check(z.describe('Least price')),
  araclar: z.array(RouteVehicle).check(z.describe('Vehicles with their prices, smallest first; a shuttle last')),
  gorsel: z.nullable(Picture),
})
export type TransferRoute = z.infer<typeof TransferRoute>

/** Every route runs both ways. */
export const listTransferTariffs = endpoint({
  method: 'GET',
  path: '/transfer-tarife-listele',
  feature: 'transfer',
  summary: 'Places and routes with their least prices',
  input: z.object({
    dil: Language,
    kur: z.optional(CurrencyCode),
    onizleme: z.optional(verbatim('Signed key of a preview: its route is told, too', 200)),
  }),
  output: z.object({
    yerler: z.array(TransferPlace).check(z.describe('Places of the form')),
    guzergahlar: z.array(TransferRoute).check(z.describe('Routes')),
  }),
})

export const TransferQuery = z
  .strictObject({
    lang: Language,
    kur: z.optional(CurrencyCode),
    nereden: verbatim('Key of the place it starts from', 60, 1),
    nereye: verbatim('Key of the place it goes to', 60, 1),
    tarih: IsoDate.check(z.describe('Day of the ride')),
    saat: ClockTime.check(z.describe('Landing, or pick-up')),
    donus_tarih: z.optional(IsoDate.check(z.describe('Day of the ride back'))),
    donus_saat: z.optional(ClockTime.check(z.describe('Pick-up of the ride back'))),
    pax: Pax,
    ucus_no: z.optional(
      z
        .string()
        .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?$/), z.describe('Flight number')),
    ),
    cocuk_koltugu: z.optional(z.int().check(z.gte(0), z.lte(9), z.describe('Child seats'))),
  })
  .check(
    z.refine((one) => one.nereden !== one.nereye, { path: ['nereye'] }),
    z.refine((one) => one.donus_tarih === undefined || one.donus_tarih >= one.tarih, {
      path: ['donus_tarih'],
      params: { kod: 'tarih_sirasi' },
    }),
    z.refine((one) => (one.donus_tarih === undefined) === (one.donus_saat === undefined), { path: ['donus_saat'] }),
  )
export type TransferQuery = z.infer<typeof TransferQuery>

/** A vehicle for the ride, priced by the kernel. */
export const TransferOffer = z.object({
  urun_k_no: Uuid.check(z.describe('Product to put into the basket')),
  opsiyon_k_no: Uuid.check(z.describe('Its option')),
  ad: z.string().check(z.describe('Name of the vehicle')),
  paylasimli: z.boolean().check(z.describe('A shared shuttle, sold by the seat')),
  bilgi: OptionFacts.check(z.describe('Seats, cases, drawing')),
  kalkis: z.nullable(z.string()).check(z.describe('Departure of a shuttle to book')),
  saat: ClockTime.check(z.describe('Pick-up')),
  satis_durumu: SaleMode,
  musait: z.boolean().check(z.describe('Whether it can be booked')),
  engel: z
    .nullable(z.object({ neden: z.string(), parametreler: z.record(z.string(), z.union([z.string(), z.number()])) }))
    .check(z.describe('Why not: too small, taken, too late')),
  toplam: z.nullable(Price).check(z.describe('Price of the whole ride, there and back, in kur')),
  kur: CurrencyCode,
  ekstra_koltuk_k_no: z.nullable(z.uuid()).check(z.describe('Extra that stands for a child seat')),
})
export type TransferOffer = z.infer<typeof TransferOffer>

export const queryTransfer = endpoint({
  method: 'POST',
  path: '/transfer-sorgula-post',
  feature: 'transfer',
  summary: 'Vehicles for a ride: capacity, price and whether they are free',
  input: TransferQuery,
  output: z.object({
    mesafe_km: z.number().check(z.describe('Kilometres')),
    sure_dk: z.int().check(z.describe('Minutes of the ride')),
    ceviriler: perLanguage(z.string()).check(z.describe('Slug of the route’s page per language')),
    araclar: z.array(TransferOffer).check(z.describe('Vehicles, cheapest first; those too small last')),
  }),
})
