import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  Browser,
  countMails,
  forgetLimits,
  mailedKey,
  newMember,
  PASSWORD,
  registration,
  sendPasswords,
} from '../../../testing/test-member.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

const logIn = (browser: Browser, e_mail: string, sifre = PASSWORD, remember = false) =>
  browser.post('/uye-giris-yap-post', { e_mail, sifre, remember })

const who = (browser: Browser) => browser.get('/uye-bilgileri-get')

describe('registering', () => {
  test('makes a member, logs in and mails the confirmation in the language of the form', async () => {
    const browser = await newMember(app, 'sule@example.com')
    const answer = await who(browser)
    expect(answer.json().data).toMatchObject({
      ad: 'Şule',
      e_mail: 'sule@example.com',
      e_mail_dogrulandi: false,
      dil: 'tr',
    })
    expect(answer.body).not.toContain('argon2')
    const { anahtar } = await mailedKey(app, 'sule@example.com', 'member_confirm')
    expect((await browser.post('/uye-e-mail-dogrula-post', { anahtar })).json()).toMatchObject({ success: 1 })
    expect((await who(browser)).json().data.e_mail_dogrulandi).toBe(true)
    expect((await browser.post('/uye-e-mail-dogrula-post', { anahtar })).json().code).toBe('anahtar_gecersiz')
  })

  test('the link of the confirmation is sent anew on request, a few times an hour, and not once it has done its work', async () => {
    const browser = await newMember(app, 'again@example.com')
    const ask = () => browser.post('/uye-guncelle-post', { e_mail: 'again@example.com' })
    const mails = () => countMails(app, 'again@example.com', 'member_confirm')
    expect((await ask()).json().data.e_mail_dogrulandi).toBe(false)
    expect(await mails()).toBe(2)
    const { anahtar } = await mailedKey(app, 'again@example.com', 'member_confirm')
    for (let turn = 0; turn < 4; turn += 1) await ask()
    expect((await ask()).statusCode).toBe(429)
    expect(await mails()).toBe(6)
    expect((await browser.post('/uye-e-mail-dogrula-post', { anahtar })).json()).toMatchObject({ success: 1 })
    await forgetLimits(app)
    expect((await ask()).json().data.e_mail_dogrulandi).toBe(true)
    expect(await mails()).toBe(6)
  })

  test('an address with a Turkish capital İ and spaces is the same address', async () => {
    await newMember(app, ' İPEK@Example.com ')
    expect((await logIn(new Browser(app), 'ipek@example.com')).statusCode).toBe(200)
  })

  test('a taken address is HTTP 200 with emailhata', async () => {
    await newMember(app, 'taken@example.com')
    const answer = await new Browser(app).post('/uye-kayit-ol-post', registration('TAKEN@example.com'))
    expect([answer.statusCode, answer.json().success, answer.json().code]).toEqual([200, 0, 'emailhata'])
  })

  test.each([
    ['no name', { ad: ' ' }, 'ad'],
    ['300 letters', { soyad: 'ş'.repeat(300) }, 'soyad'],
    ['three characters', { sifre: 'abc', sifre_onay: 'abc' }, 'sifre'],
    ['two passwords', { sifre_onay: 'another one' }, 'sifre_onay'],
    ['no agreement', { gizlilik_politikasi: false }, 'gizlilik_politikasi'],
    ['no address', { e_mail: 'sule@' }, 'e_mail'],
  ])('%s is refused and says where', async (_name, changes, alan) => {
    const answer = await new Browser(app).post('/uye-kayit-ol-post', registration('x@example.com', changes))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().alanlar[0].alan).toBe(alan)
  })

  test.each(['1234', 'galatasaray', 'ПАРОЛЬ', 'aaaaaaaa'])('the password %s is too common', async (sifre) => {
    const form = registration('common@example.com', { sifre, sifre_onay: sifre })
    expect((await new Browser(app).post('/uye-kayit-ol-post', form)).json().code).toBe('sifre_yaygin')
  })

  test('names in Cyrillic and Turkish come back as written; group and status cannot be chosen', async () => {
    const form = registration('yulia@example.com', {
      ad: 'Юлия',
      soyad: 'Çağlayan-Ёлкина',
      uye_grup_k_no: '00000000-0000-4000-8000-000000000000',
      e_mail_dogrulama: '2020-01-01',
      aktif: false,
    })
    const answer = await new Browser(app).post('/uye-kayit-ol-post', form)
    expect(answer.json().oturum.uye).toMatchObject({
      ad: 'Юлия',
      soyad: 'Çağlayan-Ёлкина',
      uye_grup_k_no: null,
      e_mail_dogrulandi: false,
    })
  })
})

