import { expect, test } from 'vitest'
import { policyLines } from './voucher-facts.ts'

const start = '2027-06-30'
const windows = [
  { gun: 30, iade_oran: 100 },
  { gun: 30, iade_oran: 100 },
  { gun: 14, iade_oran: 50 },
  { gun: 20, iade_oran: 30 },
]

test('a window is told once, and one that is never the best is not told', () => {
  expect(policyLines(windows, { start, wall: '2027-01-01T09:00' }, 'en')).toEqual([
    'Until 31.05.2027: everything comes back',
    'Until 16.06.2027: 50% comes back',
    'After that: no refund',
  ])
})

test('what has run out when the sheet is made is not told', () => {
  expect(policyLines(windows, { start, wall: '2027-06-01T00:00' }, 'en')).toEqual([
    'Until 16.06.2027: 50% comes back',
    'After that: no refund',
  ])
  expect(policyLines(windows, { start, wall: '2027-06-17T00:00' }, 'en')).toHaveLength(1)
})

test('the last day still counts, and so does the last minute of what begins at a time', () => {
  expect(policyLines(windows, { start, wall: '2027-05-31T23:59' }, 'en')[0]).toContain('31.05.2027')
  const boat = { start: '2027-06-30T10:00', wall: '2027-05-31T10:00' }
  expect(policyLines(windows, boat, 'en')[0]).toBe('Until 31.05.2027, 10:00: everything comes back')
  expect(policyLines(windows, { ...boat, wall: '2027-05-31T10:01' }, 'en')[0]).toContain('50%')
})
