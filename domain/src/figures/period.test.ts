import { describe, expect, test } from 'vitest'
import { nextStart, startOf, stepOf, stepsOf, yearBefore } from './period.ts'

const period = (ilk: string, son: string) => ({ ilk, son })

describe('steps of a period', () => {
  test.each([
    ['2026-08-01', '2026-08-31', 'gun'],
    ['2026-08-01', '2026-09-01', 'hafta'],
    ['2026-01-01', '2026-07-01', 'hafta'],
    ['2026-01-01', '2026-07-02', 'ay'],
  ])('from %s to %s are counted by %s', (ilk, son, step) => {
    expect(stepOf(period(ilk, son))).toBe(step)
  })

  test('weeks begin on Mondays, months on the first, over the turn of a year', () => {
    expect(startOf('2026-01-01', 'hafta')).toBe('2025-12-29')
    expect(stepsOf(period('2025-12-30', '2026-01-12'), 'hafta')).toEqual(['2025-12-29', '2026-01-05', '2026-01-12'])
    expect(stepsOf(period('2025-11-30', '2026-02-01'), 'ay')).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ])
    expect(nextStart('2028-02-01', 'ay')).toBe('2028-03-01')
  })
})

describe('the year before (FIG-5)', () => {
  test('of months is the same months, to the end of a leap February', () => {
    expect(yearBefore(period('2026-01-01', '2026-12-31'), 'ay')).toEqual(period('2025-01-01', '2025-12-31'))
    expect(yearBefore(period('2024-02-29', '2025-02-28'), 'ay')).toEqual(period('2023-02-28', '2024-02-29'))
  })

  test('of days and weeks is fifty-two weeks before, on the same weekdays', () => {
    const before = yearBefore(period('2026-08-14', '2026-08-20'), 'gun')
    expect(before).toEqual(period('2025-08-15', '2025-08-21'))
    expect(stepsOf(before, 'hafta')).toHaveLength(stepsOf(period('2026-08-14', '2026-08-20'), 'hafta').length)
  })
})
