import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
})
afterAll(() => app.close())

const save = (ogeler: object[], konum = 'bottom') => app.post('/api/yonetim/menu-kaydet-post', { konum, ogeler }, staff)
const item = (k_no: string, menu_k_no: string | null, more: object = {}) => ({
  k_no,
  menu_k_no,
  tip: 'baslik',
  turu: null,
  icerik: { tr: { baslik: 'Başlık' } },
  ...more,
})

async function stored(): Promise<{ k_no: string; menu_k_no: string | null; konum: string }[]> {
  app.services.cache.dropAll()
  const { data } = (await app.get('/api/setting-get')).json()
  return data.menu
}

test('a menu with columns is written whole and shown on the page', async () => {
  const [column, link] = [randomUUID(), randomUUID()]
  const leads = { tip: 'ozel', icerik: { tr: { baslik: 'Bağlantı', url: '/contact' } } }
  expect((await save([item(link, column, leads), item(column, null)])).json()).toMatchObject({ success: 1, sayi: 2 })
  expect((await stored()).filter(({ konum }) => konum === 'bottom')).toHaveLength(2)
  expect((await app.get('/tr', { host: 'alfa.example.com' })).body).toContain('Bağlantı')
  expect((await save([])).json().sayi).toBe(0)
  expect((await stored()).filter(({ konum }) => konum === 'top')).toHaveLength(1)
})

const [a, b, c, d] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
test.each([
  ['an item below itself', [item(a, a)]],
  ['two below each other', [item(a, b), item(b, a)]],
  ['a ring of three', [item(a, c), item(b, a), item(c, b)]],
  ['a parent that is not there', [item(a, randomUUID())]],
  ['a fourth level', [item(a, null), item(b, a), item(c, b), item(d, c)]],
])('%s is refused', async (_name, items) => {
  const answer = await save(items)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'menu_dongu'])
})

test.each([
  ['a script', { tip: 'ozel', icerik: { tr: { baslik: 'x', url: 'javascript:alert(1)' } } }],
  ['another host without a scheme', { tip: 'ozel', icerik: { tr: { baslik: 'x', url: '//evil.example' } } }],
  ['a custom item without an address', { tip: 'ozel', icerik: { tr: { baslik: 'x' } } }],
  ['content without a type', { tip: 'icerik', icerik: { tr: { baslik: 'x' } } }],
  ['no words', { icerik: {} }],
])('%s is refused', async (_name, more) => {
  expect((await save([item(a, null, more)])).statusCode).toBe(422)
})

test('the database itself refuses a ring', async () => {
  const id = app.tenants.byKod('alfa')?.id ?? 0
  await save([item(a, null), item(b, a)])
  const ring = withTenant(app.services.db, id, (trx) =>
    trx.updateTable('menu').set({ menu_k_no: b }).where('k_no', '=', a).execute(),
  )
  await expect(ring).rejects.toThrow('below itself')
})
