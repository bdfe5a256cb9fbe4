import { expect, it } from 'vitest'
import { addMonths, dayAfterKey, weeksOf } from './calendar-month.ts'

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-08', 18, '2028-02'],
])('adds months: %s %i', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

it('puts the days of a month under their weekdays, Monday first', () => {
  const weeks = weeksOf('2026-08')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02'])
  expect(weeks[5]).toEqual(['2026-08-31', null, null, null, null, null, null])
})

it.each([
  ['ArrowRight', '2026-08-31', '2026-09-01'],
  ['ArrowLeft', '2026-08-01', '2026-07-31'],
  ['ArrowDown', '2026-08-28', '2026-09-04'],
  ['ArrowUp', '2026-08-28', '2026-08-21'],
  ['Home', '2026-08-20', '2026-08-17'],
  ['End', '2026-08-20', '2026-08-23'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['Enter', '2026-08-20', undefined],
])('leads by %s from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from, key)).toBe(to)
})

it('leads by a year with shift', () => {
  expect(dayAfterKey('2026-08-20', 'PageDown', true)).toBe('2027-08-20')
})
