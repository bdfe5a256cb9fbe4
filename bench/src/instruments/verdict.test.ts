import { describe, expect, it } from 'vitest'
import { holds, median, type Verdict } from './verdict.ts'

const ratio: Verdict = {
  what: 'ours',
  measured: 80,
  unit: 'req/s',
  reference: { what: 'bare', value: 100 },
  judged: 'ratio',
  bar: { at: 'least', value: 0.8 },
}

const cpu: Verdict = { what: 'page', measured: 6, unit: 'CPU ms', judged: 'measured', bar: { at: 'most', value: 6 } }

describe('verdict', () => {
  it.each([
    ['a ratio at the bar holds', ratio, true],
    ['a ratio below the bar does not', { ...ratio, measured: 79 }, false],
    ['a figure at its limit holds', { ...ratio, judged: 'measured', bar: { at: 'most', value: 80 } }, true],
    ['a figure over its limit does not', { ...ratio, judged: 'measured', bar: { at: 'most', value: 79 } }, false],
    ['CPU time may be half above its guide', { ...cpu, measured: 9 }, true],
    ['but no more than that', { ...cpu, measured: 9.1 }, false],
  ] as const)('%s', (_name, verdict, expected) => {
    expect(holds(verdict)).toBe(expected)
  })

  it('refuses a ratio without a reference', () => {
    const { reference: _, ...bare } = ratio
    expect(() => holds(bare)).toThrow('reference')
  })

  it('takes the middle of the values', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(() => median([])).toThrow('No values')
  })
})
