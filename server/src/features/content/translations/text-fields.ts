import type { PairedField } from '@meltem/contract/content/translation'

/** A text of one language: the row without its keys. */
export type Doc = Readonly<Record<string, unknown>>

export interface TextField {
  /** Names and numbers joined with dots. */
  readonly alan: string
  readonly bicim: PairedField['bicim']
  readonly metin: string
}

/** Names whose values are no words: addresses, pictures, rules, figures. Words people search by belong to their language. */
const NO_WORDS = new Set([
  'tip',
  'url',
  'gorsel',
  'gorsel_dar',
  'kural',
  'slug',
  'saat',
  'urun_tipi',
  'urunler',
  'arama_kelimeleri',
])
const LINES = new Set(['baslik', 'seo_baslik', 'soru', 'etiket', 'ad', 'durum'])

type Path = readonly (string | number)[]

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string' && !entry.includes('\n'))
}

/** Every text of a document that is translated, in the order it stands there. A list of sentences is one of them. */
export function fieldsOf(doc: unknown, path: Path = []): TextField[] {
  const name = path.findLast((part) => typeof part === 'string') ?? ''
  if (typeof doc === 'string') return [{ alan: path.join('.'), bicim: formOf(name), metin: doc }]
  if (isList(doc)) return doc.length === 0 ? [] : [{ alan: path.join('.'), bicim: 'liste', metin: doc.join('\n') }]
  if (Array.isArray(doc)) return doc.flatMap((entry: unknown, place) => fieldsOf(entry, [...path, place]))
  if (doc === null || typeof doc !== 'object') return []
  return Object.entries(doc).flatMap(([key, value]) => (NO_WORDS.has(key) ? [] : fieldsOf(value, [...path, key])))
}

function formOf(name: string): TextField['bicim'] {
  if (name === 'html') return 'html'
  return LINES.has(name) ? 'satir' : 'metin'
}

/** What stands at a place; empty where nothing does. */
export function wordsAt(doc: unknown, alan: string): string {
  let value = doc
  for (const part of alan.split('.')) {
    if (value === null || typeof value !== 'object') return ''
    value = (value as Readonly<Record<string, unknown>>)[part]
  }
  if (typeof value === 'string') return value
  return isList(value) ? value.join('\n') : ''
}

/** The same form without words, for what a language does not say yet. */
export function blanked(value: unknown, name = ''): unknown {
  if (NO_WORDS.has(name)) return name === 'arama_kelimeleri' ? [] : value
  if (typeof value === 'string') return ''
  if (isList(value)) return []
  if (Array.isArray(value)) return value.map((entry) => blanked(entry))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blanked(inner, key)]))
}

/** The document with other words at a place. What is not there yet takes the form of its source. */
export function withWords(doc: unknown, source: unknown, path: readonly string[], metin: string): unknown {
  const [part, ...rest] = path
  if (part === undefined) return Array.isArray(source) ? linesOf(metin) : metin
  if (Array.isArray(source)) {
    const stands: readonly unknown[] = Array.isArray(doc) ? doc : []
    const place = Number(part)
    const length = Math.max(stands.length, place + 1)
    return Array.from({ length }, (_, at) => {
      const entry = stands[at] ?? blanked(source[at])
      return at === place ? withWords(entry, source[at], rest, metin) : entry
    })
  }
  const from = (source ?? {}) as Readonly<Record<string, unknown>>
  const stands = (doc ?? blanked(source)) as Readonly<Record<string, unknown>>
  return { ...stands, [part]: withWords(stands[part], from[part], rest, metin) }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
