import { expect, it } from 'vitest'
import { wantedSlug } from './content-data.ts'

it.each([
  ['an article', { turu: 'b', slug: 'kas', detay: undefined }, 'kas'],
  ['an article below a category', { turu: 'b', slug: 'kentler', detay: 'kas' }, 'kas'],
  ['the old address of a page', { turu: 'p', slug: 'hakkimizda', detay: 'index_old' }, 'hakkimizda'],
  ['anything else below a page', { turu: 'p', slug: 'hakkimizda', detay: 'x' }, undefined],
  ['a product inside a destination', { turu: 'u', slug: 'gocek', detay: 'gulet' }, 'gocek/gulet'],
  ['a product inside a category', { turu: 'd', slug: 'turlar', detay: 'balon' }, 'turlar/balon'],
  ['a detail where there is none', { turu: 'c', slug: 'villa', detay: 'x' }, undefined],
] as const)('finds the slug of %s', (_, address, expected) => {
  expect(wantedSlug(address)).toBe(expected)
})
