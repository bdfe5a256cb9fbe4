import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../testing/doubles/post-office.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let office: PostOffice
let alfa: number
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
  office = await openPostOffice(app)
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(async () => {
  await office.close()
  await app.close()
})
beforeEach(async () => {
  await app.owner.pool.query('delete from eposta; delete from abone; delete from hiz_siniri')
  office.smtp.received.length = 0
})

const subscribe = (e_mail: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  app.post('/api/abone-ol-post', { e_mail, lang: 'de', ...more }, { 'accept-language': 'en', ...headers })
const stored = () => withTenant(app.services.db, alfa, (trx) => trx.selectFrom('abone').selectAll().execute())
const mails = () => withTenant(app.services.db, alfa, (trx) => trx.selectFrom('eposta').selectAll().execute())

async function links(): Promise<{ confirm: string; leave: string }> {
  const [mail] = await mails()
  await office.send(alfa, mail?.k_no ?? '')
  const found = [...(office.smtp.received[0]?.text ?? '').matchAll(/https?:\/\/[^\s]+/g)].map(([url]) => new URL(url))
  const path = (name: string) => {
    const url = found.find(({ pathname }) => pathname === name)
    return url ? url.pathname + url.search : ''
  }
  return { confirm: path('/bulten-onay'), leave: path('/bulten-ayril') }
}

const host = { host: 'alfa.example.com' }
const press = (path: string) => app.server.inject({ method: 'POST', url: path, headers: host })

describe('subscribing', () => {
  test('is successful in the words of the specification, and counts after the link of the mail only', async () => {
    const answer = await subscribe('Ada@Example.com')
    expect(answer.json()).toEqual({ success: 1, message: 'Registration successful.' })
    expect(await stored()).toMatchObject([
      {
        e_mail: 'ada@example.com',
        dil: 'de',
        durum: 'bekliyor',
        kaynak: 'altbilgi',
        riza_metni: expect.stringContaining('zwei E-Mails im Monat'),
        riza_zamani: expect.any(Date),
        onay_zamani: null,
      },
    ])
    const { confirm } = await links()
    expect(office.smtp.received[0]?.subject).toContain('bitte bestätigen')
    const page = await app.get(confirm, host)
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect((await stored())[0]?.durum).toBe('bekliyor')
    expect((await press(confirm)).statusCode).toBe(200)
    expect(await stored()).toMatchObject([{ durum: 'onayli', onay_zamani: expect.any(Date) }])
  })

  test('an address that is confirmed is told so, pending ones are asked again, both without a second row', async () => {
    await subscribe('ada@example.com')
    expect((await subscribe('ada@example.com')).json().success).toBe(1)
    expect(await mails()).toHaveLength(2)
    await app.owner.pool.query("update abone set durum = 'onayli', onay_zamani = now()")
    const answer = await subscribe('ada@example.com')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: 0, code: 'onceden_eklendi', message: 'Previously added.' },
    ])
    expect(await stored()).toHaveLength(1)
  })

  test('after the budget nobody is told any more who is on the list', async () => {
    await subscribe('ada@example.com')
    await app.owner.pool.query("update abone set durum = 'onayli', onay_zamani = now()")
    const answers: number[] = []
    for (let round = 0; round < 12; round++) {
      await app.services.throttles.forgive('newsletter_ip', alfa, '127.0.0.1')
      answers.push((await subscribe('ada@example.com')).json().success)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 0), 1, 1])
  })

  test.each([undefined, '', 'nobody', 'a@b', 'a@example.com\r\nBcc: all@example.com', 'x'.repeat(300), 5, null, {}])(
    '%o is refused with the field named',
    async (e_mail) => {
      const answer = await subscribe(e_mail)
      expect([answer.statusCode, answer.json().alanlar?.[0]?.alan]).toEqual([422, 'e_mail'])
      expect(await stored()).toEqual([])
    },
  )

  test('a stranger’s mailbox is not filled: three mails a day, and the answer stays the same', async () => {
    for (let round = 0; round < 6; round++) {
      expect((await subscribe('victim@example.com')).json().success).toBe(1)
    }
    expect(await mails()).toHaveLength(3)
  })

  test('a robot is thanked and forgotten, and one address cannot ask for ever', async () => {
    expect((await subscribe('a@example.com', { web_sitesi: 'http://spam' })).json().success).toBe(1)
    expect(await stored()).toEqual([])
    for (let round = 0; round < 10; round++) await subscribe(`a${round}@example.com`)
    expect((await subscribe('z@example.com')).statusCode).toBe(429)
  })
})

