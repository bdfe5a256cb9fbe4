import type { Language } from '@meltem/contract/language'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { createTranslator } from 'use-intl/core'
import { getMessages } from './message-store.ts'

/** Messages outside of components: for loaders, which run where all languages are loaded. */
export function translatorIn<N extends keyof Messages & string>(language: Language, namespace: N) {
  return createTranslator<Messages, N>({
    locale: LOCALES[language].tag,
    messages: getMessages(language),
    namespace,
    timeZone: 'Europe/Istanbul',
  })
}

/** The words of a namespace, from a loader or from a component. */
export type TranslatorOf<N extends keyof Messages & string> = ReturnType<typeof translatorIn<N>>
