import { expect, it } from 'vitest'
import { keptOf, mostWaived, waiveFee } from './waiver.ts'

const LINES = [
  { odenen: 10_000, iade_oran: 70, iade: 7_000 },
  { odenen: 5_000, iade_oran: 80, iade: 4_000 },
]

it('knows what the terms keep, and how much of it a limit covers', () => {
  expect(keptOf(LINES)).toBe(4_000)
  expect([0, 50, 100].map((limit) => mostWaived(LINES, limit))).toEqual([0, 2_000, 4_000])
})

it('shares what is waived by what each line would have kept', () => {
  expect(waiveFee(LINES, 2_000)).toEqual([
    { odenen: 10_000, iade_oran: 85, iade: 8_500 },
    { odenen: 5_000, iade_oran: 90, iade: 4_500 },
  ])
  expect(waiveFee(LINES, 4_000).map(({ iade_oran }) => iade_oran)).toEqual([100, 100])
  expect(waiveFee(LINES, 0)).toEqual(LINES)
})

it('gives back every minor unit, however it falls', () => {
  const odd = [1, 2, 3].map((kept) => ({ odenen: 100, iade_oran: 100 - kept, iade: 100 - kept }))
  for (let waived = 0; waived <= 6; waived += 1) {
    const back = waiveFee(odd, waived).reduce((total, line) => total + line.iade, 0)
    expect(back).toBe(294 + waived)
  }
})

it('never gives back more than was paid', () => {
  expect(() => waiveFee(LINES, 4_001)).toThrow(RangeError)
})
