import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { CurrencyCode, IsoDate, Uuid } from '../wire/fields.ts'

/** Examples that a summary names; it counts all of them. */
export const MOST_EXAMPLES = 40

const Count = z.int().check(z.gte(0), z.lte(2_147_483_646))

const OptionDays = z.strictObject({
  secenek_k_no: Uuid.check(z.describe('Option')),
  ilk: IsoDate.check(z.describe('First day')),
  son: IsoDate.check(z.describe('Last day, included')),
})

export const PriceSummary = z.strictObject({
  secenek: Count.check(z.describe('Options that change')),
  gun: Count.check(z.describe('Days of options that change')),
  atlanan: Count.check(z.describe('Days that could not be changed: without a price to start from')),
  toplamlar: z
    .array(
      z.strictObject({
        kur: CurrencyCode,
        eski: Price.check(z.describe('First prices of these days as published')),
        yeni: Price.check(z.describe('The same afterwards')),
      }),
    )
    .check(z.describe('Sums by currency')),
  bosluk_sayisi: Count.check(z.describe('Runs of days without a price')),
  bosluklar: z.array(OptionDays).check(z.describe('The first of them')),
  sicrama_sayisi: Count.check(z.describe('Days whose price moves by more than 30 per cent')),
  sicramalar: z
    .array(
      z.strictObject({
        secenek_k_no: Uuid.check(z.describe('Option')),
        gun: IsoDate.check(z.describe('Day')),
        eski: Price.check(z.describe('As published')),
        yeni: Price.check(z.describe('Afterwards')),
        oran: z.int().check(z.describe('Per cent more or less')),
      }),
    )
    .check(z.describe('The first of them')),
  aykiri_sayisi: Count.check(
    z.describe('Runs of at most three days that change and lie more than 30 per cent from the days on both sides'),
  ),
  aykirilar: z
    .array(
      z.strictObject({
        secenek_k_no: Uuid.check(z.describe('Option')),
        ilk: IsoDate.check(z.describe('First day')),
        son: IsoDate.check(z.describe('Last day, included')),
        fiyat: Price.check(z.describe('Their price')),
        once: Price.check(z.describe('Price of the day before')),
        sonra: Price.check(z.describe('Price of the day after')),
      }),
    )
    .check(z.describe('The first of them')),
  rezervasyon_sayisi: Count.check(z.describe('Bookings on these days; they keep the price they were sold at')),
  rezervasyonlar: z
    .array(
      z.strictObject({
        k_no: Uuid.check(z.describe('Booking')),
        kayit_no: z.string().check(z.describe('Registration number')),
        secenek_k_no: Uuid.check(z.describe('Option')),
        ilk: IsoDate.check(z.describe('First day')),
        son: IsoDate.check(z.describe('Last day')),
      }),
    )
    .check(z.describe('The first of them')),
})
export type PriceSummary = z.infer<typeof PriceSummary>
