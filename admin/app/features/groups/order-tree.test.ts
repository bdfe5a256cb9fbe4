import { expect, test } from 'vitest'
import { flatten, movedTo, stepped } from './order-tree.ts'

const tree = [
  { k_no: 'a', ust_k_no: null },
  { k_no: 'b', ust_k_no: null },
  { k_no: 'a1', ust_k_no: 'a' },
  { k_no: 'a2', ust_k_no: 'a' },
  { k_no: 'b1', ust_k_no: 'b' },
]

test('children stand under their parents', () => {
  expect(flatten(tree).map(({ row, depth }) => `${depth}${row.k_no}`)).toEqual(['0a', '1a1', '1a2', '0b', '1b1'])
})

test.each([
  ['b', 'a', ['b', 'b1', 'a', 'a1', 'a2']],
  ['a', 'b', ['b', 'b1', 'a', 'a1', 'a2']],
  ['a', 'b1', ['b', 'b1', 'a', 'a1', 'a2']],
  ['a1', 'a2', ['a', 'a2', 'a1', 'b', 'b1']],
  ['a1', 'b1', ['a', 'a1', 'a2', 'b', 'b1']],
  ['a', 'a', ['a', 'a1', 'a2', 'b', 'b1']],
])('%s put over %s', (key, over, order) => {
  expect(movedTo(tree, key, over)).toEqual(order)
})

test.each([
  ['a2', -1, ['a', 'a2', 'a1', 'b', 'b1']],
  ['a1', -1, ['a', 'a1', 'a2', 'b', 'b1']],
  ['a', 1, ['b', 'b1', 'a', 'a1', 'a2']],
] as const)('%s one step %i', (key, by, order) => {
  expect(stepped(tree, key, by)).toEqual(order)
})
