import { getBoard, quoteMove } from '@meltem/contract/reservation/board-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { BOARD_KEY, pause } from './keys.ts'

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
