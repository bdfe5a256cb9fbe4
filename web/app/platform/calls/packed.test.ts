import { expect, it } from 'vitest'
import { type Packed, pack, unpack } from './packed.ts'

it('gives back the very value that was packed, without reading the string', () => {
  const value = { a: [1, 'iki', null] }
  expect(pack(value)).toBe(pack(value))
  expect(unpack(pack(value))).toBe(value)
})

it('reads what came over the wire once', () => {
  const arrived: Packed<{ a: string }> = { json: '{"a":"ş"}' }
  expect(unpack(arrived)).toEqual({ a: 'ş' })
  expect(unpack(arrived)).toBe(unpack(arrived))
})

it('leaves alone what was never packed', () => {
  const plain = { a: 1 }
  expect(unpack(plain)).toBe(plain)
})
