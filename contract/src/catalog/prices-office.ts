import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, IsoDate, inCents, line, openLine, Uuid } from '../wire/fields.ts'
import { PriceSummary } from './price-summary.ts'

/** Options one answer shows, and one save may touch. */
export const MOST_PRICED = 300
/** Days one answer shows. */
export const PRICE_DAYS = { least: 7, most: 740 } as const
/** Days of one edit: two years. */
const MOST_SPAN = 740

const SLOTS = [
  'gece',
  'arti_kisi',
  'hafta',
  'yetiskin',
  'cocuk',
  'bebek',
  'fiyat',
  'gidis',
  'donus',
  'gidis_yetiskin',
  'gidis_cocuk',
  'gidis_bebek',
  'donus_yetiskin',
  'donus_cocuk',
  'donus_bebek',
  'gun',
] as const

const TARIFFS = ['kisi', 'grup', 'gecelik', 'kisi_gecelik', 'arac', 'transfer_arac', 'transfer_kisi', 'birim'] as const

const Weekdays = z
  .array(z.literal([1, 2, 3, 4, 5, 6, 7]))
  .check(z.maxLength(7), z.describe('Weekdays, Monday 1 to Sunday 7'))
const Nights = z.int().check(z.gte(1), z.lte(366), z.describe('Least nights of a stay that begins here'))
const Count = z.int().check(z.gte(0), z.lte(2_147_483_646))

const SlotPrices = z
  .array(z.nullable(Price))
  .check(z.minLength(1), z.maxLength(12), z.describe('Prices in the order of the slots; null for none'))

const PricePeriod = z.strictObject({
  sezon: openLine('Name of the season; may be empty', 60),
  ilk_gun: IsoDate.check(z.describe('First day')),
  son_gun: z.nullable(IsoDate).check(z.describe('Last day, included; null until further notice')),
  fiyatlar: SlotPrices,
  en_az_gece: Nights,
  giris: Weekdays.check(z.describe('Weekdays on which guests may arrive')),
  cikis: Weekdays.check(z.describe('Weekdays on which guests may leave')),
})
export type PricePeriodOnWire = z.infer<typeof PricePeriod>

const GapRule = z.strictObject({
  en_az_gece: Nights.check(z.describe('Least nights of a stay that fills a gap')),
  gunler_serbest: z.boolean().check(z.describe('Gaps may be filled on any weekday')),
})

const DayTerms = z.strictObject({
  sezon: z.string().check(z.describe('Season, as the period is called')),
  fiyatlar: SlotPrices,
  en_az_gece: Nights,
  giris: z.boolean().check(z.describe('Guests may arrive')),
  cikis: z.boolean().check(z.describe('Guests may leave')),
  kapali: z.boolean().check(z.describe('Not sold')),
})
export type DayTermsOnWire = z.infer<typeof DayTerms>

const Palette = z.array(z.int().check(z.gte(-1))).check(z.describe('Day by day: place in terimler; −1 without a price'))

const PricedOption = z.strictObject({
  k_no: Uuid.check(z.describe('Option')),
  urun_k_no: Uuid.check(z.describe('Product')),
  tip: ProductKind,
  urun: z.string().check(z.describe('Product in the language of the office')),
  ad: z.string().check(z.describe('Option in the language of the office; may be empty')),
  tur: z.enum(TARIFFS).check(z.describe('By which tariff it is sold')),
  kur: CurrencyCode,
  yuvalar: z
    .array(
      z.strictObject({
        ad: z.enum(SLOTS).check(z.describe('What the price is for')),
        en_az_gun: z.optional(z.int().check(z.describe('Days of hire from which it counts'))),
      }),
    )
    .check(z.describe('Prices a day of it has, in order')),
  surum: Count.check(z.describe('Version that a save has to name; 0 before the first')),
  taslak: z
    .nullable(
      z.strictObject({
        kim: z.string().check(z.describe('Who changed it last')),
        zaman: Instant.check(z.describe('When it was changed last')),
      }),
    )
    .check(z.describe('The draft, where there is one')),
  donemler: z.array(PricePeriod).check(z.describe('Periods of the draft, or as published, that have not ended')),
  bosluk: z.nullable(GapRule).check(z.describe('Rule on gaps between two guests; null for none')),
  terimler: z.array(DayTerms).check(z.describe('Every way a day of it is priced, once')),
  gunler: Palette,
  yayindaki: z.nullable(Palette).check(z.describe('The same as published; null where there is no draft')),
})
export type PricedOption = z.infer<typeof PricedOption>

const Publication = z.strictObject({
  k_no: Uuid.check(z.describe('Publication')),
  zaman: Instant.check(z.describe('When it was published')),
  kim: z.nullable(z.string()).check(z.describe('Who published it; null for the house')),
  secenek: Count.check(z.describe('Options in it')),
  gun: Count.check(z.describe('Days that changed')),
  geri_alinan: z.nullable(Uuid).check(z.describe('The publication that this one took back')),
  son: z.boolean().check(z.describe('Nothing was published for its options since, so that it can be taken back whole')),
})
export type PricePublication = z.infer<typeof Publication>

