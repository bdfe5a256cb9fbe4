import type { InputOf } from '@meltem/contract/endpoint'
import { getSettings } from '@meltem/contract/settings'
import { getHealth, getStaff, listMessages } from '@meltem/contract/staff'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

const REFRESH_MS = 30_000

/** `null` means: known to be signed out, no need to ask again. */
export const STAFF_KEY = ['personel'] as const
export const HEALTH_KEY = ['durum'] as const
export const MESSAGES_KEY = ['mesajlar'] as const

export const staffQuery = queryOptions({
  queryKey: STAFF_KEY,
  queryFn: ({ signal }) => call(getStaff, {}, signal),
  staleTime: 5 * 60_000,
})

export const healthQuery = queryOptions({
  queryKey: HEALTH_KEY,
  queryFn: ({ signal }) => call(getHealth, {}, signal),
  refetchInterval: REFRESH_MS,
})

export function messagesQuery(filter: InputOf<typeof listMessages>) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, filter],
    queryFn: ({ signal }) => call(listMessages, filter, signal),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })
}

/** Before staff has signed in the brand comes from the public settings. */
export const brandQuery = queryOptions({
  queryKey: ['marka'],
  queryFn: async ({ signal }) => (await call(getSettings, {}, signal)).data.company.marka,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
