import type { Language } from '@meltem/contract/language'
import type { Messages } from '@meltem/i18n/messages'

const loaded = new Map<Language, Messages>()

/** The server keeps all languages, the browser the one it hydrates with; both fill the store before rendering. */
export function keepMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages)
}

export function getMessages(language: Language): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`Messages for "${language}" were not loaded before rendering`)
  return messages
}
