import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { editOf, Version } from '../wire/edit.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { perLanguage } from '../wire/language.ts'

export const PLACE_SORTS = ['havalimani', 'sehir', 'otel_bolgesi', 'liman'] as const

const Code = verbatim('Key of the place', 40, 1).check(z.regex(/^[a-z0-9][a-z0-9_-]*$/))

const PLACE_FIELDS = {
  tur: z.enum(PLACE_SORTS).check(z.describe('Sort of place')),
  baslik: perLanguage(openLine('Name of the place', 80)).check(z.describe('Name per language')),
  enlem: z.number().check(z.gte(-90), z.lte(90), z.describe('Latitude')),
  boylam: z.number().check(z.gte(-180), z.lte(180), z.describe('Longitude')),
  aktif: z.boolean().check(z.describe('Offered; a retired one keeps its routes and their bookings')),
} as const

export const PlaceFields = z.strictObject(PLACE_FIELDS)
export type PlaceFields = z.infer<typeof PlaceFields>

const Place = z.strictObject({
  kod: z.string().check(z.describe('Key of the place')),
  surum: Version,
  ...PLACE_FIELDS,
  guzergah: z.int().check(z.gte(0), z.describe('Routes that lead to it or from it')),
})
export type Place = z.infer<typeof Place>

const places = z.object({ data: z.array(Place).check(z.describe('Places in their order')) })

export const listPlaces = endpoint({
  method: 'GET',
  path: '/yonetim/transfer-yeri-listele',
  feature: 'transfer',
  summary: 'Places transfers lead to and from, retired ones too',
  access: 'staff',
  hak: 'urun.oku',
  input: NoInput,
  output: places,
})

export const savePlace = endpoint({
  method: 'POST',
  path: '/yonetim/transfer-yeri-kaydet-post',
  feature: 'transfer',
  summary: 'Add a place or change it; the key stays',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ kod: Code, ...editOf(PLACE_FIELDS) }),
  output: places,
})

export const removePlace = endpoint({
  method: 'POST',
  path: '/yonetim/transfer-yeri-sil-post',
  feature: 'transfer',
  summary: 'Take a place away that no route uses; one that is used is retired instead',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ kod: Code, surum: Version }),
  output: places,
})

const Order = z.array(Code).check(z.minLength(1), z.maxLength(500))

export const orderPlaces = endpoint({
  method: 'POST',
  path: '/yonetim/transfer-yeri-sirala-post',
  feature: 'transfer',
  summary: 'Put the places into another order',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    gorulen: Order.check(z.describe('The order that was seen')),
    yeni: Order.check(z.describe('The order it is to have')),
  }),
  output: places,
})

export const FARES = ['fiyat', 'yetiskin_fiyat', 'cocuk_fiyat', 'bebek_fiyat'] as const
/** Who may travel for nothing. */
export const FREE: readonly string[] = ['cocuk_fiyat', 'bebek_fiyat']
export const WAYS = ['gidis', 'donus'] as const
const Fare = z.enum(FARES).check(z.describe('Price of a vehicle, or of an adult, child or infant in a shuttle'))
const Way = z.enum(WAYS).check(z.describe('There or back'))

const OptionPrices = z.strictObject({
  opsiyon_k_no: Uuid.check(z.describe('Option')),
  arac: z.string().check(z.describe('Key of its column')),
  kur: CurrencyCode,
  fiyatlar: z
    .array(z.strictObject({ alan: Fare, gidis: Price, donus: Price }))
    .check(z.describe('One for a vehicle; adult, child and infant for a shuttle')),
})

export const getFares = endpoint({
  method: 'GET',
  path: '/yonetim/transfer-tarife-getir',
  feature: 'transfer',
  summary: 'Base prices of all routes: from, to, vehicle',
  access: 'staff',
  hak: 'fiyat.oku',
  input: NoInput,
  output: z.object({
    araclar: z
      .array(
        z.strictObject({
          anahtar: z.string().check(z.describe('Key of the column')),
          ad: z.string().check(z.describe('Vehicle, in the language of the office')),
          kapasite: z.nullable(z.int()).check(z.describe('Seats; null for a shared shuttle')),
        }),
      )
      .check(z.describe('Vehicles, smallest first; a shuttle last')),
    guzergahlar: z
      .array(
        z.strictObject({
          urun_k_no: Uuid.check(z.describe('Product of the route')),
          ad: z.string().check(z.describe('Name, in the language of the office')),
          cikis: z.string().check(z.describe('Where it starts')),
          varis: z.string().check(z.describe('Where it goes')),
          mesafe_km: z.number().check(z.describe('Kilometres')),
          yayinda: z.boolean().check(z.describe('On offer')),
          emekli_yer: z.boolean().check(z.describe('One end is a retired place: it is not offered')),
          secenekler: z.array(OptionPrices).check(z.describe('Vehicles of the route')),
        }),
      )
      .check(z.describe('Routes by where they start and go')),
  }),
})

export const saveFares = endpoint({
  method: 'POST',
  path: '/yonetim/transfer-tarife-kaydet-post',
  feature: 'transfer',
  summary: 'Write base prices of routes; a price another has changed meanwhile refuses all of them',
  access: 'staff',
  hak: 'fiyat.yaz',
  input: z.strictObject({
    hucreler: z
      .array(
        z
          .strictObject({
            opsiyon_k_no: Uuid.check(z.describe('Option')),
            alan: Fare,
            yon: Way,
            gorulen: Price.check(z.describe('Price that was seen')),
            yeni: Price.check(z.describe('Price it is to have; only children and infants may be free')),
          })
          .check(z.refine(({ alan, yeni }) => yeni > 0 || FREE.includes(alan), { path: ['yeni'] })),
      )
      .check(
        z.minLength(1),
        z.maxLength(2000),
        z.refine(
          (cells) => new Set(cells.map((one) => `${one.opsiyon_k_no}${one.alan}${one.yon}`)).size === cells.length,
        ),
        z.describe('Prices that were changed'),
      ),
  }),
  output: z.object({ degisen: z.int().check(z.describe('Prices that were written')) }),
})
