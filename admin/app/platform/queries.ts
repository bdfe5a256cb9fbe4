import { listArrivals } from '@meltem/contract/arrival/office'
import { getDeparture, listDepartures } from '@meltem/contract/departure/office'
import { listApprovals } from '@meltem/contract/payment/approval'
import { getBoard, quoteMove } from '@meltem/contract/reservation/board-office'
import { countViews, listReservations } from '@meltem/contract/reservation/office-list'
import { getRequest, listRequests, type RequestView } from '@meltem/contract/reservation/request-office'
import { listWaitingGuests } from '@meltem/contract/reservation/waiting-office'
import { getSettings } from '@meltem/contract/settings'
import { getCounters } from '@meltem/contract/staff/live'
import { getHealth, getStaff, listMessages } from '@meltem/contract/staff/staff'
import { getToday } from '@meltem/contract/today/office'
import { listRuns } from '@meltem/contract/transfer/office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { live } from './live.ts'

const REFRESH_MS = 30_000
/** While the stream tells what changes, only what the clock alone moves is asked for. */
const CALM_MS = 5 * 60_000
const pause = () => (live.read().isLive ? CALM_MS : REFRESH_MS)

/** `null` means: known to be signed out, no need to ask again. */
export const STAFF_KEY = ['personel'] as const
export const HEALTH_KEY = ['durum'] as const
export const MESSAGES_KEY = ['mesajlar'] as const

export const staffQuery = queryOptions({
  queryKey: STAFF_KEY,
  queryFn: ({ signal }) => call(getStaff, {}, signal),
  staleTime: 5 * 60_000,
})

export const COUNTERS_KEY = ['sayac'] as const

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

export function messagesQuery(filter: InputOf<typeof listMessages>) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, filter],
    queryFn: ({ signal }) => call(listMessages, filter, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

export function reservationsQuery(filter: InputOf<typeof listReservations>) {
  return queryOptions({
    queryKey: ['rezervasyonlar', filter],
    queryFn: ({ signal }) => call(listReservations, filter, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

export const VIEW_COUNTS_KEY = ['gorunum-say'] as const

/** How many reservations each view has. */
export const viewCountsQuery = queryOptions({
  queryKey: VIEW_COUNTS_KEY,
  queryFn: ({ signal }) => call(countViews, {}, signal),
  refetchInterval: pause,
})

/** Before staff has signed in the brand comes from the public settings. */
export const brandQuery = queryOptions({
  queryKey: ['marka'],
  queryFn: async ({ signal }) => (await call(getSettings, {}, signal)).data.company.marka,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export const TODAY_KEY = ['bugun'] as const
export const REQUESTS_KEY = ['istekler'] as const
export const DEPARTURES_KEY = ['kalkislar'] as const
export const RUNS_KEY = ['seferler'] as const

export const todayQuery = queryOptions({
  queryKey: TODAY_KEY,
  queryFn: ({ signal }) => call(getToday, {}, signal),
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

export function departuresQuery(gun: string | undefined) {
  return queryOptions({
    queryKey: [...DEPARTURES_KEY, gun ?? 'bugun'],
    queryFn: ({ signal }) => call(listDepartures, gun ? { gun } : {}, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

export function departureQuery(k_no: string) {
  return queryOptions({
    queryKey: [...DEPARTURES_KEY, 'bir', k_no],
    queryFn: ({ signal }) => call(getDeparture, { k_no }, signal),
    // While its guests are settled the office watches.
    refetchInterval: ({ state }) => (state.data?.data.iptal_durumu?.bekleyen ? 2_000 : pause()),
  })
}

export const BOARD_KEY = ['takvim'] as const

export function boardQuery(input: InputOf<typeof getBoard>) {
  return queryOptions({
    queryKey: [...BOARD_KEY, input],
    queryFn: ({ signal }) => call(getBoard, input, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

/** What a move would cost is asked anew each time it is looked at. */
export function moveQuery(wish: InputOf<typeof quoteMove>) {
  return queryOptions({
    queryKey: ['tasi', wish],
    queryFn: ({ signal }) => call(quoteMove, wish, signal),
    gcTime: 0,
    retry: false,
  })
}

export function runsQuery(gun: string | undefined) {
  return queryOptions({
    queryKey: [...RUNS_KEY, gun ?? 'bugun'],
    queryFn: ({ signal }) => call(listRuns, gun ? { gun } : {}, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

export const APPROVALS_KEY = ['onaylar'] as const

/** Money that waits for a second person. */
export const approvalsQuery = queryOptions({
  queryKey: APPROVALS_KEY,
  queryFn: ({ signal }) => call(listApprovals, {}, signal),
  refetchInterval: pause,
})

export const ARRIVALS_KEY = ['giris-cikis'] as const
export const WAITING_KEY = ['bekleme'] as const

export function arrivalsQuery(gun: string | undefined) {
  return queryOptions({
    queryKey: [...ARRIVALS_KEY, gun ?? 'bugun'],
    queryFn: ({ signal }) => call(listArrivals, gun ? { gun } : {}, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

export const waitingQuery = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: ({ signal }) => call(listWaitingGuests, {}, signal),
  refetchInterval: pause,
})
