import { listProductsByKey, type ProductCard } from '@meltem/contract/catalog'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'

/** Pictures and addresses of the products of a reservation; quiet when they cannot be had, as nothing hangs on them. */
export function useCards(keys: readonly string[]): ReadonlyMap<string, ProductCard> {
  const call = useCall()
  const { language, currency } = useFrame()
  const [cards, setCards] = useState<ReadonlyMap<string, ProductCard>>(new Map())
  const wanted = [...new Set(keys)].join()
  useEffect(() => {
    if (wanted === '') return
    let shown = true
    void call(listProductsByKey, { dil: language, kur: currency, k_no: wanted }).then((answer) => {
      if (shown && answer.success === 1) setCards(new Map(answer.data.map((card) => [card.k_no, card])))
    })
    return () => {
      shown = false
    }
  }, [call, language, currency, wanted])
  return cards
}
