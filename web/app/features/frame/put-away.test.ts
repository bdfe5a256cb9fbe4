// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearCookie } from '../../platform/page/cookies.ts'
import { isPutAway, putAway, shortKeys } from './put-away.ts'

beforeEach(() => clearCookie('duyuru'))

const [one, two] = [{ k_no: 'aaaaaaaa-1111' }, { k_no: 'bbbbbbbb-2222' }]

test('what was put away stays away; what is new brings the bar back', () => {
  const [first, both] = [shortKeys([one]), shortKeys([one, two])]
  expect(isPutAway(first)).toBe(false)
  putAway(first)
  expect([isPutAway(first), isPutAway(both)]).toEqual([true, false])
  putAway(both)
  expect([isPutAway(first), isPutAway(both)]).toEqual([true, true])
})

test('the cookie stays small and forgets the oldest', () => {
  putAway(shortKeys([one]))
  for (let count = 0; count < 25; count += 1) putAway(`${count}`.padStart(8, '0'))
  expect(isPutAway(shortKeys([one]))).toBe(false)
  expect(document.cookie.length).toBeLessThan(250)
})
