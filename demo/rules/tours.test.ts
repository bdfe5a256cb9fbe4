import { ItineraryStop } from '@meltem/contract/catalog/product-content'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PALETTES } from '../drawing/palettes.ts'
import { SCENES, type SceneName } from '../drawing/scene-table.ts'
import { ofKind, type ToldShowcase } from './catalogue.ts'

const TOURS = ofKind('tur')

const named = TOURS.map((tour) => [tour.urun.anahtar, tour] as const)

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const looks = (tour: ToldShowcase): string[] => tour.gorseller.map(({ sahne, palet }) => `${sahne}/${palet}`)

describe.each(named)('%s', (_, tour) => {
  test.each(LANGUAGES)('tells in %s what one needs to know beforehand', (dil) => {
    const { aciklama, program = [], sss = [], yanina_al, erisilebilirlik, dahil, haric, bulusma } = tour.metin[dil]
    expect(aciklama.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(60)
    expect(z.parse(z.array(ItineraryStop), program)).toEqual(program)
    expect(program.length).toBeGreaterThanOrEqual(4)
    expect(sss).toHaveLength(3)
    for (const part of [yanina_al, erisilebilirlik, dahil, haric]) expect(part?.length).toBeGreaterThan(0)
    expect(bulusma?.not).toBeTruthy()
  })

  test('keeps the same times in every language, in order', () => {
    const when = (dil: (typeof LANGUAGES)[number]) =>
      (tour.metin[dil].program ?? []).map(({ gun, saat }) => `${gun ?? 1} ${saat}`)
    for (const dil of LANGUAGES) expect(when(dil), dil).toEqual(when('tr'))
    expect(when('tr').toSorted()).toEqual(when('tr'))
  })

  test('mixes no alphabets in a word and no straight quotes', () => {
    const mixed = /[а-яё][a-zçğıöşü]|[a-zçğıöşü][а-яё]/i
    const all = textsIn([tour.metin, tour.gorseller.map(({ aciklama }) => aciklama), tour.yorumlar])
    expect(all.filter((one) => mixed.test(one) || /['"]/.test(one) || one.trim() !== one)).toEqual([])
  })

  test('asks follow-ups of a question that is asked', () => {
    for (const { kosul } of tour.sorular) {
      if (!kosul) continue
      const asked = tour.sorular.find(({ kod }) => kod === kosul.kod)
      expect(asked?.secenekler.map(({ kod }) => kod)).toContain(kosul.deger)
    }
  })

  test('departs in real months, on real days, at real hours', () => {
    for (const { stok } of tour.urun.secenekler) {
      if (stok?.tur !== 'kalkis') continue
      const { gunler, saatler, aylar = [1] } = stok
      expect(gunler.every((day) => day >= 1 && day <= 7)).toBe(true)
      expect(saatler.every((hour) => /^([01]\d|2[0-3]):[0-5]\d$/.test(hour))).toBe(true)
      expect(aylar.length > 0 && aylar.every((month) => month >= 1 && month <= 12)).toBe(true)
    }
  })

  test('shows four to six pictures at hours that suit them', () => {
    expect(tour.gorseller.length).toBeGreaterThanOrEqual(4)
    expect(tour.gorseller.length).toBeLessThanOrEqual(6)
    for (const { sahne, palet } of tour.gorseller) {
      const { times } = SCENES[sahne as SceneName]
      expect(times, sahne).toContain(PALETTES.find(({ id }) => id === palet)?.time)
    }
  })

  test('has reviews, and an answer to every bad one', () => {
    expect(tour.yorumlar.length).toBeGreaterThanOrEqual(4)
    for (const { puan, yanit } of tour.yorumlar) if (puan <= 3) expect(yanit).toBeTruthy()
  })
})

test('no tour shares a picture with its neighbour in the recommended order', () => {
  expect(TOURS.length).toBeGreaterThanOrEqual(24)
  for (const [place, tour] of TOURS.slice(1).entries()) {
    const before = TOURS[place]
    if (!before) throw new Error('The list has a gap')
    expect(tour.gorseller[0]?.sahne).not.toBe(before.gorseller[0]?.sahne)
    expect(
      looks(tour).filter((look) => looks(before).includes(look)),
      tour.urun.anahtar,
    ).toEqual([])
  }
})
