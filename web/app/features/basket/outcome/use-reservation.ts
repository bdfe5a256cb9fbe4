import { getReservation } from '@meltem/contract/booking'
import type { Reservation } from '@meltem/contract/reservation'
import { useCallback, useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useStoresReady } from '../../../platform/stores/store-life.ts'
import type { OutcomeKey } from './outcome-address.ts'

interface Read {
  readonly data: Reservation | undefined
  readonly failure: string | undefined
  /** Nobody's, or not this person's. */
  readonly missing: boolean
}

/** A reservation of one's own, by the login or by the guest's key. */
export function useReservation({ k_no, anahtar }: OutcomeKey) {
  const call = useCall()
  const ready = useStoresReady()
  const [read, setRead] = useState<Read>({ data: undefined, failure: undefined, missing: false })
  useEffect(() => {
    if (!ready) return
    if (!k_no) {
      setRead({ data: undefined, failure: undefined, missing: true })
      return
    }
    let wanted = true
    void call(getReservation, { k_no, ...(anahtar ? { anahtar } : {}) }).then((answer) => {
      if (!wanted) return
      if (answer.success === 1) setRead({ data: answer.data, failure: undefined, missing: false })
      else if (answer.code === 'bulunamadi') setRead({ data: undefined, failure: answer.message, missing: true })
      else setRead((now) => ({ ...now, failure: answer.message }))
    })
    return () => {
      wanted = false
    }
  }, [call, ready, k_no, anahtar])
  return {
    ...read,
    keep: useCallback((data: Reservation) => setRead({ data, failure: undefined, missing: false }), []),
  }
}
