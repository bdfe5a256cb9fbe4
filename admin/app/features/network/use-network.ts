import { getFares, listPlaces } from '@meltem/contract/transfer/network-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export type Fares = OutputOf<typeof getFares>

export const NETWORK_KEY = ['transfer-agi'] as const

export const placesQuery = queryOptions({
  queryKey: [...NETWORK_KEY, 'yerler'],
  queryFn: ({ signal }) => call(listPlaces, {}, signal),
})

export const faresQuery = queryOptions({
  queryKey: [...NETWORK_KEY, 'tarife'],
  queryFn: ({ signal }) => call(getFares, {}, signal),
})