export const getPrices = endpoint({
  method: 'GET',
  path: '/yonetim/fiyat-getir',
  feature: 'catalog',
  summary: 'Prices day by day, as published and as drafted, with the periods they come from',
  access: 'staff',
  hak: 'fiyat.oku',
  input: z.object({
    urun_k_no: z.optional(Uuid.check(z.describe('One product; all of them when left out'))),
    tip: z.optional(ProductKind.check(z.describe('Products of one kind'))),
    ara: z.optional(line('Words of the name', 100)),
    ilk: z.optional(IsoDate.check(z.describe('First day; today when left out'))),
    gun: z.optional(
      z.coerce
        .number()
        .check(
          z.int(),
          z.gte(PRICE_DAYS.least),
          z.lte(PRICE_DAYS.most),
          z.describe('How many days; 365 when left out'),
        ),
    ),
  }),
  output: z.object({
    bugun: IsoDate.check(z.describe('Today at the operator')),
    ilk: IsoDate.check(z.describe('First day')),
    gun: z.int().check(z.describe('How many days')),
    secenekler: z.array(PricedOption).check(z.describe('Options by kind and name')),
    toplam: Count.check(z.describe('Options there are; the first of them are shown')),
    yayinlar: z.array(Publication).check(z.describe('The last publications, newest first')),
  }),
})

const Options = z.array(Uuid).check(z.minLength(1), z.maxLength(MOST_PRICED), z.describe('Options that are changed'))

const Span = z
  .strictObject({
    ilk: IsoDate.check(z.describe('First day')),
    son: IsoDate.check(z.describe('Last day, included')),
  })
  .check(
    z.refine(({ ilk, son }) => son >= ilk, { path: ['son'], params: { kod: 'tarih_sirasi' } }),
    z.refine(({ ilk, son }) => Date.parse(son) - Date.parse(ilk) < MOST_SPAN * 86_400_000, { path: ['son'] }),
  )
const Days = z.array(Span).check(z.minLength(1), z.maxLength(400), z.describe('Days that are changed'))

const Percent = z
  .number()
  .check(z.gte(-90), z.lte(900), ...inCents, z.describe('Per cent more or less, with at most two decimals'))
const Step = z
  .number()
  .check(z.gte(0), z.lte(1000), ...inCents, z.describe('Rounded to the nearest multiple; 0 for not at all'))

const PriceChange = z.strictObject({
  esit: z.optional(
    z
      .array(z.nullable(Amount))
      .check(z.minLength(1), z.maxLength(12), z.describe('New prices by slot; null leaves one as it is')),
  ),
  yuzde: z.optional(Percent),
  fark: z.optional(Amount.check(z.gte(-1_000_000), z.lte(1_000_000), z.describe('Amount more or less'))),
  yuvarla: z.optional(Step),
})

const DayChange = z.strictObject({
  fiyat: z.optional(PriceChange.check(z.describe('What is done to the prices'))),
  en_az_gece: z.optional(Nights),
  giris: z.optional(z.boolean().check(z.describe('Guests may arrive'))),
  cikis: z.optional(z.boolean().check(z.describe('Guests may leave'))),
  kapali: z.optional(z.boolean().check(z.describe('Not sold'))),
})
export type DayChangeOnWire = z.infer<typeof DayChange>

/** Of amounts; a per cent works in any. */
const Currency = CurrencyCode.check(z.describe('Currency of the amounts'))

const PriceEdit = z.discriminatedUnion('tur', [
  z.strictObject({
    tur: z.literal('boya').check(z.describe('Change days; what is left out stays')),
    secenekler: Options,
    gunler: Days,
    degisim: DayChange.check(z.describe('What changes')),
    kur: z.optional(Currency),
  }),
  z.strictObject({
    tur: z.literal('temizle').check(z.describe('Days back to what their periods say')),
    secenekler: Options,
    gunler: Days,
  }),
  z.strictObject({
    tur: z.literal('kopya').check(z.describe('As a year before')),
    secenekler: Options,
    gunler: Days,
    gore: z.optional(
      z
        .enum(['hafta_gunu', 'tarih'])
        .check(z.describe('52 weeks before on the same weekday, or on the same date; by weekday when left out')),
    ),
    yuzde: Percent,
    yuvarla: Step,
  }),
  z.strictObject({
    tur: z.literal('yapistir').check(z.describe('The first price of day after day, as a spreadsheet has them')),
    secenekler: Options,
    ilk: IsoDate.check(z.describe('Day of the first column')),
    fiyatlar: z
      .array(z.array(z.nullable(Amount)).check(z.minLength(1), z.maxLength(MOST_SPAN)))
      .check(z.minLength(1), z.maxLength(MOST_PRICED), z.describe('A row per option; null leaves a day')),
    kur: Currency,
  }),
  z.strictObject({
    tur: z.literal('donemler').check(z.describe('Other periods')),
    secenekler: Options,
    donemler: z.array(PricePeriod).check(z.maxLength(200), z.describe('All periods of the option')),
    kur: Currency,
  }),
  z.strictObject({
    tur: z.literal('bosluk').check(z.describe('Another rule on gaps between two guests')),
    secenekler: Options,
    bosluk: z.nullable(GapRule).check(z.describe('The rule; null for none')),
  }),
])
export type PriceEdit = z.infer<typeof PriceEdit>

