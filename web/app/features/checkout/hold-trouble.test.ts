import { expect, it } from 'vitest'
import { holdTrouble } from './hold-trouble.ts'

it.each([
  ['fiyat_degisti', { kur: 'EUR' }, 'warning?neden=fiyat', false],
  ['dolu', { satir: 2 }, 'warning?neden=dolu&satir=2', false],
  ['yer_yetmez', undefined, 'warning?neden=dolu', false],
  ['kupon_bitti', undefined, 'cart', false],
  ['sor_sat_gerekli', { satir: 0 }, 'cart', false],
  ['durum_uygun_degil', { durum: 'held' }, 'result', false],
  ['tutma_bitti', undefined, undefined, true],
  ['bulunamadi', undefined, undefined, true],
  ['cok_tutma', undefined, undefined, false],
  ['baglanti', undefined, undefined, false],
])('%s', (code, ayrinti, go, again) => {
  expect(holdTrouble({ code, ...(ayrinti ? { ayrinti } : {}) })).toEqual({ go, again })
})
