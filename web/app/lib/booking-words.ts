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

const joined = new WeakMap<Messages, Messages>()

/** The page's own messages with these; joined once for each set, as more may be loaded while people move about. */
export function bookingMessages(language: Language): Messages {
  const messages = getMessages(language)
  if ('basket' in messages) return messages
  const whole = joined.get(messages) ?? { ...(messages as Messages), ...bookingWords }
  joined.set(messages, whole)
  return whole
}
