import * as z from 'zod/mini'
import { VEHICLE_CLASSES } from '../catalog/product-facts.ts'
import { PictureKey, ProductKind } from '../content/content.ts'
import { Price } from '../reservation/promotion.ts'
import { ClockTime } from '../reservation/reservation.ts'
import { editOf, Version } from '../wire/edit.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, line, openLine, openParagraph, Uuid } from '../wire/fields.ts'
import { LocalText, perLanguage } from '../wire/language.ts'
import { OPTION_TERMS } from './option-terms.ts'

/** Seats of departures, nights of units, hours of units. */
export const STOCK_SHAPES = ['kalkis', 'gece', 'saat'] as const
const Shape = z.enum(STOCK_SHAPES).check(z.describe('What is counted: seats of departures, nights or hours of units'))

export const TARIFF_KINDS = [
  'kisi',
  'grup',
  'gecelik',
  'kisi_gecelik',
  'arac',
  'transfer_arac',
  'transfer_kisi',
  'birim',
] as const
const TariffKind = z.enum(TARIFF_KINDS).check(z.describe('How it is priced'))

const Facts = z.strictObject({
  kapasite: z
    .nullable(z.int().check(z.gte(1), z.lte(999)))
    .check(z.describe('People it takes; null where the party counts otherwise')),
  buyuk_bavul: z.nullable(z.int().check(z.gte(0), z.lte(99))).check(z.describe('Large cases, for vehicles')),
  arac: z.nullable(z.enum(VEHICLE_CLASSES)).check(z.describe('Which vehicle is drawn; null where none is')),
  alan_m2: z.nullable(z.int().check(z.gte(1), z.lte(9999))).check(z.describe('Square metres, for rooms')),
  yataklar: z.nullable(line('Beds as people say it: "1+1"', 60)).check(z.describe('Beds; null where there are none')),
})

const Hours = z
  .strictObject({
    acilis: ClockTime.check(z.describe('Opening')),
    kapanis: ClockTime.check(z.describe('Closing; not after the opening is that of the next day')),
    adim_dk: z.int().check(z.gte(5), z.lte(1440), z.describe('Minutes from one start to the next')),
  })
  .check(z.describe('When what is sold by the hour is served'))

const OPTION_FIELDS = {
  ad: perLanguage(openLine('Name of the option', 120)).check(z.describe('Name per language')),
  aciklama: perLanguage(openParagraph('What it is', 600)).check(z.describe('Description per language')),
  aktif: z.boolean().check(z.describe('On sale; a retired one keeps its bookings')),
  kaynak_k_no: z.nullable(Uuid).check(z.describe('Thing it draws on; null takes nothing until the operator answers')),
  sure_dk: z.int().check(z.gte(0), z.lte(100_000), z.describe('Minutes one of it takes, where hours are counted')),
  calisma_saatleri: Hours,
  en_cok: z
    .nullable(z.int().check(z.gte(1), z.lte(999)))
    .check(z.describe('People within the price, or seats of one vehicle; null where the tariff has none')),
  son_satis_dk: z
    .nullable(z.int().check(z.gte(0), z.lte(129_600)))
    .check(z.describe('Minutes before it begins when its sale ends; null as the product says')),
  bilgi: Facts,
  gorsel: z.nullable(PictureKey).check(z.describe('Its own picture; null without one')),
  ...OPTION_TERMS,
} as const

export const OptionRow = z.strictObject({
  k_no: Uuid.check(z.describe('Option')),
  surum: Version,
  sira: z.int().check(z.describe('Place on the page')),
  ...OPTION_FIELDS,
  tarife_turu: TariffKind,
  kur: CurrencyCode,
  gelecek: z.int().check(z.gte(0), z.describe('Bookings to come')),
})
export type OptionRow = z.infer<typeof OptionRow>

const Unit = z.strictObject({
  k_no: Uuid.check(z.describe('Unit')),
  surum: Version,
  ad: z.string().check(z.describe('Name')),
  aktif: z.boolean().check(z.describe('In service; a retired one keeps its bookings')),
  gelecek: z.int().check(z.gte(0), z.describe('Bookings to come')),
})
export type Unit = z.infer<typeof Unit>

export const Thing = z.strictObject({
  k_no: Uuid.check(z.describe('Thing')),
  surum: Version,
  ad: z.string().check(z.describe('Name')),
  stok: Shape,
  devir: z.int().check(z.describe('Empty time between two guests: nights, or minutes where hours are counted')),
  birimler: z.array(Unit).check(z.describe('Its units by name')),
  kullananlar: z
    .array(
      z.strictObject({
        opsiyon_k_no: Uuid.check(z.describe('Option')),
        urun_k_no: Uuid.check(z.describe('Product')),
        urun: z.string().check(z.describe('Product, in the language of the office')),
        secenek: z.string().check(z.describe('Option, in the language of the office')),
      }),
    )
    .check(z.describe('What draws on it')),
})
export type Thing = z.infer<typeof Thing>

export const listOptions = endpoint({
  method: 'GET',
  path: '/yonetim/secenek-listele',
  feature: 'stock',
  summary: 'Options of a product with the things and units they draw on',
  access: 'staff',
  hak: 'urun.oku',
  input: z.strictObject({ urun_k_no: Uuid.check(z.describe('Product')) }),
  output: z.object({
    urun: z.strictObject({
      k_no: Uuid,
      urun_tipi: ProductKind,
      ad: LocalText,
      kur: CurrencyCode,
      tarifeler: z.array(TariffKind).check(z.describe('How products of this kind can be priced')),
      son_satis_dk: z.int().check(z.describe('Minutes before the beginning when the sale ends')),
    }),
    data: z.array(OptionRow).check(z.describe('Options in their order, retired ones last')),
    kaynaklar: z.array(Thing).check(z.describe('Things they draw on')),
  }),
})

