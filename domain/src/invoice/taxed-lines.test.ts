import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money.ts'
import {
  type InvoicedService,
  invoiceLines,
  invoiceNumber,
  linesLeft,
  refundAllBut,
  refundLines,
  sumTaxes,
  taxesInside,
} from './taxed-lines.ts'

describe('taxes inside an amount', () => {
  it.each([
    // toplam, VAT %, accommodation %, matrah, VAT, accommodation
    [112_000, 10, 2, 100_000, 10_000, 2_000],
    [99_999, 10, 2, 89_285, 8_928, 1_786],
    [110_000, 10, 0, 100_000, 10_000, 0],
    [12_000, 20, 0, 10_000, 2_000, 0],
    [102_000, 0, 2, 100_000, 0, 2_000],
    [101, 0, 2, 99, 0, 2],
    [50_000, 0, 0, 50_000, 0, 0],
    [1, 20, 0, 1, 0, 0],
    [2, 20, 2, 2, 0, 0],
    [0, 20, 2, 0, 0, 0],
  ])('of %i at %d %% and %d %% are %i, %i and %i', (toplam, kdv_oran, konaklama_oran, ...parts) => {
    const { matrah, kdv, konaklama } = taxesInside(toplam, { kdv_oran, konaklama_oran })
    expect([matrah, kdv, konaklama]).toEqual(parts)
  })
})

const RATES = { kdv_oran: 20, konaklama_oran: 0 }
const TOUR: InvoicedService = { sira: 0, ...RATES, genel_toplam: 35_820, kdv: 5_970, taksit: 0, kesinti: null }

describe('lines of an invoice', () => {
  it('keep the VAT of the receipt, also where counting it anew would round the other way', () => {
    const added = { ...TOUR, genel_toplam: 11_999, kdv: 2_000 }
    expect(invoiceLines([added])).toEqual([
      { sira: 0, tur: 'hizmet', ...RATES, matrah: 9_999, kdv: 2_000, konaklama: 0, toplam: 11_999 },
    ])
  })

  it('say what was kept of a cancelled service, and the price of instalments, each by itself', () => {
    const cancelled = { ...TOUR, sira: 1, kesinti: 6_000, taksit: 100 }
    const instalments = { ...TOUR, sira: 2, taksit: 1_200 }
    expect(invoiceLines([cancelled, instalments]).map((line) => [line.sira, line.tur, line.toplam, line.kdv])).toEqual([
      [1, 'kesinti', 6_000, 1_000],
      [2, 'hizmet', 35_820, 5_970],
      [2, 'taksit', 1_200, 200],
    ])
  })

  it('leave out what comes to nothing', () => {
    expect(
      invoiceLines([
        { ...TOUR, kesinti: 0 },
        { ...TOUR, genel_toplam: 0, kdv: 0 },
      ]),
    ).toEqual([])
  })
})

describe('a refund', () => {
  const villa: InvoicedService = {
    sira: 0,
    kdv_oran: 10,
    konaklama_oran: 2,
    genel_toplam: 112_000,
    kdv: 10_182,
    taksit: 0,
    kesinti: null,
  }
  const lines = invoiceLines([villa, { ...TOUR, sira: 1 }])

  it('takes back a service that is gone and leaves the others', () => {
    const back = refundLines(lines, new Map([[0, 112_000]]))
    expect(back).toEqual([lines[1]])
    expect(linesLeft(lines, back)).toEqual([lines[0]])
  })

  it('leaves what was kept, split as the line is', () => {
    const [back] = refundLines(
      lines,
      new Map([
        [0, 28_000],
        [1, 35_820],
      ]),
    )
    expect(back).toMatchObject({ sira: 0, toplam: 84_000, matrah: 75_000, kdv: 7_500, konaklama: 1_500 })
  })

  it('takes everything back where a service asks for more than was invoiced', () => {
    expect(
      refundLines(
        lines,
        new Map([
          [0, 112_001],
          [1, 35_820],
        ]),
      ),
    ).toEqual(lines)
  })

  it('is empty where invoice and booking agree', () => {
    expect(
      refundLines(
        lines,
        new Map([
          [0, 112_000],
          [1, 35_820],
        ]),
      ),
    ).toEqual([])
    expect(refundAllBut(lines, 147_820)).toEqual([])
    expect(refundAllBut(lines, 999_999)).toEqual([])
  })
})

const service = fc.record({
  kdv_oran: fc.constantFrom(0, 1, 8, 10, 18, 20),
  konaklama_oran: fc.constantFrom(0, 1, 2, 2.5),
  genel_toplam: fc.integer({ min: 1, max: 90_000_000 }),
  taksit: fc.integer({ min: 0, max: 900_000 }),
  kept: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

const services = fc.array(service, { minLength: 1, maxLength: 8 }).map((rows): InvoicedService[] =>
  rows.map(({ kept, ...row }, sira) => ({
    ...row,
    sira,
    kdv: taxesInside(row.genel_toplam, { kdv_oran: row.kdv_oran, konaklama_oran: 0 }).kdv,
    kesinti: kept === null ? null : Math.floor(row.genel_toplam * kept),
  })),
)

describe('whatever was sold', () => {
  it('lines and their taxes add up to what the booking asks for, none below zero, each within a unit of its rate', () => {
    fc.assert(
      fc.property(services, (sold) => {
        const lines = invoiceLines(sold)
        const all = sumTaxes(lines)
        expect(all.toplam).toBe(sum(sold.map((one) => one.kesinti ?? one.genel_toplam + one.taksit)))
        expect(all.matrah + all.kdv + all.konaklama).toBe(all.toplam)
        for (const { matrah, kdv, konaklama, toplam, kdv_oran, konaklama_oran } of lines) {
          expect(matrah + kdv + konaklama).toBe(toplam)
          expect(Math.min(matrah, kdv, konaklama)).toBeGreaterThanOrEqual(0)
          expect(Math.abs(kdv - (matrah * kdv_oran) / 100)).toBeLessThan(1.6)
          expect(Math.abs(konaklama - (matrah * konaklama_oran) / 100)).toBeLessThan(1)
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('refunds of any sizes one after another end at nothing, and no tax goes back twice', () => {
    fc.assert(
      fc.property(services, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), (sold, steps) => {
        const lines = invoiceLines(sold)
        let left = lines
        for (const step of [...steps, 0]) {
          const before = sumTaxes(left)
          const kept = Math.floor(before.toplam * step)
          const back = refundAllBut(left, kept)
          left = linesLeft(left, back)
          const after = sumTaxes(left)
          expect(after.toplam).toBe(kept)
          expect(Math.min(after.matrah, after.kdv, after.konaklama)).toBeGreaterThanOrEqual(0)
          expect(after.matrah + after.kdv + after.konaklama).toBe(after.toplam)
        }
        expect(left).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the number of an invoice', () => {
  it('has sixteen characters', () => {
    expect(invoiceNumber('MLT', 2026, 42)).toBe('MLT2026000000042')
    expect(() => invoiceNumber('ml', 2026, 1)).toThrow(RangeError)
    expect(() => invoiceNumber('MLT', 2026, 1_000_000_000)).toThrow(RangeError)
  })
})
