import { expect, it } from 'vitest'
import { phoneOf } from './profile-schemas.ts'

it.each([
  ['+90 532 000 00 00', '+905320000000'],
  ['0532 000 00 00', '+905320000000'],
  ['0049 (171) 123-4567', '+491711234567'],
  ['+7 912 345-67-89', '+79123456789'],
  ['532', undefined],
  ['call me', undefined],
])('reads %s as %s', (typed, phone) => {
  expect(phoneOf(typed)).toBe(phone)
})
