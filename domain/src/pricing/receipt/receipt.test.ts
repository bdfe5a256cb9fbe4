import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../scenarios/all-scenarios.ts'
import { priceBasket } from '../price-basket.ts'
import { receiptOnWire } from './on-the-wire.ts'

function receiptOf(name: string) {
  const scenario = SCENARIOS.find((one) => one.ad === name)
  if (!scenario) throw new Error(`no basket named ${name}`)
  return receiptOnWire(priceBasket(scenario.sepet).secilen)
}

/** A row as a person would read it out. */
function rows(name: string): unknown[][] {
  return receiptOf(name).adimlar.map((step) => [
    step.satir,
    step.asama,
    step.kod,
    step.birim_fiyat === null ? `${step.oran ?? 'fixed'} of ${step.matrah}` : `${step.adet} × ${step.birim_fiyat}`,
    step.tutar,
  ])
}

describe('a receipt', () => {
  it('says every step of the villa with all discounts', () => {
    expect(rows('Two seasons, people above six, campaign of the villa, campaign of the basket, coupon')).toEqual([
      [0, 'satir', 'gece', '5 × 420', 2100],
      [0, 'satir', 'gece', '2 × 385', 770],
      [0, 'satir', 'gece_arti_kisi', '14 × 15', 210],
      [0, 'ekstra', 'isitma', '7 × 20', 140],
      [0, 'urun_kampanya', 'urun_kampanya', '5 of 3080', -154],
      [null, 'sepet_kampanya', 'sepet_kampanya', 'fixed of 2926', -100],
      [null, 'kupon', 'kupon', 'fixed of 2826', -10],
      [0, 'bilgi', 'kdv_dahil', '10 of 2956', 268.73],
      [null, 'bilgi', 'kur', '51.2 of null', 0],
    ])
  })

  it('says the rate of the agency, the VAT of each line and the price of paying later', () => {
    const name = 'Agency at net price, VAT added, three instalments'
    expect(rows(name).slice(5)).toEqual([
      [null, 'iskonto', 'iskonto', '18 of 412', -74.16],
      [0, 'kdv', 'kdv_haric', '20 of 98.4', 19.68],
      [1, 'kdv', 'kdv_haric', '20 of 180.4', 36.08],
      [2, 'kdv', 'kdv_haric', '20 of 59.04', 11.81],
      [null, 'taksit', 'taksit_fark', '5.75 of 405.41', 23.31],
      [null, 'bilgi', 'kur', '51.2 of null', 0],
    ])
    expect(receiptOf(name).taksitler).toEqual([142.91, 142.91, 142.9])
  })

  it('names bank and bulletin of the frozen rate, and none in the base currency', () => {
    expect(receiptOf('Early booking').adimlar.at(-1)?.parametreler).toEqual({
      kur: 'EUR',
      sabit_kur: 'TRY',
      satis: '51.20',
      banka_kodu: 'TCMB',
      bulten_tarihi: '2026-08-10',
    })
    const inLira = receiptOf('Euro tour with a paying infant, paid in lira')
    expect(inLira.adimlar.map((step) => step.kod)).toEqual(['yetiskin', 'cocuk', 'bebek', 'kdv_dahil'])
  })

  it('carries prices and amounts of people on the line', () => {
    expect(receiptOf('Euro tour with a paying infant, paid in lira').satirlar[0]).toMatchObject({
      yetiskin_fiyat: 2176,
      cocuk_fiyat: 1088,
      bebek_fiyat: 281.6,
      yetiskin: 4352,
      cocuk: 1088,
      bebek: 281.6,
      toplam: 5721.6,
    })
    expect(receiptOf('Shuttle, one way, paid in full only').satirlar[0]).toMatchObject({
      yetiskin_fiyat: 0,
      yetiskin: 24,
      cocuk: 6,
      bebek: 0,
    })
  })
})