export const listThings = endpoint({
  method: 'GET',
  path: '/yonetim/kaynak-listele',
  feature: 'stock',
  summary: 'Things by name, to let another option draw on one; fifty at most',
  access: 'staff',
  hak: 'urun.oku',
  input: z.strictObject({
    stok: z.optional(Shape),
    ara: z.optional(openLine('Part of its name or of a product that draws on it', 80)),
  }),
  output: z.object({ data: z.array(Thing).check(z.describe('Things')) }),
})

const Money = { kur: CurrencyCode }
const Positive = Price.check(z.gt(0))

/** The first price, if it is known; until then the option has none on any day. */
const Known = z.optional(Positive.check(z.describe('Price of every day from today on')))

/** The tariff of a new option; prices by day and season come with its prices. */
const NewTariff = z
  .discriminatedUnion('tur', [
    z.strictObject({
      tur: z.literal('kisi'),
      ...Money,
      yetiskin_fiyat: Positive,
      cocuk_fiyat: Price,
      bebek_fiyat: Price,
    }),
    z.strictObject({ tur: z.literal('grup'), ...Money, fiyat: Positive, arti_kisi: Price }),
    z.strictObject({ tur: z.literal('gecelik'), ...Money, fiyat: Known }),
    z.strictObject({ tur: z.literal('kisi_gecelik'), ...Money, fiyat: Known }),
    z.strictObject({ tur: z.literal('arac'), ...Money, fiyat: Known }),
    z.strictObject({ tur: z.literal('transfer_arac'), ...Money, fiyat: Positive }),
    z.strictObject({
      tur: z.literal('transfer_kisi'),
      ...Money,
      yetiskin_fiyat: Positive,
      cocuk_fiyat: Price,
      bebek_fiyat: Price,
    }),
    z.strictObject({ tur: z.literal('birim'), ...Money, fiyat: Positive }),
  ])
  .check(z.describe('How a new option is priced'))
export type NewTariff = z.infer<typeof NewTariff>

/** Stock of its own for a new option. */
const NewStock = z
  .strictObject({
    stok: Shape,
    birim: z.int().check(z.gte(0), z.lte(200), z.describe('Units, named by number; none for departures')),
  })
  .check(z.describe('A thing of its own; left out where it shares one or none is counted'))

const KnownBookings = z
  .int()
  .check(
    z.gte(0),
    z.lte(100_000),
    z.describe('Bookings to come that the person was told of; more of them refuse the call with their list'),
  )

export const saveOption = endpoint({
  method: 'POST',
  path: '/yonetim/secenek-kaydet-post',
  feature: 'stock',
  summary: 'Add an option or change it; retiring one with bookings to come lists them first',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    urun_k_no: Uuid.check(z.describe('Product')),
    k_no: Uuid.check(z.describe('Option; made by the client for a new one')),
    ...editOf(OPTION_FIELDS),
    tarife: z.optional(NewTariff),
    yeni_kaynak: z.optional(NewStock),
    bilinen: KnownBookings,
  }),
  output: z.object({ data: OptionRow.check(z.describe('The option as it is now')) }),
})

const Order = z.array(Uuid).check(z.minLength(1), z.maxLength(200))

export const orderOptions = endpoint({
  method: 'POST',
  path: '/yonetim/secenek-sirala-post',
  feature: 'stock',
  summary: 'Put the options of a product into another order',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    urun_k_no: Uuid.check(z.describe('Product')),
    gorulen: Order.check(z.describe('The order that was seen')),
    yeni: Order.check(z.describe('The order it is to have')),
  }),
  output: z.object({ siralama: Order.check(z.describe('The order now')) }),
})

const THING_FIELDS = {
  ad: line('Name of the thing', 120),
  devir: z
    .int()
    .check(
      z.gte(0),
      z.lte(10_080),
      z.describe('Empty time between two guests: nights, or minutes where hours are counted'),
    ),
} as const

export const saveThing = endpoint({
  method: 'POST',
  path: '/yonetim/kaynak-kaydet-post',
  feature: 'stock',
  summary: 'Name a thing and say how long it stays empty between two guests',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Thing')), ...editOf(THING_FIELDS) }),
  output: z.object({ data: Thing.check(z.describe('The thing as it is now')) }),
})

const UNIT_FIELDS = {
  ad: line('Name of the unit', 80),
  aktif: z.boolean().check(z.describe('In service')),
} as const

export const saveUnit = endpoint({
  method: 'POST',
  path: '/yonetim/birim-kaydet-post',
  feature: 'stock',
  summary: 'Add a unit, rename or retire it; retiring one with bookings to come lists them first',
  access: 'staff',
  hak: 'urun.yaz',
  input: z.strictObject({
    kaynak_k_no: Uuid.check(z.describe('Thing it is one of')),
    k_no: Uuid.check(z.describe('Unit; made by the client for a new one')),
    ...editOf(UNIT_FIELDS),
    bilinen: KnownBookings,
  }),
  output: z.object({ data: Thing.check(z.describe('The thing with its units as they are now')) }),
})

/** A booking to come, as refusals list it in `ayrinti.rezervasyonlar`. */
export const ComingBooking = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Registration number')),
  ad: z.string().check(z.describe('Name of the guest')),
  baslangic: z.string().check(z.describe('First day')),
  kisi: z.int().check(z.describe('People')),
})
export type ComingBooking = z.infer<typeof ComingBooking>
