import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readGalleries } from '../features/catalog/import/drawn-pictures.ts'
import { withTenant } from '../platform/db/connection.ts'
import { stableKey } from '../platform/db/stable-key.ts'
import { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import { startCatalogApp } from '../testing/catalog-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { hangGalleries } from './hang-galleries.job.ts'

const LOOKED_AT = 'groceries'

let app: TestApp
let studio: PictureStudio
beforeAll(async () => {
  app = await startCatalogApp()
  studio = new PictureStudio({ folder: app.dataDir })
})
afterAll(async () => {
  await studio.close()
  await app.close()
})

const pictures = (id: number) =>
  withTenant(app.services.db, id, (trx) => trx.selectFrom('gorsel').selectAll().execute())

/** Empties all walls but those of some products, as the pictures of all of them take minutes to make; what is left. */
async function keepWalls(id: number, kept: readonly string[]): Promise<string[]> {
  const left = await withTenant(app.services.db, id, async (trx) => {
    await trx.deleteFrom('urun_gorsel').where('urun_k_no', 'not in', kept).execute()
    return await trx.selectFrom('urun_gorsel').select('gorsel').execute()
  })
  return left.map(({ gorsel }) => gorsel)
}

async function firstProducts(id: number, most: number): Promise<string[]> {
  const rows = await withTenant(app.services.db, id, (trx) =>
    trx.selectFrom('urun').select('k_no').orderBy('k_no').limit(most).execute(),
  )
  return rows.map(({ k_no }) => k_no)
}

test('every picture of a gallery has a wall', async () => {
  const rows = await Promise.all(
    app.tenants
      .all()
      .map(({ id }) =>
        withTenant(app.services.db, id, (trx) => trx.selectFrom('urun_gorsel').select('gorsel').execute()),
      ),
  )
  const walls = new Set(rows.flat().map(({ gorsel }) => gorsel))
  expect([...readGalleries(DEMO_CONTENT).keys()].filter((key) => !walls.has(key))).toEqual([])
})

test('hangs every gallery, what people look at first, and asks for AVIF when all of them hang', async () => {
  const send = vi.spyOn(app.services.queue, 'sendAll')
  const store = vi.spyOn(studio, 'storeOwn')
  const looked = stableKey('meltem', 'urun', LOOKED_AT)
  expect((await app.post('/api/urun-izleme-guncelle', { urun_k_no: looked }, { company: 'meltem' })).statusCode).toBe(
    200,
  )
  const meltem = app.tenants.byKod('meltem')?.id ?? 0
  const walls = await Promise.all(
    app.tenants.all().map(async ({ id }) => {
      const some = await firstProducts(id, 2)
      return await keepWalls(id, id === meltem ? [looked, ...some] : some)
    }),
  )
  const known = readGalleries(DEMO_CONTENT)
  const wanted = walls.flat().filter((key) => known.has(key))
  expect(wanted.length).toBeGreaterThan(10)
  // A cover that hangs already, as after a start.
  const cover = { tenant_id: meltem, bolum: 'urun' as const, ad: `${LOOKED_AT}-1`, en: 1680, boy: 1260, iz: null }
  await withTenant(app.services.db, meltem, (trx) =>
    trx
      .insertInto('gorsel')
      .values({ ...cover, genislikler: [400], bicimler: ['webp', 'jpg'], cizim: true, aciklama: '{}' })
      .execute(),
  )
  await hangGalleries(app.services, app.tenants, studio).run({}, { retries: 0, isLast: false })
  const [, source] = store.mock.calls[0] ?? []
  expect(source).toMatchObject({ file: expect.stringContaining(`${LOOKED_AT}-`) })
  const hung = (await Promise.all(app.tenants.all().map(({ id }) => pictures(id)))).flat()
  const galleries = hung.filter(({ ad }) => ad !== cover.ad)
  expect(galleries.map(({ bolum, ad }) => `${bolum}/${ad}`).sort()).toEqual(wanted.toSorted())
  for (const { bicimler, genislikler, cizim, aciklama, iz } of galleries) {
    expect({ bicimler, genislikler, cizim }).toEqual({ bicimler: ['webp'], genislikler: [400, 800, 1200], cizim: true })
    expect(Object.keys(aciklama).sort()).toEqual(['de', 'en', 'ru', 'tr'])
    expect(iz).not.toBeNull()
  }
  expect(existsSync(join(app.dataDir, `pictures/meltem/urun/${LOOKED_AT}-2-1200.webp`))).toBe(true)
  expect(send.mock.calls).toEqual([
    ['make-picture-variants', [{ data: { tenant_id: meltem, bolum: 'urun', ad: cover.ad } }]],
  ])
  const answer = await app.get(`/api/category-urun-getir?dil=en&k_no=${looked}`, { company: 'meltem' })
  const shown: { cizim: boolean }[] = answer.json().data.gorseller
  expect(shown.length).toBe(hung.filter(({ ad }) => ad.startsWith(`${LOOKED_AT}-`)).length)
  expect(shown.every(({ cizim }) => cizim)).toBe(true)
})
