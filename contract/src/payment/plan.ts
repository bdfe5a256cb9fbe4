import * as z from 'zod/mini'
import { Percent, Price } from '../reservation/promotion.ts'
import { Instant } from '../wire/fields.ts'
import { LocalText } from '../wire/language.ts'

/** What makes a payment due, in the order these come in the life of a booking. */
export const STEP_TRIGGERS = ['kabul', 'olay', 'once', 'gun'] as const
export const StepTrigger = z
  .enum(STEP_TRIGGERS)
  .check(
    z.describe(
      'kabul: with the booking or the accepted request; olay: an event the operator confirms; once: days before the start; gun: on the day',
    ),
  )
export type StepTrigger = z.infer<typeof StepTrigger>

/** What the operator confirms: a closed list, each with its words in i18n under `plan`. */
export const PAYMENT_EVENTS = ['gorusme', 'plan_onayi'] as const
export const PaymentEvent = z
  .enum(PAYMENT_EVENTS)
  .check(z.describe('gorusme: the talk with the doctor was held; plan_onayi: the plan was agreed on'))
export type PaymentEvent = z.infer<typeof PaymentEvent>

/** One of the payments a product is sold against. */
export const PaymentRule = z.strictObject({
  tetik: StepTrigger,
  olay: z.nullable(PaymentEvent).check(z.describe('The event of an olay; null otherwise')),
  bekleme_gun: z.int().check(z.gte(0), z.lte(365), z.describe('Days after the event before payment opens')),
  gun: z.int().check(z.gte(0), z.lte(730), z.describe('Days before the start, for once; 0 otherwise')),
  saat: z.int().check(z.gte(0), z.lte(2160), z.describe('Hours to pay from the moment it opens, for kabul and olay')),
  oran: z
    .nullable(Percent.check(z.gt(0)))
    .check(z.describe('Per cent of the product’s total; null for the rest, which comes last')),
  ad: z.optional(LocalText.check(z.describe('Words of the operator for it; the usual ones without'))),
})
export type PaymentRule = z.infer<typeof PaymentRule>

const byTrigger = (rules: readonly PaymentRule[]) => rules.map(({ tetik }) => STEP_TRIGGERS.indexOf(tetik))

/** In order, the last one takes the rest; an acceptance comes first and once, the day itself last and once. */
export const PaymentRules = z.array(PaymentRule).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine((rules) => rules.every(({ oran }, place) => (oran === null) === (place === rules.length - 1))),
  z.refine((rules) => rules.reduce((sum, { oran }) => sum + (oran ?? 0), 0) < 100),
  z.refine((rules) => byTrigger(rules).every((rank, place, all) => place === 0 || rank >= (all[place - 1] ?? 0))),
  z.refine((rules) => rules.filter(({ tetik }) => tetik === 'kabul').length <= 1),
  z.refine((rules) => rules.filter(({ tetik }) => tetik === 'gun').length <= 1),
  z.refine((rules) => rules.every(({ tetik, olay }) => (tetik === 'olay') === (olay !== null))),
  z.describe('Payments in order; the last one is the rest'),
)
export type PaymentRules = z.infer<typeof PaymentRules>

/** A product's payment as its page tells it. */
export const ToldRule = z.strictObject({
  tetik: StepTrigger,
  olaylar: z.array(PaymentEvent).check(z.describe('Events it waits for; empty unless an olay')),
  bekleme_gun: PaymentRule.shape.bekleme_gun,
  gun: PaymentRule.shape.gun,
  saat: PaymentRule.shape.saat,
  oran: z.nullable(Percent).check(z.describe('Per cent; null for the rest')),
  ad: z.nullable(z.string()).check(z.describe('Words of the operator in the language asked for; null: the usual ones')),
})
export type ToldRule = z.infer<typeof ToldRule>

/** A payment of a basket: what, and what makes it due. */
export const PlannedStep = z.strictObject({
  ...ToldRule.shape,
  tutar: Price.check(z.describe('Amount in secilen_kur; all of them add up to genel_toplam')),
})
export type PlannedStep = z.infer<typeof PlannedStep>

export const STEP_STATES = ['bekliyor', 'acik', 'gecikti', 'odendi'] as const

/** A payment of a reservation: also when, and whether it was paid. */
export const DueStep = z.strictObject({
  ...PlannedStep.shape,
  odenen: Price.check(z.describe('Paid of it; money fills the payments in their order')),
  acilis: z.nullable(Instant).check(z.describe('From when it can be paid; null while that is not known')),
  vade: z.nullable(Instant).check(z.describe('Until when it has to be paid; null while that is not known')),
  durum: z
    .enum(STEP_STATES)
    .check(z.describe('bekliyor: not open yet; acik: due now; gecikti: should have been paid; odendi: paid')),
})
export type DueStep = z.infer<typeof DueStep>
