import { ItineraryStop } from '@meltem/contract/product-content'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PALETTES } from '../../../illustrations/palettes.ts'
import { SCENES } from '../../../illustrations/scene-table.ts'
import type { DemoShowcase } from '../../../showcase-data.ts'
import { FOUR } from '../four-languages.ts'
import { TOURS } from './tours.ts'

const named = TOURS.map((tour) => [tour.urun.anahtar, tour] as const)

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const looks = (tour: DemoShowcase): string[] =>
  tour.gorseller.map(({ scene, options }) => `${scene}/${options.palette}`)

describe.each(named)('%s', (_, tour) => {
  test.each(FOUR)('tells in %s what one needs to know beforehand', (dil) => {
    const { aciklama, program = [], sss = [], yanina_al, erisilebilirlik, dahil, haric, bulusma_notu } = tour.metin[dil]
    expect(aciklama.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(60)
    expect(z.parse(z.array(ItineraryStop), program)).toEqual(program)
    expect(program.length).toBeGreaterThanOrEqual(4)
    expect(sss).toHaveLength(3)
    for (const part of [yanina_al, erisilebilirlik, dahil, haric]) expect(part?.length).toBeGreaterThan(0)
    expect(bulusma_notu).toBeTruthy()
  })

  test('keeps the same times in every language, in order', () => {
    const when = (dil: (typeof FOUR)[number]) =>
      (tour.metin[dil].program ?? []).map(({ gun, saat }) => `${gun ?? 1} ${saat}`)
    for (const dil of FOUR) expect(when(dil), dil).toEqual(when('tr'))
    expect(when('tr').toSorted()).toEqual(when('tr'))
  })

  test('mixes no alphabets in a word and no straight quotes', () => {
    const mixed = /[а-яё][a-zçğıöşü]|[a-zçğıöşü][а-яё]/i
    const all = textsIn([tour.metin, tour.gorseller.map(({ aciklama }) => aciklama), tour.yorumlar])
    expect(all.filter((one) => mixed.test(one) || /['"]/.test(one) || one.trim() !== one)).toEqual([])
  })

  test('asks follow-ups of a question that is asked', () => {
    for (const { kosul } of tour.sorular ?? []) {
      if (!kosul) continue
      const asked = tour.sorular?.find(({ kod }) => kod === kosul.kod)
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
    for (const { scene, options } of tour.gorseller) {
      expect(SCENES[scene].times, scene).toContain(PALETTES.find(({ id }) => id === options.palette)?.time)
    }
  })

  test('has reviews, and an answer to every bad one', () => {
    expect(tour.yorumlar.length).toBeGreaterThanOrEqual(4)
    for (const { puan, yanit } of tour.yorumlar) if (puan <= 3) expect(yanit).toBeTruthy()
  })
})

test('stands in the recommended order, and no tour shares a picture with its neighbour', () => {
  expect(TOURS.length).toBeGreaterThanOrEqual(24)
  expect(TOURS.toSorted((a, b) => b.agirlik - a.agirlik)).toEqual(TOURS)
  for (const [place, tour] of TOURS.slice(1).entries()) {
    const before = TOURS[place]
    if (!before) throw new Error('The list has a gap')
    expect(tour.gorseller[0]?.scene).not.toBe(before.gorseller[0]?.scene)
    expect(
      looks(tour).filter((look) => looks(before).includes(look)),
      tour.urun.anahtar,
    ).toEqual([])
  }
})
