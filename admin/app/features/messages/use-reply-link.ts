import type { ContactMessage } from '@meltem/contract/staff/staff'
import { useMessages } from 'use-intl'
import { useGuestWords } from '../../platform/words.ts'
import { replyLink } from './reply-link.ts'

/** Until the sender's language has arrived, the link is written in the language on screen. */
export function useReplyLink(message: ContactMessage): string {
  const onScreen = useMessages()
  return replyLink(message, useGuestWords(message.lang, 'sales') ?? onScreen)
}
