import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readCookie } from '../page/cookies.ts'
import { HIDE_CHOSEN, parseConsent } from './consent.ts'

it.each([
  ['zorunlu', { olcum: false }],
  ['zorunlu.olcum', { olcum: true }],
  [undefined, undefined],
  ['', undefined],
  ['true', undefined],
  ['zorunlu.olcum.reklam', undefined],
])('reads %s, and the page with it', (value, consent) => {
  expect(parseConsent(value)).toEqual(consent)
  const banner = { hidden: undefined }
  const cookie = value === undefined ? 'dil=tr' : `dil=tr; onay=${value}; para_birimi=EUR`
  runInNewContext(HIDE_CHOSEN, { document: { cookie, currentScript: { previousElementSibling: banner } } })
  expect(banner.hidden).toBe(consent !== undefined)
})

it('finds a cookie by its whole name', () => {
  const cookies = 'eski_onay=x; onay=zorunlu; dil=tr'
  expect(readCookie('onay', cookies)).toBe('zorunlu')
  expect(readCookie('kayip', cookies)).toBeUndefined()
})