describe('logging in', () => {
  test('a token opens the member, cookies are closed to scripts and bound to the host', async () => {
    await newMember(app, 'login@example.com')
    const browser = new Browser(app)
    const answer = await logIn(browser, 'login@example.com', PASSWORD, true)
    const cookies = [answer.headers['set-cookie']].flat()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-\w+=.+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await who(browser)).statusCode).toBe(200)
    expect((await app.get('/api/uye-bilgileri-get')).statusCode).toBe(401)
  })

  test('every login has secrets of its own, whatever the browser brought along', async () => {
    const browser = await newMember(app, 'fixed@example.com')
    browser.setCookie('__Host-uye', `00000000-0000-4000-8000-000000000000.${'a'.repeat(43)}`)
    await logIn(browser, 'fixed@example.com')
    const first = browser.cookie('__Host-uye')
    await logIn(browser, 'fixed@example.com')
    expect(first).not.toContain('00000000-0000')
    expect(browser.cookie('__Host-uye')).not.toBe(first)
  })

  test('a token of one tenant is nobody at another', async () => {
    const browser = await newMember(app, 'tenant@example.com')
    const other = await app.get('/api/uye-bilgileri-get', { company: 'beta', authorization: `Bearer ${browser.token}` })
    expect(other.statusCode).toBe(401)
  })

  test('wrong password and unknown address answer alike; after five the account is slowed, not locked', async () => {
    await newMember(app, 'slow@example.com')
    const answers: Awaited<ReturnType<typeof logIn>>[] = []
    for (let round = 0; round < 6; round++) answers.push(await logIn(new Browser(app), 'slow@example.com', 'wrong'))
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401, 429])
    expect(Number(answers[5]?.headers['retry-after'])).toBeLessThanOrEqual(60)
    const unknown = await logIn(new Browser(app), 'nobody@example.com', 'wrong')
    const { istek_no: _a, ...body } = answers[0]?.json() ?? {}
    const { istek_no: _b, ...other } = unknown.json()
    expect(other).toEqual(body)
    // The victim can still get a new password, and that lets in at once.
    await new Browser(app).post('/uye-sifremi-unuttum-post', { e_mail: 'slow@example.com', lang: 'tr' })
    await sendPasswords(app)
    const { anahtar } = await mailedKey(app, 'slow@example.com', 'member_password')
    const browser = new Browser(app)
    await browser.post('/uye-sifre-belirle-post', { anahtar, sifre: 'a new gulet', sifre_onay: 'a new gulet' })
    expect((await logIn(new Browser(app), 'slow@example.com', 'a new gulet')).statusCode).toBe(200)
  })

  test('a thousand guesses at once are no more than five', async () => {
    await newMember(app, 'burst@example.com')
    const guesses = Array.from({ length: 60 }, () =>
      app.services.throttles.guess('member_login_account', 1, 'burst@example.com').then(
        () => 1,
        () => 0,
      ),
    )
    const looked = await Promise.all(guesses)
    expect(looked.reduce<number>((sum, one) => sum + one, 0)).toBe(5)
  })

  test('more than three hundred logins a minute raise one alarm, and nobody is turned away by it', async () => {
    const { throttles } = app.services
    const tenant = app.tenants.all().find(({ kod }) => kod === 'alfa')
    for (let turn = 0; turn < 300; turn += 1) await throttles.mayTake('member_login_tenant', tenant?.id ?? 0, '')
    const alarms = () => app.logLines.filter((line) => line.includes('more than 300 logins a minute'))
    expect(alarms()).toEqual([])
    for (const e_mail of ['one@example.com', 'two@example.com']) {
      expect((await logIn(new Browser(app), e_mail, 'wrong password')).statusCode).toBe(401)
    }
    expect(alarms()).toHaveLength(1)
  })

  test('a login from a new device is told by mail, the first one and known ones are not', async () => {
    const browser = await newMember(app, 'device@example.com')
    await logIn(browser, 'device@example.com')
    expect(await countMails(app, 'device@example.com', 'member_device')).toBe(0)
    await logIn(new Browser(app), 'device@example.com')
    expect(await countMails(app, 'device@example.com', 'member_device')).toBe(1)
  })
})

