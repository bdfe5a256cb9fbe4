import { expect, it } from 'vitest'
import { formatMonth } from './months.ts'

it.each([
  ['tr-TR', 'Ağustos 2027'],
  ['en-US', 'August 2027'],
  ['de-DE', 'August 2027'],
  ['ru-RU', 'август 2027 г.'],
])('names a month in %s', (tag, expected) => {
  expect(formatMonth(tag, '2027-08')).toBe(expected)
})
