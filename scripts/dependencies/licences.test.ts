import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../paths.ts'
import { ALLOWED_LICENCES, READ_BY_HAND } from './allowed.ts'
import { judgeLicences, type Lock, type ManifestOf } from './licences.ts'

const installed: ManifestOf = (place) => {
  const file = join(ROOT, place, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }) : undefined
}

test('every package is under a licence that lets us pass the product on', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(judgeLicences(lock, installed, { allowed: ALLOWED_LICENCES, readByHand: READ_BY_HAND })).toEqual([])
})

const allowed = new Set(['MIT', 'ISC', 'Zlib'])
const judge = (entry: object, manifest?: { license?: string }, readByHand = {}) =>
  judgeLicences({ packages: { 'node_modules/@a/b': { version: '1.0.0', ...entry } } }, () => manifest, {
    allowed,
    readByHand,
  })

test.each([
  [{ license: 'MIT' }, undefined, []],
  [{ license: '(GPL-3.0 OR MIT)' }, undefined, []],
  [{ license: 'MIT AND Zlib' }, undefined, []],
  [{ license: 'MIT AND GPL-3.0' }, undefined, ['@a/b@1.0.0 is under MIT AND GPL-3.0, which is not on the list']],
  [{}, { license: 'ISC' }, []],
  [{}, { license: 'SSPL-1.0' }, ['@a/b@1.0.0 is under SSPL-1.0, which is not on the list']],
  [{}, {}, ['@a/b@1.0.0 names no licence']],
  [{ optional: true }, undefined, []],
  [{ link: true }, undefined, []],
])('%j with %j installed', (entry, manifest, said) => {
  expect(judge(entry, manifest)).toEqual(said)
})

test('what was read by hand is named by its version, and only while it is needed', () => {
  expect(judge({}, {}, { '@a/b@1.0.0': 'MIT' })).toEqual([])
  expect(judge({ license: 'MIT' }, {}, { '@a/b@1.0.0': 'MIT' })).toEqual([expect.stringContaining('need not be')])
})
