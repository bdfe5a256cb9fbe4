import { setTimeout as pause } from 'node:timers/promises'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { placement, seats, stranger } from '../../../server/src/testing/hammer/hammer-basket.ts'
import { FIRST_DAY, type Tour } from '../../../server/src/testing/hammer/hammer-catalog.ts'
import { send } from './single-call.ts'

/** Each books by itself, one after the other. */
export const BUYERS = 6

export interface Buyers {
  /** Bookings that were acknowledged. */
  booked: number
  /** Answers that were neither a booking nor the word to come back; none while the server says that it is ready. */
  failed: number
  stop(): Promise<void>
}

/** A buyer who gets no booking tries again a moment later, as people do; `serverOf` is who is asked at that moment. */
export function sendBuyers(serverOf: () => string, tour: Tour): Buyers {
  const end = new AbortController()
  const buyers: Buyers = {
    booked: 0,
    failed: 0,
    stop: async () => {
      end.abort()
      await Promise.all(clients)
    },
  }
  const client = async (place: number) => {
    while (!end.signal.aborted) {
      const body = placement([seats(tour, addDays(FIRST_DAY, place))])
      const headers = { ...stranger(), 'content-type': 'application/json' }
      const status = await send(`${serverOf()}/api${placeReservation.path}`, headers, body).catch(() => 0)
      if (status === 200) buyers.booked += 1
      else buyers.failed += 1
      if (status !== 200) await pause(50)
    }
  }
  const clients = Array.from({ length: BUYERS }, (_, place) => client(place))
  return buyers
}
