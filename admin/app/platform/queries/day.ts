import { listArrivals } from '@meltem/contract/arrival/office'
import { getDeparture, listDepartures } from '@meltem/contract/departure/office'
import { getToday } from '@meltem/contract/today/office'
import { listRuns } from '@meltem/contract/transfer/office'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { ARRIVALS_KEY, DEPARTURES_KEY, pause, RUNS_KEY, TODAY_KEY } from './keys.ts'

export const todayQuery = queryOptions({
  queryKey: TODAY_KEY,
  queryFn: ({ signal }) => call(getToday, {}, signal),
  refetchInterval: pause,
})

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

export function runsQuery(gun: string | undefined) {
  return queryOptions({
    queryKey: [...RUNS_KEY, gun ?? 'bugun'],
    queryFn: ({ signal }) => call(listRuns, gun ? { gun } : {}, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

export function arrivalsQuery(gun: string | undefined) {
  return queryOptions({
    queryKey: [...ARRIVALS_KEY, gun ?? 'bugun'],
    queryFn: ({ signal }) => call(listArrivals, gun ? { gun } : {}, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}
