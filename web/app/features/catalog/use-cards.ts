import { listProductsByKey } from '@meltem/contract/catalog/catalog'
import { useMemo } from 'react'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { type CardView, cardView } from './card-view.ts'
import { useCardWords } from './use-card-words.ts'

const NONE: readonly CardView[] = []

/** Cards of known products, asked for in the browser; those that are no longer offered stay out. */
export function useCards(keys: readonly string[]): readonly CardView[] {
  const words = useCardWords()
  const { language, currency } = useFrame()
  const k_no = keys.join()
  const { answer, failure, asked } = useAnswer(listProductsByKey, k_no ? { dil: language, kur: currency, k_no } : null)
  const cards = useMemo(() => answer?.data.map((product) => cardView(product, words)), [answer, words])
  return asked?.k_no === k_no && !failure ? (cards ?? NONE) : NONE
}
