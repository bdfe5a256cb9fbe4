import { expect, it } from 'vitest'
import { keyIn } from './use-hash-key.ts'

const KEY = 'aB3-_'.padEnd(43, 'x')

it('takes a whole key and nothing else', () => {
  expect(keyIn(`#${KEY}`)).toBe(KEY)
  expect(keyIn('')).toBeNull()
  expect(keyIn(`#${KEY}x`)).toBeNull()
  expect(keyIn(`#${KEY.slice(1)}`)).toBeNull()
  expect(keyIn(`#${KEY.slice(1)} `)).toBeNull()
})
