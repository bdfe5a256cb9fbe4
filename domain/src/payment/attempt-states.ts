import type { AttemptState } from '@meltem/contract/payment/payment'

/** What can happen to an attempt to pay. */
export type AttemptEvent =
  | 'redirect'
  | 'lose_sight'
  | 'capture'
  | 'fail'
  | 'expire'
  | 'differ'
  | 'accept'
  | 'refund'
  | 'refunded'
  | 'refunded_partly'
  | 'refund_failed'

export const FIRST_ATTEMPT_STATE: AttemptState = 'created'

type Transitions = Readonly<Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptState>>>>>

/**
 * PAY-3 and PAY-5 as data. `failed` and `expired` still take a capture: the provider's word that money was taken is
 * never turned away, however late it comes. `review` means that its word differs from what was asked for.
 */
export const ATTEMPT_TRANSITIONS: Transitions = {
  created: {
    redirect: 'redirected',
    lose_sight: 'unknown',
    capture: 'captured',
    fail: 'failed',
    expire: 'expired',
    differ: 'review',
  },
  redirected: { lose_sight: 'unknown', capture: 'captured', fail: 'failed', expire: 'expired', differ: 'review' },
  unknown: {
    redirect: 'redirected',
    lose_sight: 'unknown',
    capture: 'captured',
    fail: 'failed',
    expire: 'expired',
    differ: 'review',
  },
  captured: { refund: 'refund_pending' },
  failed: { capture: 'captured', differ: 'review' },
  expired: { capture: 'captured', fail: 'failed', differ: 'review' },
  review: { accept: 'captured', refund: 'refund_pending' },
  refund_pending: {
    refund: 'refund_pending',
    refunded: 'refunded',
    refunded_partly: 'captured',
    refund_failed: 'refund_failed',
  },
  refunded: {},
  refund_failed: { refund: 'refund_pending' },
}

/** An attempt may stay like this for ever. */
export const ATTEMPT_RESTING: readonly AttemptState[] = ['captured', 'failed', 'expired', 'refunded']

/** The provider may still say something; at most one of these per reservation. */
export const OPEN_ATTEMPTS: readonly AttemptState[] = ['created', 'redirected', 'unknown']

/** Where an event leads; undefined when it cannot happen, and then nothing may change. */
export function findNextAttempt(state: AttemptState, event: AttemptEvent): AttemptState | undefined {
  return ATTEMPT_TRANSITIONS[state][event]
}

/** Also one that has failed or run out: late money is heard of, and goes back or books what is still free. */
export const CAPTURABLE_ATTEMPTS: readonly AttemptState[] = (Object.keys(ATTEMPT_TRANSITIONS) as AttemptState[]).filter(
  (state) => findNextAttempt(state, 'capture') !== undefined,
)

export function isOpenAttempt(state: AttemptState): boolean {
  return OPEN_ATTEMPTS.includes(state)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** 10 s, 30 s, 2 min, 10 min after the start, then every hour for a day (PAY-3). */
const ASK_AFTER = [
  10_000,
  30_000,
  2 * MINUTE,
  10 * MINUTE,
  ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * HOUR),
]

/**
 * When the provider is asked next about an attempt that began then; undefined when a day has gone by.
 * Worked: begun 12:00:00, now 12:00:12 → 12:00:30; now 12:25 → 13:00.
 */
export function nextQuestionAt(began: number, now: number): number | undefined {
  const after = ASK_AFTER.find((delay) => began + delay > now)
  return after === undefined ? undefined : began + after
}

/** An attempt is of today for as long as the provider is asked about it. */
export function isFreshAttempt(began: number, now: number): boolean {
  return nextQuestionAt(began, now) !== undefined
}
