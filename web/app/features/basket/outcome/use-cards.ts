import { listProductsByKey, type ProductCard } from '@meltem/contract/catalog/catalog'
import { useMemo } from 'react'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'

/** Pictures and addresses of the products of a reservation; quiet when they cannot be had, as nothing hangs on them. */
export function useCards(keys: readonly string[]): ReadonlyMap<string, ProductCard> {
  const { language, currency } = useFrame()
  const k_no = [...new Set(keys)].join()
  const { answer } = useAnswer(listProductsByKey, k_no ? { dil: language, kur: currency, k_no } : null)
  return useMemo(() => new Map(answer?.data.map((card) => [card.k_no, card])), [answer])
}
