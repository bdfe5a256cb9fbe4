import { expect, it } from 'vitest'
import { amountOfText } from './amount-text.ts'

it.each([
  ['265', 265],
  ['265,5', 265.5],
  ['265.50', 265.5],
  ['1.265,50', 1265.5],
  ['1,265.50', 1265.5],
  ['1 265,50', 1265.5],
  ['1.265', 1265],
  ['0', 0],
  ['12.345.678,90', 12_345_678.9],
])('%s is %f', (typed, amount) => {
  expect(amountOfText(typed)).toBe(amount)
})

it.each(['', 'abc', '-5', '1,2,3', '12.34.56', '5 €', '1e3', '999999999', ',5'])('%s is no amount', (typed) => {
  expect(amountOfText(typed)).toBeUndefined()
})
