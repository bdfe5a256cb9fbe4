import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BENCHES } from '../bench/src/benches.ts'
import type { GateRow } from './gate-row.ts'
import { GATE_ROWS } from './gate-rows.ts'
import { openRows } from './gate-rows-page.ts'
import { ROOT } from './paths.ts'

/** How many rows each letter of the catalogue has. */
const CATALOGUE = { B: 16, P: 17, A: 12, T: 5, X: 8, F: 12, L: 6, D: 4 }

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Whether a test or a group of tests in that file begins with these words. */
function hasTitle(text: string, title: string): boolean {
  const calls = text.matchAll(/\b(?:test|it|describe)\b[^'"`\n]*(?:\([^'"`\n]*)?\(\s*(['"`])/g)
  return (
    [...calls].some(({ index, 0: call }) => text.startsWith(title, index + call.length)) ||
    text.includes(`'${title}',\n`)
  )
}

const named = GATE_ROWS.map((each): [string, GateRow] => [each.id, each])

describe('the catalogue of threats and faults (RELY-38)', () => {
  test('has every row once', () => {
    const wanted = Object.entries(CATALOGUE).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, place) => `${letter}${place + 1}`),
    )
    expect(GATE_ROWS.map(({ id }) => id)).toEqual(wanted)
    expect(wanted).toHaveLength(80)
  })

  test('has as many rows of each weight as were asked for', () => {
    const count = (weight: number) => GATE_ROWS.filter((each) => each.weight === weight).length
    expect([count(0), count(1), count(2)]).toEqual([38, 39, 3])
  })

  test.each(named)('%s names tests that are there under these words', (_, { tests }) => {
    for (const [file, title] of tests) {
      expect(existsSync(join(ROOT, file)), file).toBe(true)
      expect(hasTitle(read(file), title), `${file}: ${title}`).toBe(true)
    }
  })

  test.each(named)(
    '%s is shown by a test or a bench, or says what is open',
    (_, { weight, tests, benches = [], open }) => {
      const known = BENCHES.map(({ name }) => name)
      for (const name of benches) expect(known).toContain(name)
      if (tests.length + benches.length === 0) expect(open).toMatch(/\w{3}/)
      if (weight === 0) expect([tests.length + benches.length > 0, open]).toEqual([true, undefined])
    },
  )

  test('what is open stands where people read it', () => {
    const page = read('docs/proof-rows.md')
    expect(page).toContain(openRows())
  })
})
