// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearCookie } from '../../lib/cookies.ts'
import { HIDE_PUT_AWAY, isPutAway, putAway, shortKeys } from './put-away.ts'

beforeEach(() => clearCookie('duyuru'))

const [one, two] = [{ k_no: 'aaaaaaaa-1111' }, { k_no: 'bbbbbbbb-2222' }]

/** Whether the script in the page hides the element before it, as while the page is read. */
function isHiddenEarly(keys: string): boolean {
  const section = document.createElement('section')
  section.dataset.keys = keys
  const currentScript = { previousElementSibling: section }
  new Function('document', HIDE_PUT_AWAY)({ cookie: document.cookie, currentScript })
  return section.hidden === true
}

test('what was put away stays away, before and after React; what is new brings the bar back', () => {
  const first = shortKeys([one])
  expect([isPutAway(first), isHiddenEarly(first)]).toEqual([false, false])
  putAway(first)
  expect([isPutAway(first), isHiddenEarly(first)]).toEqual([true, true])
  const both = shortKeys([one, two])
  expect([isPutAway(both), isHiddenEarly(both)]).toEqual([false, false])
  putAway(both)
  expect([isPutAway(both), isHiddenEarly(first)]).toEqual([true, true])
})

test('the cookie stays small and forgets the oldest', () => {
  putAway(shortKeys([one]))
  for (let count = 0; count < 25; count += 1) putAway(`${count}`.padStart(8, '0'))
  expect(isPutAway(shortKeys([one]))).toBe(false)
  expect(document.cookie.length).toBeLessThan(250)
})