const Seen = z.strictObject({
  k_no: Uuid.check(z.describe('Option')),
  surum: Count.check(z.describe('Version that was seen')),
})
const SeenOptions = z
  .array(Seen)
  .check(z.minLength(1), z.maxLength(MOST_PRICED), z.describe('Options with the version that was seen of each'))
const Edits = z.array(PriceEdit).check(z.maxLength(60), z.describe('What is done, in order'))

export const quotePrices = endpoint({
  method: 'POST',
  path: '/yonetim/fiyat-hesapla-post',
  feature: 'catalog',
  summary: 'What the draft and these edits would change if they were published; nothing is written',
  access: 'staff',
  hak: 'fiyat.oku',
  input: z.strictObject({ secenekler: SeenOptions, islemler: Edits }),
  output: z.object({ data: PriceSummary.check(z.describe('What would change')) }),
})

const Versions = z.array(Seen).check(z.describe('New versions'))

export const savePrices = endpoint({
  method: 'POST',
  path: '/yonetim/fiyat-kaydet-post',
  feature: 'catalog',
  summary: 'Keep edits in the draft; days that somebody else has changed meanwhile are told instead',
  access: 'staff',
  hak: 'fiyat.yaz',
  input: z.strictObject({ secenekler: SeenOptions, islemler: Edits.check(z.minLength(1)) }),
  output: z.object({
    secenekler: Versions,
    atlanan: Count.check(z.describe('Days that could not be changed: without a price to start from')),
  }),
})

export const discardPrices = endpoint({
  method: 'POST',
  path: '/yonetim/fiyat-taslak-sil-post',
  feature: 'catalog',
  summary: 'Throw the draft of these options away',
  access: 'staff',
  hak: 'fiyat.yaz',
  input: z.strictObject({ secenekler: SeenOptions }),
  output: z.object({ secenekler: Versions }),
})

export const publishPrices = endpoint({
  method: 'POST',
  path: '/yonetim/fiyat-yayinla-post',
  feature: 'catalog',
  summary: 'Publish the drafts of these options together; guests see them from now on',
  access: 'staff',
  hak: 'fiyat.yaz',
  input: z.strictObject({ secenekler: SeenOptions }),
  output: z.object({
    yayin_k_no: Uuid.check(z.describe('Publication, to take it back')),
    secenekler: Versions,
    gun: Count.check(z.describe('Days that changed')),
  }),
})

export const takeBackPrices = endpoint({
  method: 'POST',
  path: '/yonetim/fiyat-geri-al-post',
  feature: 'catalog',
  summary: 'Take a publication back; options that were published again since stay as they are and are named',
  access: 'staff',
  hak: 'fiyat.yaz',
  input: z.strictObject({ yayin_k_no: Uuid.check(z.describe('Publication')) }),
  output: z.object({
    yayin_k_no: z.nullable(Uuid).check(z.describe('The publication that took it back; null where nothing was left')),
    secenekler: Versions,
    atlananlar: z.array(Uuid).check(z.describe('Options that were published again since')),
  }),
})

export const explainPrice = endpoint({
  method: 'GET',
  path: '/yonetim/fiyat-gecmis-get',
  feature: 'catalog',
  summary: 'What a day of an option cost when it was sold at a moment, and where that price came from',
  access: 'staff',
  hak: 'fiyat.oku',
  input: z.object({
    secenek_k_no: Uuid.check(z.describe('Option')),
    gun: IsoDate.check(z.describe('Day of the service')),
    an: z.optional(Instant.check(z.describe('Moment of the sale; now when left out'))),
  }),
  output: z.object({
    bilinen: z.nullable(Instant).check(z.describe('Since when prices are known; null before the first publication')),
    kur: CurrencyCode,
    terim: z.nullable(DayTerms).check(z.describe('What the day cost; null without a price, or before it is known')),
    boyali: z.boolean().check(z.describe('Painted on the day itself')),
    yayin: z
      .nullable(
        z.strictObject({
          zaman: Instant.check(z.describe('From when on it counted')),
          kim: z.nullable(z.string()).check(z.describe('Who published it; null for the house')),
        }),
      )
      .check(z.describe('Where it came from')),
    bitis: z.nullable(Instant).check(z.describe('When another price took its place; null while it counts')),
  }),
})
