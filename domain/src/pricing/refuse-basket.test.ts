import { describe, expect, it } from 'vitest'
import { basket, extra, line, people, perPerson } from '../scenarios/scenario.ts'
import { priceBasket } from './price-basket.ts'
import type { LineInput } from './price-input.ts'

function tour(over: Partial<LineInput> = {}): LineInput {
  return line('tur', perPerson(10), people(2), over)
}

describe('nonsense is refused before anything is counted', () => {
  it.each([
    ['51 lines', basket(Array.from({ length: 51 }, () => tour()))],
    ['minus one adult', basket([tour({ pax: people(-1) })])],
    ['half a child', basket([tour({ pax: people(1, 0.5) })])],
    ['a hundred people', basket([tour({ pax: people(60, 40) })])],
    ['not a number of infants', basket([tour({ pax: people(1, 0, Number.NaN) })])],
    ['no day', basket([tour({ gun_sayisi: 0 })])],
    ['a negative extra', basket([tour({ ekstra_hizmetler: [{ ...extra('Tip', 'adet', 5), fiyat: -500 }] })])],
    ['minus two of an extra', basket([tour({ ekstra_hizmetler: [extra('Tip', 'adet', 5, -2)] })])],
    ['half a unit', basket([tour({ tarife: { tur: 'birim', kur: 'EUR', fiyat: 100, adet: 0.5 } })])],
    ['a negative price', basket([tour({ tarife: perPerson(-10) })])],
    ['a deposit above all', basket([tour({ odeme_tipi_oran: 101 })])],
    ['a negative VAT rate', basket([tour({ kdv_oran: -1 })])],
    ['a crooked VAT rate', basket([tour({ kdv_oran: 18.005 })])],
    ['no instalment', basket([tour()], { kart_taksit: 0 })],
    ['instalments without a rate', basket([tour()], { kart_taksit: 4 })],
    ['a currency without a rate', basket([tour()], { secilen_kur: 'JPY' })],
    ['a base currency that is not 1', basket([tour()], { sabit_kur: 'EUR' })],
    ['a product in an unknown currency', basket([tour({ tarife: perPerson(10, 0, 0, 'JPY') })])],
  ])('%s', (_, sepet) => {
    expect(() => priceBasket(sepet)).toThrow(RangeError)
  })

  it('fifty lines are fine, and so is none', () => {
    expect(priceBasket(basket(Array.from({ length: 50 }, () => tour()))).secilen.toplam.genel_toplam).toBe(100_000)
    expect(priceBasket(basket([])).secilen.toplam.genel_toplam).toBe(0)
  })
})
