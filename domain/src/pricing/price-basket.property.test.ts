import type { LineTotals } from '@meltem/contract/reservation/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomBasket } from '../testing/random-baskets.ts'
import { type MinorReceipt, priceBasket } from './price-basket.ts'
import type { BasketInput } from './price-input.ts'

const CARTS = 10_000
const ORDER = ['satir', 'ekstra', 'urun_kampanya', 'sepet_kampanya', 'kupon', 'iskonto', 'kdv', 'taksit', 'bilgi']
const RATES = new Set(['kdv_oran', 'on_odeme_oran'])

/** A second way to round, far from the code under test. */
function halfUp(amount: number, times: number, by: number): number {
  const [whole, half] = [BigInt(amount) * BigInt(times), BigInt(by)]
  return Number((whole * 2n + half) / (half * 2n))
}

function points(percent: number): number {
  return Math.round(percent * 100)
}

function total(lines: readonly LineTotals[], field: keyof LineTotals): number {
  return lines.reduce((sum, line) => sum + line[field], 0)
}

function refuseBelowZero(name: string, amounts: object): void {
  for (const [field, value] of Object.entries(amounts)) {
    if (value < 0 || (!RATES.has(field) && !Number.isSafeInteger(value))) throw new Error(`${name}.${field} = ${value}`)
  }
}

function same(what: string, actual: number, wanted: number): void {
  if (actual !== wanted) throw new Error(`${what}: ${actual}, not ${wanted}`)
}

function checkLines(basket: BasketInput, receipt: MinorReceipt): void {
  receipt.satirlar.forEach((line, place) => {
    const input = basket.satirlar[place]
    if (!input) throw new Error('a line without input')
    refuseBelowZero(`line ${place}`, line)
    const left = line.toplam - line.indirim_toplam - line.sepet_indirim - line.kupon_indirim - line.iskonto_indirim
    if (left < 0) throw new Error(`product of line ${place} below zero: ${left}`)
    same('ara_toplam', line.ara_toplam, left + line.ekstra_toplam)
    const basis = points(input.kdv_oran)
    const added = input.kdv_turu === 'haric'
    same('kdv_toplam', line.kdv_toplam, added ? halfUp(line.ara_toplam, basis, 10_000) : 0)
    same('kdv_dahil', line.kdv_dahil, added ? 0 : halfUp(line.ara_toplam, basis, 10_000 + basis))
    same('genel_toplam', line.genel_toplam, line.ara_toplam + line.kdv_toplam)
    const full = basket.odeme_tipi === 'tamami' || input.odeme_tipi === 'tamami'
    const rate = full ? 10_000 : points(input.odeme_tipi_oran)
    same('on_odeme_toplam', line.on_odeme_toplam, halfUp(line.genel_toplam, rate, 10_000))
    same('deposit + rest', line.on_odeme_toplam + line.kalan_toplam, line.genel_toplam)
  })
}

function checkTotals(basket: BasketInput, receipt: MinorReceipt): void {
  const { toplam, satirlar } = receipt
  refuseBelowZero('totals', toplam)
  for (const field of [
    'ekstra_toplam',
    'sepet_indirim',
    'kupon_indirim',
    'iskonto_indirim',
    'ara_toplam',
    'kdv_toplam',
    'kdv_dahil',
  ] as const) {
    same(field, total(satirlar, field), toplam[field])
  }
  same('urun_toplam', toplam.urun_toplam, total(satirlar, 'toplam') - total(satirlar, 'indirim_toplam'))
  const off = toplam.sepet_indirim + toplam.kupon_indirim + toplam.iskonto_indirim
  same('ara_toplam', toplam.ara_toplam, toplam.urun_toplam + toplam.ekstra_toplam - off)
  const deposit = total(satirlar, 'on_odeme_toplam')
  const rate = basket.kart_taksit > 1 ? points(basket.taksit_oranlari[basket.kart_taksit] ?? 0) : 0
  same('taksit_fark', toplam.taksit_fark, halfUp(deposit, rate, 10_000))
  same('genel_toplam', toplam.genel_toplam, toplam.ara_toplam + toplam.kdv_toplam + toplam.taksit_fark)
  same('on_odeme_toplam', toplam.on_odeme_toplam, deposit + toplam.taksit_fark)
  same('deposit + rest', toplam.on_odeme_toplam + toplam.kalan_toplam, toplam.genel_toplam)
  same(
    'instalments',
    receipt.taksitler.reduce((a, b) => a + b, 0),
    toplam.on_odeme_toplam,
  )
}

