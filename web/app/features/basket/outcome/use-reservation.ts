import { getReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useCallback } from 'react'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useStoresReady } from '../../../platform/stores/store-life.ts'
import type { OutcomeKey } from './outcome-address.ts'

/** A reservation of one's own, by the login or by the guest's key. */
export function useReservation({ k_no, anahtar }: OutcomeKey) {
  const ready = useStoresReady()
  const question = ready && k_no ? { k_no, ...(anahtar ? { anahtar } : {}) } : null
  const { answer, failure, put } = useAnswer(getReservation, question)
  /** There is no such reservation, or it is another person's. */
  const unknown = failure?.code === 'bulunamadi'
  return {
    data: unknown ? undefined : answer?.data,
    failure: failure?.message,
    missing: unknown || (ready && !k_no),
    keep: useCallback((data: Reservation) => put({ success: 1, data }), [put]),
  }
}
