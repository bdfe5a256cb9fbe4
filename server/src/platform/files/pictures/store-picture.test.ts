import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureSection } from '@meltem/contract/content/picture'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStore } from '../store/file-store.ts'
import { openFileStore } from '../store/open-file-store.ts'
import { PictureNameError, UnreadablePictureError } from './picture-errors.ts'
import { hasVariants, type PicturePlace, variantKey } from './picture-files.ts'
import { storePicture } from './store-picture.ts'

const place: PicturePlace = { kod: 'meltem', section: 'bolge', name: 'gocek' }
let folder: string
let store: FileStore
let source: Buffer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = await openFileStore({ folder })
  source = await sharp({ create: { width: 820, height: 410, channels: 3, background: '#0a5f75' } })
    .png()
    .toBuffer()
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
}

describe('storePicture', () => {
  test('writes the variants under tenant and section and tells what exists', async () => {
    const stored = await storePicture(store, place, source, ['webp', 'jpg'])
    expect(stored).toEqual({
      en: 820,
      boy: 410,
      genislikler: [400, 800],
      bicimler: ['webp', 'jpg'],
      iz: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
    })
    expect(await files()).toEqual(['gocek-400.jpg', 'gocek-400.webp', 'gocek-800.jpg', 'gocek-800.webp'])
    const written = await readFile(join(folder, 'pictures/meltem/bolge/gocek-800.webp'))
    expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 })
  })

  test('adds AVIF in a later call without touching the rest', async () => {
    const first = await storePicture(store, place, source, ['webp'])
    expect(await hasVariants(store, place, first.genislikler, ['webp'])).toBe(true)
    expect(await hasVariants(store, place, first.genislikler, ['webp', 'avif'])).toBe(false)
    const later = await storePicture(store, place, source, ['avif'])
    expect(later).toEqual({ ...first, bicimler: ['avif'] })
    expect(await hasVariants(store, place, first.genislikler, ['webp', 'avif'])).toBe(true)
  })

  test('leaves nothing behind when the source is damaged', async () => {
    await expect(storePicture(store, place, Buffer.from('no picture'), ['webp'])).rejects.toBeInstanceOf(
      UnreadablePictureError,
    )
    expect(await files()).toEqual([])
  })

  test.each([
    { ...place, name: '../gocek' },
    { ...place, name: '..' },
    { ...place, name: 'a/b' },
    { ...place, name: 'Göcek' },
    { ...place, name: 'gocek.php' },
    { ...place, name: 'gocek\n' },
    { ...place, name: '' },
    { ...place, name: 'a'.repeat(121) },
    { ...place, kod: '../meltem' },
    { ...place, kod: '' },
    { ...place, section: '..' as PictureSection },
  ])('refuses to write to $kod/$section/$name', async (bad) => {
    await expect(storePicture(store, bad, source, ['webp'])).rejects.toBeInstanceOf(PictureNameError)
    expect(await files()).toEqual([])
  })
})

describe('variantKey', () => {
  test('is the path the contract gives to a variant', () => {
    expect(variantKey(place, 400, 'avif')).toBe('pictures/meltem/bolge/gocek-400.avif')
  })
})
