import { cancelReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { renewKey, reservationStore } from '../../../platform/stores/reservation-store.ts'
import { outcomeQuery, ownOf } from '../outcome/outcome-address.ts'
import { useReservation } from '../outcome/use-reservation.ts'

export interface WaitingPayment {
  /** The reservation this basket has become and that waits for its payment; undefined where there is none. */
  readonly reservation: Reservation | undefined
  readonly busy: boolean
  readonly failure: string | undefined
  /** Gives the reservation up: its places are free again, and the basket can be changed. */
  readonly giveUp: () => Promise<void>
}

/**
 * What was placed from this basket and not paid: after a refused card, a closed bank page or the back button, in this tab
 * or another one. The server says how it stands: paid elsewhere it leads to its outcome, run out the basket starts anew.
 */
export function useWaiting(): WaitingPayment {
  const call = useCall()
  const navigate = useNavigate()
  const { language } = useFrame()
  const placed = reservationStore.use(({ direk, taslak: { yerlesen } }) =>
    yerlesen?.k_no === direk.k_no ? yerlesen : null,
  )
  const { data } = useReservation(placed ? ownOf(placed) : {})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const known = placed && data?.k_no === placed.k_no ? data : undefined
  const waits = known?.durum === 'held'
  useEffect(() => {
    if (!placed || !known || waits) return
    if (known.rezervasyon_durum === 'iptal') renewKey('direk')
    else void navigate(`/${language}/basket/complate?${outcomeQuery(placed)}`)
  }, [placed, known, waits, language, navigate])
  return {
    reservation: waits ? known : undefined,
    busy,
    failure,
    giveUp: async () => {
      if (!placed) return
      setBusy(true)
      setFailure(undefined)
      const answer = await call(cancelReservation, { ...ownOf(placed), iade: 0 })
      setBusy(false)
      if (answer.success === 1) renewKey('direk')
      else setFailure(answer.message)
    },
  }
}
