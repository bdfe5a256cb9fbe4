import { expect, it } from 'vitest'
import { isNewVisit, refusesCounting } from './count-visits.ts'
import { largestBurst } from './measure-vitals.ts'

it.each([
  ['nothing moved', [], 0],
  ['one shift', [{ startTime: 10, value: 0.1 }], 0.1],
  [
    'a burst counts together',
    [
      { startTime: 0, value: 0.1 },
      { startTime: 900, value: 0.2 },
    ],
    0.3,
  ],
  [
    'a second apart they do not',
    [
      { startTime: 0, value: 0.1 },
      { startTime: 1000, value: 0.2 },
    ],
    0.2,
  ],
  [
    'a burst ends after five seconds',
    [0, 900, 1800, 2700, 3600, 4500, 5400].map((startTime) => ({ startTime, value: 1 })),
    6,
  ],
])('%s', (_, shifts, expected) => {
  expect(largestBurst(shifts)).toBeCloseTo(expected)
})

it.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
])('%o refuses counting: %s', (navigator, expected) => {
  expect(refusesCounting(navigator)).toBe(expected)
})

it('a visit begins where the person comes from elsewhere', () => {
  const origin = 'https://meltem.example'
  expect(isNewVisit('', origin)).toBe(true)
  expect(isNewVisit('https://suche.example/x', origin)).toBe(true)
  expect(isNewVisit(`${origin}/tr`, origin)).toBe(false)
})
