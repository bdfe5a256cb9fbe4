import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()

let app: TestApp
let id: number
let staff: Record<string, string>
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
  staff = await staffHeaders(app, 'meltem', 'deniz@meltem.example')
})
afterAll(() => app.close())

/** The products in the middle of the article about Kaş. */
async function listed(): Promise<string[]> {
  app.services.catalog.forgetAll()
  app.services.cache.dropAll()
  const answer = await app.get('/api/page-get?dil=en&turu=b&slug=a-day-in-kas', { company: 'meltem' })
  const { bloklar } = answer.json().data as { bloklar: { tip: string; urunler: string[] }[] }
  return bloklar.find(({ tip }) => tip === 'urunler')?.urunler ?? []
}

/** The operator closes everything it draws on, for longer than the strips look ahead. */
async function sellOut(urun_k_no: string): Promise<void> {
  const { db } = app.services
  const sources = await withTenant(db, id, (trx) =>
    trx.selectFrom('opsiyon').select('kaynak_k_no').distinct().where('urun_k_no', '=', urun_k_no).execute(),
  )
  expect(sources.length).toBeGreaterThan(0)
  for (const { kaynak_k_no } of sources) {
    const block = { kaynak_k_no, baslangic: TODAY, bitis: addDays(TODAY, 365) }
    expect((await app.post('/api/yonetim/gun-kapat-post', block, staff)).json()).toMatchObject({ success: 1 })
  }
}

test('an article shows what can be booked on a day to come; what is sold out gives way to another', async () => {
  const [first = '', ...others] = await listed()
  expect(others).toHaveLength(2)
  await sellOut(first)
  const after = await listed()
  expect(after).not.toContain(first)
  expect(after.slice(0, 2)).toEqual(others)
})
