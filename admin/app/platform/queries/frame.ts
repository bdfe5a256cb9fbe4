import { getCounters } from '@meltem/contract/staff/live'
import { getHealth, getStaff } from '@meltem/contract/staff/staff'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { COUNTERS_KEY, HEALTH_KEY, pause, STAFF_KEY } from './keys.ts'

export const staffQuery = queryOptions({
  queryKey: STAFF_KEY,
  queryFn: ({ signal }) => call(getStaff, {}, signal),
  staleTime: 5 * 60_000,
})

/** What waits, beside the screens it waits on; the stream writes it too. */
export const countersQuery = queryOptions({
  queryKey: COUNTERS_KEY,
  queryFn: ({ signal }) => call(getCounters, {}, signal),
  refetchInterval: pause,
})

export const healthQuery = queryOptions({
  queryKey: HEALTH_KEY,
  queryFn: ({ signal }) => call(getHealth, {}, signal),
  refetchInterval: pause,
})

/** Before staff has signed in the brand comes from the public settings. */
export const brandQuery = queryOptions({
  queryKey: ['marka'],
  queryFn: async ({ signal }) => {
    // The settings describe half of the storefront: whoever is signed in does without.
    const { getSettings } = await import('@meltem/contract/settings')
    return (await call(getSettings, {}, signal)).data.company.marka
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
