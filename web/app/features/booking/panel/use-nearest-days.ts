import { listNearestDays } from '@meltem/contract/basket'
import type { InputOf, OutputOf } from '@meltem/contract/endpoint'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useBooking } from '../booking-context.tsx'
import { hasRooms } from '../choice-party.ts'
import type { WaitingWish } from './waiting-form.tsx'

export type NearDates = OutputOf<typeof listNearestDays>['gunler'][number]

/** The free days nearest to one that is taken, for the party as it stands; undefined while they are looked for. */
export function useNearestDays(wish: WaitingWish): readonly NearDates[] | 'failed' | undefined {
  const { product, option, choice } = useBooking()
  const call = useCall()
  const [found, setFound] = useState<readonly NearDates[] | 'failed'>()
  const rooms = hasRooms(product, option) ? { adet: choice.adet } : {}
  const wanted = JSON.stringify({
    urun_k_no: product.k_no,
    opsiyon_k_no: option?.k_no ?? '',
    ...wish,
    ...choice.pax,
    ...rooms,
  })
  useEffect(() => {
    let gone = false
    setFound(undefined)
    void call(listNearestDays, JSON.parse(wanted) as InputOf<typeof listNearestDays>).then((answer) => {
      if (!gone) setFound(answer.success === 1 ? answer.gunler : 'failed')
    })
    return () => {
      gone = true
    }
  }, [call, wanted])
  return found
}
