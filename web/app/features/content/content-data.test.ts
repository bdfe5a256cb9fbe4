import type { Rendering } from '@meltem/contract/wire/rendering'
import { expect, it } from 'vitest'
import { slugIn, wantedSlug } from './content-data.ts'

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

/** A tenant with one page: `gocek` in Turkish, `goecek` in German, nothing in Russian. */
const slugs = { tr: { slug: 'gocek', url: null }, de: { slug: 'goecek', url: null } }
const rendering = {
  settings: { language: { varsayilan: 'tr', diller: ['tr', 'de', 'ru'] } },
  call: async (_: unknown, { dil, slug }: { dil: keyof typeof slugs; slug: string }) =>
    slugs[dil]?.slug === slug
      ? { success: 1, data: { ceviriler: slugs } }
      : { success: 0, code: 'bulunamadi', message: 'yok' },
} as unknown as Rendering

it.each([
  ['the language knows the slug itself', 'de', 'goecek', 'goecek'],
  ['the slug is that of another language', 'de', 'gocek', 'goecek'],
  ['the page does not exist in the language', 'ru', 'gocek', undefined],
  ['nobody knows the slug', 'tr', 'x', undefined],
] as const)('without a prefix: %s', async (_, dil, slug, expected) => {
  expect(await slugIn(rendering, { dil, turu: 'u', slug })).toBe(expected)
})
