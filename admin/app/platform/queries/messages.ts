import { listMessages } from '@meltem/contract/staff/staff'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { MESSAGES_KEY, pause } from './keys.ts'

export function messagesQuery(filter: InputOf<typeof listMessages>) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, filter],
    queryFn: ({ signal }) => call(listMessages, filter, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}
