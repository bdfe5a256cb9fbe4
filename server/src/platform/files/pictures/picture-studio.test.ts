import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PictureStudio } from './picture-studio.ts'

let folder: string
let studio: PictureStudio
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meltem-studio-'))
  studio = new PictureStudio({ folder })
})
afterEach(async () => {
  await studio.close()
  rmSync(folder, { recursive: true, force: true })
})

const place = { kod: 'alfa', section: 'urun', name: 'deniz' } as const

async function source(): Promise<{ file: string }> {
  const file = join(folder, 'source.png')
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a5f75' } })
    .png()
    .toFile(file)
  return { file }
}

test('makes pictures in a process of its own, several in line', async () => {
  const file = await source()
  const stored = await Promise.all(
    ['bir', 'iki', 'uc'].map((name) => studio.store({ ...place, name }, file, ['webp', 'jpg'])),
  )
  expect(stored[2]).toMatchObject({ en: 600, boy: 400, genislikler: [400], bicimler: ['webp', 'jpg'] })
  expect(existsSync(join(folder, 'pictures/alfa/urun/uc-400.webp'))).toBe(true)
})

test('a broken picture fails alone, with its reason', async () => {
  const file = await source()
  const broken = { file: join(folder, 'broken.png') }
  writeFileSync(broken.file, 'not a picture')
  const [bad, good] = await Promise.allSettled([
    studio.store(place, broken, ['webp']),
    studio.store(place, file, ['webp']),
  ])
  expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'UnreadablePictureError' } })
  expect(good.status).toBe('fulfilled')
})

test('a closed studio breaks off its work, writes nothing afterwards and takes nothing new', async () => {
  const file = await source()
  await studio.store(place, file, ['jpg'])
  const running = ['a', 'b', 'c'].map((name) => studio.store({ ...place, name }, file, ['avif', 'webp']))
  const outcomes = Promise.allSettled(running)
  await studio.close()
  const written = () => readdirSync(folder, { recursive: true }).map(String).toSorted()
  const atClose = written()
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { name: 'StudioClosedError' } })
  await expect(studio.store(place, file, ['jpg'])).rejects.toMatchObject({ name: 'StudioClosedError' })
  await pause(300)
  expect(written()).toEqual(atClose)
})

test('works again after its process has ended for lack of work', async () => {
  const file = await source()
  await studio.store(place, file, ['webp'])
  await studio.rest()
  await expect(studio.store(place, file, ['jpg'])).resolves.toMatchObject({ bicimler: ['jpg'] })
})
