import { expect, it } from 'vitest'
import { barsWithin, priceScale } from './price-steps.ts'

it.each([
  [23, 890, { from: 20, to: 900, step: 20 }],
  [385, 6900, { from: 200, to: 7000, step: 200 }],
  [48, 48, { from: 48, to: 49, step: 1 }],
  [0, 0, { from: 0, to: 1, step: 1 }],
  [9.5, 12.25, { from: 9, to: 13, step: 1 }],
  [1, 1_000_000, { from: 0, to: 1_000_000, step: 20_000 }],
])('moves from %d to %d in round steps', (least, most, expected) => {
  expect(priceScale(least, most)).toEqual(expected)
})

it('never leaves a price outside of its ends', () => {
  for (let least = 0; least < 400; least += 7.3) {
    for (let most = least; most < 9000; most = most * 1.7 + 1) {
      const { from, to, step } = priceScale(least, most)
      expect(from).toBeLessThanOrEqual(least)
      expect(to).toBeGreaterThanOrEqual(most)
      expect(Math.abs((to - from) / step - Math.round((to - from) / step))).toBeLessThan(1e-9)
    }
  }
})

it('marks the bars that the range touches', () => {
  expect(barsWithin(4, { en_az: 0, en_cok: 100 }, { from: 30, to: 60 })).toEqual([false, true, true, false])
  expect(barsWithin(4, { en_az: 0, en_cok: 100 }, { from: 0, to: 100 })).toEqual([true, true, true, true])
})
