import { expect, it } from 'vitest'
import { formatMonth, monthsFrom } from './months.ts'

it('walks over the end of the year', () => {
  expect(monthsFrom('2026-11-15', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsFrom('2026-12-31', 14).at(-1)).toBe('2028-01')
})

it.each([
  ['tr-TR', 'Ağustos 2027'],
  ['en-US', 'August 2027'],
  ['de-DE', 'August 2027'],
  ['ru-RU', 'август 2027 г.'],
])('names a month in %s', (tag, expected) => {
  expect(formatMonth(tag, '2027-08')).toBe(expected)
})
