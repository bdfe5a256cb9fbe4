import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { contains, lengthOf, listFree, overlaps, type Range, rangeOf, stayRange, widen } from './half-open-range.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 14 }))
  .map(([start, length]) => ({ start, end: start + length }))

function nightsOf({ start, end }: Range): number[] {
  return Array.from({ length: end - start }, (_, place) => start + place)
}

describe('half-open ranges', () => {
  it('overlap exactly when they share a night (4000 pairs)', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        const shared = nightsOf(a).some((night) => nightsOf(b).includes(night))
        expect(overlaps(a, b)).toBe(shared)
        expect(overlaps(b, a)).toBe(shared)
      }),
      { numRuns: 4000 },
    )
  })

  it('let the next guest arrive on the day of departure, over months and years (2000 stays)', () => {
    const start = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2025-12-01', days))
    const nights = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(start, nights, nights, (first, a, b) => {
        const turn = addDays(first, a)
        const before = stayRange(first, turn)
        const after = stayRange(turn, addDays(turn, b))
        expect(overlaps(before, after)).toBe(false)
        expect(overlaps(before, stayRange(addDays(turn, -1), addDays(turn, b)))).toBe(true)
        expect(lengthOf(before) + lengthOf(after)).toBe(a + b)
        expect(contains(after, before.end)).toBe(true)
        expect(contains(before, before.end)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('free and taken nights together are all nights (2000 calendars)', () => {
    const within = { start: 5, end: 55 }
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (taken) => {
        const free = listFree(within, taken).flatMap(nightsOf)
        expect(free).toEqual(nightsOf(within).filter((night) => !taken.some((one) => contains(one, night))))
      }),
      { numRuns: 2000 },
    )
  })

  it('keep a turnover gap on both sides', () => {
    const taken = rangeOf(10, 15)
    expect(overlaps(widen(rangeOf(15, 18), 1), taken)).toBe(true)
    expect(overlaps(widen(rangeOf(16, 18), 1), taken)).toBe(false)
    expect(overlaps(widen(rangeOf(7, 9), 1), taken)).toBe(false)
    expect(overlaps(widen(rangeOf(7, 10), 1), taken)).toBe(true)
  })

  it.each([
    [5, 5],
    [6, 5],
    [0.5, 2],
    [Number.NaN, 2],
  ])('refuse [%d, %d)', (start, end) => {
    expect(() => rangeOf(start, end)).toThrow(RangeError)
  })

  it('refuse a departure that is not after the arrival', () => {
    expect(() => stayRange('2026-08-15', '2026-08-15')).toThrow(RangeError)
    expect(() => stayRange('2026-08-15', '2026-08-14')).toThrow(RangeError)
  })
})
