import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, IsoDate } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'

/** Sales with what was cancelled, how full the days are, how many visits become bookings, and how a month fills. */
export const FIGURE_MEASURES = ['satis', 'doluluk', 'donusum', 'dolus'] as const
export type FigureMeasure = (typeof FIGURE_MEASURES)[number]

/** What sales are told apart by; `once` is how many days before the service they were made. */
export const FIGURE_TRAITS = ['toplam', 'tip', 'urun', 'kanal', 'acente', 'ulke', 'dil', 'kur', 'once'] as const
export type FigureTrait = (typeof FIGURE_TRAITS)[number]

/** The first day of each span of `once`, in order. */
export const LEAD_SPANS = ['0', '1', '4', '8', '31', '61'] as const

export const FIGURE_BASES = ['hizmet', 'satis'] as const
export type FigureBasis = (typeof FIGURE_BASES)[number]

/** Three years and the days of two leap years; longer ones are asked for in pieces. */
const MOST_DAYS = 1_098
const DAY_MS = 86_400_000

interface Days {
  readonly ilk: string
  readonly son: string
}

const daysInOrder = z.refine<Days>(({ ilk, son }) => son >= ilk, {
  path: ['son'],
  params: { kod: 'tarih_sirasi' },
})
const fewDays = z.refine<Days>(({ ilk, son }) => Date.parse(son) - Date.parse(ilk) < MOST_DAYS * DAY_MS, {
  path: ['son'],
  params: { kod: 'donem_uzun' },
})

const Period = {
  ilk: IsoDate.check(z.describe('First day')),
  son: IsoDate.check(z.describe('Last day')),
  esas: z
    .enum(FIGURE_BASES)
    .check(z.describe('Counted by the day of the service (hizmet) or by the day it was booked (satis)')),
  gecen: z.optional(z.literal('1').check(z.describe('With the same days of the year before'))),
}

const Month = z.optional(
  z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/), z.describe('Month of dolus; this one without')),
)
const Measure = z.enum(FIGURE_MEASURES).check(z.describe('What is counted'))
const Trait = z.enum(FIGURE_TRAITS).check(z.describe('What it is told apart by; toplam for everything together'))
const count = (what: string) => z.int().check(z.gte(0), z.describe(what))

const Sums = {
  rezervasyon: count('Bookings that stand'),
  adet: count('Services of them'),
  tutar: Price.check(z.describe('What they come to, in the base currency at the rate of the booking')),
  iptal_rezervasyon: count('Bookings that were cancelled after they had been confirmed'),
  iptal_adet: count('Services that were cancelled, alone or with their booking'),
  iptal_tutar: Price.check(z.describe('What those had come to')),
}
const Amounts = z.array(Price).check(z.describe('Amount of each step'))

const SalesRow = z.strictObject({
  deger: z.string().check(z.describe('Word or key of what it is; empty where nothing is known, * for the rest')),
  ad: z.nullable(z.string()).check(z.describe('Name of a product or an agency; null where the screen has the word')),
  ...Sums,
  dilimler: Amounts,
  gecen: z
    .nullable(z.strictObject({ ...Sums, dilimler: Amounts }))
    .check(z.describe('The same days of the year before; null without comparison')),
})
export type SalesRow = z.infer<typeof SalesRow>

const Room = z.strictObject({
  dolu: count('Nights of units and seats that were taken'),
  toplam: count('Nights of units and seats there were'),
})
export type Room = z.infer<typeof Room>

const RoomRow = z.strictObject({
  deger: z.string().check(z.describe('Kind, or key of the product')),
  ad: z.nullable(z.string()).check(z.describe('Name of the product; null for a kind')),
  ...Room.shape,
  dilimler: z.array(Room).check(z.describe('Each step')),
  gecen: z.nullable(Room).check(z.describe('The same days of the year before')),
})
export type RoomRow = z.infer<typeof RoomRow>

