import type { ReservationState } from '@meltem/contract/reservation/reservation'

type Tone = 'good' | 'wait' | 'bad' | 'sea' | 'quiet'

interface Label<L extends string> {
  readonly label: L
  readonly tone: Tone
}

type BookingLabel = 'active' | 'completed' | 'cancelled' | 'waiting'

const BOOKING: Readonly<Record<ReservationState, Label<BookingLabel>>> = {
  draft: { label: 'active', tone: 'good' },
  held: { label: 'active', tone: 'good' },
  requested: { label: 'waiting', tone: 'wait' },
  accepted: { label: 'active', tone: 'good' },
  confirmed: { label: 'active', tone: 'good' },
  review: { label: 'active', tone: 'good' },
  completed: { label: 'completed', tone: 'sea' },
  declined: { label: 'cancelled', tone: 'bad' },
  expired: { label: 'cancelled', tone: 'bad' },
  cancelled: { label: 'cancelled', tone: 'bad' },
}

/** BOOK-9: active, completed, anything else is cancelled. */
export function bookingLabel(durum: ReservationState): Label<BookingLabel> {
  return BOOKING[durum]
}

const COLLECTION = [
  { label: 'none', tone: 'quiet' },
  { label: 'advance', tone: 'wait' },
  { label: 'all', tone: 'good' },
  { label: 'partly', tone: 'wait' },
] as const

/** LOOK-10: 0 not collected, 1 advance collected, 2 all collected, 3 partly collected, other pending. */
export function collectionLabel(tahsilat_durum: number): Label<(typeof COLLECTION)[number]['label'] | 'other'> {
  return COLLECTION[tahsilat_durum] ?? { label: 'other', tone: 'wait' }
}
