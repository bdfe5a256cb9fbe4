import type { ProductKind } from '@meltem/contract/content'
import { createContext, useContext } from 'react'

/** What the search box knows of the catalogue; without it every kind leads to the list of everything. */
export interface SearchScope {
  /** Addresses of the lists by kind, without the language. */
  readonly lists: Readonly<Partial<Record<ProductKind, string>>>
  /** Where transfers start and end. */
  readonly transferPlaces: readonly { readonly kod: string; readonly baslik: string }[]
}

const SearchScopeContext = createContext<SearchScope>({ lists: {}, transferPlaces: [] })

export const SearchScopeProvider = SearchScopeContext.Provider

export function useSearchScope(): SearchScope {
  return useContext(SearchScopeContext)
}