describe('renewing', () => {
  const renew = (browser: Browser, headers: Record<string, string> = {}) =>
    browser.post('/uye-yenile-post', {}, headers)
  const age = (seconds: number) =>
    app.owner.pool.query(`update uye_oturumu set yenileme_zamani = yenileme_zamani - interval '${seconds} seconds'`)

  test('rotates the cookie; tabs that renew at the same moment both stay logged in', async () => {
    const browser = await newMember(app, 'tabs@example.com')
    const before = browser.cookie('__Host-uye') ?? ''
    expect((await renew(browser)).statusCode).toBe(200)
    expect(browser.cookie('__Host-uye')).not.toBe(before)
    const tab = new Browser(app)
    tab.setCookie('__Host-uye', before)
    expect((await renew(tab)).statusCode).toBe(200)
    expect((await who(tab)).statusCode).toBe(200)
    expect((await renew(browser)).statusCode).toBe(200)
  })

  test('a copied cookie that is used later ends the whole family', async () => {
    const browser = await newMember(app, 'stolen@example.com')
    const stolen = browser.cookie('__Host-uye') ?? ''
    await renew(browser)
    await age(21)
    const thief = new Browser(app)
    thief.setCookie('__Host-uye', stolen)
    expect((await renew(thief)).statusCode).toBe(401)
    expect((await renew(browser)).statusCode).toBe(401)
    expect((await who(browser)).statusCode).toBe(401)
  })

  test('seven quiet days and thirty days in all end a login', async () => {
    const idle = await newMember(app, 'idle@example.com')
    await app.owner.pool.query(`update uye_oturumu set son_gorulme = now() - interval '8 days'`)
    expect((await renew(idle)).statusCode).toBe(401)
    const old = await newMember(app, 'old@example.com')
    await app.owner.pool.query(`update uye_oturumu set olusturma_zamani = now() - interval '31 days'`)
    expect((await renew(old)).statusCode).toBe(401)
  })

  test('another site can neither renew nor log out', async () => {
    const browser = await newMember(app, 'csrf@example.com')
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await renew(browser, foreign)).statusCode).toBe(401)
    expect((await renew(browser, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await browser.post('/uye-cikis-yap-post', {}, { ...foreign, authorization: '' })).statusCode).toBe(403)
    expect((await renew(browser)).statusCode).toBe(200)
  })

  test('a token ends after fifteen minutes by the clock of the database', async () => {
    const browser = await newMember(app, 'late@example.com')
    await app.owner.pool.query(`update uye_belirteci set bitis = bitis - interval '15 minutes'`)
    expect((await who(browser)).statusCode).toBe(401)
  })
})

describe('ending logins', () => {
  test('logging out ends token and cookie at once, and again without either is no error', async () => {
    const browser = await newMember(app, 'out@example.com')
    const { token } = browser
    const cookie = browser.cookie('__Host-uye') ?? ''
    expect((await browser.post('/uye-cikis-yap-post')).statusCode).toBe(200)
    expect((await app.get('/api/uye-bilgileri-get', { authorization: `Bearer ${token}` })).statusCode).toBe(401)
    browser.setCookie('__Host-uye', cookie)
    expect((await browser.post('/uye-yenile-post')).statusCode).toBe(401)
    expect((await new Browser(app).post('/uye-cikis-yap-post')).statusCode).toBe(200)
  })

  test('the list shows every login, and one or all others can be ended', async () => {
    const first = await newMember(app, 'list@example.com')
    const second = new Browser(app)
    await logIn(second, 'list@example.com')
    const third = new Browser(app)
    await logIn(third, 'list@example.com')
    const { data } = (await first.get('/uye-oturum-listele')).json()
    expect(data).toHaveLength(3)
    expect(data.filter((one: { bu: boolean }) => one.bu)).toHaveLength(1)
    const other = data.find((one: { bu: boolean }) => !one.bu)
    expect((await first.post('/uye-oturum-kapat-post', { k_no: other.k_no })).statusCode).toBe(200)
    await first.post('/uye-oturum-kapat-post')
    expect([(await who(second)).statusCode, (await who(third)).statusCode]).toEqual([401, 401])
    expect((await who(first)).statusCode).toBe(200)
  })

  test("another member's login cannot be ended", async () => {
    const victim = await newMember(app, 'victim@example.com')
    const { data } = (await victim.get('/uye-oturum-listele')).json()
    const attacker = await newMember(app, 'attacker@example.com')
    expect((await attacker.post('/uye-oturum-kapat-post', { k_no: data[0].k_no })).statusCode).toBe(404)
    expect((await who(victim)).statusCode).toBe(200)
  })
})
