import type { Language } from '@meltem/contract/wire/language'
import { createTranslator } from 'use-intl/core'
import { LOCALES } from './locales.ts'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import tr from './messages/tr.json' with { type: 'json' }
import type { Messages } from './messages.ts'

const MESSAGES: Readonly<Record<Language, Messages>> = { tr, en, de, ru }

function createFor<N extends keyof Messages & string>(language: Language, namespace: N) {
  return createTranslator<Messages, N>({
    locale: LOCALES[language].tag,
    messages: MESSAGES[language],
    namespace,
    timeZone: 'Europe/Istanbul',
  })
}

const known = new Map<string, unknown>()

/**
 * For code that knows every language at once: mails, error sentences, documents. The browser loads one language only. A
 * translator keeps the sentences it has taken apart, which is most of the work of saying one: there is one of each.
 */
export function translatorFor<N extends keyof Messages & string>(
  language: Language,
  namespace: N,
): ReturnType<typeof createFor<N>> {
  const key = `${language}:${namespace}`
  const translator = known.get(key) ?? createFor(language, namespace)
  known.set(key, translator)
  return translator as ReturnType<typeof createFor<N>>
}
