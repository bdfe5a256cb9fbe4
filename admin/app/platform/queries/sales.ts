import { listApprovals } from '@meltem/contract/payment/approval'
import { countViews, listReservations } from '@meltem/contract/reservation/office-list'
import { getRequest, listRequests, type RequestView } from '@meltem/contract/reservation/request-office'
import { listWaitingGuests } from '@meltem/contract/reservation/waiting-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { APPROVALS_KEY, pause, REQUESTS_KEY, VIEW_COUNTS_KEY, WAITING_KEY } from './keys.ts'

export function reservationsQuery(filter: InputOf<typeof listReservations>) {
  return queryOptions({
    queryKey: ['rezervasyonlar', filter],
    queryFn: ({ signal }) => call(listReservations, filter, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

/** How many reservations each view has. */
export const viewCountsQuery = queryOptions({
  queryKey: VIEW_COUNTS_KEY,
  queryFn: ({ signal }) => call(countViews, {}, signal),
  refetchInterval: pause,
})

export function requestsQuery(gorunum: RequestView) {
  return queryOptions({
    queryKey: [...REQUESTS_KEY, gorunum],
    queryFn: ({ signal }) => call(listRequests, { gorunum }, signal),
    refetchInterval: pause,
  })
}

export function requestQuery(k_no: string) {
  return queryOptions({
    queryKey: [...REQUESTS_KEY, 'bir', k_no],
    queryFn: ({ signal }) => call(getRequest, { k_no }, signal),
    refetchInterval: pause,
  })
}

/** Money that waits for a second person. */
export const approvalsQuery = queryOptions({
  queryKey: APPROVALS_KEY,
  queryFn: ({ signal }) => call(listApprovals, {}, signal),
  refetchInterval: pause,
})

export const waitingQuery = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: ({ signal }) => call(listWaitingGuests, {}, signal),
  refetchInterval: pause,
})
