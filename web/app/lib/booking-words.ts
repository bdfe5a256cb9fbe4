import partUrls from 'virtual:message-part-urls'
import type { Language } from '@meltem/contract/language'
import { isLanguage } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { getMessages } from './message-store.ts'

type Namespaces = Partial<Messages>

let bookingWords: Namespaces = {}

/**
 * The sentences of basket, checkout and trip come with their pages, not with the home page. A page's module waits for
 * them here, so that nothing is drawn without words; the server has all of them from the start.
 */
if (!import.meta.env.SSR) {
  const { lang } = document.documentElement
  if (isLanguage(lang)) {
    const loaded = (await import(/* @vite-ignore */ partUrls.booking[lang])) as { default: Namespaces }
    bookingWords = loaded.default
  }
}

let whole: Messages | undefined

export function bookingMessages(language: Language): Messages {
  const messages = getMessages(language)
  if ('basket' in messages) return messages
  whole ??= { ...(messages as Messages), ...bookingWords }
  return whole
}
