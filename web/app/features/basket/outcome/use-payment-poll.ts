import { getPayment } from '@meltem/contract/payment/payment'
import type { AnswerOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useStoresReady } from '../../../platform/stores/store-life.ts'
import type { OutcomeKey } from './outcome-address.ts'

export type PaymentState = OutputOf<typeof getPayment>['data']

/** Soon at first, then calmer: the bank usually answers within seconds. */
export function nextPause(asked: number): number {
  if (asked < 10) return 2000
  return asked < 40 ? 5000 : 15_000
}

const OPEN = new Set<PaymentState['sonuc']>(['isleniyor', 'bekliyor'])

interface Heard {
  readonly state: PaymentState | undefined
  /** There is no such payment, or it is another person's. */
  readonly unknown: boolean
}

type Answer = AnswerOf<typeof getPayment>

function isUnknown(answer: Answer): boolean {
  return answer.success === 0 && (answer.code === 'bulunamadi' || answer.code === 'alan_hatasi')
}

/** A payment that is settled, or of which nothing will ever be heard, is not asked about again. */
export function isSettled(answer: Answer): boolean {
  return answer.success === 1 ? !OPEN.has(answer.data.sonuc) : isUnknown(answer)
}

/** Asks until it is settled; returns how to stop. */
function keepAsking(ask: () => Promise<Answer>, tell: (answer: Answer) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let over = false
  const next = async () => {
    const answer = await ask()
    if (over) return
    tell(answer)
    asked += 1
    if (!isSettled(answer)) timer = setTimeout(() => void next(), nextPause(asked))
  }
  void next()
  return () => {
    over = true
    clearTimeout(timer)
  }
}

/** How a payment stands, asked again while it is open; an answer that does not come is asked for again, too. */
export function usePaymentPoll({ ref, k_no, anahtar }: OutcomeKey, active: boolean): Heard {
  const call = useCall()
  const ready = useStoresReady()
  const [heard, setHeard] = useState<Heard>({ state: undefined, unknown: false })
  const named = ref !== undefined || k_no !== undefined
  useEffect(() => {
    if (!active || !ready || !named) return
    return keepAsking(
      () => call(getPayment, ref ? { ref } : { k_no, anahtar }),
      (answer) =>
        setHeard((now) =>
          answer.success === 1 ? { state: answer.data, unknown: false } : { ...now, unknown: isUnknown(answer) },
        ),
    )
  }, [call, ready, active, named, ref, k_no, anahtar])
  return heard
}