function checkSteps(receipt: MinorReceipt): void {
  const counted = receipt.adimlar.filter((step) => step.asama !== 'bilgi')
  same(
    'steps',
    counted.reduce((sum, step) => sum + step.tutar, 0),
    receipt.toplam.genel_toplam,
  )
  for (const step of receipt.adimlar) {
    if (step.birim_fiyat !== null) same(`unit × count of ${step.kod}`, step.tutar, step.adet * step.birim_fiyat)
  }
  const reached = new Map<number | null, number>()
  for (const step of counted) {
    const place = ORDER.indexOf(step.asama)
    if (place < (reached.get(step.satir) ?? 0)) throw new Error(`${step.asama} comes too late`)
    reached.set(step.satir, place)
  }
}

/** Each discount is taken of no more than the one before left. */
function checkCascade(receipt: MinorReceipt): void {
  let left = receipt.toplam.urun_toplam
  for (const stage of ['sepet_kampanya', 'kupon', 'iskonto'] as const) {
    const step = receipt.adimlar.find((one) => one.asama === stage)
    if (!step) continue
    if ((step.matrah ?? 0) > left) throw new Error(`${stage} taken of ${step.matrah}, only ${left} left`)
    left += step.tutar
  }
  const partner = receipt.adimlar.find((one) => one.asama === 'iskonto')
  if (partner) same('partner base', partner.matrah ?? -1, left - partner.tutar)
}

describe('every basket', () => {
  it(`adds up in every currency (${CARTS} carts)`, () => {
    let lines = 0
    fc.assert(
      fc.property(randomBasket, (basket) => {
        const price = priceBasket(basket)
        for (const receipt of [price.secilen, price.sabit]) {
          checkLines(basket, receipt)
          checkTotals(basket, receipt)
          checkSteps(receipt)
          checkCascade(receipt)
          lines += receipt.satirlar.length
        }
      }),
      { numRuns: CARTS },
    )
    expect(lines).toBeGreaterThan(CARTS)
  })
})

function plain(basket: BasketInput): BasketInput {
  const satirlar = basket.satirlar.map((line) => ({ ...line, kampanya: null }))
  return { ...basket, satirlar, sepet_kampanyalar: [], kupon: null, iskonto: null }
}

describe('the order of the stages', () => {
  it('never lets a discount touch extras or raise a price', () => {
    fc.assert(
      fc.property(randomBasket, (basket) => {
        const [full, without] = [priceBasket(basket).secilen, priceBasket(plain(basket)).secilen]
        expect(full.satirlar.map((line) => line.ekstra_toplam)).toEqual(
          without.satirlar.map((line) => line.ekstra_toplam),
        )
        expect(full.satirlar.map((line) => line.toplam)).toEqual(without.satirlar.map((line) => line.toplam))
        const dearer = full.satirlar.filter(
          (line, place) => line.genel_toplam > (without.satirlar[place]?.genel_toplam ?? -1),
        )
        expect(dearer).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('decides once: both currencies follow the same campaigns and coupon', () => {
    fc.assert(
      fc.property(randomBasket, (basket) => {
        const { secilen, sabit, kararlar } = priceBasket(basket)
        for (const receipt of [secilen, sabit]) {
          const lines = receipt.satirlar.map((_, place) =>
            receipt.adimlar.some((step) => step.asama === 'urun_kampanya' && step.satir === place),
          )
          expect(lines).toEqual(kararlar.urun_kampanya)
          const uninvited = kararlar.sepet_kampanya === null ? receipt.toplam.sepet_indirim : 0
          expect(uninvited + (kararlar.kupon ? 0 : receipt.toplam.kupon_indirim)).toBe(0)
        }
        const codes = (receipt: MinorReceipt) =>
          new Set(receipt.adimlar.filter((one) => one.satir !== null).map((one) => `${one.satir} ${one.kod}`))
        expect(codes(sabit)).toEqual(codes(secilen))
      }),
      { numRuns: 2000 },
    )
  })

  it('prices a product in its own currency exactly as entered, whatever the rate', () => {
    fc.assert(
      fc.property(randomBasket, fc.constantFrom('37.1234', '88.8888'), (basket, rate) => {
        const inEuro = { ...plain(basket), secilen_kur: 'EUR' }
        const satirlar = inEuro.satirlar
          .filter((line) => line.tarife.kur === 'EUR')
          .map((line) => ({ ...line, ekstra_hizmetler: [], ucretler: [] }))
        const at = (EUR: string) =>
          priceBasket({ ...inEuro, satirlar, kurlar: { ...inEuro.kurlar, EUR } }).secilen.toplam
        expect(at(rate)).toEqual(at('51.2'))
      }),
      { numRuns: 500 },
    )
  })

  it('gives back the very same price for the very same basket', () => {
    fc.assert(
      fc.property(randomBasket, (basket) => {
        const before = structuredClone(basket)
        expect(priceBasket(basket)).toEqual(priceBasket(basket))
        expect(basket).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })
})
