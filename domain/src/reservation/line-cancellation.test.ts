import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money.ts'
import { openWindows } from './cancellation.ts'
import { collectionStatus } from './collection-status.ts'
import { type BookedLine, paidForServices, quoteLines, sumsDue } from './line-cancellation.ts'

const NOW = '2026-08-24T12:00'
const TOUR = [
  { gun: 2, iade_oran: 100 },
  { gun: 1, iade_oran: 50 },
]
const FREE = [{ gun: 1, iade_oran: 100 }]
const HALF = [{ gun: 1, iade_oran: 50 }]

function lineOf(genel_toplam: number, on_odeme_toplam: number, over: Partial<BookedLine> = {}): BookedLine {
  return { sira: 0, baslangic: '2026-09-12', genel_toplam, on_odeme_toplam, pencereler: FREE, kesinti: null, ...over }
}

const numbered = (lines: readonly BookedLine[]) => lines.map((line, sira) => ({ ...line, sira }))

/** The three tours of docs/pricing.md; of the second half comes back. */
const TOURS = numbered([lineOf(11_709, 2927), lineOf(18_165, 4541, { pencereler: HALF }), lineOf(5946, 1487)])

function without(lines: readonly BookedLine[], place: number, kesinti: number): BookedLine[] {
  return lines.map((line, sira) => (sira === place ? { ...line, kesinti } : line))
}

describe('windows that can still be used', () => {
  it.each([
    ['2026-08-13T12:00', ['100 2026-08-14T09:30', '50 2026-08-15T09:30']],
    ['2026-08-14T09:30', ['100 2026-08-14T09:30', '50 2026-08-15T09:30']],
    ['2026-08-14T09:31', ['50 2026-08-15T09:30']],
    ['2026-08-15T09:31', []],
    ['2026-08-16T09:30', []],
  ])('of a tour at 09:30 on 16 August, at %s', (now, wanted) => {
    const open = openWindows(TOUR, '2026-08-16T09:30', now)
    expect(open.map(({ iade_oran, son }) => `${iade_oran} ${son}`)).toEqual(wanted)
  })

  it('are days for a stay, and none that another one gives longer', () => {
    const windows = [
      { gun: 30, iade_oran: 100 },
      { gun: 60, iade_oran: 100 },
      { gun: 15, iade_oran: 50 },
      { gun: 0, iade_oran: 0 },
    ]
    expect(openWindows(windows, '2026-10-23', NOW)).toEqual([
      { iade_oran: 100, son: '2026-09-23' },
      { iade_oran: 50, son: '2026-10-08' },
    ])
    expect(openWindows(windows, '2026-09-12', NOW)).toEqual([{ iade_oran: 50, son: '2026-08-28' }])
    expect(openWindows(windows, '2026-09-01', NOW)).toEqual([])
  })
})

describe('one line of a booking', () => {
  it('gives back its own share as it was sold, and the others stay as they are', () => {
    const money = { taksit_fark: 0, alinan: 8955 }
    const quote = quoteLines(TOURS, money, NOW)
    expect(quote).toEqual([
      { odenen: 2927, iade_oran: 100, iade: 2927 },
      { odenen: 4541, iade_oran: 50, iade: 2271 },
      { odenen: 1487, iade_oran: 100, iade: 1487 },
    ])
    const left = without(TOURS, 1, 4541 - 2271)
    expect(sumsDue(TOURS, 0)).toEqual({ genel_toplam: 35_820, on_odeme_toplam: 8955 })
    expect(sumsDue(left, 0)).toEqual({ genel_toplam: 11_709 + 2270 + 5946, on_odeme_toplam: 2927 + 2270 + 1487 })
    const after = { taksit_fark: 0, alinan: 8955 - 2271 }
    expect(paidForServices(left, after)).toEqual([2927, null, 1487])
    expect(quoteLines(left, after, NOW)).toEqual([quote[0], null, quote[2]])
    expect(collectionStatus(after.alinan, sumsDue(left, 0))).toBe(1)
  })

  it('takes its part of the instalment difference along', () => {
    const lines = numbered([lineOf(10_000, 10_000), lineOf(30_000, 30_000, { pencereler: HALF })])
    const money = { taksit_fark: 1200, alinan: 41_200 }
    expect(quoteLines(lines, money, NOW)).toMatchObject([
      { odenen: 10_300, iade: 10_300 },
      { odenen: 30_900, iade: 15_450 },
    ])
    const left = without(lines, 0, 0)
    expect(sumsDue(left, 1200)).toEqual({ genel_toplam: 30_900, on_odeme_toplam: 30_900 })
  })

  it('of a booking that is paid on the day gives nothing back and asks for nothing more', () => {
    const left = without(numbered([lineOf(11_709, 2927), lineOf(5946, 1487)]), 0, 0)
    expect(quoteLines(left, { taksit_fark: 0, alinan: 0 }, NOW)).toEqual([null, { odenen: 0, iade_oran: 100, iade: 0 }])
    expect(sumsDue(left, 0)).toEqual({ genel_toplam: 5946, on_odeme_toplam: 1487 })
  })

  it('after line, whoever goes first: no more comes back than was paid, and what was paid stays paid (2000 cases)', () => {
    const line = fc
      .tuple(
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(FREE, HALF),
      )
      .map(([total, part, pencereler]) => lineOf(total, Math.ceil(total * part), { pencereler }))
    const booking = fc.record({
      lines: fc.array(line, { minLength: 2, maxLength: 6 }).map(numbered),
      extra: fc.integer({ min: 0, max: 5000 }),
      paid: fc.constantFrom('nothing', 'deposit', 'all', 'between'),
      first: fc.nat(5),
    })
    fc.assert(fc.property(booking, cancelOneByOne), { numRuns: 2000 })
  })
})

interface Case {
  readonly lines: readonly BookedLine[]
  readonly extra: number
  readonly paid: 'nothing' | 'deposit' | 'all' | 'between'
  readonly first: number
}

function cancelOneByOne({ lines, extra, paid, first }: Case): void {
  const taksit_fark = sum(lines.map((one) => one.on_odeme_toplam)) === 0 ? 0 : extra
  const due = sumsDue(lines, taksit_fark)
  const between = Math.floor((due.genel_toplam + due.on_odeme_toplam) / 2)
  let alinan = { nothing: 0, deposit: due.on_odeme_toplam, all: due.genel_toplam, between }[paid]
  let current = lines
  for (const turn of lines.keys()) {
    const place = (first + turn) % lines.length
    const quote = quoteLines(current, { taksit_fark, alinan }, NOW)[place]
    if (!quote) throw new Error('a line that stands has a quote')
    expect(quote.iade).toBeLessThanOrEqual(quote.odenen)
    expect(quote.iade).toBeLessThanOrEqual(alinan)
    current = without(current, place, quote.odenen - quote.iade)
    alinan -= quote.iade
    const left = sumsDue(current, taksit_fark)
    expect(left.genel_toplam).toBeGreaterThanOrEqual(alinan)
    expect({ all: left.genel_toplam, deposit: left.on_odeme_toplam, nothing: alinan, between: alinan }[paid]).toBe(
      alinan,
    )
  }
  expect(sum(current.map(({ kesinti }) => kesinti ?? 0))).toBe(alinan)
}
