import { Slug } from '@meltem/contract/wire/fields'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import { openingPictures } from '../../server/src/features/catalog/import/drawn-pictures.ts'
import { duplicates, meltem, ofKind } from './catalogue.ts'

const { bolgeler, sayfalar, transfer_yerleri, koleksiyonlar, kategoriler } = meltem
const JOURNEYS = ofKind('yat', 'transfer', 'arac_kira', 'ekstra')

const wordsIn = (texts: readonly string[]): number =>
  texts.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0

describe('the tree of destinations', () => {
  test('leads from every place to the country, parents first', () => {
    const seen = new Set<string>()
    for (const { kod, ust } of bolgeler) {
      if (ust === undefined) expect(seen.size, kod).toBe(0)
      else expect(seen.has(ust), kod).toBe(true)
      seen.add(kod)
    }
    const pages = sayfalar.filter(({ turu }) => turu === 'u').map(({ anahtar }) => anahtar.slice(2))
    expect(pages.filter((key) => !seen.has(key))).toEqual([])
    expect(pages).toHaveLength(14)
  })

  test('says of a place in a list what its own page says first', () => {
    const own = bolgeler.flatMap((region) => {
      const page = sayfalar.find(({ anahtar }) => anahtar === `u-${region.kod}`)
      return page ? [[region, page] as const] : []
    })
    expect(own).toHaveLength(14)
    for (const [{ metin }, { icerik }] of own) {
      for (const dil of LANGUAGES) expect(metin[dil]?.metin).toBe(icerik[dil]?.ozet)
    }
  })

  test('lies in Türkiye', () => {
    for (const { kod, enlem, boylam } of [...bolgeler, ...transfer_yerleri]) {
      expect(enlem > 35.8 && enlem < 42.2 && boylam > 25.6 && boylam < 45, kod).toBe(true)
    }
  })
})

test.each(LANGUAGES)('places and collections share no address in %s, nor do categories', (dil) => {
  const lists = [[...bolgeler, ...koleksiyonlar], kategoriler]
  for (const list of lists) {
    const slugs = list.map(({ metin }) => metin[dil]?.slug)
    expect(duplicates(slugs)).toEqual([])
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('collections have a picture and products', () => {
  const drawn = openingPictures(meltem).map(({ anahtar }) => anahtar)
  expect(koleksiyonlar.length).toBeGreaterThan(5)
  for (const { gorsel, kod } of koleksiyonlar) {
    expect(drawn).toContain(gorsel)
    expect(JOURNEYS.filter((showcase) => showcase.koleksiyonlar?.includes(kod)).length, kod).toBeGreaterThan(0)
  }
})

test('every transfer place is an end of a route, and every end is a place', () => {
  const ends = ofKind('transfer').flatMap(({ bilgi }) =>
    bilgi.urun_tipi === 'transfer' ? [bilgi.nereden, bilgi.nereye] : [],
  )
  expect([...new Set(ends)].sort()).toEqual(transfer_yerleri.map(({ kod }) => kod).sort())
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
