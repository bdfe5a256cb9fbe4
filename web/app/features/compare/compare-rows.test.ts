import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { ProductFacts } from '@meltem/contract/catalog/product-facts'
import { expect, it } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { SAMPLE_FACTS, sampleCard } from '../catalog/product-samples.ts'
import { compareRows, rowOf } from './compare-rows.ts'
import { readCompared } from './read-compared.ts'

keepMessages('en', en)
const words = {
  language: 'en',
  card: translatorIn('en', 'card'),
  facts: translatorIn('en', 'facts'),
  compare: translatorIn('en', 'compare'),
} as const

const villa = (facts: object, differences: Partial<ProductCard> = {}) =>
  sampleCard({ bilgi: { ...SAMPLE_FACTS.villa, ...facts } as unknown as ProductFacts, ...differences })

function rows(...products: ProductCard[]) {
  return new Map(
    compareRows(products, words).map(({ label, cells }) => [
      label,
      cells.map(({ text, best }) => (best ? `${text} *` : text)).join(' | '),
    ]),
  )
}

it('marks the best of a row only where they differ', () => {
  const line = { label: 'x', texts: ['1', '2', '1'], better: 'low', values: [1, 2, 1] } as const
  expect(rowOf(line).cells.map(({ best }) => best)).toEqual([true, false, true])
  expect(rowOf({ ...line, texts: ['1', '1', '1'], values: [1, 1, 1] })).toMatchObject({ same: true })
  expect(rowOf({ ...line, values: [1, undefined, undefined] }).cells.some(({ best }) => best)).toBe(false)
})

it('compares villas by what matters', () => {
  const table = rows(
    villa({ denize_m: 350, oda: 3 }),
    villa(
      { denize_m: 2100, oda: 5 },
      { baslangic_fiyat: { fiyat: 40, eski_fiyat: null, kur: 'EUR', birim: 'kisi', sure_dk: 0 } },
    ),
  )
  expect(table.get('Distance to the sea')).toBe('350 m * | 2.1 km')
  expect(table.get('Bedrooms')).toBe('3 | 5 *')
  expect(table.get('Lowest price')).toBe('€48.00 per person | €40.00 per person *')
})

it('does not call a night cheaper than a person', () => {
  const table = rows(
    villa({}, { baslangic_fiyat: { fiyat: 300, eski_fiyat: null, kur: 'EUR', birim: 'gece', sure_dk: 0 } }),
    sampleCard(),
  )
  expect(table.get('Lowest price')).toBe('€300.00 per night | €48.00 per person')
  expect(table.has('Bedrooms')).toBe(false)
})

it('gathers what all have and lists what only some have', () => {
  const table = rows(villa({ ozellikler: ['klima', 'wifi'] }), villa({ ozellikler: ['wifi', 'jakuzi'] }))
  expect(table.get('Amenities')).toBe('Wi-Fi | Wi-Fi')
  expect(table.get('Air conditioning')).toBe('yes * | no')
  expect(table.get('Hot tub')).toBe('no | yes *')
})

it('reads up to four keys from an address and nothing else', () => {
  const key = (index: number) => `00000000-0000-4000-8000-00000000000${index}`
  const query = `urun=${[1, 2, 2, 3, 4, 5].map(key).join()},x,<b>`
  expect(readCompared(new URLSearchParams(query))).toEqual([1, 2, 3, 4].map(key))
  expect(readCompared(new URLSearchParams(''))).toEqual([])
})
