import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { isLanguage } from '@meltem/i18n/locales'

const KEY = 'yonetim.dil'

/** What this person chose on this device; undefined before the first choice. */
export function findRememberedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return isLanguage(stored) ? stored : undefined
  } catch {
    // Storage can be closed by the browser's settings: the choice then lasts until the page is reloaded.
    return undefined
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // As above: nothing is lost but the memory.
    return
  }
}

/** Remembered choice, then the browser's languages, then Turkish: the operator sits in Turkey. */
export function firstLanguage(): Language {
  const remembered = findRememberedLanguage()
  if (remembered) return remembered
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.find((code): code is Language => isLanguage(code)) ?? LANGUAGES[0]
}
