import type { ContactMessage } from '@meltem/contract/staff/staff'
import { loadMessages } from '@meltem/i18n/load-messages'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from 'use-intl'
import { replyLink } from './reply-link.ts'

/** Until the sender's language has arrived, the link is written in the language on screen. */
export function useReplyLink(message: ContactMessage): string {
  const onScreen = useMessages()
  const { data } = useQuery({
    queryKey: ['metinler', message.lang],
    queryFn: () => loadMessages(message.lang),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return replyLink(message, data ?? onScreen)
}
