import { expect, it } from 'vitest'
import { isRenewalDue, renewalTime } from './auth-store.ts'

const MINUTE = 60_000
const noon = Date.UTC(2026, 7, 10, 12)
const at = (minutes: number) => noon + minutes * MINUTE

it.each([
  ['equal clocks', at(15), at(13)],
  ['a device ten minutes ahead', at(5), at(5)],
  ['a device ten minutes behind', at(25), at(13)],
  ['a device an hour ahead', at(-45), at(5)],
])('renews in time with %s', (_, bitis, expected) => {
  expect(renewalTime({ alindi: noon, bitis })).toBe(expected)
})

it('is due after that time, and when the clock was set back', () => {
  const state = { alindi: noon, bitis: at(15) }
  expect(isRenewalDue(state, at(12.9))).toBe(false)
  expect(isRenewalDue(state, at(13))).toBe(true)
  expect(isRenewalDue(state, at(-0.5))).toBe(false)
  expect(isRenewalDue(state, at(-2))).toBe(true)
})
