import { expect, test } from 'vitest'
import { dayOfYear, daysOfYear, monthStep, monthsOfYear } from './year-days.ts'

test('a leap year has a day more, and its months begin where they do', () => {
  expect([daysOfYear(2027), daysOfYear(2028)]).toEqual([365, 366])
  expect(monthsOfYear(2028)[2]).toEqual({ month: 2, first: 60, days: 31 })
  expect(dayOfYear(2028, 60)).toBe('2028-03-01')
})

test('a month on is the same date, or the last one that the month has, and never another year', () => {
  const step = (day: number, count: number) => dayOfYear(2027, monthStep(2027, day, count))
  expect(step(30, 1)).toBe('2027-02-28')
  expect(step(45, -1)).toBe('2027-01-15')
  expect([step(10, -1), step(364, 1)]).toEqual(['2027-01-11', '2027-12-31'])
})
