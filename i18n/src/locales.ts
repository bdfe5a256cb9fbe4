import type { Language } from '@meltem/contract/wire/language'

interface Locale {
  /** For Intl and for `<html lang>` region-aware formatting (LOOK-1). */
  readonly tag: 'tr-TR' | 'en-US' | 'de-DE' | 'ru-RU'
  /** The language's name in itself. */
  readonly name: string
  readonly openGraph: string
}

/** One table of locales feeds addresses, Intl, `<html lang>` and the language menu. */
export const LOCALES: Readonly<Record<Language, Locale>> = {
  tr: { tag: 'tr-TR', name: 'Türkçe', openGraph: 'tr_TR' },
  en: { tag: 'en-US', name: 'English', openGraph: 'en_US' },
  de: { tag: 'de-DE', name: 'Deutsch', openGraph: 'de_DE' },
  ru: { tag: 'ru-RU', name: 'Русский', openGraph: 'ru_RU' },
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value)
}
