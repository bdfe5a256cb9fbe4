import { expect, it } from 'vitest'
import { freeUntil, policySpans } from './policy-spans.ts'

const TOUR = [
  { gun: 1, iade_oran: 50 },
  { gun: 2, iade_oran: 100 },
]

it('lays windows out as dates that follow each other', () => {
  expect(policySpans(TOUR, '2026-08-16')).toEqual([
    { from: null, until: '2026-08-14', iade_oran: 100 },
    { from: '2026-08-15', until: '2026-08-15', iade_oran: 50 },
    { from: '2026-08-16', until: null, iade_oran: 0 },
  ])
})

it('is one span when nothing comes back', () => {
  expect(policySpans([], '2026-08-16')).toEqual([{ from: null, until: null, iade_oran: 0 }])
})

it.each([
  ['the minute for what has a clock', { day: '2026-08-16', saat: '09:30' }, '2026-08-01', '14.08.2026, 09:30'],
  ['the day for a stay', { day: '2026-08-16', saat: null }, '2026-08-01', '14.08.2026'],
  ['nothing once it has passed', { day: '2026-08-16', saat: null }, '2026-08-15', undefined],
])('says until when all comes back: %s', (_, start, today, expected) => {
  expect(freeUntil(TOUR, start, today)).toBe(expected)
})
