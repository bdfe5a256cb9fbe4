import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messagesQuery } from '../../platform/queries/messages.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { messageFilter, messageViewQuery, parseMessageView, type StateFilter } from './message-view.ts'
import { useChosenMessage } from './use-chosen-message.ts'

/** View from the address, list from the server, and the one message being read. */
export function useMessagesScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wide = useWideScreen()
  const view = parseMessageView(query)
  const { data: listing, error, refetch, isPlaceholderData } = useQuery(messagesQuery(messageFilter(view)))
  const { chosen, keep } = useChosenMessage(listing?.data ?? [], view.mesaj)

  // Side by side, the first message opens by itself. It goes into the address, so that a new arrival does not push
  // away what is being read.
  const first = isPlaceholderData ? undefined : listing?.data[0]?.k_no
  const opensFirst = wide && view.mesaj === undefined && first !== undefined
  const firstQuery = opensFirst ? messageViewQuery({ ...view, mesaj: first }) : undefined
  useEffect(() => {
    if (firstQuery !== undefined) void navigate({ search: firstQuery }, { replace: true, preventScrollReset: true })
  }, [firstQuery, navigate])

  return {
    view,
    chosen,
    keep,
    listing,
    error,
    retry: () => void refetch(),
    filter: (durum: StateFilter) => void navigate({ search: messageViewQuery({ durum, sayfa: 1 }) }),
  }
}
