import { createContext, use } from 'react'
import type { CardView } from '../../../catalog/card-view.ts'

/** Cards of all product strips of a page; asked for once by its loader. */
const StripCards = createContext<readonly CardView[]>([])

export const StripCardsProvider = StripCards.Provider

/** The cards of one strip, in its order; products that are no longer offered have none. */
export function useStripCards(keys: readonly string[]): readonly CardView[] {
  const cards = use(StripCards)
  return keys.flatMap((key) => cards.find(({ k_no }) => k_no === key) ?? [])
}
