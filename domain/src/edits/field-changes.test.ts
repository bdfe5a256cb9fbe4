import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

test('a change is told field by field, down into what stands inside, and only where it differs', () => {
  const once = { durum: 'held', misafir: { ad: 'Ada', soyad: 'B' }, diller: ['tr'] }
  const sonra = { durum: 'confirmed', misafir: { ad: 'Eda', soyad: 'B' }, diller: ['tr', 'en'] }
  expect(fieldChanges(once, sonra)).toEqual([
    { alan: 'durum', once: 'held', sonra: 'confirmed' },
    { alan: 'misafir.ad', once: 'Ada', sonra: 'Eda' },
    { alan: 'diller', once: ['tr'], sonra: ['tr', 'en'] },
  ])
})

test('a row that is new, one that is gone, and a list of things by their place', () => {
  expect(fieldChanges(null, { ad: 'x', bos: null })).toEqual([{ alan: 'ad', once: undefined, sonra: 'x' }])
  expect(fieldChanges({ ad: { tr: 'x' } }, null)).toEqual([{ alan: 'ad.tr', once: 'x', sonra: undefined }])
  expect(fieldChanges({ adimlar: [{ oran: 10 }] }, { adimlar: [{ oran: 10 }, { oran: 20 }] })).toEqual([
    { alan: 'adimlar.2.oran', once: undefined, sonra: 20 },
  ])
  expect(fieldChanges({ ad: 'x' }, { ad: { tr: 'x' } })).toEqual([{ alan: 'ad', once: 'x', sonra: { tr: 'x' } }])
})
