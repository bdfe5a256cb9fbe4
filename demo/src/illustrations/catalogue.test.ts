import { describe, expect, test } from 'vitest'
import { coverFor, galleryFor, heroFor, META, scenesFor } from './catalogue.ts'
import { PALETTES } from './palettes.ts'
import { KINDS } from './scene-definition.ts'
import { SCENES } from './scene-table.ts'

const kinds = KINDS.filter((kind) => kind !== 'state')
const seeds = Array.from({ length: 40 }, (_, k) => `product-${k}`)
const timeOf = (id: string) => PALETTES.find((palette) => palette.id === id)?.time

describe('catalogue', () => {
  test.each(kinds)('%s has covers, and a steady gallery that starts with one', (kind) => {
    expect(scenesFor(kind, 'cover').length).toBeGreaterThan(0)
    for (const seed of seeds) {
      const gallery = galleryFor(kind, seed)
      expect(galleryFor(kind, seed)).toEqual(gallery)
      expect(gallery.length).toBeGreaterThanOrEqual(3)
      expect(gallery[0]).toEqual(coverFor(kind, seed))
    }
  })

  test.each(kinds)('%s never repeats a picture and keeps one palette per hour', (kind) => {
    for (const seed of seeds) {
      const gallery = galleryFor(kind, seed)
      expect(new Set(gallery.map((c) => `${c.scene}/${c.palette}`)).size).toBe(gallery.length)
      const palettes = new Set(gallery.map((c) => c.palette))
      expect(new Set([...palettes].map(timeOf)).size).toBe(palettes.size)
    }
  })

  test('tags decide the subject of a cover', () => {
    for (const seed of seeds) expect(coverFor('tur', seed, ['balon', 'kapadokya']).scene).toBe('cappadocia')
  })

  test('every kind finds a page head', () => {
    for (const kind of KINDS) expect(SCENES[heroFor(kind, 'head').scene].hero).toBe(true)
  })

  test('every scene is described', () => {
    for (const name of Object.keys(SCENES)) expect(META[name as keyof typeof META].about.length).toBeGreaterThan(4)
  })
})
