import type { Reservation } from '@meltem/contract/reservation'

export interface TripProps {
  readonly reservation: Reservation
  readonly anahtar: string | undefined
  readonly onChanged: (reservation: Reservation) => void
}
