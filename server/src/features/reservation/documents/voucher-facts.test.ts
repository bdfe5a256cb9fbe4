import { expect, test } from 'vitest'
import { termsOf } from '../booked-lines.ts'
import { policyLines } from './voucher-facts.ts'

const start = '2027-06-30'
const windows = [
  { gun: 30, iade_oran: 100 },
  { gun: 30, iade_oran: 100 },
  { gun: 14, iade_oran: 50 },
  { gun: 20, iade_oran: 30 },
]

const told = ({ start: basladigi_an, wall }: { start: string; wall: string }) =>
  policyLines(termsOf({ basladigi_an, iptal_kosullari: windows }, wall), 'en')

test('a window is told once, and one that is never the best is not told', () => {
  expect(told({ start, wall: '2027-01-01T09:00' })).toEqual([
    'Until 31.05.2027: full refund',
    'Until 16.06.2027: 50% refund',
    'After that: no refund',
  ])
})

test('what has run out when the sheet is made is not told', () => {
  expect(told({ start, wall: '2027-06-01T00:00' })).toEqual(['Until 16.06.2027: 50% refund', 'After that: no refund'])
  expect(told({ start, wall: '2027-06-17T00:00' })).toHaveLength(1)
})

test('the last day still counts, and so does the last minute of what begins at a time', () => {
  expect(told({ start, wall: '2027-05-31T23:59' })[0]).toContain('31.05.2027')
  const boat = { start: '2027-06-30T10:00', wall: '2027-05-31T10:00' }
  expect(told(boat)[0]).toBe('Until 31.05.2027, 10:00: full refund')
  expect(told({ ...boat, wall: '2027-05-31T10:01' })[0]).toContain('50%')
})
