import { type CancellationQuote, cancelReservation, quoteCancellation } from '@meltem/contract/booking'
import type { Reservation } from '@meltem/contract/reservation'
import { useCallback, useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'

/** All of a reservation or one service of it, with the guest's key where it is not a member's. */
export interface Cancelled {
  readonly k_no: string
  readonly anahtar?: string | undefined
  readonly satir?: string | undefined
}

/** The refund that was seen is sent along; when it has changed meanwhile, the new one is shown and asked for again. */
export function useCancellation(
  { k_no, anahtar, satir }: Cancelled,
  onDone: (reservation: Reservation, iade: CancellationQuote) => void,
) {
  const call = useCall()
  const [quote, setQuote] = useState<CancellationQuote>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    const answer = await call(quoteCancellation, wishOf({ k_no, anahtar, satir }))
    if (answer.success === 1) setQuote(answer.data)
    else setFailure(answer.message)
  }, [call, k_no, anahtar, satir])
  useEffect(() => void ask(), [ask])
  const cancel = async () => {
    if (!quote) return
    setBusy(true)
    setFailure(undefined)
    const wish = { ...wishOf({ k_no, anahtar, satir }), iade: quote.iade }
    const answer = await call(cancelReservation, wish)
    setBusy(false)
    if (answer.success === 1) return onDone(answer.data, answer.iade)
    setFailure(answer.message)
    if (answer.code === 'fiyat_degisti') await ask()
  }
  return { quote, failure, busy, cancel }
}

function wishOf({ k_no, anahtar, satir }: Cancelled) {
  return { k_no, ...(anahtar ? { anahtar } : {}), ...(satir ? { satir } : {}) }
}
