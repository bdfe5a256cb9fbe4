import { expect, test } from 'vitest'
import { cutAround, pinBox, placeName, VIEW } from './chart-cut.ts'

const CUT = { left: 0, top: 0 }

test('the pins stand in the middle, and the drawing never ends inside the frame', () => {
  expect(cutAround([{ x: 440, y: 372 }])).toEqual({ left: 120, top: 100 })
  expect(cutAround([{ x: 0, y: 0 }])).toEqual({ left: -20, top: -20 })
  expect(cutAround([{ x: 2000, y: 2000 }])).toEqual({ left: 920 - VIEW.width, top: 840 - VIEW.height })
})

test('a name stands where it belongs while it is seen whole', () => {
  expect(placeName('Fethiye', { x: 300, y: 250 }, { cut: CUT, pins: [] })).toEqual({ x: 300, y: 250 })
})

test.each([
  ['the upper edge', { x: 300, y: 90 }],
  ['the lower edge', { x: 300, y: 430 }],
  ['the left edge', { x: 60, y: 250 }],
  ['the right edge', { x: 520, y: 250 }],
])('a name that %s may cut through is left out', (_edge, at) => {
  expect(placeName('Fethiye', at, { cut: CUT, pins: [] })).toBeNull()
})

test('a name under a pin moves below it', () => {
  const pin = { x: 320, y: 260 }
  const placed = placeName('Kalkan', { x: 300, y: 240 }, { cut: CUT, pins: [pin] })
  expect(placed).toEqual({ x: 300, y: pin.y + 21 })
})

test.each([
  ['over its place', 320, { left: 270, tip: 50 }],
  ['inwards from the left edge', 90, { left: 76, tip: 14 }],
  ['inwards from the right edge', 600, { left: 464, tip: 88 }],
])('the name of a pin stands %s', (_where, x, box) => {
  expect(pinBox(100, x, CUT)).toEqual(box)
})
