import { listPaymentMethods } from '@meltem/contract/payment/payment'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useAnswer } from '../../platform/calls/use-answer.ts'

export type Methods = OutputOf<typeof listPaymentMethods>

export interface AskedMethods {
  readonly data: Methods | undefined
  readonly failure: string | undefined
}

/** How this amount may be paid; asked again whenever it changes, as instalments depend on it. */
export function useMethods(tutar: number | undefined): AskedMethods {
  const { answer, failure } = useAnswer(listPaymentMethods, tutar === undefined ? null : { tutar })
  return { data: failure ? undefined : answer, failure: failure?.message }
}
