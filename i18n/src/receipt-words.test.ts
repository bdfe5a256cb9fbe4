import { type ReceiptStep, STEP_CODES } from '@meltem/contract/reservation/pricing'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it, test } from 'vitest'
import { loadMessages } from './load-messages.ts'
import { sourceOf, valuesOf } from './receipt-words.ts'

const step = (over: Partial<ReceiptStep>): ReceiptStep => ({
  asama: 'satir',
  kod: 'gece',
  satir: 0,
  adet: 5,
  birim_fiyat: 420,
  matrah: null,
  oran: null,
  tutar: 2100,
  parametreler: {},
  ...over,
})

/** Everything the kernel sends along with one code or another. */
const PARAMETERS = {
  sezon: 'Yüksek sezon',
  baslangic: '2026-08-17',
  bitis: '2026-08-22',
  gece: 5,
  kisi: 2,
  gun: 7,
  kalan_gun: 60,
  en_cok: 6,
  en_az_gece: 7,
  esik_gece: 5,
  sayi: 1,
  oda: 2,
  taksit: 3,
  yon: 'gidis',
  kaynak: 'uye',
  saat: '23:30',
  ad: 'Transfer',
  birim: 'kisi',
  olcu: 'sure',
  sure_dk: 90,
  kod: 'MELTEM10',
  kur: 'EUR',
  sabit_kur: 'TRY',
  satis: '51.2034',
  banka_kodu: 'TCMB',
  bulten_tarihi: '2026-08-10',
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every step has a sentence that names its numbers and leaves no hole', async () => {
    const problems: string[] = []
    const messages = await loadMessages(language)
    const say = createTranslator({ locale: language, messages, onError: (error) => problems.push(error.message) })
    for (const kod of STEP_CODES) {
      const values = valuesOf(step({ kod, oran: 5.75, parametreler: PARAMETERS }), 'EUR', language)
      const sentence = say(`receipt.${kod}`, values as never)
      expect(sentence).not.toMatch(/[{}]|undefined|NaN/)
    }
    expect(problems).toEqual([])
  })
})

it('writes money, rates and days as the language does', () => {
  const values = valuesOf(step({ oran: 5.5, parametreler: PARAMETERS }), 'EUR', 'de')
  expect(values).toMatchObject({ birim_fiyat: '420,00\u00a0€', oran: '5,5', bulten_tarihi: '10.08.2026', adet: 5 })
  expect(valuesOf(step({ kod: 'kur', oran: 51.2034, parametreler: PARAMETERS }), 'EUR', 'tr').satis).toBe('51,2034')
})

it('says where a price comes from: season and days', () => {
  expect(sourceOf(step({ parametreler: PARAMETERS }), true)).toBe('Yüksek sezon, 17.08.–22.08.')
  expect(sourceOf(step({ parametreler: PARAMETERS }), false)).toBe('17.08.–22.08.')
  expect(sourceOf(step({}), true)).toBeUndefined()
})
