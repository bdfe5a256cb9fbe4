import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../../testing/doubles/post-office.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { markFailed } from '../outbox.queries.ts'
import { reasonOf } from './delivery.service.ts'

let shop: TestBooking
let office: PostOffice
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  office = await openPostOffice(shop.app)
  staff = await shop.logIn()
  await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, FIRST_DAY, 1)]))
  await fail(await mails('bekliyor'), 'Error: connect ECONNREFUSED 127.0.0.1:25', true)
})
afterAll(async () => {
  await office.close()
  await shop.close()
})

const get = (path: string) => shop.app.get(`/api/yonetim/${path}`, staff)
const retry = (body: object) => shop.app.post('/api/yonetim/teslimat-tekrar-post', body, staff)

async function mails(durum: string): Promise<string[]> {
  const { rows } = await shop.app.owner.pool.query<{ k_no: string }>(
    'select k_no from eposta where tenant_id = $1 and durum = $2 order by k_no',
    [shop.place.tenantId, durum],
  )
  return rows.map(({ k_no }) => k_no)
}

async function fail(keys: readonly string[], text: string, isLast: boolean): Promise<void> {
  await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
    for (const k_no of keys) await markFailed(trx, k_no, { text, isLast })
  })
}

async function jobOf(k_no: string) {
  const { rows } = await shop.app.owner.pool.query(
    "select state, retry_count, start_after <= now() as due from pgboss.job where name = 'send-mail' and id = $1",
    [k_no],
  )
  return rows[0]
}

test('a mail that was given up is seen with its reason, its booking and its tries', async () => {
  const { data, sayilar } = (await get('teslimat-listele')).json()
  expect(sayilar.vazgecildi).toBe(data.length)
  expect(data[0]).toMatchObject({
    durum: 'vazgecildi',
    neden: 'baglanti',
    hata: 'Error: connect ECONNREFUSED 127.0.0.1:25',
    deneme: 1,
    sonraki: null,
    rezervasyon: { kayit_no: expect.stringMatching(/./) },
  })
})

test('tried again it has its job back, due at once and with all its tries; sent, it is gone from the list', async () => {
  const [k_no = ''] = await mails('basarisiz')
  await shop.app.owner.pool.query(
    "update pgboss.job set state = 'failed', retry_count = 30 where name = 'send-mail' and id = $1",
    [k_no],
  )
  expect((await retry({ tur: 'eposta', k_nolar: [k_no] })).json()).toMatchObject({ sayi: 1 })
  expect(await mails('bekliyor')).toContain(k_no)
  expect(await jobOf(k_no)).toEqual({ state: 'created', retry_count: 0, due: true })
  await office.job.run({ tenant_id: shop.place.tenantId, k_no }, { retries: 0, isLast: false })
  expect(await mails('gonderildi')).toContain(k_no)
  expect((await retry({ tur: 'eposta', k_nolar: [k_no] })).json()).toMatchObject({ sayi: 0 })
})

test('what is on its way at this moment is left alone; all others go at once', async () => {
  await shop.app.owner.pool.query("update eposta set durum = 'basarisiz', deneme = 1 where durum = 'gonderildi'")
  const all = await mails('basarisiz')
  const [busy = ''] = all
  await shop.app.owner.pool.query("update pgboss.job set state = 'active' where name = 'send-mail' and id = $1", [busy])
  expect((await retry({ tur: 'eposta', k_nolar: null })).json()).toMatchObject({ sayi: all.length - 1 })
  expect(await mails('basarisiz')).toEqual([busy])
})

test('jobs of this tenant only; what a guest waited for is seen and not repeated', async () => {
  const { queue } = shop.app.services
  const own = { tenant_id: shop.place.tenantId, k_no: crypto.randomUUID() }
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
  await queue.sendAll('cancel-departure', [
    { id: ids[0], data: own },
    { id: ids[1], data: { ...own, tenant_id: own.tenant_id + 1 } },
  ])
  await queue.sendAll('mail-password', [{ id: ids[2], data: own }])
  await shop.app.owner.pool.query(
    `update pgboss.job set state = 'failed', retry_count = 20, output = '{"message": "Error: no"}' where id = any($1::uuid[])`,
    [ids],
  )
  const { data } = (await get('is-listele')).json()
  const seen = data.map(({ k_no, durum, hata, yeniden }: Record<string, unknown>) => [k_no, { durum, hata, yeniden }])
  expect(seen).toHaveLength(2)
  expect(Object.fromEntries(seen)).toEqual({
    [ids[0] ?? '']: { durum: 'vazgecildi', hata: 'Error: no', yeniden: true },
    [ids[2] ?? '']: { durum: 'vazgecildi', hata: 'Error: no', yeniden: false },
  })
  expect((await retry({ tur: 'is', k_nolar: [ids[1], ids[2]] })).json()).toMatchObject({ sayi: 0 })
  expect((await retry({ tur: 'is', k_nolar: null })).json()).toMatchObject({ sayi: 1 })
  const { rows } = await shop.app.owner.pool.query(
    'select id, state, data from pgboss.job where id = any($1::uuid[])',
    [ids],
  )
  const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]))
  expect(states).toEqual({ [ids[0]]: 'created', [ids[1]]: 'failed', [ids[2]]: 'failed' })
  expect(rows.find(({ id }) => id === ids[0])?.data).toEqual(own)
})

test('the words of servers and networks become a reason that says what to do', () => {
  expect(
    [
      'Error: Invalid login: 535 5.7.8 Authentication failed',
      'Error: getaddrinfo ENOTFOUND mail.example.com',
      'Error: Greeting never received',
      "Error: Can't send mail - all recipients were rejected: 550 5.1.1 unknown",
      'TypeError: x is undefined',
    ].map(reasonOf),
  ).toEqual(['giris', 'baglanti', 'baglanti', 'adres', 'diger'])
})
