import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, IsoDate, openParagraph, Uuid } from '../wire/fields.ts'

/** Ways money stands in the books; `silinen` is what was written off and moved no money. */
export const TILL_METHODS = ['nakit', 'pos', 'havale', 'kredi_karti', 'tur_gunu', 'silinen'] as const

const TillRow = z.strictObject({
  odeme_yontemi: z.enum(TILL_METHODS).check(z.describe('Cash, terminal, transfer, card, on the day, or written off')),
  kur: CurrencyCode,
  adet: z.int().check(z.describe('Payments and refunds')),
  giren: Price.check(z.describe('What came in')),
  cikan: Price.check(z.describe('What went out')),
  devir: z.nullable(Amount).check(z.describe('Cash: what lay there from the day before')),
  beklenen: z.nullable(Amount).check(z.describe('Cash: what has to lie there now')),
  sayilan: z.nullable(Price).check(z.describe('Cash: what was counted')),
  bankaya: z.nullable(Price).check(z.describe('Cash: what of it went to the bank')),
})
export type TillRow = z.infer<typeof TillRow>

const TillMove = z.strictObject({
  k_no: Uuid,
  zaman: Instant.check(z.describe('When it was booked')),
  tur: z.enum(['tahsilat', 'iade']).check(z.describe('Came or went back')),
  odeme_yontemi: z.enum(TILL_METHODS).check(z.describe('How')),
  tutar: Price.check(z.describe('Amount')),
  kur: CurrencyCode,
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.nullable(z.string()).check(z.describe('Its number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  onceki: z.boolean().check(z.describe('Found after its own day was closed')),
})
export type TillMove = z.infer<typeof TillMove>

const TillDay = z.strictObject({
  gun: IsoDate.check(z.describe('The day')),
  bugun: IsoDate.check(z.describe('Today at the operator')),
  durum: z.enum(['acik', 'kapali', 'icinde']).check(z.describe('Open; closed; or closed together with a later day')),
  ilk: z.nullable(IsoDate).check(z.describe('The first day whose money is in it')),
  kapanan: z.nullable(IsoDate).check(z.describe('The last day that was closed')),
  kapatan: z.nullable(z.string()).check(z.describe('Who has closed it')),
  kapanis_zamani: z.nullable(Instant).check(z.describe('When it was closed')),
  neden: z.nullable(z.string()).check(z.describe('Why the cash was not what it should have been')),
  satirlar: z.array(TillRow).check(z.describe('By method and currency; cash of every currency first')),
  hareketler: z.array(TillMove).check(z.describe('What it is made of, newest first; two hundred at most')),
  hareket_sayisi: z.int().check(z.describe('In all')),
})
export type TillDay = z.infer<typeof TillDay>

export const getTill = endpoint({
  method: 'GET',
  path: '/yonetim/kasa-getir',
  feature: 'payment',
  summary: 'The till of a day: what came and went by method and currency, and what cash has to lie there',
  access: 'staff',
  hak: 'odeme.oku',
  input: z.strictObject({ gun: z.optional(IsoDate.check(z.describe('Day; today when left out'))) }),
  output: z.object({ data: TillDay.check(z.describe('The day')) }),
})

export const closeTill = endpoint({
  method: 'POST',
  path: '/yonetim/kasa-kapat-post',
  feature: 'payment',
  summary:
    'Close a day with the cash that was counted; it can never be changed, what is found later goes to the next one',
  access: 'staff',
  hak: 'kasa.kapat',
  input: z.strictObject({
    gun: IsoDate.check(z.describe('Day')),
    sayim: z
      .array(
        z.strictObject({
          kur: CurrencyCode,
          beklenen: Amount.check(z.describe('What had to lie there, as the person saw it')),
          sayilan: Price.check(z.describe('What was counted')),
          bankaya: z.optional(Price.check(z.describe('What of it goes to the bank'))),
        }),
      )
      .check(
        z.maxLength(20),
        z.refine((rows) => new Set(rows.map(({ kur }) => kur)).size === rows.length),
        z.refine((rows) => rows.every(({ sayilan, bankaya = 0 }) => bankaya <= sayilan)),
        z.describe('Cash by currency; every one that lies there'),
      ),
    neden: z.optional(openParagraph('Why there is more or less than there should be', 500)),
  }),
  output: z.object({ data: TillDay.check(z.describe('The day as it was closed')) }),
})
