import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { nights } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'

let shop: TestPayment
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())

const page = async (language: string) => await shop.app.get(`/durum?dil=${language}`, HOST)
const told = async () => (await shop.app.get('/durum.json', HOST)).json()
const HOST = { host: 'alfa.example.com' }
let hours = 0
/** What was looked at is looked at anew. */
const afresh = () => {
  hours += 1
  shop.app.clock.set(() => new Date(Date.now() + hours * 3_600_000))
}

describe('how it goes (PAGE-33)', () => {
  test.each([
    ['tr', 'Her şey çalışıyor', 'Kartla ödeme'],
    ['en', 'Everything works', 'Paying by card'],
    ['de', 'Alles funktioniert', 'Kartenzahlung'],
    ['ru', 'Всё работает', 'Оплата картой'],
  ])('in %s, without script, for some seconds in any cache', async (language, title, card) => {
    const { statusCode, headers, body } = await page(language)
    expect([statusCode, headers['cache-control'], headers['content-language']]).toEqual([
      200,
      'public, max-age=10',
      language,
    ])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(title)
    expect(body).toContain(card)
    expect(body).not.toMatch(/<script|<img|<link|undefined|at .*\.ts/)
  })

  test('for programs: a state for the whole and for each part, and nothing else', async () => {
    expect(await told()).toEqual({
      durum: 'calisiyor',
      bakildi: expect.stringMatching(/^\d{4}-/),
      parcalar: { site: 'calisiyor', rezervasyon: 'calisiyor', odeme: 'calisiyor', posta: 'calisiyor' },
    })
  })

  test('a hundred who ask at once are one look at the database', async () => {
    afresh()
    await told()
    const all = await Promise.all(Array.from({ length: 100 }, () => told()))
    expect(new Set(all.map(({ bakildi }) => bakildi)).size).toBe(1)
  })

  test('a bank that does not answer, until one is heard again', async () => {
    const waiting = await shop.book(nights(shop.villa, FIRST_DAY, 2))
    const { deneme } = await shop.begin(waiting)
    const set = async (durum: 'unknown' | 'redirected') =>
      await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
        trx.updateTable('odeme_denemesi').set({ durum }).where('k_no', '=', deneme.k_no).execute(),
      )
    await set('unknown')
    afresh()
    expect(await told()).toMatchObject({ durum: 'aksiyor', parcalar: { odeme: 'aksiyor', site: 'calisiyor' } })
    expect((await page('de')).body).toContain('zahlen Sie bitte nicht noch einmal')
    await set('redirected')
    afresh()
    expect(await told()).toMatchObject({ durum: 'calisiyor' })
  })

  test('a database that only reads takes no bookings', async () => {
    await alterDatabase('set default_transaction_read_only = on')
    await dropConnections()
    await expect.poll(toldAfresh, PATIENT).toMatchObject({
      durum: 'calismiyor',
      parcalar: { site: 'calisiyor', rezervasyon: 'calismiyor' },
    })
    await alterDatabase('reset default_transaction_read_only')
    await dropConnections()
    await expect.poll(toldAfresh, PATIENT).toMatchObject({ durum: 'calisiyor' })
  })

  test('without a database it answers too, says whom to call, and keeps what it cannot know to itself', async () => {
    await page('tr')
    await alterDatabase('connection limit 0')
    await dropConnections()
    await expect.poll(toldAfresh, PATIENT).toMatchObject({
      durum: 'calismiyor',
      parcalar: { site: 'calismiyor', rezervasyon: 'calismiyor', posta: 'bilinmiyor' },
    })
    const answer = await page('tr')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Şu an çalışmıyoruz')
    expect(answer.body).toContain('href="tel:')
    expect(answer.body).not.toMatch(/connection|too many|postgres/i)
    await alterDatabase('connection limit -1')
  })
})

const PATIENT = { timeout: 60_000 }

async function toldAfresh() {
  afresh()
  return await told()
}

/** By the owner's connection, which was there before. */
async function alterDatabase(change: string): Promise<void> {
  const { app } = shop
  const name = new URL(app.database.ownerUrl).pathname.slice(1)
  await app.owner.pool.query(`set default_transaction_read_only = off; alter database "${name}" ${change}`)
}

async function dropConnections(): Promise<void> {
  await shop.app.owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'meltem_app'`,
  )
}
