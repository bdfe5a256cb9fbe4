import type { Language } from '@meltem/contract/wire/language'
import { upperCase } from '@meltem/i18n/format'

/** First letters of name and surname, in capitals as the language writes them: `ismail ışık` is İI in Turkish. */
export function initialsOf(language: Language, { ad, soyad }: { ad: string; soyad: string }): string {
  const first = (name: string) => Array.from(name.trim())[0] ?? ''
  return upperCase(language, first(ad) + first(soyad))
}
