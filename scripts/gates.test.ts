import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BENCHES } from '../bench/src/benches.ts'
import { GATES, raceFile, testFile } from './gates.ts'
import { ROOT } from './paths.ts'

test('every gate names tests and benches that are there', () => {
  const files = GATES.flatMap(({ races = [], tests = [], units = [] }) => [
    ...races.map(raceFile),
    ...[...tests, ...units].map(testFile),
  ])
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  const known = BENCHES.map(({ name }) => name)
  expect(GATES.flatMap(({ benches = [] }) => benches).filter((name) => !known.includes(name))).toEqual([])
  expect(GATES.every(({ races, tests, benches }) => races || tests || benches)).toBe(true)
})
