import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { converterTo, isFarRate, parseRate, rateText } from './exchange.ts'

const RATES = { TRY: '1', EUR: '51.2034', USD: '44.05', JPY: '0.29315' }

describe('conversion', () => {
  it.each([
    ['TRY', 4800, 'EUR', 245_776],
    ['TRY', 4850, 'EUR', 248_336],
    ['EUR', 300_000, 'TRY', 5_859],
    ['USD', 4800, 'EUR', 5_579],
    ['TRY', 100_000, 'JPY', 29_315],
    ['EUR', 4800, 'EUR', 4800],
  ])('into %s of %i %s is %i', (target, amount, from, wanted) => {
    expect(converterTo(target, RATES)(amount, from)).toBe(wanted)
  })

  it('rounds once, exactly, through the base currency', () => {
    const rate = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 999_999 }))
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 0, max: 10 ** 11 }), (from, to, amount) => {
        const text = ([whole, part]: readonly [number, number]) => `${whole}.${String(part).padStart(6, '0')}`
        const scaled = ([whole, part]: readonly [number, number]) => BigInt(whole) * 1_000_000n + BigInt(part)
        const exact = (2n * BigInt(amount) * scaled(from) + scaled(to)) / (2n * scaled(to))
        fc.pre(exact < BigInt(Number.MAX_SAFE_INTEGER))
        const convert = converterTo('B', { TRY: '1', A: text(from), B: text(to) })
        expect(convert(amount, 'A')).toBe(Number(exact))
      }),
      { numRuns: 2000 },
    )
  })

  it('does not know a currency without a rate, nor names from the prototype', () => {
    expect(() => converterTo('EUR', RATES)(1, 'XXX')).toThrow('no rate for XXX')
    expect(() => converterTo('EUR', RATES)(1, 'constructor')).toThrow('no rate for constructor')
  })
})

describe('rates', () => {
  it('are exact fractions', () => {
    expect(parseRate('51.2034')).toEqual({ over: 512_034, under: 10_000 })
    expect(parseRate('51.20')).toEqual({ over: 512, under: 10 })
    expect(parseRate('1')).toEqual({ over: 1, under: 1 })
  })

  it.each(['', '0', '0.00', '-1', '1e3', '1,5', ' 1', '1.', '.5', 'NaN', 'Infinity', '1.123456789'])(
    'refuse %j',
    (text) => {
      expect(() => parseRate(text)).toThrow(RangeError)
    },
  )
})

describe('a rate written by hand (PAY-49)', () => {
  it.each([
    [49.2135, '49.2135'],
    [50, '50.0000'],
    [0.276822, '0.276822'],
    [0, undefined],
    [-3, undefined],
    [0.0000001, undefined],
    [49.21355, undefined],
    [10_000, undefined],
    [Number.NaN, undefined],
  ])('%d is %s', (rate, text) => {
    expect(rateText(rate)).toBe(text)
  })

  it('is counted exactly with every other one', () => {
    const rate = fc.oneof(
      fc.integer({ min: 10_000, max: 99_990_000 }).map((units) => units / 10_000),
      fc.integer({ min: 1, max: 999_999 }).map((units) => units / 1_000_000),
    )
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 0, max: 10 ** 6 }), (from, to, amount) => {
        const kurlar = { TRY: '1', A: rateText(from) ?? '', B: rateText(to) ?? '' }
        expect(converterTo('B', kurlar)(amount, 'A')).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is far from the bank beyond a fifth', () => {
    expect([40, 60, 39.99, 60.01].map((rate) => isFarRate(rate, 50))).toEqual([false, false, true, true])
  })
})
