import type { OutputOf } from '@meltem/contract/endpoint'
import { listPaymentMethods } from '@meltem/contract/payment'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'

export type Methods = OutputOf<typeof listPaymentMethods>

export interface AskedMethods {
  readonly data: Methods | undefined
  readonly failure: string | undefined
}

/** How this amount may be paid; asked again whenever it changes, as instalments depend on it. */
export function useMethods(tutar: number | undefined): AskedMethods {
  const call = useCall()
  const [state, setState] = useState<AskedMethods>({ data: undefined, failure: undefined })
  useEffect(() => {
    if (tutar === undefined) return
    let wanted = true
    void call(listPaymentMethods, { tutar }).then((answer) => {
      if (!wanted) return
      setState(
        answer.success === 1 ? { data: answer, failure: undefined } : { data: undefined, failure: answer.message },
      )
    })
    return () => {
      wanted = false
    }
  }, [call, tutar])
  return state
}
