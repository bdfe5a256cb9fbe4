import { listEnquiries } from '@meltem/contract/audience/enquiry'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../platform/call.ts'
import { ENQUIRIES_KEY, pause } from '../../platform/queries/keys.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { useChosenMessage } from '../messages/use-chosen-message.ts'
import { type EnquiryFilter, enquiryFilter, enquiryViewQuery, parseEnquiryView } from './enquiry-view.ts'

function enquiriesQuery(filter: InputOf<typeof listEnquiries>) {
  return queryOptions({
    queryKey: [...ENQUIRIES_KEY, filter],
    queryFn: ({ signal }) => call(listEnquiries, filter, signal),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  })
}

/** View from the address, list from the server, the one enquiry being read, and the way to its neighbours. */
export function useEnquiriesScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wide = useWideScreen()
  const view = parseEnquiryView(query)
  const { data: listing, error, refetch, isPlaceholderData } = useQuery(enquiriesQuery(enquiryFilter(view)))
  const { chosen, keep } = useChosenMessage(listing?.data ?? [], view.talep)

  // Side by side, the first one opens by itself and goes into the address, as among the messages.
  const first = isPlaceholderData ? undefined : listing?.data[0]?.k_no
  const opensFirst = wide && view.talep === undefined && first !== undefined
  const firstQuery = opensFirst ? enquiryViewQuery({ ...view, talep: first }) : undefined
  useEffect(() => {
    if (firstQuery !== undefined) void navigate({ search: firstQuery }, { replace: true, preventScrollReset: true })
  }, [firstQuery, navigate])

  const rows = listing?.data ?? []
  const place = rows.findIndex(({ k_no }) => k_no === view.talep)
  const { durum, sayfa } = view
  const [before, after] = [rows[place - 1]?.k_no, rows[place + 1]?.k_no]
  const move = useCallback(
    (step: 1 | -1) => {
      const talep = step === 1 ? after : before
      if (talep) void navigate({ search: enquiryViewQuery({ durum, sayfa, talep }) }, { preventScrollReset: true })
    },
    [after, before, durum, sayfa, navigate],
  )
  return {
    view,
    chosen,
    keep,
    listing,
    error,
    move,
    retry: () => void refetch(),
    filter: (state: EnquiryFilter) => void navigate({ search: enquiryViewQuery({ durum: state, sayfa: 1 }) }),
  }
}
