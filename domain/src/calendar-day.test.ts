import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, dayOf, daysBetween, listDays, weekdayOf } from './calendar-day.ts'
import { isInClockWindow, minuteOfDay, wallMinute } from './wall-time.ts'

describe('days', () => {
  it('agree with the calendar of the platform over four centuries and more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
        expect([dayOf(number), dayNumber(day)]).toEqual([day, number])
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['2026-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-01', '2026/01/01', '', 'x'])(
    'do not include %j',
    (day) => {
      expect(() => dayNumber(day)).toThrow(RangeError)
    },
  )

  it('cross leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
    expect(listDays('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01'])
    expect(listDays('2027-01-02', '2026-12-31')).toEqual([])
  })

  it('have weekdays', () => {
    expect(weekdayOf(dayNumber('2026-08-15'))).toBe(6)
    expect(weekdayOf(dayNumber('1970-01-01'))).toBe(4)
    expect(weekdayOf(dayNumber('1969-12-29'))).toBe(1)
  })
})

describe('times', () => {
  it('are minutes', () => {
    expect(minuteOfDay('09:30')).toBe(570)
    expect(wallMinute('2026-08-16T09:30') - wallMinute('2026-08-14T09:30')).toBe(2880)
  })

  it.each(['24:00', '9:30', '09:60', '0930', '09:3x', ''])('do not include %j', (clock) => {
    expect(() => minuteOfDay(clock)).toThrow(RangeError)
  })

  it.each([
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['05:59', true],
    ['06:00', false],
    ['21:59', false],
  ])('%s at night: %s', (clock, wanted) => {
    expect(isInClockWindow(clock, '22:00', '06:00')).toBe(wanted)
  })

  it('know windows within a day', () => {
    expect(isInClockWindow('12:00', '09:00', '12:00')).toBe(false)
    expect(isInClockWindow('11:59', '09:00', '12:00')).toBe(true)
    expect(() => wallMinute('2026-08-16 09:30')).toThrow(RangeError)
  })
})