describe('leaving', () => {
  test('ends it at once and keeps what was agreed to; an old confirmation does not bring it back', async () => {
    await subscribe('ada@example.com')
    const { confirm, leave } = await links()
    await press(confirm)
    expect((await press(leave)).body).toContain('kein Newsletter mehr')
    expect(await stored()).toMatchObject([
      { durum: 'ayrildi', ayrilma_zamani: expect.any(Date), onay_zamani: expect.any(Date) },
    ])
    expect((await press(confirm)).statusCode).toBe(404)
    expect((await stored())[0]?.durum).toBe('ayrildi')
  })

  test('is one press in the mail program: the headers of RFC 8058, and no program leaves by looking', async () => {
    await subscribe('ada@example.com')
    const { confirm } = await links()
    await press(confirm)
    const header = (name: string) => office.smtp.received[0]?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, address] = /^<(https?:\/\/[^\s<>]+)>$/.exec(header('list-unsubscribe')) ?? []
    const { pathname, search } = new URL(address ?? '')
    for (const method of ['GET', 'HEAD'] as const) {
      await app.server.inject({ method, url: pathname + search, headers: host })
      expect((await stored())[0]?.durum).toBe('onayli')
    }
    // As a mail provider sends it: no cookie, no page before, the words of the standard as a form.
    const headers = { ...host, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const answer = await app.server.inject({ method: 'POST', url: pathname + search, headers, payload })
    expect(answer.statusCode).toBe(200)
    expect((await stored())[0]?.durum).toBe('ayrildi')
  })

  test('a key opens its own row, purpose and tenant only', async () => {
    await subscribe('ada@example.com')
    const { confirm, leave } = await links()
    expect((await press(leave.replace('/bulten-ayril', '/bulten-onay'))).statusCode).toBe(404)
    const guessed = confirm.replace(/(?<=anahtar=)./, (letter) => (letter === 'A' ? 'B' : 'A'))
    expect((await press(guessed)).statusCode).toBe(404)
    const elsewhere = await app.server.inject({ method: 'POST', url: confirm, headers: { host: 'beta.example.com' } })
    expect(elsewhere.statusCode).toBe(404)
    expect((await press('/bulten-onay?k_no=x')).statusCode).toBe(404)
    expect((await stored())[0]?.durum).toBe('bekliyor')
  })
})

test('the back office sees who agreed to what, and nobody else does', async () => {
  await subscribe('ada@example.com', { kaynak: 'blok' })
  expect((await app.get('/api/yonetim/abone-listele')).statusCode).toBe(401)
  const { data, toplam } = (await app.get('/api/yonetim/abone-listele?durum=bekliyor', await staffHeaders(app))).json()
  expect([toplam, data[0]]).toMatchObject([1, { e_mail: 'ada@example.com', kaynak: 'blok', durum: 'bekliyor' }])
  const other = await staffHeaders(app, 'beta')
  expect((await app.get('/api/yonetim/abone-listele', other)).json().toplam).toBe(0)
})

test('newsletters of one house are none of another’s (PEOPLE-60)', async () => {
  const post = (path: string, body: object, headers: Record<string, string>) =>
    app.post(`/api/yonetim/${path}`, body, headers)
  const own = await staffHeaders(app)
  const other = await staffHeaders(app, 'beta')
  const k_no = randomUUID()
  const yeni = { konu: { en: 'Autumn' } }
  await post('bulten-kaydet-post', { k_no, surum: 0, gorulen: {}, yeni }, own)
  expect((await app.get('/api/yonetim/bulten-listele', own)).json().data).toMatchObject([{ k_no }])
  expect((await app.get('/api/yonetim/bulten-listele', other)).json().data).toEqual([])
  expect((await app.get(`/api/yonetim/bulten-getir?k_no=${k_no}`, other)).statusCode).toBe(404)
  for (const path of ['bulten-sil-post', 'bulten-hesapla-post']) {
    expect((await post(path, { k_no }, other)).statusCode).toBe(404)
  }
  const edit = { k_no, surum: 1, gorulen: { segment: 'hepsi' }, yeni: { segment: 'uye' } }
  expect((await post('bulten-kaydet-post', edit, other)).statusCode).toBe(404)
  const send = { k_no, surum: 1, toplam: 1, zaman: null }
  expect((await post('bulten-gonder-post', send, other)).statusCode).toBe(404)
})
