import { expect, it } from 'vitest'
import { nowDue } from './payment-part.tsx'

it.each([
  [34.5, { odenen: 0, kalan: 138 }, 34.5],
  [34.5, { odenen: 10.4, kalan: 127.6 }, 24.1],
  [34.5, { odenen: 34.5, kalan: 103.5 }, 103.5],
])('of a deposit of %d with %o, %d is due', (deposit, money, due) => {
  expect(nowDue(deposit, money)).toBe(due)
})
