import { describe, expect, test } from 'vitest'
import { converterTo } from '../../exchange.ts'
import type { CampaignRule } from '../price-input.ts'
import { unitPrice } from './unit-price.ts'

const rates = { TRY: '1', EUR: '51.2034', USD: '44.0517' }
const toEuros = converterTo('EUR', rates)
const toDollars = converterTo('USD', rates)

const campaign = (changes: Partial<CampaignRule> = {}): CampaignRule => ({
  k_no: 'k',
  ad: 'Ten off',
  kampanya_turu: 'adet',
  toplam_tutar: 1,
  indirim_turu: 'yuzde',
  indirim_tutari: 10,
  kur: 'EUR',
  urun_tipleri: [],
  ...changes,
})

const massage = { fiyat: 6500, kur: 'EUR', sayi: 1, butun: true }
const night = { fiyat: 5000, kur: 'EUR', sayi: 1, butun: false }

describe('the price of one', () => {
  test('has the campaign off and the VAT on top', () => {
    expect(unitPrice(massage, { kampanya: campaign(), kdv: 0 }, toEuros)).toEqual({ full: 6500, now: 5850 })
    expect(unitPrice(massage, { kampanya: campaign(), kdv: 20 }, toEuros)).toEqual({ full: 7800, now: 7020 })
  })

  test('is converted before the campaign is taken off, as the kernel converts its leaves', () => {
    // 65.00 × 51.2034 ÷ 44.0517 = 75.5527 → 75.55; 10 % of it 7.555 → 7.56.
    expect(unitPrice(massage, { kampanya: campaign(), kdv: 0 }, toDollars)).toEqual({ full: 7555, now: 6799 })
  })

  test('knows a campaign by count only where the unit reaches it: seven nights for a week, not for a night', () => {
    const kampanya = campaign({ toplam_tutar: 7, indirim_tutari: 5 })
    expect(unitPrice(night, { kampanya, kdv: 0 }, toEuros).now).toBe(5000)
    expect(unitPrice({ ...night, fiyat: 33000, sayi: 7 }, { kampanya, kdv: 0 }, toEuros).now).toBe(31350)
  })

  test('has a fixed amount off where one is a whole booking, and not off every night', () => {
    const kampanya = campaign({ indirim_turu: 'tutar', indirim_tutari: 1000 })
    expect(unitPrice(massage, { kampanya, kdv: 0 }, toEuros).now).toBe(5500)
    expect(unitPrice(night, { kampanya, kdv: 0 }, toEuros).now).toBe(5000)
  })
})
