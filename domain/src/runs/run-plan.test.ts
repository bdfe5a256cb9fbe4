import { describe, expect, test } from 'vitest'
import { candidatesFor, clashesOf, type PlannedRun } from './run-plan.ts'

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const run = (key: string, clock: string, way: string, more: Partial<PlannedRun> = {}): PlannedRun => {
  const [from = '', to = ''] = way.split('-')
  return { key, start: at(clock), minutes: 60, from, to, people: 4, driver: null, ...more }
}
const straight = (from: string, to: string) => (from === to ? 0 : 45)

describe('runs of one driver', () => {
  test('one that begins where the last one ended, in time, is no clash', () => {
    const runs = [run('a', '09:00', 'dlm-gocek', { driver: 'b' }), run('b', '10:00', 'gocek-dlm', { driver: 'b' })]
    expect(clashesOf(runs, straight).size).toBe(0)
  })

  test('a late flight shifts the run, and the next one says how many minutes are missing', () => {
    const late = run('a', '12:30', 'dlm-fethiye', { driver: 'b', minutes: 75 })
    const next = run('b', '13:35', 'fethiye-dlm', { driver: 'b' })
    expect(clashesOf([late, next], straight)).toEqual(new Map([['b', { after: 'a', short: 10 }]]))
  })

  test('the empty way between two places counts', () => {
    const runs = [run('a', '09:00', 'dlm-kas', { driver: 'b' }), run('b', '10:30', 'dlm-kas', { driver: 'b' })]
    expect(clashesOf(runs, straight)).toEqual(new Map([['b', { after: 'a', short: 15 }]]))
  })

  test('parties that share a ride do not clash, and runs of different drivers never do', () => {
    const together = [
      run('a', '09:00', 'dlm-kas', { driver: 'b' }),
      run('b', '09:20', 'dlm-kas', { driver: 'b' }),
      run('c', '09:00', 'kas-dlm', { driver: 'c' }),
      run('d', '09:00', 'kas-dlm'),
    ]
    expect(clashesOf(together, straight).size).toBe(0)
  })
})

describe('who could take a run', () => {
  const drivers = [
    { k_no: 'small', seats: 3 },
    { k_no: 'busy', seats: 8 },
    { k_no: 'shares', seats: 8 },
    { k_no: 'near', seats: 8 },
    { k_no: 'fresh', seats: null },
  ]
  const day = [
    run('x', '12:00', 'dlm-gocek', { driver: 'busy', minutes: 90 }),
    run('y', '12:10', 'dlm-gocek', { driver: 'shares', people: 4 }),
    run('z', '10:00', 'gocek-dlm', { driver: 'near' }),
  ]

  test('first the least idle who can, then who shares, then who cannot and why', () => {
    const wanted = run('w', '12:20', 'dlm-gocek', { people: 4 })
    const busy = day.map((one) => (one.key === 'x' ? { ...one, from: 'kas' } : one))
    const found = candidatesFor(wanted, [...busy, wanted], drivers, straight)
    expect(found.map(({ driver, verdict }) => [driver, verdict])).toEqual([
      ['near', 'uygun'],
      ['fresh', 'uygun'],
      ['shares', 'birlesir'],
      ['busy', 'mesgul'],
      ['small', 'koltuk'],
    ])
    expect(found[3]).toMatchObject({ before: 'x', short: 115 })
  })

  test('a ride that is shared by too many has no seats', () => {
    const wanted = run('w', '12:20', 'dlm-gocek', { people: 5 })
    const [only] = candidatesFor(wanted, [...day, wanted], [{ k_no: 'shares', seats: 8 }], straight)
    expect(only?.verdict).toBe('koltuk')
  })

  test('what it would make late afterwards stands in the way too', () => {
    const wanted = run('w', '12:00', 'dlm-gocek')
    const after = run('n', '12:30', 'gocek-dlm', { driver: 'near' })
    const [only] = candidatesFor(wanted, [wanted, after], [{ k_no: 'near', seats: 8 }], straight)
    expect(only).toMatchObject({ verdict: 'mesgul', after: 'n', short: 30 })
  })
})
