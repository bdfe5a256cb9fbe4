import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps, rangeOf } from './half-open-range.ts'
import { chooseUnits, chooseWaiting, countFree, type PoolUnit } from './pool.ts'

const POOL: PoolUnit[] = [
  { k_no: 'c', taken: [] },
  { k_no: 'a', taken: [rangeOf(0, 10)] },
  { k_no: 'b', taken: [rangeOf(15, 20)] },
]

describe('a pool of equal units', () => {
  it('gives the first free one in id order', () => {
    expect(chooseUnits(POOL, rangeOf(10, 15)).map((unit) => unit.k_no)).toEqual(['a'])
    expect(chooseUnits(POOL, rangeOf(5, 15)).map((unit) => unit.k_no)).toEqual(['b'])
    expect(chooseUnits(POOL, rangeOf(5, 16)).map((unit) => unit.k_no)).toEqual(['c'])
  })

  it('gives several, or none when it cannot give all', () => {
    expect(chooseUnits(POOL, rangeOf(10, 15), { count: 3 }).map((unit) => unit.k_no)).toEqual(['a', 'b', 'c'])
    expect(chooseUnits(POOL, rangeOf(9, 15), { count: 3 })).toEqual([])
  })

  it('keeps the turnover', () => {
    expect(chooseUnits(POOL, rangeOf(10, 14), { turnover: 1 }).map((unit) => unit.k_no)).toEqual(['b'])
  })

  it('does not make one unit out of two halves', () => {
    const halves = [
      { k_no: 'a', taken: [rangeOf(0, 5)] },
      { k_no: 'b', taken: [rangeOf(5, 10)] },
    ]
    expect(countFree(halves, rangeOf(0, 10))).toEqual(Array.from({ length: 10 }, () => 1))
    expect(chooseUnits(halves, rangeOf(0, 10))).toEqual([])
  })

  it('never binds a unit twice, however the wishes come (1000 sequences)', () => {
    const wish = fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 40 }))
      .map(([start, length]) => rangeOf(start, start + length))
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), fc.integer({ min: 0, max: 5 }), (wishes, turnover) => {
        const pool: PoolUnit[] = ['a', 'b', 'c'].map((k_no) => ({ k_no, taken: [] }))
        const bound = pool.map((unit) => ({ k_no: unit.k_no, taken: [...unit.taken] }))
        for (const wanted of wishes) {
          const [unit] = chooseUnits(bound, wanted, { turnover })
          const free = bound.some((one) =>
            one.taken.every((range) => wanted.start >= range.end + turnover || wanted.end + turnover <= range.start),
          )
          expect(unit !== undefined).toBe(free)
          bound.find((one) => one.k_no === unit?.k_no)?.taken.push(wanted)
        }
        for (const { taken } of bound) {
          taken.forEach((a, place) => {
            for (const b of taken.slice(place + 1)) expect(overlaps(a, b)).toBe(false)
          })
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the waiting list', () => {
  it('tells whole parties in order of waiting', () => {
    const queue = [
      { k_no: 'late', seats: 1, since: 30 },
      { k_no: 'large', seats: 5, since: 10 },
      { k_no: 'pair', seats: 2, since: 20 },
    ]
    expect(chooseWaiting(queue, 3).map((party) => party.k_no)).toEqual(['pair', 'late'])
    expect(chooseWaiting(queue, 7).map((party) => party.k_no)).toEqual(['large', 'pair'])
    expect(chooseWaiting(queue, 0)).toEqual([])
  })
})