const Visited = z.strictObject({
  ziyaret: count('Visits that were counted: of people who allowed it'),
  rezervasyon: z
    .nullable(count('Bookings made on the site in these days, also such as were cancelled later'))
    .check(z.describe('Null for a person who may see visits only')),
})
export type Visited = z.infer<typeof Visited>

const PickUp = z.strictObject({
  once: z.int().check(z.describe('Weeks before the first day of the month; below zero behind it')),
  adet: z.nullable(count('Services of the month that were booked by then and stand; null where it lies ahead')),
  tutar: z.nullable(Price).check(z.describe('What they come to')),
  gecen_adet: z.nullable(z.int()).check(z.describe('The same of the month a year before')),
  gecen_tutar: z.nullable(Price).check(z.describe('What those came to')),
})
export type PickUp = z.infer<typeof PickUp>

export const FIGURE_STEPS = ['gun', 'hafta', 'ay'] as const

const Figures = z.strictObject({
  gun: IsoDate.check(z.describe('Today at the operator')),
  kur: CurrencyCode.check(z.describe('Base currency')),
  kapsam: z.enum(['hepsi', 'kendi', 'yok']).check(z.describe('All sales, those of the caller, or none')),
  adim: z.enum(FIGURE_STEPS).check(z.describe('Steps the period is cut into')),
  dilimler: z.array(IsoDate).check(z.describe('First day of each step')),
  ilk: IsoDate.check(z.describe('First day that was counted')),
  son: IsoDate.check(z.describe('Last day that was counted')),
  gecen_ilk: z.nullable(IsoDate).check(z.describe('First day it is compared with')),
  gecen_son: z.nullable(IsoDate).check(z.describe('Last day it is compared with')),
  satis: z
    .nullable(
      z.strictObject({
        toplam: SalesRow.check(z.describe('Everything together')),
        data: z.array(SalesRow).check(z.describe('Row by row, the largest first; lead times in their order')),
      }),
    )
    .check(z.describe('Sales')),
  doluluk: z
    .nullable(
      z.strictObject({
        toplam: RoomRow.check(z.describe('Everything together')),
        data: z.array(RoomRow).check(z.describe('Row by row, the fullest first')),
      }),
    )
    .check(z.describe('Occupancy')),
  donusum: z
    .nullable(
      z.strictObject({
        toplam: Visited.check(z.describe('Everything together')),
        gecen: z.nullable(Visited).check(z.describe('The same days of the year before')),
        dilimler: z.array(Visited).check(z.describe('Each step')),
      }),
    )
    .check(z.describe('Visits and bookings')),
  dolus: z
    .nullable(
      z.strictObject({
        ay: z.string().check(z.regex(/^\d{4}-\d\d$/), z.describe('Month of the services')),
        data: z.array(PickUp).check(z.describe('Week by week')),
      }),
    )
    .check(z.describe('How the month fills')),
})
export type Figures = z.infer<typeof Figures>

export const getFigures = endpoint({
  method: 'GET',
  path: '/yonetim/rakam-get',
  feature: 'figures',
  summary: 'One measure of the business over a period, told apart by one trait, with the year before beside it',
  access: 'staff',
  hak: 'rakam.oku',
  input: z
    .strictObject({
      olcu: Measure,
      boyut: z.optional(Trait),
      ay: Month,
      ...Period,
    })
    .check(daysInOrder, fewDays),
  output: z.object({ data: Figures.check(z.describe('The measure that was asked for; the others are null')) }),
})
export type FigureWish = z.output<typeof getFigures.input>

export const exportFigures = endpoint({
  method: 'GET',
  path: '/yonetim/rakam-dosya-get',
  feature: 'figures',
  summary: 'The tables of the screen as one file, CSV or XLSX: those that the person may see',
  access: 'staff',
  hak: 'rakam.oku',
  input: z
    .strictObject({
      ay: Month,
      ...Period,
      bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')),
      dil: Language,
    })
    .check(daysInOrder, fewDays),
  output: LongFile,
  content: 'application/octet-stream',
})
