import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partOfWords, type WordPart } from './word-parts.ts'

const OFFICE = resolve(import.meta.dirname, '..')
const ROUTES = resolve(OFFICE, 'routes.tsx')
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g
/** Brings words of its own along. */
const WORDED = /withWords\(\s*\[([^\]]*)\],\s*import\('([^']+)'\),?\s*\)/g
const HEADINGS = /useTranslations\(\s*'([\w.]+)'|namespace: '([\w.]+)'/g
/** Where a translator knows all of the office's words, its keys begin with the heading. */
const WIDE = /useTranslations\(\s*(?:'admin')?\s*\)|namespace: 'admin'[,\s}]/
const KEYS = /\bt(?:\.rich)?\(\s*[`']([a-z_]+)\./g

const sources = new Map<string, string>()
function read(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, known)
  return known
}

/** A file and all that it imports, at once or later, but for what brings its own words. */
function reach(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached
  reached.add(file)
  for (const [, next = ''] of read(file).replaceAll(WORDED, '').matchAll(IMPORT))
    reach(resolve(dirname(file), next), reached)
  return reached
}

function wordsOf(file: string): string[] {
  const source = read(file)
  const named = [...source.matchAll(HEADINGS)].map(([, hook, namespace]) => hook ?? namespace ?? '')
  const keys = WIDE.test(source) ? [...source.matchAll(KEYS)].map(([, key]) => `admin.${key}`) : []
  // A key that is no heading belongs to another translator of the file.
  return [...named.filter((words) => words !== 'admin'), ...keys.filter(partOfWords)]
}

const ALL = globSync('**/*.{ts,tsx}', { cwd: OFFICE })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => resolve(OFFICE, file))

const nameOf = (file: string) => file.slice(OFFICE.length + 1)

/** What comes with words of its own, and the frame with all that is in it from the start. */
const SCREENS = [
  { name: 'the frame', parts: ['frame'] as WordPart[], file: ROUTES },
  ...ALL.flatMap((file) =>
    [...read(file).matchAll(WORDED)].map(([, parts = '', path = '']) => ({
      name: nameOf(resolve(dirname(file), path)),
      parts: ['frame', ...parts.split(/[', ]+/).filter(Boolean)] as WordPart[],
      file: resolve(dirname(file), path),
    })),
  ),
]

describe('each screen comes with the words it shows', () => {
  test.each(SCREENS)('$name', ({ parts, file }) => {
    const missing = [...reach(file)].flatMap((used) =>
      wordsOf(used)
        .filter((words) => !parts.some((part) => part === partOfWords(words)))
        .map((words) => `${words} in ${nameOf(used)}`),
    )
    expect(missing).toEqual([])
  })

  test('every screen of the office is among them', () => {
    const screens = ALL.filter((file) => nameOf(file).startsWith('routes/'))
    const reached = new Set(SCREENS.flatMap(({ file }) => [...reach(file)]))
    expect(screens.filter((file) => !reached.has(file))).toEqual([])
    expect(SCREENS.length).toBeGreaterThan(40)
  })
})
