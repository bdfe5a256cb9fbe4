import { Slug } from '@meltem/contract/fields'
import { GuestQuestion, ItineraryStop } from '@meltem/contract/product-content'
import { ProductFacts } from '@meltem/contract/product-facts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PALETTES } from '../../../illustrations/palettes.ts'
import { SCENES } from '../../../illustrations/scene-table.ts'
import type { DemoShowcase } from '../../../showcase-data.ts'
import { FILTERS } from '../filters.ts'
import { FOUR } from '../four-languages.ts'
import { TOURS } from './tours.ts'

const named = TOURS.map((tour) => [tour.urun.anahtar, tour] as const)

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const words = (text: string): number => text.split(/\s+/).length

const pictures = (tour: DemoShowcase): string[] =>
  tour.gorseller.map(({ scene, options }) => `${scene}/${options.palette}`)

describe.each(named)('%s', (anahtar, tour) => {
  test('has facts and questions of the contract', () => {
    expect(z.parse(ProductFacts, tour.bilgi)).toEqual(tour.bilgi)
    expect(z.parse(z.array(GuestQuestion), tour.sorular ?? [])).toEqual(tour.sorular ?? [])
  })

  test('asks follow-ups of a question that is asked', () => {
    for (const { kosul } of tour.sorular ?? []) {
      if (!kosul) continue
      const asked = tour.sorular?.find(({ kod }) => kod === kosul.kod)
      expect(asked?.secenekler.map(({ kod }) => kod)).toContain(kosul.deger)
    }
  })

  test('states facts only of options that exist, under keys of their own', () => {
    const keys = tour.urun.secenekler.map((option) => option.anahtar)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of Object.keys(tour.secenek_bilgi ?? {})) expect(keys).toContain(key)
  })

  test('departs on real days at real hours', () => {
    for (const { stok } of tour.urun.secenekler) {
      if (stok?.tur !== 'kalkis') continue
      expect(stok.gunler.every((day) => day >= 1 && day <= 7)).toBe(true)
      expect(stok.saatler.every((hour) => /^([01]\d|2[0-3]):[0-5]\d$/.test(hour))).toBe(true)
      expect((stok.aylar ?? [1]).every((month) => month >= 1 && month <= 12)).toBe(true)
    }
  })

  test.each(FOUR)('is told completely in %s', (dil) => {
    const text = tour.metin[dil]
    expect(z.parse(Slug, text.slug)).toBe(text.slug)
    expect(text.slug).toMatch(/^[a-z0-9-]+$/)
    expect(textsIn(text).filter((one) => one.trim() !== one || one === '')).toEqual([])
    expect(words(text.aciklama.join(' '))).toBeGreaterThanOrEqual(60)
    expect(z.parse(z.array(ItineraryStop), text.program)).toEqual(text.program)
    expect(text.sss).toHaveLength(3)
    for (const part of [
      'one_cikanlar',
      'dahil',
      'haric',
      'yanina_al',
      'erisilebilirlik',
      'arama_kelimeleri',
    ] as const) {
      expect(text[part]?.length, part).toBeGreaterThan(0)
    }
    expect(text.bulusma_notu).toBeTruthy()
  })

  test('says as much in one language as in another', () => {
    const shape = (dil: (typeof FOUR)[number]) => {
      const { one_cikanlar, dahil, haric, program, sss, aciklama } = tour.metin[dil]
      return [one_cikanlar, dahil, haric, sss, aciklama].map((part) => part?.length).concat(program?.length)
    }
    for (const dil of FOUR) expect(shape(dil), dil).toEqual(shape('tr'))
    for (const dil of FOUR)
      expect(tour.metin[dil].program?.map(({ saat }) => saat)).toEqual(tour.metin.tr.program?.map(({ saat }) => saat))
  })

  test('mixes no alphabets and no straight quotes', () => {
    const all = textsIn([tour.metin, tour.gorseller.map(({ aciklama }) => aciklama), tour.yorumlar])
    expect(all.filter((one) => /[а-яё][a-zçğıöşü]|[a-zçğıöşü][а-яё]/i.test(one) || /['"]/.test(one))).toEqual([])
  })

  test('shows four to six pictures, drawn from its own seed at hours that suit them', () => {
    expect(tour.gorseller.length).toBeGreaterThanOrEqual(4)
    expect(tour.gorseller.length).toBeLessThanOrEqual(6)
    expect(new Set(pictures(tour)).size).toBe(tour.gorseller.length)
    for (const { scene, options, aciklama } of tour.gorseller) {
      expect(options.seed.startsWith(anahtar)).toBe(true)
      expect(SCENES[scene].times, scene).toContain(PALETTES.find(({ id }) => id === options.palette)?.time)
      for (const dil of FOUR) expect(aciklama[dil]).toBeTruthy()
    }
  })

  test('is found under filters that exist', () => {
    for (const [kod, chosen] of Object.entries(tour.filtreler ?? {})) {
      const known = FILTERS.find((filter) => filter.kod === kod)?.secenekler.map((choice) => choice.kod)
      for (const choice of chosen) expect(known, kod).toContain(choice)
    }
  })

  test('has reviews, and an answer to every bad one', () => {
    expect(tour.yorumlar.length).toBeGreaterThanOrEqual(4)
    for (const { puan, yanit } of tour.yorumlar) if (puan <= 3) expect(yanit).toBeTruthy()
  })
})

test('each has a key and slugs of its own', () => {
  expect(new Set(TOURS.map(({ urun }) => urun.anahtar)).size).toBe(TOURS.length)
  for (const dil of FOUR) expect(new Set(TOURS.map(({ metin }) => metin[dil].slug)).size, dil).toBe(TOURS.length)
})

test('neighbours in the recommended order look different', () => {
  const order = TOURS.toSorted((a, b) => b.agirlik - a.agirlik)
  expect(order).toEqual(TOURS)
  for (const [place, tour] of order.entries()) {
    const next = order[place + 1]
    if (!next) continue
    expect(next.gorseller[0]?.scene).not.toBe(tour.gorseller[0]?.scene)
    expect(
      pictures(next).filter((picture) => pictures(tour).includes(picture)),
      tour.urun.anahtar,
    ).toEqual([])
  }
})
