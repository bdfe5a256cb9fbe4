const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** BOOK-2, BOOK-3; tenants may set others. */
export const HOLD_MINUTES = 15
export const DEPOSIT_HOURS = 24
export const PAYMENT_LINK_HOURS = 24

/** End of a hold, in milliseconds since 1970. */
export function holdEnd(from: number, minutes = HOLD_MINUTES): number {
  return from + minutes * MINUTE
}

/** Once, when the person leaves for 3-D Secure: fifteen minutes from then, never earlier than before. */
export function extendedHoldEnd(currentEnd: number, now: number, minutes = HOLD_MINUTES): number {
  return Math.max(currentEnd, holdEnd(now, minutes))
}

/**
 * Until when a transfer or the payment of an accepted request must have arrived: 24 hours, and never after the service
 * has begun. Worked: placed ten hours before the start: ten hours.
 */
export function depositDeadline(placed: number, start: number, hours = DEPOSIT_HOURS): number {
  return Math.max(placed, Math.min(placed + hours * HOUR, start))
}

/** Half-open like every range: at the very end the hold is over. */
export function isOver(end: number, now: number): boolean {
  return now >= end
}

/**
 * BOOK-28: so many whole days after its last day a booking ends by itself. Phones of the field bring their acts within two
 * days, a weekend lies between a guest's complaint and the office, and what has ended cannot be cancelled any more.
 */
export const CLOSING_DAYS = 3

/** BOOK-15: how soon a guest who asks is promised an answer, and how long a clerk has a request to themselves. */
export const ANSWER_HOURS = 3
export const CLAIM_MINUTES = 10
