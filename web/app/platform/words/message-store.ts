import type { Language } from '@meltem/contract/wire/language'
import type { Messages } from '@meltem/i18n/messages'

const loaded = new Map<Language, Messages>()

/**
 * The server keeps all languages, the browser the one it hydrates with; both fill the store before rendering. What
 * comes later joins the same object, so that what is on screen stays and what is shown next finds its sentences.
 */
export function keepMessages(language: Language, messages: Partial<Messages>): void {
  loaded.set(language, Object.assign(loaded.get(language) ?? ({} as Messages), messages))
}

export function getMessages(language: Language): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`Messages for "${language}" were not loaded before rendering`)
  return messages
}
