import type { Language } from '@meltem/contract/language'
import { createTranslator } from 'use-intl/core'
import { LOCALES } from './locales.ts'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import tr from './messages/tr.json' with { type: 'json' }
import type { Messages } from './messages.ts'

const MESSAGES: Readonly<Record<Language, Messages>> = { tr, en, de, ru }

/** For code that knows every language at once: mails, error sentences, documents. The browser loads one language only. */
export function translatorFor<N extends keyof Messages & string>(language: Language, namespace: N) {
  return createTranslator<Messages, N>({
    locale: LOCALES[language].tag,
    messages: MESSAGES[language],
    namespace,
    timeZone: 'Europe/Istanbul',
  })
}
