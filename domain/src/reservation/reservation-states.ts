import type { Reservation, ReservationState } from '@meltem/contract/reservation/reservation'

type PaymentMethod = Reservation['odeme_yontemi']

/** What can happen to a reservation. The acts of the server and the jobs are named after these. */
export type ReservationEvent =
  | 'hold'
  | 'extend'
  | 'confirm'
  | 'request'
  | 'counter_offer'
  | 'accept'
  | 'decline'
  | 'change'
  | 'complete'
  | 'expire'
  | 'cancel'
  | 'cancel_line'
  | 'reclaim'
  | 'late_money'
  | 'refund'

interface StateFacts {
  /** Whether stock is taken; a request takes it only with an option, so its own row decides. */
  readonly stock: 'taken' | 'free' | 'option'
  /** What a member reads: active, closed or cancelled (BOOK-9). */
  readonly rezervasyon_durum: 'aktif' | 'kapandi' | 'iptal'
}

/** BOOK-2, BOOK-3 as data; docs/states.md says the same in prose. */
export const STATES: Readonly<Record<ReservationState, StateFacts>> = {
  draft: { stock: 'free', rezervasyon_durum: 'aktif' },
  held: { stock: 'taken', rezervasyon_durum: 'aktif' },
  requested: { stock: 'option', rezervasyon_durum: 'aktif' },
  accepted: { stock: 'taken', rezervasyon_durum: 'aktif' },
  confirmed: { stock: 'taken', rezervasyon_durum: 'aktif' },
  completed: { stock: 'taken', rezervasyon_durum: 'kapandi' },
  declined: { stock: 'free', rezervasyon_durum: 'iptal' },
  expired: { stock: 'free', rezervasyon_durum: 'iptal' },
  cancelled: { stock: 'free', rezervasyon_durum: 'iptal' },
  review: { stock: 'free', rezervasyon_durum: 'aktif' },
}

export const FIRST_STATE: ReservationState = 'draft'

type Transitions = Readonly<Record<ReservationState, Readonly<Partial<Record<ReservationEvent, ReservationState>>>>>

export const TRANSITIONS: Transitions = {
  draft: { hold: 'held', request: 'requested' },
  held: { extend: 'held', confirm: 'confirmed', expire: 'expired', cancel: 'cancelled' },
  requested: {
    counter_offer: 'requested',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    cancel: 'cancelled',
  },
  accepted: { confirm: 'confirmed', expire: 'expired', cancel: 'cancelled' },
  confirmed: { change: 'confirmed', cancel_line: 'confirmed', complete: 'completed', cancel: 'cancelled' },
  completed: {},
  declined: { late_money: 'review' },
  expired: { reclaim: 'confirmed', late_money: 'review' },
  cancelled: { late_money: 'review' },
  review: { reclaim: 'confirmed', refund: 'cancelled' },
}

/** Where an event leads; undefined when it cannot happen in this state, and then nothing may change. */
export function findNextState(state: ReservationState, event: ReservationEvent): ReservationState | undefined {
  return TRANSITIONS[state][event]
}

/**
 * What a deadline that passes does. A bank transfer that did not come is cancelled for good, and money that comes later
 * is looked at by a person; a hold, an option or a payment link runs out and may be taken up again.
 */
export function missedDeadline(state: ReservationState, payment: PaymentMethod | null): 'cancel' | 'expire' {
  return payment === 'havale' && (state === 'held' || state === 'accepted') ? 'cancel' : 'expire'
}

export function listEvents(state: ReservationState): ReservationEvent[] {
  return Object.keys(TRANSITIONS[state]) as ReservationEvent[]
}

export function holdsStock(state: ReservationState, hasOption: boolean): boolean {
  const { stock } = STATES[state]
  return stock === 'taken' || (stock === 'option' && hasOption)
}
