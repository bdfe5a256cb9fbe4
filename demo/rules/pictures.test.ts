import { readdir, readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { PICTURE_SECTIONS, PICTURE_WIDTHS } from '@meltem/contract/content/picture'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openingPictures, readGalleries } from '../../server/src/features/catalog/import/drawn-pictures.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'
import { drawingFault } from '../drawing/draw.ts'
import { DEMO_CONTENT, demoPictureFile } from '../folder.ts'

/** Stands wherever a picture is missing. */
const FALLBACK_PICTURE = 'urun/no-image'

const folder = resolve(dirname(demoPictureFile(FALLBACK_PICTURE)), '..')

/** Tenants share some of them. */
const PICTURES = [...new Map(TENANTS.flatMap(openingPictures).map((picture) => [picture.anahtar, picture])).values()]
const GALLERIES = readGalleries(DEMO_CONTENT)
const SHIPPED = [...PICTURES, ...GALLERIES.values()]

const COVERS = /^urun\/.*-1$/

describe('demo pictures', () => {
  test('have keys in sections that exist', () => {
    const keys = PICTURES.map(({ anahtar }) => anahtar)
    for (const key of keys) expect(key).toMatch(new RegExp(`^(${PICTURE_SECTIONS.join('|')})/[a-z0-9]+(-[a-z0-9]+)*$`))
    expect(keys).toContain(FALLBACK_PICTURE)
  })

  test('are named once in the list that the tenants share, each for a tenant', async () => {
    const listed: { anahtar: string }[] = JSON.parse(await readFile(resolve(DEMO_CONTENT, 'pictures.json'), 'utf8'))
    const keys = listed.map(({ anahtar }) => anahtar)
    expect(new Set(keys).size).toBe(keys.length)
    const used = new Set(PICTURES.map(({ anahtar }) => anahtar))
    expect(keys.filter((key) => !used.has(key))).toEqual([])
  })

  test('ask for scenes, palettes and marks that the drawing tool has', () => {
    expect(drawingFault({ sahne: 'moon', tohum: 'a' })).toBe('There is no scene moon.')
    expect(drawingFault({ sahne: 'yoga', tohum: 'a', palet: 'grey' })).toBe('There is no palette grey.')
    expect(drawingFault({ amblem: 'toString' })).toBe('There is no mark toString.')
    expect(GALLERIES.size).toBeGreaterThan(200)
    const faults = SHIPPED.flatMap(({ cizim }) => drawingFault(cizim) ?? [])
    expect(faults).toEqual([])
  })

  test('are described in four languages, no two different pictures alike', () => {
    const texts = new Map<string | undefined, string>()
    // Covers of products tell what is drawn; the product's own title tells them apart.
    for (const { cizim, aciklama } of PICTURES.filter(({ anahtar }) => !COVERS.test(anahtar))) {
      const drawing = 'amblem' in cizim ? cizim.amblem : `${cizim.sahne}/${cizim.palet}`
      expect(Object.keys(aciklama).sort()).toEqual(['de', 'en', 'ru', 'tr'])
      for (const text of Object.values(aciklama)) expect(text.length).toBeGreaterThan(10)
      const known = texts.get(aciklama.tr)
      if (known) expect(drawing).toBe(known)
      texts.set(aciklama.tr, drawing)
    }
  })

  test('say of every scene that it is an illustration', () => {
    const scenes = SHIPPED.filter(({ cizim }) => 'sahne' in cizim)
    for (const { anahtar, aciklama } of scenes) {
      expect(aciklama.en, anahtar).toMatch(/^Illustration: /)
      expect(aciklama.ru, anahtar).toMatch(/^Иллюстрация: /)
      expect(aciklama.tr, anahtar).toMatch(/^Çizim: /)
    }
  })

  test('are as wide as a width the pipeline makes, so that the file itself is shown', () => {
    const scenes = SHIPPED.filter(({ cizim }) => 'sahne' in cizim)
    expect(scenes.filter(({ en }) => !PICTURE_WIDTHS.some((width) => width === en))).toEqual([])
  })

  test.each(SHIPPED)('$anahtar is drawn at its width', async ({ anahtar, en, cizim }) => {
    const header = await sharp(demoPictureFile(anahtar)).metadata()
    expect([header.format, header.width]).toEqual(['webp', en])
    expect(header.hasAlpha).toBe('amblem' in cizim)
  })

  test('fill the folder without strangers and stay below 40 MB', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => resolve(entry.parentPath, entry.name))
    const expected = SHIPPED.map(({ anahtar }) => `${anahtar}.webp`).sort()
    expect(files.map((file) => relative(folder, file)).sort()).toEqual(expected)
    const sizes = await Promise.all(files.map(async (file) => (await readFile(file)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000)
  })
})
