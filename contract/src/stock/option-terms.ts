import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ClockTime } from '../reservation/reservation.ts'
import { inCents } from '../wire/fields.ts'

const Rate = z.number().check(z.gt(0), ...inCents)

const Window = {
  baslangic: ClockTime.check(z.describe('Rides that start at this hour or later')),
  bitis: ClockTime.check(z.describe('… and before this one; it may be on the next day')),
} as const

const NightSurcharge = z
  .discriminatedUnion('turu', [
    z.strictObject({
      ...Window,
      turu: z.literal('yuzde').check(z.describe('Per cent of the ride')),
      oran: Rate.check(z.lte(200), z.describe('Per cent, with at most two decimals')),
    }),
    z.strictObject({
      ...Window,
      turu: z.literal('tutar').check(z.describe('An amount per ride')),
      tutar: Price.check(z.gt(0), z.describe('Amount in the currency of the option')),
    }),
  ])
  .check(z.refine(({ baslangic, bitis }) => baslangic !== bitis, { path: ['bitis'] }))

const LongStays = z
  .array(
    z.strictObject({
      en_az_gece: z.int().check(z.gte(2), z.lte(365), z.describe('From so many nights on')),
      oran: Rate.check(z.lte(90), z.describe('Per cent off')),
    }),
  )
  .check(
    z.maxLength(6),
    z.refine((rules) => new Set(rules.map(({ en_az_gece }) => en_az_gece)).size === rules.length),
  )

export const MEASURES = ['adet', 'saat', 'sure', 'gun', 'paket'] as const

/** Terms of the tariff beside its prices; each is null where the tariff of the option has none of it (PRICE-30). */
export const OPTION_TERMS = {
  gece_farki: z.nullable(NightSurcharge).check(z.describe('More for rides by night; null without it')),
  gidis_donus_oran: z
    .nullable(z.number().check(z.gte(0), z.lte(90), ...inCents))
    .check(z.describe('Per cent off both rides when they are booked together')),
  uzun_konaklama: z.nullable(LongStays).check(z.describe('Less for long stays; the highest threshold reached counts')),
  tolerans_dk: z
    .nullable(z.int().check(z.gte(0), z.lte(720)))
    .check(z.describe('Minutes a car may come back late before one more day counts')),
  olcu: z.nullable(z.enum(MEASURES)).check(z.describe('What one piece is called; null as its stock says')),
} as const

const OptionTerms = z.strictObject(OPTION_TERMS)
export type OptionTerms = z.infer<typeof OptionTerms>
export type TermName = keyof OptionTerms

export const TERM_NAMES = ['gece_farki', 'gidis_donus_oran', 'uzun_konaklama', 'tolerans_dk', 'olcu'] as const
const RIDE: readonly TermName[] = ['gece_farki', 'gidis_donus_oran']
const STAY: readonly TermName[] = ['uzun_konaklama']

/** Which of them each tariff has. */
export const TERMS_OF = {
  kisi: [],
  grup: [],
  gecelik: STAY,
  kisi_gecelik: STAY,
  arac: ['tolerans_dk'],
  transfer_arac: RIDE,
  transfer_kisi: RIDE,
  birim: ['olcu'],
} as const satisfies Record<string, readonly TermName[]>
