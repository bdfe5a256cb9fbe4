import type { ProductKind } from '@meltem/contract/content/content'
import { createContext, useContext } from 'react'

/** What the search box knows of the catalogue; without it every kind leads to the list of everything. */
export interface SearchScope {
  /** Addresses of the lists by kind, without the language. */
  readonly lists: Readonly<Partial<Record<ProductKind, string>>>
  /** Where transfers start and end. */
  readonly transferPlaces: readonly { readonly kod: string; readonly baslik: string }[]
  /** What the tenant sells; empty where the catalogue did not say, and every kind is offered. */
  readonly kinds: readonly ProductKind[]
  /** A place of the tenant as an example of what can be typed. */
  readonly example: string | undefined
}

const SearchScopeContext = createContext<SearchScope>({
  lists: {},
  transferPlaces: [],
  kinds: [],
  example: undefined,
})

export const SearchScopeProvider = SearchScopeContext.Provider

export function useSearchScope(): SearchScope {
  return useContext(SearchScopeContext)
}
