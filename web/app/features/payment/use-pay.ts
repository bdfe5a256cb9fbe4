import { startPayment } from '@meltem/contract/payment/payment'
import { useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import type { Payable } from './payable.ts'

interface OwnReservation {
  readonly k_no: string
  readonly anahtar?: string | undefined
}

/** Opens the bank's form: in a frame where it allows one, else the whole window goes there. */
export function usePay({ k_no, anahtar }: OwnReservation) {
  const call = useCall()
  const { language } = useFrame()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [frame, setFrame] = useState<string>()
  return {
    busy,
    failure,
    frame,
    pay: async ({ bolum }: Payable) => {
      setBusy(true)
      setFailure(undefined)
      const own = { k_no, ...(anahtar ? { anahtar } : {}) }
      const answer = await call(startPayment, { ...own, tutar: bolum, lang: language })
      setBusy(false)
      if (answer.success === 0) setFailure(answer.message)
      else if (answer.adim.tur === 'cerceve') setFrame(answer.adim.url)
      else window.location.assign(answer.adim.url)
    },
  }
}
