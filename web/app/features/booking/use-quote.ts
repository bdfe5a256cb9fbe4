import { type BasketQuote, quoteBasket } from '@meltem/contract/basket'
import type { CartLineRequest } from '@meltem/contract/reservation'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { latestAnswer } from './latest-answer.ts'

/** People press steppers several times in a row; the kernel is asked once they stop. */
const PAUSE_MS = 180
/** Below this nobody sees a skeleton flash by. */
const SLOW_MS = 200

export interface QuoteState {
  /** Price of the newest choice, or of the one before while the next is on its way. */
  readonly quote: BasketQuote | undefined
  /** What the quote was asked for; the basket takes exactly this. */
  readonly line: CartLineRequest | undefined
  readonly busy: boolean
  /** Busy for longer than a moment: the sums give way to a skeleton. */
  readonly slow: boolean
  /** Sentence of the server when the choice cannot be priced at all. */
  readonly refusal: string | undefined
}

const NOTHING: QuoteState = { quote: undefined, line: undefined, busy: false, slow: false, refusal: undefined }

/** Prices one line through the kernel whenever it changes; the latest answer wins. */
export function useQuote(line: CartLineRequest | undefined): QuoteState {
  const call = useCall()
  const { language, currency } = useFrame()
  const [state, setState] = useState(NOTHING)
  const asking = useMemo(
    () =>
      latestAnswer(
        (wanted: CartLineRequest) =>
          call(quoteBasket, { lang: language, secilen_kur: currency, sepet_urunler: [wanted] }),
        (answer, wanted) =>
          setState(
            answer.success === 1
              ? { ...NOTHING, quote: answer.data, line: wanted }
              : { ...NOTHING, refusal: answer.message },
          ),
        PAUSE_MS,
      ),
    [call, language, currency],
  )
  const wanted = line === undefined ? undefined : JSON.stringify(line)
  useEffect(() => {
    if (wanted === undefined) {
      setState(NOTHING)
      return
    }
    setState((now) => ({ ...now, busy: true }))
    asking.want(JSON.parse(wanted) as CartLineRequest)
    const timer = setTimeout(() => setState((now) => (now.busy ? { ...now, slow: true } : now)), PAUSE_MS + SLOW_MS)
    return () => {
      clearTimeout(timer)
      asking.forget()
    }
  }, [wanted, asking])
  return state
}
