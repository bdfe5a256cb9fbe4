import type { Language } from '@meltem/contract/language'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { createTranslator, type Locale, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import { useLocale, useMessages } from 'use-intl/react'
import { getMessages } from './message-store.ts'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>
type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>

/** The sentences of a namespace, or of a part of one (`product.weeks`). */
function wordsOf(messages: Messages, namespace: string): object | undefined {
  let found: unknown = messages
  for (const name of namespace.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  return typeof found === 'object' && found !== null ? found : undefined
}

const made = new WeakMap<object, unknown>()

/** One for all who speak of the same: a page has hundreds of parts, and making one costs more than asking it. */
function translatorOf<N extends Namespace>(locale: Locale, messages: Messages, namespace: N): Translator<N> {
  const words = wordsOf(messages, namespace)
  const known = words && made.get(words)
  if (known) return known as Translator<N>
  const fresh = rememberPlain(
    createTranslator<Messages, N>({ locale, messages, namespace, timeZone: 'Europe/Istanbul' }),
  )
  if (words) made.set(words, fresh)
  return fresh
}

type AnyTranslator = ((key: string, ...values: unknown[]) => string) & Record<'has' | 'raw', (key: string) => unknown>

/** A sentence without places for values is the same every time; most are. */
function rememberPlain<T extends object>(translator: T): T {
  const translate = translator as unknown as AnyTranslator
  const plain = new Map<string, string>()
  const quick = (key: string, ...values: unknown[]) => {
    const known = plain.get(key)
    if (known !== undefined) return known
    if (translate.has(key) && typeof translate.raw(key) === 'string') plain.set(key, translate(key))
    return translate(key, ...values)
  }
  return Object.assign(quick, translator) as unknown as T
}

/** Messages outside of components: for loaders, which run where all languages are loaded. */
export function translatorIn<N extends Namespace>(language: Language, namespace: N): Translator<N> {
  return translatorOf(LOCALES[language].tag, getMessages(language), namespace)
}

/** Messages in components. */
export function useTranslations<N extends Namespace>(namespace: N): Translator<N> {
  return translatorOf(useLocale(), useMessages() as Messages, namespace)
}

/** The words of a namespace, from a loader or from a component. */
export type TranslatorOf<N extends Namespace> = Translator<N>
