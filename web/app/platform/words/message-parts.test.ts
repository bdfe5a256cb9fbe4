import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { FILES, PAGE_PARTS as NAMESPACES } from '../../../vite/messages.ts'
import { PAGE_PARTS, partsFor } from './message-parts.ts'

const IMPORT = /^(?:import|export) (?!type\b)[^;']*?from '(\.[^']+)'/gm
const WORDS = /useTranslations\('(\w+)/g

/** Namespaces that the components of a module and of everything it imports statically read. */
function namespacesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return new Set()
  seen.add(path)
  const code = readFileSync(path, 'utf8')
  const found = new Set([...code.matchAll(WORDS)].map(([, name = '']) => name))
  for (const [, next = ''] of code.matchAll(IMPORT)) {
    for (const name of namespacesOf(resolve(dirname(path), next), seen)) found.add(name)
  }
  return found
}

const source = (name: string) => fileURLToPath(import.meta.resolve(`../../${name}.tsx`))

describe('a page loads the sentences it shows', () => {
  test.each([
    ['routes/home', 'routes/home'],
    ['content-list-d', 'routes/listing'],
    ['detected-list-c', 'routes/listing'],
    ['content-b', 'routes/content', 'features/content/list-page', 'features/content/article-page'],
    ['detected-p', 'routes/content', 'features/content/plain-page'],
    ['routes/custom-page', 'routes/custom-page', 'features/content/plain-page', 'features/content/landing-page'],
    ['content-d-product', 'routes/product'],
    ['detected-u-product', 'routes/product'],
    ['routes/contact', 'routes/contact'],
    ['routes/agency/welcome', 'routes/agency/welcome'],
    ['routes/agency/page', 'routes/agency/page'],
    ['routes/agency/forms', 'routes/agency/forms'],
    ['routes/agency/login', 'routes/agency/login'],
    ['routes/agency/account', 'routes/agency/account'],
  ])('%s', (id, ...files) => {
    const loaded: readonly string[] = partsFor(['root', 'routes/language', id]).flatMap((part) => FILES[part])
    const shown = new Set(files.flatMap((file) => [...namespacesOf(source(file))]))
    expect(shown.size).toBeGreaterThan(0)
    expect([...shown].filter((name) => !loaded.includes(name))).toEqual([])
  })

  test('a page without a list of its own loads all parts', () => {
    expect(partsFor(['root', 'routes/language', 'routes/enquire'])).toEqual(PAGE_PARTS)
    expect(Object.keys(NAMESPACES)).toEqual([...PAGE_PARTS])
  })
})
