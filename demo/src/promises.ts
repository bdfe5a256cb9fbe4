import type { PaymentRule } from '@meltem/contract/payment-plan'

/**
 * What health and wedding pages promise about time and money. The texts are written from these numbers, and the same
 * numbers are stored with the products, where calendar, request and acceptance obey them.
 */
export const HEALTH = {
  /** Days until the doctor's talk. */
  talk: 2,
  /** Days to think after it; nothing is charged before they are over. */
  think: 14,
  /** Days to pay the deposit once it may be paid. */
  pay: 7,
  deposit: 20,
  /** Weeks ahead a journey has to be asked for: talk, time to think, payment and a few days to travel. */
  leadWeeks: 4,
} as const

export const WEDDING = {
  /** Days the planner's offer is valid: until then the deposit is paid. */
  offer: 14,
  deposit: 20,
  /** Days before the day the rest is paid. */
  rest: 14,
  leadWeeks: 6,
  /** The papers of a legal ceremony take longer. */
  legalWeeks: 8,
} as const

const WEEK_HOURS = 7 * 24

/** A lead time in the unit of the terms. */
export function hoursOfWeeks(weeks: number): number {
  return weeks * WEEK_HOURS
}

const PLAIN = { olay: null, bekleme_gun: 0, gun: 0, saat: 0 } as const

export const HEALTH_STEPS: readonly PaymentRule[] = [
  {
    ...PLAIN,
    tetik: 'olay',
    olay: 'gorusme',
    bekleme_gun: HEALTH.think,
    saat: HEALTH.pay * 24,
    oran: HEALTH.deposit,
  },
  { ...PLAIN, tetik: 'gun', oran: null },
]

export const WEDDING_STEPS: readonly PaymentRule[] = [
  { ...PLAIN, tetik: 'kabul', saat: WEDDING.offer * 24, oran: WEDDING.deposit },
  { ...PLAIN, tetik: 'once', gun: WEDDING.rest, oran: null },
]
