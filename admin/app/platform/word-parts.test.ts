import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partOfWords, type WordPart } from './word-parts.ts'

const ROUTES = resolve(import.meta.dirname, '../routes.tsx')
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g
const LAZY = /^const (\w+) = lazy\([^;]*?(?:withWords\(\s*\[([^\]]*)\],\s*)?import\('(\.\/routes\/[^']+)'\)/gm
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

/** A file and all that it imports, at once or later. */
function reach(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached
  reached.add(file)
  for (const [, next = ''] of read(file).matchAll(IMPORT)) reach(resolve(dirname(file), next), reached)
  return reached
}

function wordsOf(file: string): string[] {
  const source = read(file)
  const named = [...source.matchAll(HEADINGS)].map(([, hook, namespace]) => hook ?? namespace ?? '')
  const keys = WIDE.test(source) ? [...source.matchAll(KEYS)].map(([, key]) => `admin.${key}`) : []
  // A key that is no heading belongs to another translator of the file.
  return [...named.filter((words) => words !== 'admin'), ...keys.filter(partOfWords)]
}

const SCREENS = [...read(ROUTES).matchAll(LAZY)].map(([, name = '', parts = '', path = '']) => ({
  name,
  parts: ['frame', ...parts.split(/[', ]+/).filter(Boolean)] as WordPart[],
  file: resolve(dirname(ROUTES), path),
}))

describe('each screen comes with the words it shows', () => {
  test.each(SCREENS)('$name', ({ parts, file }) => {
    const missing = [...reach(file)].flatMap((used) =>
      wordsOf(used)
        .filter((words) => !parts.some((part) => part === partOfWords(words)))
        .map((words) => `${words} in ${used.slice(used.indexOf('admin/'))}`),
    )
    expect(missing).toEqual([])
  })

  test('every screen of the office is among them', () => {
    expect(SCREENS.length).toBe(read(ROUTES).match(/= lazy\(/g)?.length)
    expect(SCREENS.length).toBeGreaterThan(40)
  })
})
