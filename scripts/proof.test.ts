import { describe, expect, test } from 'vitest'
import type { Gate } from './gates.ts'
import { heldAll, type Outcome, proofPage, type Result, sumOf, tableOf, verdictOf } from './proof.ts'

const LOAD: Gate = { name: 'G5 load', asked: 'enough', benches: ['booking'] }
const STOCK: Gate = { name: 'G1 stock', asked: 'once', races: ['x'], least: { 'contested attempts': 50_000 } }

function outcome(some: Partial<Outcome> = {}): Outcome {
  return { passed: 3, failures: [], figures: [], counters: {}, minutes: 1.25, ...some }
}

describe('what was found', () => {
  test('a gate that nothing was asked of is not run, and not among those that hold', () => {
    const results: Result[] = [
      [LOAD, outcome({ passed: 0 })],
      [STOCK, outcome()],
      [STOCK, undefined],
    ]
    const run = { full: false, results }
    expect(results.map((result) => verdictOf(result, false))).toEqual(['not run', 'held', 'not run'])
    expect(sumOf(run)).toBe('1 of 3 gates held, 0 failed, 2 not run.')
    expect(heldAll(run)).toBe(true)
    expect(tableOf(run)[2]).toBe('| G5 load | enough | not run | not run; benches booking: not run | 1.3 |')
    expect(tableOf(run)[4]).toBe('| G1 stock | once | not run | not run | – |')
  })

  test('at full length what was asked and did not run has failed its purpose', () => {
    expect(heldAll({ full: true, results: [[LOAD, outcome({ passed: 0 })]] })).toBe(false)
    expect(heldAll({ full: true, results: [[LOAD, undefined]] })).toBe(true)
  })

  test('counters stand in the table, and too few of them at full length are a failure', () => {
    const few = outcome({ counters: { 'contested attempts': 49_999 } })
    expect(verdictOf([STOCK, few], false)).toBe('held')
    expect(verdictOf([STOCK, few], true)).toBe('failed')
    expect(tableOf({ full: true, results: [[STOCK, few]] }).at(-1)).toContain(
      '3 passed, 0 failed; 49,999 contested attempts; 49,999 contested attempts, 50,000 were asked for',
    )
    const enough = outcome({ counters: { 'contested attempts': 50_000 } })
    expect(verdictOf([STOCK, enough], true)).toBe('held')
    expect(verdictOf([STOCK, outcome({ failures: ['one'] })], false)).toBe('failed')
  })

  test('the page says when, of what and on which machine', () => {
    const page = proofPage(
      { full: true, results: [[STOCK, outcome()]] },
      { commit: 'abc1234', date: '2026-11-19', seed: '7' },
    )
    expect(page).toMatch(/2026-11-19, commit `abc1234`, full length\n- \d+ cores \(.+\), [\d.]+ GB of memory/)
    expect(page).toContain('| G1 stock | once | failed |')
  })
})
