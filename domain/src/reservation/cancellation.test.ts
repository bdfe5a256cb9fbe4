import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, toMinor } from '../money.ts'
import { type CancelledLine, orderWindows, paidPerLine, quoteRefund, refundRate } from './cancellation.ts'

const VILLA = [
  { gun: 30, iade_oran: 100 },
  { gun: 15, iade_oran: 50 },
]
const TOUR = [
  { gun: 2, iade_oran: 100 },
  { gun: 1, iade_oran: 50 },
]

describe('windows', () => {
  it.each([
    ['2026-07-16T23:59', 100],
    ['2026-07-17T00:00', 50],
    ['2026-07-31T23:59', 50],
    ['2026-08-01T00:00', 0],
    ['2026-08-16T00:00', 0],
  ])('of a stay from 15 August count days: at %s %i %%', (now, wanted) => {
    expect(refundRate(VILLA, '2026-08-15', now)).toBe(wanted)
  })

  it.each([
    ['2026-08-14T09:30', 100],
    ['2026-08-14T09:31', 50],
    ['2026-08-15T09:30', 50],
    ['2026-08-15T09:31', 0],
    ['2026-08-16T09:30', 0],
  ])('of a tour at 09:30 count hours: at %s %i %%', (now, wanted) => {
    expect(refundRate(TOUR, '2026-08-16T09:30', now)).toBe(wanted)
  })

  it('give nothing back once it has begun, even where zero days would', () => {
    const always = [{ gun: 0, iade_oran: 100 }]
    expect(refundRate(always, '2026-08-16T09:30', '2026-08-16T09:29')).toBe(100)
    expect(refundRate(always, '2026-08-16T09:30', '2026-08-16T09:30')).toBe(0)
    expect(refundRate(always, '2026-08-16', '2026-08-16T10:00')).toBe(100)
    expect(refundRate(always, '2026-08-16', '2026-08-17T00:00')).toBe(0)
  })

  it('are ordered, and a package tour gets its thirty days', () => {
    expect(orderWindows(TOUR.toReversed(), true)).toEqual([{ gun: 30, iade_oran: 100 }, ...TOUR])
    expect(refundRate(orderWindows([], true), '2026-09-20', '2026-08-21T12:00')).toBe(100)
    expect(refundRate(orderWindows([], false), '2026-09-20', '2026-08-21T12:00')).toBe(0)
  })
})

function lineOf(total: number, deposit: number, over: Partial<CancelledLine> = {}): CancelledLine {
  return {
    baslangic: '2026-09-12',
    genel_toplam: toMinor(total),
    on_odeme_toplam: toMinor(deposit),
    pencereler: VILLA,
    ...over,
  }
}

describe('a refund', () => {
  it('is quoted line by line', () => {
    const lines = [
      lineOf(2225, 667.5),
      lineOf(138, 138, { baslangic: '2026-09-16T09:30', pencereler: TOUR }),
      lineOf(95.4, 95.4, { baslangic: '2026-09-12T14:20', pencereler: TOUR }),
      lineOf(220, 55, { baslangic: '2026-09-17T10:00', pencereler: TOUR }),
    ]
    const quote = quoteRefund(lines, toMinor(955.9), '2026-08-24T12:00')
    expect(quote.satirlar.map((line) => line.iade)).toEqual([33_375, 13_800, 9_540, 5_500])
    expect(quote).toMatchObject({ odenen: 95_590, iade: 62_215, kesinti: 33_375 })
  })

  it('follows the money: deposit first, then the rest, then a surplus', () => {
    const lines = [lineOf(100, 30), lineOf(300, 30)]
    expect(paidPerLine(lines, 0)).toEqual([0, 0])
    expect(paidPerLine(lines, toMinor(60))).toEqual([3000, 3000])
    expect(paidPerLine(lines, toMinor(230))).toEqual([6500, 16_500])
    expect(paidPerLine(lines, toMinor(400))).toEqual([10_000, 30_000])
    expect(paidPerLine(lines, toMinor(440))).toEqual([11_000, 33_000])
    expect(paidPerLine([lineOf(0, 0), lineOf(0, 0)], 500)).toEqual([500, 0])
  })

  it('never gives back more than was paid, and what is kept and given add up (2000 cases)', () => {
    const line = fc
      .tuple(
        fc.integer({ min: 0, max: 10 ** 7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
      )
      .map(([total, part, days]) => ({
        genel_toplam: total,
        on_odeme_toplam: Math.floor(total * part),
        baslangic: `2026-${days > 30 ? '10' : '09'}-${String(((days - 1) % 30) + 1).padStart(2, '0')}`,
        pencereler: VILLA,
      }))
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        (lines, part) => {
          const captured = Math.floor(sum(lines.map((one) => one.genel_toplam)) * part)
          const quote = quoteRefund(lines, captured, '2026-08-24T12:00')
          expect(sum(quote.satirlar.map((one) => one.odenen))).toBe(captured)
          expect(quote.iade + quote.kesinti).toBe(captured)
          expect(quote.kesinti).toBeGreaterThanOrEqual(0)
          for (const one of quote.satirlar) expect(one.iade).toBeLessThanOrEqual(one.odenen)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
