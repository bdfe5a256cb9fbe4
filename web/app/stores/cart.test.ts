import { BASE_EXCHANGE, type ExchangeRow } from '@meltem/contract/settings'
import { describe, expect, it } from 'vitest'
import { applyExchange, type CartLine, emptyCart, summarise } from './cart.ts'

const EUR: ExchangeRow = { banka_kodu: 'TCMB', kod: 'EUR', alis: 51, satis: 51.2 }

const line = (k_no: string, amount: number): CartLine => ({
  k_no,
  sabit_toplam: { genel_toplam: amount },
  kur_toplam: { genel_toplam: amount },
})

const carts = {
  direk: { ...emptyCart(BASE_EXCHANGE), sepet_urunler: [line('a', 21_094.4), line('b', 100)] },
  sor_sat: { ...emptyCart(BASE_EXCHANGE), sepet_urunler: [line('c', 512)] },
}

describe('carts', () => {
  it('starts in the base currency at rate 1', () => {
    expect(emptyCart(BASE_EXCHANGE)).toEqual({
      k_no: null,
      secilen_kur: 'TRY',
      secilen_kur_fiyat: 1,
      sepet_urunler: [],
    })
  })

  it('counts both carts', () => {
    expect(summarise(carts)).toEqual({ count: 3, total: 21_706.4 })
  })

  it('applies the selling rate to both carts, each line rounded once', () => {
    const shown = applyExchange(carts, 'TRY', EUR)
    expect(shown.direk.secilen_kur).toBe('EUR')
    expect(shown.sor_sat.secilen_kur_fiyat).toBe(51.2)
    expect(shown.direk.sepet_urunler.map((each) => each.kur_toplam.genel_toplam)).toEqual([412, 1.95])
    expect(summarise(shown).total).toBe(423.95)
  })

  it('comes back to the base currency without loss', () => {
    const back = applyExchange(applyExchange(carts, 'TRY', EUR), 'TRY', BASE_EXCHANGE)
    expect(summarise(back).total).toBe(21_706.4)
  })
})
