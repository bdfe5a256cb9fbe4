import { getOfficeProduct, type OfficeProduct } from '@meltem/contract/catalog/office'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const PRODUCTS_KEY = ['urunler'] as const

export function productQuery(k_no: string) {
  return queryOptions({
    queryKey: [...PRODUCTS_KEY, 'bir', k_no],
    queryFn: ({ signal }) => call(getOfficeProduct, { k_no }, signal),
  })
}

/** The product of the screen; the screen has read it before a tab is drawn. */
export function useProduct(k_no: string): OfficeProduct | undefined {
  return useQuery(productQuery(k_no)).data?.data
}
