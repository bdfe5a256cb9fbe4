import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { createTranslator } from 'use-intl/core'
import { getMessages } from './message-store.ts'

function createIn<N extends keyof Messages & string>(language: Language, namespace: N) {
  return createTranslator<Messages, N>({
    locale: LOCALES[language].tag,
    messages: getMessages(language),
    namespace,
    timeZone: 'Europe/Istanbul',
  })
}

/** By the sentences of their namespace, which each language has its own of. */
const translators = new WeakMap<object, unknown>()

/**
 * Messages outside of components: for loaders, which run where all languages are loaded. A translator keeps the
 * formatters it has needed, which take longer to make than a sentence to say: there is one of each.
 */
export function translatorIn<N extends keyof Messages & string>(
  language: Language,
  namespace: N,
): ReturnType<typeof createIn<N>> {
  const sentences = getMessages(language)[namespace] as object | undefined
  const known = sentences && translators.get(sentences)
  if (known) return known as ReturnType<typeof createIn<N>>
  const translator = createIn(language, namespace)
  // In a browser a namespace may be on its way still.
  if (sentences) translators.set(sentences, translator)
  return translator
}

/** The words of a namespace, from a loader or from a component. */
export type TranslatorOf<N extends keyof Messages & string> = ReturnType<typeof translatorIn<N>>
