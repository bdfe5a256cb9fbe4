import { listProductsByKey } from '@meltem/contract/catalog'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { type CardView, cardView } from './card-view.ts'
import { useCardWords } from './use-card-words.ts'

const NONE: readonly CardView[] = []

/** Cards of known products, asked for in the browser; those that are no longer offered stay out. */
export function useCards(keys: readonly string[]): readonly CardView[] {
  const call = useCall()
  const words = useCardWords()
  const { language, currency } = useFrame()
  const asked = keys.join()
  const [found, setFound] = useState({ asked: '', cards: NONE })
  useEffect(() => {
    if (!asked) return
    let current = true
    void call(listProductsByKey, { dil: language, kur: currency, k_no: asked }).then((answer) => {
      const products = answer.success === 1 ? answer.data : []
      if (current) setFound({ asked, cards: products.map((product) => cardView(product, words)) })
    })
    return () => {
      current = false
    }
  }, [call, words, language, currency, asked])
  return found.asked === asked ? found.cards : NONE
}
