import type { ReservationSummary } from '@meltem/contract/member-area'
import type { Reservation } from '@meltem/contract/reservation'

/** A reservation on screen, and what to do when it has changed. */
export interface Shown {
  readonly reservation: Reservation
  /** Its row in the list: what was paid and what is left. */
  readonly summary: ReservationSummary
  readonly onChanged: (reservation: Reservation) => void
}
