import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../platform/db/connection.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { generatePages } from './generate-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('generated pages are there in four languages, and generating again adds nothing', async () => {
  const id = app.tenants.byKod('beta')?.id ?? 0
  const steps: number[] = []
  for (let round = 0; round < 2; round++) await generatePages(app.services.db, id, 600, (done) => steps.push(done))
  expect(steps).toEqual([500, 600, 500, 600])
  const pages = await withTenant(app.services.db, id, (trx) =>
    trx.selectFrom('sayfa_icerik').select('dil').where('slug', 'like', 'sayfa-%').execute(),
  )
  expect(pages).toHaveLength(2400)
  const answer = await app.get('/api/page-get?dil=de&turu=c&slug=sayfa-1-de', { company: 'beta' })
  expect(answer.json().data.baslik).toBe('Sayfa 1 de')
})
