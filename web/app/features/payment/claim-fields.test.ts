import { expect, it } from 'vitest'
import { amountOf } from './claim-fields.ts'

it.each([
  ['103,50', 103.5],
  ['103.5', 103.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50 €', 1234.5],
  ['1.234', 1234],
  ['250', 250],
  ['0', undefined],
  ['-5', undefined],
  ['12,345,67a', undefined],
  ['', undefined],
])('reads %s as %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})
