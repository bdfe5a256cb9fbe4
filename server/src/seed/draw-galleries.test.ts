import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withTenant } from '../platform/db/connection.ts'
import { stableKey } from '../platform/db/stable-key.ts'
import { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import { startCatalogApp } from '../testing/catalog-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { drawGalleries } from './draw-galleries.job.ts'

const LOOKED_AT = 'groceries'

let app: TestApp
let studio: PictureStudio
let id: number
beforeAll(async () => {
  app = await startCatalogApp()
  studio = new PictureStudio(app.dataDir)
  id = app.tenants.byKod('meltem')?.id ?? 0
})
afterAll(async () => {
  await studio.close()
  await app.close()
})

const pictures = () =>
  withTenant(app.services.db, id, (trx) => trx.selectFrom('gorsel').selectAll().orderBy('ad').execute())

test('draws what people look at first, one product at a time, and asks for the next', async () => {
  const send = vi.spyOn(app.services.queue, 'send')
  const body = { urun_k_no: stableKey('meltem', 'urun', LOOKED_AT) }
  expect((await app.post('/api/urun-izleme-guncelle', body, { company: 'meltem' })).statusCode).toBe(200)
  await drawGalleries(app.services, app.tenants, studio).run({}, { retries: 0, isLast: false })
  const drawn = await pictures()
  expect(drawn.length).toBeGreaterThan(1)
  for (const { bolum, ad, bicimler, genislikler, aciklama, iz } of drawn) {
    expect(ad).toMatch(new RegExp(`^${LOOKED_AT}-[2-9]$`))
    expect({ bicimler, genislikler }).toEqual({ bicimler: ['webp', 'jpg'], genislikler: [480, 800, 1200] })
    expect(Object.keys(aciklama).sort()).toEqual(['de', 'en', 'ru', 'tr'])
    expect(iz).not.toBeNull()
    expect(existsSync(join(app.dataDir, `meltem/${bolum}/${ad}-1200.webp`))).toBe(true)
  }
  expect(send).toHaveBeenCalledWith('draw-galleries', {})
  const { data } = (
    await app.get(`/api/category-urun-getir?dil=en&k_no=${body.urun_k_no}`, { company: 'meltem' })
  ).json()
  expect(data.gorseller).toHaveLength(drawn.length)
})
