import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBasket } from '../pricing/price-basket.ts'
import { randomBasket } from '../testing/random-baskets.ts'
import { countCommission, sellerRates, shareSale, takeLine, withMarkup } from './commission.ts'
import { agencyDiscount, findRate, isInForce, type TermsRule } from './terms.ts'

const RULES: TermsRule[] = [
  { kapsam: 'hepsi', hedef: null, oran: 12 },
  { kapsam: 'tur', hedef: 'tur', oran: 18 },
  { kapsam: 'bolge', hedef: 'kas', oran: 15 },
  { kapsam: 'bolge', hedef: 'lycia', oran: 14 },
  { kapsam: 'urun', hedef: 'gulet', oran: 20 },
]

describe('terms of a contract', () => {
  it.each([
    ['gulet', 'yat', ['kas', 'lycia'], 20],
    ['jeep', 'tur', ['kas', 'lycia'], 15],
    ['jeep', 'tur', ['kalkan', 'lycia'], 14],
    ['jeep', 'tur', ['bodrum'], 18],
    ['ev', 'villa', [], 12],
  ] as const)('%s (%s in %j) has %i per cent', (urun_k_no, urun_tipi, bolgeler, oran) => {
    expect(findRate(RULES, { urun_k_no, urun_tipi, bolgeler })).toBe(oran)
  })

  it('say nothing about a product that no rule names', () => {
    expect(findRate(RULES.slice(1), { urun_k_no: 'ev', urun_tipi: 'villa', bolgeler: [] })).toBeUndefined()
  })

  it('are in force on both of their days and on no other', () => {
    const terms = { baslangic: '2026-04-01', bitis: '2026-10-31' }
    const days = ['2026-03-31', '2026-04-01', '2026-10-31', '2026-11-01']
    expect(days.map((day) => isInForce(terms, day))).toEqual([false, true, true, false])
  })

  it('become a plain discount where all lines have one rate', () => {
    expect(agencyDiscount('A', [18, 18], 'TRY')).not.toHaveProperty('satir_oranlari')
    expect(agencyDiscount('A', [18, 10], 'TRY')).toMatchObject({ satir_oranlari: [18, 10] })
  })

  it('give a sub-agency its share of the rate, and a client a price with markup', () => {
    expect(sellerRates({ ad: 'A', oranlar: [18, 12.5], alt_oran: 60 })).toEqual([10.8, 7.5])
    expect(sellerRates({ ad: 'A', oranlar: [18], alt_oran: null })).toEqual([18])
    expect(withMarkup(3_936, 18)).toBe(4_644)
  })
})

const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)

describe('commission', () => {
  it('is what lies between list and net, line rates or one, alone or with a sub-agency, in every currency', () => {
    const sales = fc.tuple(randomBasket, fc.array(rate, { minLength: 6, maxLength: 6 }), fc.option(rate))
    fc.assert(
      fc.property(sales, ([basket, rates, alt_oran]) => {
        const oranlar = rates.slice(0, basket.satirlar.length)
        const plain = { ...basket, kart_taksit: 1 }
        const sale = countCommission(basket, { ad: 'A', oranlar, alt_oran })
        const list = priceBasket({ ...plain, iskonto: null }).secilen.toplam.genel_toplam
        const least = priceBasket({ ...plain, iskonto: agencyDiscount('A', oranlar, 'TRY') }).secilen.toplam
          .genel_toplam
        expect(sale.satis_toplam).toBe(list)
        expect(sale.net_toplam + sale.satan).toBe(list)
        expect(sale.satan).toBeGreaterThanOrEqual(0)
        expect(Math.abs(sale.net_toplam - sale.ust - least)).toBe(0)
        expect(sale.satirlar.reduce((sum, line) => sum + line.satis_toplam, 0)).toBe(list)
        expect(sale.satirlar.reduce((sum, line) => sum + line.net_toplam, 0)).toBe(sale.net_toplam)
      }),
      { numRuns: 1_000 },
    )
  })

  it('goes line by line until nothing of the sale is left', () => {
    const sales = fc.tuple(randomBasket, fc.array(rate, { minLength: 6, maxLength: 6 }), fc.option(rate))
    fc.assert(
      fc.property(sales, ([basket, rates, alt_oran]) => {
        const { satirlar, ...sale } = countCommission(basket, { ad: 'A', oranlar: rates, alt_oran })
        let left: typeof sale = sale
        for (const line of satirlar) {
          const { satir, kalan } = takeLine(left, line)
          expect(Object.values(satir).every((amount) => amount >= 0)).toBe(true)
          expect(kalan.net_toplam + kalan.satan).toBe(kalan.satis_toplam)
          left = kalan
        }
        expect(left).toMatchObject({ satis_toplam: 0, net_toplam: 0, satan: 0 })
        expect(left.ust).toBeLessThanOrEqual(satirlar.length)
      }),
      { numRuns: 500 },
    )
  })

  it('of a sale without lines is shared by what they cost', () => {
    const sale = { satis_toplam: 412_00, net_toplam: 337_84, satan: 74_16, ust: 0 }
    const lines = shareSale(sale, [120_00, 220_00, 72_00])
    expect(lines.map(({ satan }) => satan)).toEqual([21_60, 39_60, 12_96])
    expect(takeLine(sale, lines[1] ?? sale).kalan).toEqual({
      satis_toplam: 192_00,
      net_toplam: 157_44,
      satan: 34_56,
      ust: 0,
    })
    expect(shareSale({ ...sale, satis_toplam: 0, net_toplam: 0, satan: 0 }, [0, 0])).toHaveLength(2)
  })

  it('at rates by line keeps the receipt whole: shares are the discount, steps the total', () => {
    const baskets = fc.tuple(randomBasket, fc.array(rate, { minLength: 6, maxLength: 6 }))
    fc.assert(
      fc.property(baskets, ([basket, rates]) => {
        const oranlar = rates.slice(0, basket.satirlar.length)
        const { secilen } = priceBasket({ ...basket, iskonto: agencyDiscount('A', oranlar, 'TRY') })
        const shares = secilen.satirlar.reduce((sum, line) => sum + line.iskonto_indirim, 0)
        const steps = secilen.adimlar.filter(({ asama }) => asama !== 'bilgi')
        expect(secilen.toplam.iskonto_indirim).toBe(shares)
        expect(steps.reduce((sum, step) => sum + step.tutar, 0)).toBe(secilen.toplam.genel_toplam)
      }),
      { numRuns: 500 },
    )
  })
})
