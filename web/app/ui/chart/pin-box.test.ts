import { expect, test } from 'vitest'
import { pinBox } from './pin-box.ts'

test.each([
  ['over its place', 320, { left: 270, tip: 50 }],
  ['inwards from the left edge', 90, { left: 76, tip: 14 }],
  ['inwards from the right edge', 600, { left: 464, tip: 88 }],
])('the name of a pin stands %s', (_where, x, box) => {
  expect(pinBox(100, x)).toEqual(box)
})
