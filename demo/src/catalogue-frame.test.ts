import { Slug } from '@meltem/contract/fields'
import { LANGUAGES } from '@meltem/contract/language'
import { describe, expect, test } from 'vitest'
import { DEMO_PICTURES } from './pictures.ts'
import type { DemoShowcase } from './showcase-data.ts'
import { CARS } from './tenants/meltem/catalogue/cars.ts'
import { EXTRAS } from './tenants/meltem/catalogue/extras.ts'
import { TRANSFERS } from './tenants/meltem/catalogue/transfers.ts'
import { YACHTS } from './tenants/meltem/catalogue/yachts.ts'
import { CATEGORIES } from './tenants/meltem/categories.ts'
import { COLLECTIONS } from './tenants/meltem/collections.ts'
import { DESTINATION_ORDER } from './tenants/meltem/destination-names.ts'
import { DESTINATION_TREE } from './tenants/meltem/destination-tree.ts'
import { TRANSFER_PLACES } from './tenants/meltem/transfer-places.ts'

const JOURNEYS: readonly DemoShowcase[] = [...YACHTS, ...TRANSFERS, ...CARS, ...EXTRAS]

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}

const wordsIn = (texts: readonly string[]): number =>
  texts.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0

describe('the tree of destinations', () => {
  test('leads from every place to the country, parents first', () => {
    const seen = new Set<string>()
    for (const { kod, ust } of DESTINATION_TREE) {
      if (ust === null) expect(seen.size, kod).toBe(0)
      else expect(seen.has(ust), kod).toBe(true)
      seen.add(kod)
    }
    expect(DESTINATION_ORDER.filter((key) => !seen.has(key))).toEqual([])
    expect(DESTINATION_ORDER).toHaveLength(14)
  })

  test('lies in Türkiye', () => {
    for (const { kod, enlem, boylam } of [...DESTINATION_TREE, ...TRANSFER_PLACES]) {
      expect(enlem > 35.8 && enlem < 42.2 && boylam > 25.6 && boylam < 45, kod).toBe(true)
    }
  })
})

test.each(LANGUAGES)('places and collections share no address in %s, nor do categories', (dil) => {
  const lists = [[...DESTINATION_TREE, ...COLLECTIONS], CATEGORIES]
  for (const list of lists) {
    const slugs = list.map(({ slug }) => slug[dil])
    expect(repeated(slugs)).toEqual([])
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('collections have a picture and products', () => {
  const drawn = DEMO_PICTURES.map(({ key }) => key)
  for (const { gorsel, anahtar } of COLLECTIONS) {
    expect(drawn).toContain(gorsel)
    expect(
      JOURNEYS.filter(({ koleksiyonlar = [] }) => koleksiyonlar.includes(anahtar)).length,
      anahtar,
    ).toBeGreaterThan(0)
  }
})

test('every transfer place is an end of a route, and every end is a place', () => {
  const ends = TRANSFERS.flatMap(({ bilgi }) => (bilgi.urun_tipi === 'transfer' ? [bilgi.nereden, bilgi.nereye] : []))
  expect([...new Set(ends)].sort()).toEqual(TRANSFER_PLACES.map(({ kod }) => kod).sort())
})

describe.each(JOURNEYS.map((showcase) => [showcase.urun.anahtar, showcase] as const))('%s', (_, showcase) => {
  test('has plain slugs and a summary that fits a card', () => {
    for (const dil of LANGUAGES) {
      const { slug, ozet } = showcase.metin[dil]
      expect(Slug.safeParse(slug).success && /^[a-z0-9-]+$/.test(slug), slug).toBe(true)
      expect(ozet.length, `${dil}: ${ozet}`).toBeGreaterThan(60)
      expect(ozet.length, `${dil}: ${ozet}`).toBeLessThanOrEqual(160)
    }
  })

  test('is told at length, with questions and search words', () => {
    const [least, most] = showcase.urun.urun_tipi === 'yat' ? [70, 145] : [45, 130]
    for (const dil of LANGUAGES) {
      const { aciklama, one_cikanlar, sss = [], arama_kelimeleri = [] } = showcase.metin[dil]
      expect(wordsIn(aciklama), dil).toBeGreaterThanOrEqual(least)
      expect(wordsIn(aciklama), dil).toBeLessThanOrEqual(most)
      expect(one_cikanlar.length).toBeGreaterThanOrEqual(3)
      expect(sss.length).toBeGreaterThanOrEqual(2)
      expect(arama_kelimeleri.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('uses the quotation marks of each language', () => {
    for (const dil of LANGUAGES) {
      const all = JSON.stringify(Object.values(showcase.metin[dil])).replaceAll(/[[\]{}":,]/g, ' ')
      expect(all.match(/['`]|\\/g), dil).toBeNull()
      if (dil !== 'ru') expect(all.match(/[«»]/g), dil).toBeNull()
      if (dil !== 'de') expect(all.match(/[„]/g), dil).toBeNull()
    }
  })

  test('answers those who were not pleased', () => {
    expect(showcase.yorumlar.length).toBeGreaterThanOrEqual(2)
    for (const { puan, yanit, ad } of showcase.yorumlar) if (puan <= 3) expect(yanit, ad).toBeDefined()
  })
})
