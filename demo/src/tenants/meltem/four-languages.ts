import type { Language } from '@meltem/contract/language'

/** Meltem speaks all four languages: a text without one of them must not compile. */
export type InFour<T> = Readonly<Record<Language, T>>

export const FOUR: readonly Language[] = ['tr', 'en', 'de', 'ru']

/** The same recipe applied to each language. */
export function inFour<T>(make: (dil: Language) => T): Record<Language, T> {
  return { tr: make('tr'), en: make('en'), de: make('de'), ru: make('ru') }
}
