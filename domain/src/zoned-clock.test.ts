import { describe, expect, it } from 'vitest'
import { registrationNumber } from './reservation/numbers.ts'
import { wallMinute } from './wall-time.ts'
import { wallSecondAt, wallTimeAt } from './zoned-clock.ts'

describe('the wall clock of a zone', () => {
  it.each([
    ['2026-08-10T11:22:33Z', 'Europe/Istanbul', '2026-08-10T14:22:33'],
    ['2026-12-31T21:30:00Z', 'Europe/Istanbul', '2027-01-01T00:30:00'],
    ['2026-12-31T23:30:00Z', 'UTC', '2026-12-31T23:30:00'],
    ['2026-07-01T12:00:05Z', 'Europe/Berlin', '2026-07-01T14:00:05'],
    ['2026-01-01T12:00:05Z', 'Europe/Berlin', '2026-01-01T13:00:05'],
  ])('at %s in %s is %s', (instant, zone, wanted) => {
    expect(wallSecondAt(Date.parse(instant), zone)).toBe(wanted)
    expect(wallTimeAt(Date.parse(instant), zone)).toBe(wanted.slice(0, 16))
    expect(Number.isSafeInteger(wallMinute(wallTimeAt(Date.parse(instant), zone)))).toBe(true)
  })

  it('gives the registration number its time', () => {
    const now = wallSecondAt(Date.parse('2026-08-10T11:22:33.999Z'), 'Europe/Istanbul')
    expect(registrationNumber(now, new Set())).toBe('INT260810142233')
  })
})
