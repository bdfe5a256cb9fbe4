import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { KINDS } from '@meltem/domain/kinds'
import { expect, test } from 'vitest'
import { productPath } from './product-path.ts'

test.each(PRODUCT_KINDS)('the page of a %s stands where the table of kinds says', (urun_tipi) => {
  const path = { d: '/en/d/category/one', t: '/en/t/one' }[KINDS[urun_tipi].page]
  expect(productPath('en', { urun_tipi, kategori: { slug: 'category' }, slug: 'one' })).toBe(path)
})
