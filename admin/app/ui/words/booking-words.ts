import type { Pax, ReservationState } from '@meltem/contract/reservation/reservation'
import { formatDate } from '@meltem/i18n/format'
import type { Tone } from '../chip.tsx'

export const STATE_TONES: Readonly<Record<ReservationState, Tone>> = {
  draft: 'plain',
  held: 'wait',
  confirmed: 'ok',
  completed: 'plain',
  expired: 'plain',
  cancelled: 'bad',
  requested: 'wait',
  accepted: 'wait',
  declined: 'bad',
  review: 'bad',
}

/** `2+1`: adults, then children with infants. */
export function shortParty({ yetiskin, cocuk, bebek }: Pax): string {
  const small = cocuk + bebek
  return small > 0 ? `${yetiskin}+${small}` : String(yetiskin)
}

/** `16.08–23.08`, or one day with its year. */
export function shortDates(first: string, last: string | null): string {
  const day = formatDate(first)
  return last === null || last === first ? day : `${day.slice(0, 5)}–${formatDate(last)}`
}
