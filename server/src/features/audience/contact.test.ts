import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../testing/doubles/post-office.ts'
import type { SmtpDouble } from '../../testing/doubles/smtp-double.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let smtp: SmtpDouble
let office: PostOffice
let alfa: number
beforeAll(async () => {
  app = await startTestApp()
  office = await openPostOffice(app)
  smtp = office.smtp
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(async () => {
  await office.close()
  await app.close()
})
afterEach(async () => {
  await app.owner.db.deleteFrom('eposta').execute()
  await app.services.throttles.forgive('contact_ip', alfa, '127.0.0.1')
})

const form = {
  ad: 'İrem',
  soyad: 'Yıldız',
  e_mail: 'Irem@Example.com',
  telefon: '+905001112233',
  konu: 'rezervasyon',
  mesaj: 'İki kişi, 14–18 Ağustos.\n<b>Göcek</b>',
  lang: 'ru',
  gizlilik_politikasi: true,
}

const mails = () =>
  withTenant(app.services.db, alfa, (trx) => trx.selectFrom('eposta').selectAll().orderBy('tur').execute())

describe('the contact form', () => {
  test('stores the message and puts a mail to the operator and one to the sender in the outbox', async () => {
    const answer = await app.post('/api/iletisim-post', form)
    expect(answer.json()).toMatchObject({ success: 1, mesaj_no: expect.stringMatching(/^M\d{6}-[A-Z347-9]{5}$/) })
    const stored = await withTenant(app.services.db, alfa, (trx) =>
      trx.selectFrom('iletisim_mesaji').selectAll().execute(),
    )
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      ad: 'İrem',
      e_mail: 'irem@example.com',
      durum: 'yeni',
      mesaj_no: answer.json().mesaj_no,
    })
    expect((await mails()).map(({ tur, alici, dil }) => ({ tur, alici, dil }))).toEqual([
      { tur: 'contact_operator', alici: 'office@alfa.example.com', dil: 'tr' },
      { tur: 'contact_sender', alici: 'irem@example.com', dil: 'ru' },
    ])
  })

  test('both mails arrive, each in its language, with the words escaped and a stable id', async () => {
    await app.post('/api/iletisim-post', form)
    const outbox = await mails()
    smtp.received.length = 0
    for (const { k_no } of outbox) await office.send(alfa, k_no)
    const [toOperator, toSender] = smtp.received
    expect(toOperator?.subject).toMatch(/^Yeni mesaj M.*: Rezervasyon$/)
    expect(toOperator?.replyTo?.[0]).toMatchObject({ address: 'irem@example.com' })
    expect(toOperator?.html).toContain('&lt;b&gt;Göcek&lt;/b&gt;')
    expect(toOperator?.html).not.toContain('<b>Göcek</b>')
    expect(toSender?.subject).toContain('мы получили ваше сообщение')
    expect(toSender?.text).toContain('Здравствуйте, İrem!')
    expect(toSender?.messageId).toBe(`<${outbox[1]?.k_no}@alfa.meltem>`)
    expect((await mails()).map((mail) => mail.durum)).toEqual(['gonderildi', 'gonderildi'])
  })

  test('a mail that was sent is not sent again', async () => {
    await app.post('/api/iletisim-post', form)
    const [mail] = await mails()
    smtp.received.length = 0
    for (let round = 0; round < 3; round++) await office.send(alfa, mail?.k_no ?? '')
    expect(smtp.received).toHaveLength(1)
  })

  test('a refusing mail server leaves the mail waiting with its reason, and the last try gives it up visibly', async () => {
    await app.post('/api/iletisim-post', form)
    const [mail] = await mails()
    const data = { tenant_id: alfa, k_no: mail?.k_no ?? '' }
    smtp.refuse(2)
    await expect(office.job.run(data, { retries: 0, isLast: false })).rejects.toThrow('451')
    expect((await mails())[0]).toMatchObject({ durum: 'bekliyor', deneme: 1, son_hata: expect.stringContaining('451') })
    await expect(office.job.run(data, { retries: 30, isLast: true })).rejects.toThrow('451')
    expect((await mails())[0]).toMatchObject({ durum: 'basarisiz', deneme: 2 })
  })

  test('header injection stays text', async () => {
    await app.post('/api/iletisim-post', { ...form, ad: 'Eve\r\nBcc: all@example.org' })
    const sender = (await mails()).find((mail) => mail.tur === 'contact_sender')
    smtp.received.length = 0
    await office.send(alfa, sender?.k_no ?? '')
    expect(smtp.received[0]?.bcc).toBeUndefined()
    expect(smtp.received[0]?.to).toHaveLength(1)
  })

  test('a robot that fills the hidden field is thanked and forgotten', async () => {
    const before = await withTenant(app.services.db, alfa, (trx) =>
      trx.selectFrom('iletisim_mesaji').selectAll().execute(),
    )
    expect((await app.post('/api/iletisim-post', { ...form, web_sitesi: 'http://spam' })).json().success).toBe(1)
    const after = await withTenant(app.services.db, alfa, (trx) =>
      trx.selectFrom('iletisim_mesaji').selectAll().execute(),
    )
    expect(after).toHaveLength(before.length)
    expect(await mails()).toEqual([])
  })

  test('the sixth message within ten minutes is refused and nothing of it is stored', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await app.post('/api/iletisim-post', form)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await mails()).toHaveLength(10)
  })

  test('consent is needed', async () => {
    const answer = await app.post(
      '/api/iletisim-post',
      { ...form, gizlilik_politikasi: false },
      { 'accept-language': 'tr' },
    )
    expect(answer.json()).toMatchObject({
      code: 'alan_hatasi',
      alanlar: [{ alan: 'gizlilik_politikasi', kural: 'gecersiz' }],
    })
  })
})

test('the queue delivers what was put in the outbox by itself', async () => {
  smtp.received.length = 0
  await app.services.queue.work(office.job)
  await app.post('/api/iletisim-post', form)
  await expect.poll(() => smtp.received.length, { interval: 100 }).toBe(2)
})
