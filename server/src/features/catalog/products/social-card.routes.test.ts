import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { demoPictureFile } from '@meltem/demo/folder'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const host = 'meltem.localhost'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
  await putCover()
})
afterAll(() => app.close())

/** A cover as the loader would have stored it. */
async function putCover(): Promise<void> {
  const file = join(app.dataDir, 'pictures/meltem/urun/villa-zeytin-1-800.webp')
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(demoPictureFile('urun/villa-zeytin-1'), file)
  const row = { bolum: 'urun' as const, ad: 'villa-zeytin-1', en: 800, boy: 600, genislikler: [480, 800] }
  await withTenant(app.services.db, id, (trx) =>
    trx
      .insertInto('gorsel')
      .values({ tenant_id: id, ...row, bicimler: ['webp', 'jpg'], iz: null, aciklama: '{}' })
      .execute(),
  )
  app.services.cache.dropAll()
}

const ask = (url: string, from = host) => app.server.inject({ method: 'GET', url, headers: { host: from } })
const cards = () => {
  const folder = join(app.dataDir, 'pictures/meltem/kart')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('is a picture of the size networks ask for, with the cover on it, and made once', async () => {
  const answer = await ask(`/kart/en/${VILLA}.jpg`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const right = await sharp(answer.rawPayload).extract({ left: 560, top: 0, width: 600, height: 630 }).stats()
  // A flat ground would have no spread of brightness at all.
  expect(right.channels[0]?.stdev).toBeGreaterThan(20)
  const [file, ...others] = cards()
  expect(others).toEqual([])
  await Promise.all([ask(`/kart/en/${VILLA}.jpg?v=1`), ask(`/kart/en/${VILLA}.jpg`)])
  expect(cards()).toEqual([file])
})

test('differs by language, and is made anew when its words change', async () => {
  const english = await ask(`/kart/en/${VILLA}.jpg`)
  const russian = await ask(`/kart/ru/${VILLA}.jpg`)
  expect(russian.rawPayload.equals(english.rawPayload)).toBe(false)
  const rename = (baslik: string) =>
    withTenant(app.services.db, id, (trx) =>
      trx.updateTable('urun_metin').set({ baslik }).where('urun_k_no', '=', VILLA).where('dil', '=', 'en').execute(),
    )
  await rename('<span size="x">& very long '.repeat(40))
  app.services.cache.dropAll()
  const longer = await ask(`/kart/en/${VILLA}.jpg`)
  expect(longer.statusCode).toBe(200)
  expect(longer.rawPayload.equals(english.rawPayload)).toBe(false)
  expect(cards().filter((name) => name.includes('-en-'))).toHaveLength(1)
})

test('of a product without any picture is made from words', async () => {
  const other = stableKey('meltem', 'urun', 'paragliding')
  const answer = await ask(`/kart/de/${other}.jpg`)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each([
  ['an unknown product', '/kart/en/00000000-0000-4000-8000-000000000000.jpg', host],
  ['no key at all', '/kart/en/..%2F..%2Fsecret.jpg', host],
  ['a language nobody speaks', `/kart/fr/${VILLA}.jpg`, host],
  ['a product of another tenant', `/kart/en/${VILLA}.jpg`, 'poyraz.localhost'],
])('of %s is not there', async (_, path, from) => {
  expect((await ask(path, from)).statusCode).toBe(404)
})
