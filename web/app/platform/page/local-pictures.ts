import type { Language } from '@meltem/contract/language'

const made = new WeakMap<object, object>()

/**
 * The same content with the texts of its pictures in one language only: a page is read in one. Made once per value,
 * which the server remembers between renderings and which is in one language already, texts of pictures apart.
 */
export function withLocalPictures<T extends object>(value: T, language: Language): T {
  const known = made.get(value)
  if (known) return known as T
  const local = cut(value, language) as T
  made.set(value, local)
  return local
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
