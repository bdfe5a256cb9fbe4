import { describe, expect, it } from 'vitest'
import { collectionStatus } from './collection-status.ts'
import { depositDeadline, extendedHoldEnd, holdEnd, isOver } from './deadlines.ts'

const DUE = { on_odeme_toplam: 8_955, genel_toplam: 35_820 }

describe('tahsilat_durum', () => {
  it.each([
    [0, 0],
    [-100, 0],
    [1, 3],
    [5_000, 3],
    [8_955, 1],
    [20_000, 3],
    [35_819, 3],
    [35_820, 2],
    [40_000, 2],
  ])('captured %i → %i', (captured, wanted) => {
    expect(collectionStatus(captured, DUE)).toBe(wanted)
  })

  it('a deposit of everything is everything; what costs nothing is paid', () => {
    expect(collectionStatus(500, { on_odeme_toplam: 500, genel_toplam: 500 })).toBe(2)
    expect(collectionStatus(0, { on_odeme_toplam: 0, genel_toplam: 0 })).toBe(2)
    expect(collectionStatus(0, { on_odeme_toplam: 0, genel_toplam: 500 })).toBe(0)
  })
})

describe('deadlines', () => {
  const HOUR = 3_600_000

  it('a hold lasts fifteen minutes and is extended from the moment of leaving, never shortened', () => {
    expect(holdEnd(0)).toBe(900_000)
    expect(extendedHoldEnd(900_000, 600_000)).toBe(1_500_000)
    expect(extendedHoldEnd(9_000_000, 600_000)).toBe(9_000_000)
  })

  it('at the very end it is over', () => {
    expect(isOver(900_000, 899_999)).toBe(false)
    expect(isOver(900_000, 900_000)).toBe(true)
  })

  it('money is due in a day, before the start at the latest, and never in the past', () => {
    expect(depositDeadline(0, 100 * HOUR)).toBe(24 * HOUR)
    expect(depositDeadline(0, 10 * HOUR)).toBe(10 * HOUR)
    expect(depositDeadline(5 * HOUR, 2 * HOUR)).toBe(5 * HOUR)
  })
})
