import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { Queue } from '../../platform/jobs/queue.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { type SmtpDouble, startSmtpDouble } from '../../testing/doubles/smtp-double.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { mailLinks } from './mail-links.ts'
import { putInOutbox } from './outbox.ts'
import { sendMail } from './send-mail.job.ts'

const MAILS = 60

let app: TestApp
let smtp: SmtpDouble
let second: Queue
beforeAll(async () => {
  app = await startTestApp()
  smtp = await startSmtpDouble()
  second = new Queue(app.database.appUrl, app.services.log)
  await second.start()
})
afterAll(async () => {
  await second.stop()
  await smtp.close()
  await app.close()
})

test('two workers on one outbox send every mail once, and none of a transaction that failed', async () => {
  const { db, cache, queue } = app.services
  const tenantId = app.tenants.byKod('alfa')?.id ?? 0
  const write = (index: number) =>
    withTenant(db, tenantId, async (trx) => {
      await putInOutbox(trx, queue, tenantId, {
        tur: 'contact_sender',
        veri: { ad: 'Ada', mesaj_no: `M${index}`, mesaj: 'Hello' },
        alici: `ada${index}@example.com`,
        dil: 'en',
      })
      if (index % 3 === 0) throw new Error('rolled back')
    })
  const outcomes = await Promise.allSettled(Array.from({ length: MAILS }, (_, index) => write(index)))
  const committed = outcomes.filter((outcome) => outcome.status === 'fulfilled').length
  expect(committed).toBe((MAILS * 2) / 3)

  const mailer = createMailer(smtp.url, app.dataDir)
  const job = sendMail({
    db,
    cache,
    tenants: app.tenants,
    mailer,
    from: undefined,
    links: mailLinks(app.services.config),
  })
  await Promise.all([queue.work(job), second.work(job)])
  await expect.poll(() => smtp.received.length, { interval: 100 }).toBe(committed)
  await expect
    .poll(() =>
      withTenant(db, tenantId, (trx) =>
        trx.selectFrom('eposta').select('durum').where('durum', '<>', 'gonderildi').execute(),
      ),
    )
    .toEqual([])
  const receivers = smtp.received.map((mail) => mail.to?.[0]?.address)
  expect(new Set(receivers).size).toBe(committed)
  mailer.close()
})
