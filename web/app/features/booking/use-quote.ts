import { type BasketQuote, quoteBasket } from '@meltem/contract/reservation/basket'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { useEffect, useState } from 'react'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'

/** People press steppers several times in a row; the kernel is asked once they stop. */
const PAUSE_MS = 180
/** A faster answer shows no skeleton, which would only flash by. */
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

/** Prices one line through the kernel whenever it changes; the latest answer wins. */
export function useQuote(line: CartLineRequest | undefined): QuoteState {
  const { language, currency } = useFrame()
  const question = line ? { lang: language, secilen_kur: currency, sepet_urunler: [line] } : null
  const { answer, failure, asked, isAsking } = useAnswer(quoteBasket, question, { pause: PAUSE_MS })
  const priced = failure ? undefined : answer
  return {
    quote: priced?.data,
    line: priced && asked?.sepet_urunler[0],
    busy: isAsking,
    slow: useSlow(isAsking ? JSON.stringify(line) : undefined),
    refusal: failure?.message,
  }
}

/** Whether the question under way, or one it took the place of, has waited for longer than a moment. */
function useSlow(question: string | undefined): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (question === undefined) {
      setSlow(false)
      return
    }
    const timer = setTimeout(() => setSlow(true), PAUSE_MS + SLOW_MS)
    return () => clearTimeout(timer)
  }, [question])
  return slow && question !== undefined
}
