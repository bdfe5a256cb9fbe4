import { BASE_EXCHANGE, type ExchangeRow } from '@meltem/contract/settings'
import { describe, expect, it } from 'vitest'
import { addLine, applyExchange, type CartLine, emptyCart, summarise, withoutLines } from './cart.ts'

const EUR: ExchangeRow = { banka_kodu: 'TCMB', kod: 'EUR', alis: 51, satis: 51.2 }

const line = (k_no: string, amount: number): CartLine => ({
  k_no,
  istek: {
    k_no,
    urun_k_no: 'urun',
    baslangic: '2026-08-16',
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    ekstra_hizmetler: [],
  },
  urun: {
    dil: 'tr',
    baslik: 'Gulet',
    urun_tipi: 'tur',
    kapak: null,
    kiralama_sozlesmesi: false,
    sorular: [],
    adres: '/tr/d/turlar/gulet',
    secenek: null,
  },
  onaylar: [],
  yanitlar: {},
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

  it('keeps what was added while a booking waited for its payment, under another key', () => {
    const cart = { ...carts.direk, k_no: 'waiting' }
    expect(withoutLines(cart, ['a'], 'next')).toEqual({ ...cart, k_no: 'next', sepet_urunler: [line('b', 100)] })
    expect(withoutLines(cart, ['a', 'b'], 'next')).toEqual({ ...cart, k_no: null, sepet_urunler: [] })
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

  it('gives a basket its key with the first line and keeps it', () => {
    const empty = { direk: emptyCart(EUR), sor_sat: emptyCart(EUR) }
    const once = addLine(empty, 'sor_sat', line('a', 10), 'first-key')
    const twice = addLine(once, 'sor_sat', line('b', 10), 'second-key')
    expect(twice.sor_sat.k_no).toBe('first-key')
    expect(twice.sor_sat.sepet_urunler.map(({ k_no }) => k_no)).toEqual(['a', 'b'])
    expect(twice.direk).toBe(empty.direk)
  })
})
