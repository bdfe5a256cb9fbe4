import { listNearestDays } from '@meltem/contract/reservation/basket'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useBooking } from '../booking-context.tsx'
import { hasRooms } from '../choice-party.ts'
import type { WaitingWish } from './waiting-form.tsx'

export type NearDates = OutputOf<typeof listNearestDays>['gunler'][number]

/** The free days nearest to one that is taken, for the party as it stands; undefined while they are looked for. */
export function useNearestDays(wish: WaitingWish): readonly NearDates[] | 'failed' | undefined {
  const { product, option, choice } = useBooking()
  const rooms = hasRooms(product, option) ? { adet: choice.adet } : {}
  const { answer, failure, isAsking } = useAnswer(listNearestDays, {
    urun_k_no: product.k_no,
    opsiyon_k_no: option?.k_no ?? '',
    ...wish,
    ...choice.pax,
    ...rooms,
  })
  if (isAsking) return undefined
  return failure ? 'failed' : answer?.gunler
}
