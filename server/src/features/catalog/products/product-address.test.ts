import { expect, test } from 'vitest'
import { productAddress } from './product-address.ts'

test('a route of transfers has its own page, every other product stands under its category', () => {
  const kategori = { slug: 'transferler' }
  expect(productAddress({ urun_tipi: 'transfer', kategori, slug: 'havalimani-kalkan' })).toBe('/t/havalimani-kalkan')
  expect(productAddress({ urun_tipi: 'tur', kategori: { slug: 'туры' }, slug: 'gulet' })).toBe(
    '/d/%D1%82%D1%83%D1%80%D1%8B/gulet',
  )
})
