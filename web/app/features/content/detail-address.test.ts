import { getProduct } from '@meltem/contract/catalog/catalog'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { expect, it } from 'vitest'
import { findDetailHref } from './detail-address.ts'

/** A tenant with a boat that was once called otherwise, and a list of boats. */
const products: Readonly<Record<string, object>> = {
  gulet: { data: { urun_tipi: 'yat', slug: 'gulet', kategori: { slug: 'yatlar' } }, tasindi: null },
  'eski-gulet': { data: null, tasindi: { kategori_slug: 'yatlar', slug: 'gulet' } },
}
const lists: Readonly<Record<string, object>> = { yatlar: {} }
const rendering = {
  call: async (endpoint: unknown, { slug, kategori }: { slug: string; kategori: string }) => {
    const found = endpoint === getProduct ? products[slug] : lists[kategori]
    return found ? { success: 1, ...found } : { success: 0, code: 'bulunamadi', message: 'yok' }
  },
} as unknown as Rendering

it.each([
  ['a product', 'gulet', '/tr/d/yatlar/gulet'],
  ['an address that a product had before', 'eski-gulet', '/tr/d/yatlar/gulet'],
  ['a category', 'yatlar', '/tr/c/yatlar'],
  ['nothing', 'kayik', undefined],
] as const)('the short address of %s leads on', async (_, slug, expected) => {
  expect(await findDetailHref(rendering, 'tr', slug)).toBe(expected)
})
