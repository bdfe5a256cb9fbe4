import { expect, it } from 'vitest'
import { parseConsent } from './consent.ts'
import { readCookie } from './cookies.ts'

it.each([
  ['zorunlu', { olcum: false }],
  ['zorunlu.olcum', { olcum: true }],
  [undefined, undefined],
  ['', undefined],
  ['true', undefined],
  ['zorunlu.olcum.reklam', undefined],
])('reads %s', (value, consent) => expect(parseConsent(value)).toEqual(consent))

it('finds a cookie by its whole name', () => {
  const cookies = 'eski_onay=x; onay=zorunlu; dil=tr'
  expect(readCookie('onay', cookies)).toBe('zorunlu')
  expect(readCookie('kayip', cookies)).toBeUndefined()
})
