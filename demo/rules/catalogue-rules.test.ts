import { GuestQuestion } from '@meltem/contract/catalog/product-content'
import { ProductFacts } from '@meltem/contract/catalog/product-facts'
import { Slug } from '@meltem/contract/wire/fields'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PALETTES } from '../drawing/palettes.ts'
import { CATALOGUE, duplicates, lookOf, meltem, type ToldShowcase } from './catalogue.ts'

const named = CATALOGUE.map((showcase) => [showcase.urun.anahtar, showcase] as const)

/** Every string inside a value, with the way to it. */
function strings(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => strings(part, `${path}.${key}`))
}

/** Places in the shape of the one text that the other lacks. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part, place) => shapeOf(part, `${path}[${place}]`))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => shapeOf(part, `${path}.${key}`))
}

/** Search words differ in number from language to language; everything else is said in all four. */
function comparable(text: ToldShowcase['metin'][Language]) {
  return { ...text, arama_kelimeleri: [] }
}

const localTexts = (showcase: ToldShowcase) => [
  showcase.urun.ad,
  ...showcase.urun.secenekler.map(({ ad }) => ad),
  ...(showcase.urun.ekstralar ?? []).map(({ ad }) => ad),
  ...showcase.gorseller.map(({ aciklama }) => aciklama),
  ...showcase.sorular.flatMap((question) => [question.baslik, ...question.secenekler.map(({ baslik }) => baslik)]),
]

test('every product is told in four languages and has a page', () => {
  expect(CATALOGUE.length).toBeGreaterThan(90)
  const told = CATALOGUE.map(({ urun }) => urun.anahtar).toSorted()
  expect(told).toEqual(meltem.urunler.map(({ anahtar }) => anahtar))
})

describe.each(named)('%s', (_, showcase) => {
  test('says everything in all four languages, and nothing empty', () => {
    const blank = strings(showcase, '').filter(([, text]) => text.trim() === '')
    expect(blank).toEqual([])
    for (const text of localTexts(showcase)) expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort())
    const { tr, ...others } = showcase.metin
    for (const text of Object.values(others)) expect(shapeOf(comparable(text))).toEqual(shapeOf(comparable(tr)))
    for (const dil of LANGUAGES) {
      const { aciklama, one_cikanlar, slug } = showcase.metin[dil]
      expect(aciklama.length).toBeGreaterThan(0)
      expect(one_cikanlar.length).toBeGreaterThan(0)
      expect(z.safeParse(Slug, slug).success, slug).toBe(true)
    }
  })

  test('tells about as much in every language', () => {
    const lengthIn = (dil: Language) => showcase.metin[dil].aciklama.join(' ').length
    for (const dil of LANGUAGES) expect(lengthIn(dil), dil).toBeGreaterThan(lengthIn('en') * 0.7)
  })

  test('writes Cyrillic in Russian only', () => {
    const foreign = LANGUAGES.filter((dil) => dil !== 'ru').flatMap((dil) =>
      strings({ ...showcase.metin[dil], arama_kelimeleri: [] }, dil).filter(([, text]) => /[а-яё]/i.test(text)),
    )
    expect(foreign).toEqual([])
    expect(showcase.metin.ru.aciklama.every((text) => /[а-яё]/i.test(text))).toBe(true)
  })

  test('has facts of its own kind that the contract accepts', () => {
    expect(z.safeParse(ProductFacts, showcase.bilgi).error).toBeUndefined()
    expect(showcase.bilgi.urun_tipi).toBe(showcase.urun.urun_tipi)
    if (showcase.bilgi.urun_tipi === 'villa') expect(showcase.bilgi.izin_no).toMatch(/^\d\d-\d{4}-\d{4}$/)
    for (const question of showcase.sorular) expect(z.safeParse(GuestQuestion, question).error).toBeUndefined()
  })

  test('names each option once', () => {
    const options = showcase.urun.secenekler.map(({ anahtar }) => anahtar)
    expect(duplicates(options)).toEqual([])
  })

  test('is filed under filters that exist', () => {
    const known = new Map(meltem.filtreler.map(({ kod, secenekler }) => [kod, secenekler.map((choice) => choice.kod)]))
    for (const [kod, choices] of Object.entries(showcase.filtreler ?? {})) {
      for (const choice of choices) expect(known.get(kod), kod).toContain(choice)
    }
  })

  test('has pictures in known palettes, no two alike', () => {
    const palettes = PALETTES.map(({ id }) => id)
    for (const { palet } of showcase.gorseller) if (palet) expect(palettes).toContain(palet)
    expect(showcase.gorseller.length).toBeGreaterThan(0)
    expect(duplicates(showcase.gorseller.map(lookOf))).toEqual([])
  })
})

test.each(LANGUAGES)('no two products of a kind share an address in %s', (dil) => {
  expect(duplicates(CATALOGUE.map(({ urun, metin }) => `${urun.urun_tipi}/${metin[dil].slug}`))).toEqual([])
})

test('neighbours in the recommended order look different', () => {
  const kinds = [...new Set(CATALOGUE.map(({ urun }) => urun.urun_tipi))]
  const rows = [CATALOGUE, ...kinds.map((kind) => CATALOGUE.filter(({ urun }) => urun.urun_tipi === kind))]
  for (const row of rows) {
    const ordered = [...row].sort((a, b) => b.agirlik - a.agirlik || (a.urun.anahtar < b.urun.anahtar ? -1 : 1))
    const covers = ordered.flatMap(({ urun, gorseller }) =>
      gorseller.slice(0, 1).map((shot) => [urun.anahtar, lookOf(shot)] as const),
    )
    const alike = covers.filter(([, look], place) => covers[place + 1]?.[1] === look)
    expect(alike).toEqual([])
  }
})

test.each(named)('%s takes pets exactly where its page says so', (_, { urun, bilgi }) => {
  const said = bilgi.ozellikler.includes('evcil_hayvan')
  expect((urun.ucretler ?? []).some(({ tur }) => tur === 'evcil_hayvan')).toBe(said)
})
