import { listOptions, listThings } from '@meltem/contract/stock/office'
import { listRules } from '@meltem/contract/stock/rules-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export type Options = OutputOf<typeof listOptions>

/** Everything that is read of a product's stock. */
export const STOCK_KEY = ['stok'] as const

export function optionsQuery(urun_k_no: string) {
  return queryOptions({
    queryKey: [...STOCK_KEY, 'secenekler', urun_k_no],
    queryFn: ({ signal }) => call(listOptions, { urun_k_no }, signal),
  })
}

export function plansQuery(urun_k_no: string) {
  return queryOptions({
    queryKey: [...STOCK_KEY, 'kalkislar', urun_k_no],
    queryFn: ({ signal }) => call(listRules, { urun_k_no }, signal),
  })
}

/** Things another option can share. */
export const thingsQuery = queryOptions({
  queryKey: [...STOCK_KEY, 'kaynaklar'],
  queryFn: ({ signal }) => call(listThings, {}, signal),
})
