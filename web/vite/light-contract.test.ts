import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { lightened } from './light-contract.ts'

const light = (code: string) => lightened(code, parseSync('contract.ts', code).program)

test('of a call the browser keeps what it sends', () => {
  const code = `export const send = endpoint({ method: 'POST', path: '/send', summary: 'x', input: Form, output: Done })`
  expect(light(code)).toBe(`export const send = { method: 'POST', path: '/send' }`)
})

test('schemas can be left out when nobody uses them', () => {
  expect(light('export const Name = z.string()')).toBe('export const Name = /* @__PURE__ */ (() => (z.string()))()')
  expect(light('const Own = { k_no: Uuid.check(min(1)) }')).toBe(
    'const Own = /* @__PURE__ */ (() => ({ k_no: Uuid.check(min(1)) }))()',
  )
  expect(light('const Blocks = [Text, z.object({ a })]')).toBe(
    'const Blocks = /* @__PURE__ */ (() => ([Text, z.object({ a })]))()',
  )
})

test('constants stay as they are', () => {
  const code = `export const SORTS = ['a', 'b'] as const\nexport const STATUS = { gone: 410 }`
  expect(light(code)).toBe(code)
})

test('a call that is written in another way is noticed', () => {
  expect(() => light(`export const send = endpoint({ ...shared, path: '/send' })`)).toThrow('another way')
})
