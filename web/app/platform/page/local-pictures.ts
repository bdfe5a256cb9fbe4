import type { Language } from '@meltem/contract/wire/language'
import { madeOnce } from './made-once.ts'

const local = madeOnce<unknown>()

/**
 * The same content with the texts of its pictures in one language only: a page is read in one.
 */
export function withLocalPictures<T extends object>(value: T, language: Language): T {
  return local([value, language], () => cut(value, language)) as T
}

function cut(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => cut(item, language))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] =>
    name === 'aciklama' && isTexts(inner) ? [name, { [language]: inner[language] }] : [name, cut(inner, language)],
  )
  return Object.fromEntries(entries)
}

function isTexts(value: unknown): value is Partial<Record<Language, string>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
