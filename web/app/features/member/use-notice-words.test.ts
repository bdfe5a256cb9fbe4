import { expect, it } from 'vitest'
import { readable } from './use-notice-words.ts'

it('writes days, instants and sums as people read them and leaves the rest', () => {
  const values = {
    no: 'INT260810',
    urun: 'Gulet',
    tarih: '2026-08-16',
    bitis: '2026-08-11T09:00:00Z',
    tutar: 34.5,
    kur: 'EUR',
    adet: 2,
  }
  expect(readable(values, (amount, kur) => `${amount} ${kur}`)).toEqual({
    no: 'INT260810',
    urun: 'Gulet',
    tarih: '16.08.2026',
    bitis: '11.08.2026 12:00',
    tutar: '34.5 EUR',
    kur: 'EUR',
    adet: 2,
  })
})
