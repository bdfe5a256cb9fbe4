import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { type SmtpDouble, startSmtpDouble } from '../../testing/doubles/smtp-double.ts'
import { scaled } from '../../testing/hammer/hammer.ts'
import { placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../testing/test-booking.ts'
import { mailLinks } from './mail-links.ts'
import { sendMail } from './send-mail.job.ts'

const ORDERS = scaled(200, 40)
const NOBODY = 'smtp://127.0.0.1:9'

let shop: TestBooking
let tour: Tour
let smtp: SmtpDouble
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 100_000)
  smtp = await startSmtpDouble()
})
afterAll(async () => {
  await smtp.close()
  await shop.close()
})

const waiting = () =>
  withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.selectFrom('eposta').select(['k_no', 'durum']).where('durum', '<>', 'gonderildi').execute(),
  )

/** The worker goes once through everything that waits; answers how many went out. */
async function goThrough(smtpUrl: string): Promise<number> {
  const { db, cache, config } = shop.app.services
  const mailer = createMailer(smtpUrl, shop.app.dataDir)
  const job = sendMail({ db, cache, tenants: shop.app.tenants, mailer, from: undefined, links: mailLinks(config) })
  let sent = 0
  for (const { k_no } of await waiting()) {
    const outcome = await Promise.allSettled([
      job.run({ tenant_id: shop.place.tenantId, k_no }, { retries: 1, isLast: false }),
    ])
    if (outcome[0]?.status === 'fulfilled') sent += 1
  }
  mailer.close()
  return sent
}

async function placeOrders(count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const begun = performance.now()
    const answer = await shop.post('/rezervasyon-olustur-post', placement([seats(tour, addDays(FIRST_DAY, turn % 30))]))
    times.push(performance.now() - begun)
    expect(answer.statusCode).toBe(200)
  }
  return times
}

test('F3: without a mail server nobody waits; once it is back every mail goes out once', async () => {
  await placeOrders(10)
  // Booking with a worker that runs into a closed door beside it.
  const [times] = await Promise.all([placeOrders(ORDERS), goThrough(NOBODY)])
  expect(times).toHaveLength(ORDERS)
  const mails = await waiting()
  expect(mails).toHaveLength((ORDERS + 10) * 2)
  expect(mails.every(({ durum }) => durum === 'bekliyor')).toBe(true)
  expect(await goThrough(NOBODY)).toBe(0)
  // Back, but refusing for a while: what was refused stays, what was taken is not sent again.
  smtp.refuse(Math.floor(mails.length / 3))
  const first = await goThrough(smtp.url)
  expect(first).toBe(mails.length - Math.floor(mails.length / 3))
  expect(await goThrough(smtp.url)).toBe(mails.length - first)
  expect(await goThrough(smtp.url)).toBe(0)
  const ids = smtp.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(mails.length)
  expect(new Set(ids).size).toBe(mails.length)
})
