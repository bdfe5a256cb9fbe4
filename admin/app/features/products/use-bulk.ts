import {
  type BulkWish,
  doProductBulk,
  type QuotedProduct,
  quoteProductBulk,
  takeBackProductBulk,
} from '@meltem/contract/catalog/bulk-office'
import type { ProductFilter } from '@meltem/contract/catalog/office'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { PRODUCTS_KEY } from '../product/product-query.ts'

export const BULKS_KEY = ['toplu-islemler'] as const

/** Rows by name, or all that the list is cut to. */
export type Chosen = { readonly k_nolar: string[] } | Pick<ProductFilter, 'ara' | 'tip' | 'durum'>

/** What would change of each; asked once for a wish, and again where it is opened again. */
export function useQuote(chosen: Chosen, wish: BulkWish | undefined) {
  return useQuery({
    queryKey: [...BULKS_KEY, 'hesap', chosen, wish],
    enabled: wish !== undefined,
    queryFn: ({ signal }) => call(quoteProductBulk, { ...chosen, ...(wish as BulkWish) }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function useRefresh(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [PRODUCTS_KEY, ['gruplar'], [...BULKS_KEY, 'liste']])
      void client.invalidateQueries({ queryKey })
  }
}

export function useDoBulk() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ k_no, wish, rows }: { k_no: string; wish: BulkWish; rows: readonly QuotedProduct[] }) =>
      call(doProductBulk, { ...wish, k_no, satirlar: rows.map((row) => ({ k_no: row.k_no, iz: row.iz })) }),
    onSuccess: refresh,
  })
}

export function useTakeBackBulk() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (k_no: string) => call(takeBackProductBulk, { k_no }),
    onSuccess: refresh,
  })
}
