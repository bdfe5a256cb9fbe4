import { describe, expect, it } from 'vitest'
import { onScreen, withThreshold } from './campaign-text.ts'

const exchange = {
  temel: 'TRY',
  varsayilan: 'EUR',
  kurlar: [
    { banka_kodu: 'TCMB', kod: 'TRY', alis: 1, satis: 1 },
    { banka_kodu: 'TCMB', kod: 'EUR', alis: 48.4, satis: 48.5 },
    { banka_kodu: 'TCMB', kod: 'USD', alis: 41.7, satis: 41.8103 },
  ],
}

describe('onScreen', () => {
  it.each([
    ['the same currency stays to the cent', { tutar: 99.99, kur: 'EUR' }, 'EUR', 99.99],
    ['to the base at the selling rate', { tutar: 100, kur: 'EUR' }, 'TRY', 4850],
    ['from the base', { tutar: 4850, kur: 'TRY' }, 'EUR', 100],
    ['across the base, rounded to cents', { tutar: 100, kur: 'EUR' }, 'USD', 116],
    ['half a cent goes up', { tutar: 1.005, kur: 'TRY' }, 'TRY', 1.005],
    ['rounding is half-up', { tutar: 0.2425, kur: 'TRY' }, 'EUR', 0.01],
  ])('%s', (_, sum, currency, expected) => {
    expect(onScreen(sum, { language: 'tr', currency, exchange }).tutar).toBe(expected)
  })

  it('leaves a sum alone when one of the rates is missing', () => {
    const sum = { tutar: 100, kur: 'GBP' }
    expect(onScreen(sum, { language: 'tr', currency: 'EUR', exchange })).toEqual(sum)
    expect(onScreen({ tutar: 5, kur: 'EUR' }, { language: 'tr', currency: 'CHF', exchange })).toEqual({
      tutar: 5,
      kur: 'EUR',
    })
  })
})

describe('withThreshold', () => {
  const threshold = { tutar: 1500, kur: 'EUR' }

  it.each([
    ['tr', 'EUR', '€1.500,00 üstü'],
    ['en', 'EUR', '€1,500.00 üstü'],
    ['tr', 'TRY', '₺72.750,00 üstü'],
  ] as const)('writes the threshold in %s and %s', (language, currency, expected) => {
    expect(withThreshold('{esik} üstü', threshold, { language, currency, exchange })).toBe(expected)
  })

  it('leaves a text without a threshold as it is', () => {
    expect(withThreshold('Üç turda', null, { language: 'tr', currency: 'EUR', exchange })).toBe('Üç turda')
  })
})
