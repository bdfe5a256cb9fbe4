import { getFleet } from '@meltem/contract/fleet/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export type Fleet = OutputOf<typeof getFleet>

export const FLEET_KEY = ['filo'] as const

export const fleetQuery = queryOptions({
  queryKey: FLEET_KEY,
  queryFn: ({ signal }) => call(getFleet, {}, signal),
})
