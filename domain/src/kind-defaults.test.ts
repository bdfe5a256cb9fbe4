import { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { KIND_DEFAULTS, SOLD_BY } from './kinds.ts'
import { isWholeText, lacksOf, PRICED_DAYS } from './ready-to-publish.ts'

const GIVEN = { en_cok_kisi: 8, ad: 'Deneme', nereden: 'dlm', nereye: 'kas' }

describe.each(PRODUCT_KINDS)('defaults of %s', (kind) => {
  const defaults = KIND_DEFAULTS[kind]

  it('sell by a tariff of the kind, with facts of the kind', () => {
    expect(SOLD_BY[kind]).toContain(defaults.tarife)
    expect(z.safeParse(WrittenFacts, defaults.bilgi(GIVEN))).toMatchObject({ success: true, data: { urun_tipi: kind } })
  })

  it('depart, count hours or wait for an answer', () => {
    expect(defaults.stok?.tur === 'kalkis').toBe(defaults.saatler.length > 0)
    expect(defaults.stok === null).toBe(defaults.satis === 'sor_sat')
  })
})

describe('what publishing needs', () => {
  const whole = {
    bilgi: { ...KIND_DEFAULTS.villa.bilgi(GIVEN), izin_no: '48-1' } as WrittenFacts,
    secenekler: [{ fiyatli_gun: PRICED_DAYS, kalkar: true }],
    kapak_en: 1600,
    en_az_en: 1600,
    diller: 1,
  }
  it.each([
    ['nothing', {}, []],
    ['a permit', { bilgi: KIND_DEFAULTS.villa.bilgi(GIVEN) }, ['izin_no']],
    ['a licence with its date', { bilgi: KIND_DEFAULTS.saglik.bilgi(GIVEN) }, ['belge']],
    ['two places', { bilgi: KIND_DEFAULTS.transfer.bilgi({ ...GIVEN, nereye: 'dlm' }) }, ['bilgi']],
    ['something to sell', { secenekler: [] }, ['secenek', 'fiyat']],
    ['a day without a price', { secenekler: [{ fiyatli_gun: PRICED_DAYS - 1, kalkar: true }] }, ['fiyat']],
    ['a departure', { secenekler: [{ fiyatli_gun: PRICED_DAYS, kalkar: false }] }, ['secenek']],
    ['a wider cover', { kapak_en: 1599 }, ['kapak']],
    ['a cover', { kapak_en: null }, ['kapak']],
    ['a language', { diller: 0 }, ['dil']],
  ])('%s', (_name, part, lacks) => {
    expect(lacksOf({ ...whole, ...part })).toEqual(lacks)
  })

  it.each([
    ['', 'Kısa', ['Metin'], false],
    ['Ad', '', ['Metin'], false],
    ['Ad', 'Kısa', [' '], false],
    ['Ad', 'Kısa', ['', 'Metin'], true],
  ])('a text of „%s“, „%s“ and %j is complete: %s', (baslik, ozet, aciklama, isWhole) => {
    expect(isWholeText({ baslik, ozet, aciklama })).toBe(isWhole)
  })
})
