import { expect, it } from 'vitest'
import { outcomeQuery, readOutcome } from './outcome-address.ts'

const k_no = '11111111-1111-4111-8111-111111111111'
const anahtar = 'a'.repeat(43)

it('carries the key of a guest, and not that of a member', () => {
  expect(outcomeQuery({ k_no, anahtar })).toBe(`k_no=${k_no}&anahtar=${anahtar}`)
  expect(outcomeQuery({ k_no, anahtar: '' })).toBe(`k_no=${k_no}`)
  expect(outcomeQuery({ k_no })).toBe(`k_no=${k_no}`)
})

it('reads only what can be a key', () => {
  expect(readOutcome(new URLSearchParams({ k_no, anahtar, ref: anahtar }))).toEqual({ k_no, anahtar, ref: anahtar })
  expect(readOutcome(new URLSearchParams({ k_no: '<script>', anahtar: 'x', ref: '../../../routes' }))).toEqual({})
  expect(readOutcome(new URLSearchParams())).toEqual({})
})
