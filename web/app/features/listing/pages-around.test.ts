import { expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('from page %d of %d', (current, last, expected) => {
  expect(pagesAround(current, last)).toEqual(expected)
})
