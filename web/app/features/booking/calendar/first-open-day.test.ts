import type { CalendarDayAnswer } from '@meltem/contract/reservation/basket'
import { expect, it } from 'vitest'
import { firstOpenDay, nextToRead } from './first-open-day.ts'

const TODAY = '2026-11-18'

function read(months: readonly string[], open: readonly string[]) {
  const dayOn = (day: string): CalendarDayAnswer | undefined =>
    months.includes(day.slice(0, 7))
      ? ({ engel: open.includes(day) ? null : { neden: 'fiyat_yok', parametreler: {} } } as CalendarDayAnswer)
      : undefined
  return { dayOn }
}

it('finds the first open day of what was read, and none before today', () => {
  const months = read(['2026-11', '2026-12'], ['2026-11-02', '2026-12-05', '2026-12-06'])
  expect(firstOpenDay(TODAY, months)).toBe('2026-12-05')
  expect(nextToRead(TODAY, months)).toBeUndefined()
})

it('reads on, two months at a time, while a season is closed', () => {
  expect(nextToRead(TODAY, read([], []))).toBeUndefined()
  expect(nextToRead(TODAY, read(['2026-11'], []))).toBeUndefined()
  expect(nextToRead(TODAY, read(['2026-11', '2026-12'], []))).toEqual(['2027-01', '2027-02'])
  expect(nextToRead(TODAY, read(['2026-11', '2026-12', '2027-01', '2027-02'], ['2027-02-03']))).toBeUndefined()
})

it('gives up after a year without an open day', () => {
  const year = Array.from({ length: 13 }, (_, ahead) =>
    ahead < 2 ? `2026-${11 + ahead}` : `2027-${String(ahead - 1).padStart(2, '0')}`,
  )
  expect(nextToRead(TODAY, read(year, []))).toBeUndefined()
})
