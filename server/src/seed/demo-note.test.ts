import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileStore } from '../platform/files/store/open-file-store.ts'
import { TENANTS } from '../testing/demo-tenants.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { findLoadedDemo, noteLoadedDemo } from './demo-note.ts'

const [meltem] = TENANTS
let app: TestApp
let dataDir: string
beforeAll(async () => {
  app = await startTestApp({ tenants: TENANTS.slice(0, 1).map((tenant) => ({ ...tenant, logo: null, favicon: null })) })
  dataDir = mkdtempSync(join(tmpdir(), 'meltem-note-'))
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const find = async () => findLoadedDemo(app.services.db, { dataDir, files: await openFileStore({ folder: dataDir }) })

test('the demo counts as loaded with its note, its pictures, its tenants and the same texts', async () => {
  expect(await find()).toBeUndefined()
  noteLoadedDemo(dataDir, TENANTS.slice(0, 1))
  expect(await find()).toBeUndefined()
  mkdirSync(join(dataDir, 'pictures'))
  writeFileSync(join(dataDir, 'pictures', 'bay-400.webp'), 'a bay')
  const acenteler = meltem?.acenteler?.map(({ marka, kullanicilar }) => ({ marka, kullanicilar }))
  expect(await find()).toEqual([
    { kod: 'meltem', marka: 'Meltem', alan_adlari: meltem?.alan_adlari, personel: meltem?.personel, acenteler },
  ])

  noteLoadedDemo(dataDir, TENANTS)
  expect(await find(), 'a tenant is missing in the database').toBeUndefined()
  const note = join(dataDir, 'demo.json')
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), ozet: 'of another demo' }))
  expect(await find()).toBeUndefined()
  writeFileSync(note, '{"ozet":"of a st')
  expect(await find(), 'a spoiled note').toBeUndefined()
})
