import { readdir, readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { PICTURE_SECTIONS } from '@meltem/contract/picture'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEMO_PICTURES, demoPictureFile, FALLBACK_PICTURE } from './pictures.ts'

const folder = resolve(dirname(demoPictureFile(FALLBACK_PICTURE)), '..')

const COVERS = /^urun\/.*-1$/

describe('demo pictures', () => {
  test('have different keys in sections that exist', () => {
    const keys = DEMO_PICTURES.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(new RegExp(`^(${PICTURE_SECTIONS.join('|')})/[a-z0-9]+(-[a-z0-9]+)*$`))
    expect(keys).toContain(FALLBACK_PICTURE)
  })

  test('are described in four languages, no two different pictures alike', () => {
    const texts = new Map<string, string>()
    // Covers of products tell what is drawn; the product's own title tells them apart.
    for (const picture of DEMO_PICTURES.filter(({ key }) => !COVERS.test(key))) {
      const drawing = 'emblem' in picture ? picture.emblem : `${picture.scene}/${picture.options.palette}`
      for (const text of Object.values(picture.aciklama)) expect(text.length).toBeGreaterThan(10)
      const known = texts.get(picture.aciklama.tr)
      if (known) expect(drawing).toBe(known)
      texts.set(picture.aciklama.tr, drawing)
    }
  })

  test.each(DEMO_PICTURES)('$key is drawn at its width', async ({ key, en, ...drawing }) => {
    const header = await sharp(demoPictureFile(key)).metadata()
    expect([header.format, header.width]).toEqual(['webp', en])
    expect(header.hasAlpha).toBe('emblem' in drawing)
  })

  test('fill the folder without strangers and stay below 15 MB', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => resolve(entry.parentPath, entry.name))
    const expected = DEMO_PICTURES.map(({ key }) => `${key}.webp`).sort()
    expect(files.map((file) => relative(folder, file)).sort()).toEqual(expected)
    const sizes = await Promise.all(files.map(async (file) => (await readFile(file)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000)
  })
})
