import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  basisPoints,
  percentageOf,
  percentInside,
  percentOf,
  roundedRatio,
  shareOut,
  splitEvenly,
  sum,
  toAmount,
  toMinor,
} from './money.ts'

describe('rounding', () => {
  it.each([
    [1005, 15, 100, 151],
    [10, 5, 100, 1],
    [1, 1, 3, 0],
    [1, 2, 3, 1],
    [0, 7, 9, 0],
    [5, 1, 10, 1],
    [4, 1, 10, 0],
  ])('%i × %i ÷ %i = %i', (amount, times, by, wanted) => {
    expect(roundedRatio(amount, times, by)).toBe(wanted)
  })

  it('is exact half-up for any size, safe integers or beyond', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        (amount, times, by) => {
          const exact = (2n * BigInt(amount) * BigInt(times) + BigInt(by)) / (2n * BigInt(by))
          fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER))
          expect(roundedRatio(amount, times, by)).toBe(Number(exact))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([[-1], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('refuses the amount %d', (amount) => {
    expect(() => roundedRatio(amount, 1, 1)).toThrow(RangeError)
  })

  it.each([[0], [-1], [1.5]])('refuses the divisor %d', (by) => {
    expect(() => roundedRatio(1, 1, by)).toThrow(RangeError)
  })

  it('refuses a result beyond the safe integers', () => {
    expect(() => roundedRatio(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
  })
})

describe('per cent', () => {
  it.each([
    [19_999, 12.5, 2_500],
    [41_200, 15, 6_180],
    [33_784, 20, 6_757],
    [40_541, 5.75, 2_331],
    [1, 50, 1],
    [1, 49.99, 0],
    [0, 20, 0],
  ])('of %i at %d %% is %i', (amount, rate, wanted) => {
    expect(percentOf(amount, rate)).toBe(wanted)
  })

  it('hidden in an amount', () => {
    expect(percentInside(296_650, 10)).toBe(26_968)
    expect(percentInside(35_820, 20)).toBe(5_970)
    expect(percentInside(100, 0)).toBe(0)
  })

  it('of a whole, two decimals', () => {
    expect(percentageOf(8_955, 35_820)).toBe(25)
    expect(percentageOf(1, 3)).toBe(33.33)
    expect(percentageOf(2, 3)).toBe(66.67)
    expect(percentageOf(0, 0)).toBe(0)
  })

  it('survives every rate with two decimals', () => {
    const all = Array.from({ length: 10_001 }, (_, points) => points)
    expect(all.map((points) => basisPoints(points / 100))).toEqual(all)
  })

  it.each([[-1], [1.005], [Number.NaN]])('refuses the rate %d', (rate) => {
    expect(() => basisPoints(rate)).toThrow(RangeError)
  })
})

describe('shares', () => {
  it.each([
    [1000, [3333, 3333, 3334], [333, 333, 334]],
    [1000, [3333, 3333, 3333], [334, 333, 333]],
    [6180, [12_000, 22_000, 7_200], [1800, 3300, 1080]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [5, [0, 5, 0], [0, 5, 0]],
    [100, [1, 2], [33, 67]],
  ])('%i over %j are %j', (total, weights, wanted) => {
    expect(shareOut(total, weights)).toEqual(wanted)
  })

  it('add up, follow the proportion to a minor unit per line, and never exceed their weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, portion) => {
        const whole = sum(parts)
        const total = Math.floor(whole * portion)
        const shares = shareOut(total, parts)
        expect(sum(shares)).toBe(total)
        const wrong = shares.filter((share, place) => {
          const weight = parts[place] ?? 0
          const distance = Math.abs(share - (total * weight) / Math.max(1, whole))
          return share < 0 || share > weight || distance > parts.length
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('cannot share something over nothing', () => {
    expect(() => shareOut(1, [0, 0])).toThrow(RangeError)
  })

  it('split evenly add up and differ by one at most', () => {
    expect(splitEvenly(42_872, 3)).toEqual([14_291, 14_291, 14_290])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 36 }), (total, parts) => {
        const split = splitEvenly(total, parts)
        return sum(split) === total && Math.max(...split) - Math.min(...split) <= 1
      }),
    )
    expect(() => splitEvenly(1, 0)).toThrow(RangeError)
  })
})

describe('the wire', () => {
  it('takes two decimals and gives them back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
        expect(toMinor(toAmount(minor))).toBe(minor)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([[1.005], [0.001], [Number.NaN], [Number.POSITIVE_INFINITY]])('refuses %d', (amount) => {
    expect(() => toMinor(amount)).toThrow(RangeError)
  })
})
