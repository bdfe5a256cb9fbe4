import type { Place } from '@meltem/domain/chart/mercator'
import { Piscina } from 'piscina'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stableKey } from '../../../platform/db/stable-key.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { getProduct } from './product.ts'

const BOAT = stableKey('meltem', 'urun', 'cabin-likya')
const WAY: readonly Place[] = [
  { enlem: 36.62, boylam: 29.1 },
  { enlem: 36.4, boylam: 29.2 },
  { enlem: 36.24, boylam: 29.98 },
]

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startCatalogApp()
  tenant = app.tenants.byKod('meltem') as Tenant
})
afterAll(() => app.close())

/** The thread that finds ways; each test says what becomes of its work. */
const thread = vi.spyOn(Piscina.prototype, 'run')
beforeEach(() => app.services.cache.dropAll())
afterEach(() => thread.mockReset())

const readBoat = async () => (await getProduct(app.services, tenant, { dil: 'en', k_no: BOAT })).data

const findTransfer = async () => {
  const answer = await app.get('/api/category-urun-listele?dil=en&urun_tipi=transfer&adet=1', { company: 'meltem' })
  return answer.json().data.urunler[0].k_no as string
}

const waitingTransactions = async () => {
  const { rows } = await app.owner.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rows[0]?.count
}

test('a thread that fails leaves the product without a way, and a line in the log', async () => {
  thread.mockRejectedValue(new Error('the thread has ended'))
  const boat = await readBoat()
  expect(boat?.k_no).toBe(BOAT)
  expect(boat?.gecis).toBeUndefined()
  expect(app.logLines.filter((line) => line.includes(BOAT) && line.includes('the thread has ended'))).toHaveLength(1)
  const k_no = await findTransfer()
  const answer = await app.get(`/api/category-urun-getir?dil=en&k_no=${k_no}`, { company: 'meltem' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.gecis).toBeUndefined()
})

test('no connection is held while a way is looked for', async () => {
  const found: ((way: readonly Place[]) => void)[] = []
  thread.mockImplementation(() => new Promise((resolve) => found.push(resolve)))
  const asked = [readBoat(), getProduct(app.services, tenant, { dil: 'en', k_no: await findTransfer() })]
  await vi.waitUntil(() => found.length === 2)
  expect(await waitingTransactions()).toBe(0)
  for (const resolve of found) resolve(WAY)
  await Promise.all(asked)
})

test('a product that is kept is the same object each time, way and all', async () => {
  thread.mockResolvedValue(WAY)
  const boat = await readBoat()
  expect(boat?.gecis).toEqual(WAY)
  expect(await readBoat()).toBe(boat)
})
