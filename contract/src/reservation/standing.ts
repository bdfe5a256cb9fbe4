import * as z from 'zod/mini'
import { Instant, Uuid } from '../wire/fields.ts'
import { Percent, Price } from './promotion.ts'

/** From so many days before the start on, so much comes back. */
export const CancellationWindow = z.strictObject({
  gun: z.int().check(z.gte(0), z.lte(730), z.describe('Days before the start')),
  iade_oran: Percent.check(z.describe('Refund in per cent of what was paid')),
})

/** What can still be had back for one service (docs/states.md): the first window applies today, the others follow. */
export const LineTerms = z.strictObject({
  iade_oran: Percent.check(z.describe('What would come back today, in per cent')),
  pencereler: z
    .array(
      z.strictObject({
        iade_oran: Percent.check(z.describe('Refund in per cent of what was paid')),
        son: z
          .string()
          .check(
            z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/),
            z.describe('Until then: a day for stays, the minute of Istanbul for everything with a clock'),
          ),
      }),
    )
    .check(z.describe('Windows that can still be used, the soonest end first; empty once nothing comes back')),
})
export type LineTerms = z.infer<typeof LineTerms>

const LineCancellation = z.strictObject({
  zaman: Instant.check(z.describe('When it was cancelled')),
  odenen: Price.check(z.describe('What had been paid for it')),
  iade_oran: Percent.check(z.describe('Refund in per cent')),
  iade: Price.check(z.describe('What comes back')),
  kesinti: Price.check(z.describe('What is kept')),
})

/** How one line of a reservation stands. */
export const LineState = z.strictObject({
  k_no: Uuid.check(z.describe('Key of the line')),
  kosullar: LineTerms.check(z.describe('What would come back for this service')),
  iptal: z.nullable(LineCancellation).check(z.describe('Null unless this service was cancelled alone')),
})
export type LineState = z.infer<typeof LineState>

/**
 * What the reservation comes to now, what of it is paid and what is due when, in secilen_kur; the receipt stays as it
 * was sold. Every page, mail and paper tells these.
 */
export const MoneyStand = z.strictObject({
  genel_toplam: Price.check(z.describe('Lines that stand, and what was kept of those that were cancelled')),
  odenen: Price.check(z.describe('Captured so far, less what was given or promised back')),
  simdi: Price.check(z.describe('Due now: nothing while a request waits, and nothing once it is booked')),
  kabulde: Price.check(z.describe('Due once the operator says yes to a request')),
  kalan: Price.check(z.describe('Due later, at the latest on the day: all of it where it is paid on the day')),
})
export type MoneyStand = z.infer<typeof MoneyStand>
