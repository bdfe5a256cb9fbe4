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

const NEW = 'another gulet'
const ask = async (e_mail: string) => {
  const answer = await new Browser(app).post('/uye-sifremi-unuttum-post', { e_mail, lang: 'de' })
  await sendPasswords(app)
  return answer
}
const choose = (browser: Browser, anahtar: string, sifre = NEW) =>
  browser.post('/uye-sifre-belirle-post', { anahtar, sifre, sifre_onay: sifre })
const logIn = (browser: Browser, e_mail: string, sifre: string) =>
  browser.post('/uye-giris-yap-post', { e_mail, sifre, remember: false })

describe('a forgotten password', () => {
  test('asking against a stranger changes nothing for them', async () => {
    const victim = await newMember(app, 'stranger@example.com')
    expect((await ask('stranger@example.com')).json()).toEqual({ success: 1, status: 'gonderildi' })
    expect((await victim.get('/uye-bilgileri-get')).statusCode).toBe(200)
    expect((await logIn(new Browser(app), 'stranger@example.com', PASSWORD)).statusCode).toBe(200)
  })

  test('the link works once, ends every other login and confirms the address', async () => {
    const other = await newMember(app, 'link@example.com')
    await ask('link@example.com')
    const { anahtar } = await mailedKey(app, 'link@example.com', 'member_password')
    const browser = new Browser(app)
    expect((await choose(browser, anahtar)).statusCode).toBe(200)
    expect((await browser.get('/uye-bilgileri-get')).json().data.e_mail_dogrulandi).toBe(true)
    expect((await other.get('/uye-bilgileri-get')).statusCode).toBe(401)
    expect((await choose(new Browser(app), anahtar)).json().code).toBe('anahtar_gecersiz')
    expect((await logIn(new Browser(app), 'link@example.com', PASSWORD)).statusCode).toBe(401)
    expect((await logIn(new Browser(app), 'link@example.com', NEW)).statusCode).toBe(200)
    expect(await countMails(app, 'link@example.com', 'member_password_changed')).toBe(1)
  })

  test('two clicks at the same moment choose one password', async () => {
    await newMember(app, 'twice@example.com')
    await ask('twice@example.com')
    const { anahtar } = await mailedKey(app, 'twice@example.com', 'member_password')
    const answers = await Promise.all([1, 2, 3].map((turn) => choose(new Browser(app), anahtar, `${NEW} ${turn}`)))
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('the one-time password lets in once and hands over the key for a new one', async () => {
    await newMember(app, 'once@example.com')
    await ask('once@example.com')
    const { tek_sifre } = await mailedKey(app, 'once@example.com', 'member_password')
    const browser = new Browser(app)
    const answer = await logIn(browser, 'once@example.com', ` ${tek_sifre.toLowerCase()} `)
    expect(answer.statusCode).toBe(200)
    expect((await logIn(new Browser(app), 'once@example.com', tek_sifre)).statusCode).toBe(401)
    expect((await choose(browser, answer.json().sifre_anahtari)).statusCode).toBe(200)
  })

  test('after half an hour, at another tenant or made up, a link is refused alike', async () => {
    await newMember(app, 'expired@example.com')
    await ask('expired@example.com')
    const { anahtar } = await mailedKey(app, 'expired@example.com', 'member_password')
    expect((await choose(new Browser(app, 'beta'), anahtar)).json().code).toBe('anahtar_gecersiz')
    expect((await choose(new Browser(app), 'A'.repeat(43))).json().code).toBe('anahtar_gecersiz')
    await app.owner.pool.query(`update uye_anahtari set bitis = bitis - interval '31 minutes'`)
    expect((await choose(new Browser(app), anahtar)).json().code).toBe('anahtar_gecersiz')
  })

  test('no row and no mail row holds a key or a one-time password', async () => {
    await newMember(app, 'plain@example.com')
    await ask('plain@example.com')
    const { anahtar, tek_sifre } = await mailedKey(app, 'plain@example.com', 'member_password')
    const { rows } = await app.owner.pool.query<{ all: string }>(
      'select (select json_agg(e)::text from eposta e) || (select json_agg(u)::text from uye_anahtari u) as all',
    )
    expect(rows[0]?.all).toContain('plain@example.com')
    expect(rows[0]?.all).not.toContain(anahtar)
    expect(rows[0]?.all).not.toContain(tek_sifre)
  })
})

describe('whether an address is known', () => {
  test('cannot be told by the work: both wishes are written and only one becomes a mail', async () => {
    await newMember(app, 'work@example.com')
    const wish = (e_mail: string) => new Browser(app).post('/uye-sifremi-unuttum-post', { e_mail, lang: 'de' })
    await wish('work@example.com')
    expect(await sendPasswords(app)).toBe(1)
    await wish('no-work@example.com')
    expect(await sendPasswords(app)).toBe(1)
    expect(await countMails(app, 'work@example.com', 'member_password')).toBe(1)
    expect(await countMails(app, 'no-work@example.com', 'member_password')).toBe(0)
  })

  /** All of an answer that a stranger can see, without what differs from call to call. */
  const shown = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>) => {
    const own = /^(?:date|x-request-id|x-ratelimit-.*)$/
    const kept = Object.entries(headers).filter(([name]) => !own.test(name))
    return { statusCode, body, headers: Object.fromEntries(kept) }
  }

  test('is told ten times an hour, then every answer is the same', async () => {
    await newMember(app, 'known@example.com')
    expect((await ask('unknown@example.com')).json()).toMatchObject({ success: 0, code: 'mailyok', status: 'mailyok' })
    for (let round = 0; round < 9; round++) await ask(`unknown${round}@example.com`)
    const [known, unknown] = [await ask('known@example.com'), await ask('unknown@example.com')]
    expect(shown(unknown)).toEqual(shown(known))
    const taken = await new Browser(app).post('/uye-kayit-ol-post', registration('known@example.com'))
    const free = await new Browser(app).post('/uye-kayit-ol-post', registration('free@example.com'))
    expect(shown(taken)).toEqual(shown(free))
    expect(await countMails(app, 'known@example.com', 'member_exists')).toBe(1)
    await forgetLimits(app)
    expect((await logIn(new Browser(app), 'free@example.com', PASSWORD)).statusCode).toBe(200)
  })

  test('is never told by a tenant that wants it so', async () => {
    await newMember(app, 'quiet@example.com')
    await app.owner.pool.query(
      `insert into ayar (tenant_id, anahtar, deger)
       select id, 'uyelik', '{"hep_tarafsiz": true}' from tenant where kod = 'beta'`,
    )
    await newMember(app, 'quiet@example.com', 'beta')
    const register = (e_mail: string) => new Browser(app, 'beta').post('/uye-kayit-ol-post', registration(e_mail))
    expect(shown(await register('quiet@example.com'))).toEqual(shown(await register('new@example.com')))
    const forget = (e_mail: string) =>
      new Browser(app, 'beta').post('/uye-sifremi-unuttum-post', { e_mail, lang: 'de' })
    expect(shown(await forget('quiet@example.com'))).toEqual(shown(await forget('nobody@example.com')))
  })
})

describe('the own password and address', () => {
  test('changing the password needs the present one and ends other logins', async () => {
    const browser = await newMember(app, 'change@example.com')
    const other = new Browser(app)
    await logIn(other, 'change@example.com', PASSWORD)
    const change = (eski_sifre: string) =>
      browser.post('/uye-sifre-degistir-post', { eski_sifre, sifre: NEW, sifre_onay: NEW })
    expect((await change('wrong')).json().code).toBe('sifre_hatali')
    expect((await change(PASSWORD)).statusCode).toBe(200)
    expect((await other.get('/uye-bilgileri-get')).statusCode).toBe(401)
    expect((await browser.get('/uye-bilgileri-get')).statusCode).toBe(200)
  })

  test('a new address counts once it is confirmed, and needs the password', async () => {
    const browser = await newMember(app, 'before@example.com')
    const move = (sifre: string) => browser.post('/uye-guncelle-post', { e_mail: 'after@example.com', sifre })
    expect((await move('wrong')).json().code).toBe('sifre_hatali')
    expect((await move(PASSWORD)).json().data.e_mail).toBe('before@example.com')
    const { anahtar } = await mailedKey(app, 'after@example.com', 'member_confirm')
    await browser.post('/uye-e-mail-dogrula-post', { anahtar })
    expect((await browser.get('/uye-bilgileri-get')).json().data).toMatchObject({
      e_mail: 'after@example.com',
      e_mail_dogrulandi: true,
    })
  })

  test('what the form has not got cannot be written', async () => {
    const browser = await newMember(app, 'mass@example.com')
    await browser.post('/uye-guncelle-post', {
      ad: 'Deniz',
      uye_grup_k_no: '00000000-0000-4000-8000-000000000000',
      e_mail_dogrulama: '2020-01-01',
      sifre_ozeti: 'x',
      aktif: false,
      tenant_id: 2,
    })
    const row = await app.owner.db
      .selectFrom('uye')
      .selectAll()
      .where('e_mail', '=', 'mass@example.com')
      .executeTakeFirst()
    expect(row).toMatchObject({ ad: 'Deniz', uye_grup_k_no: null, e_mail_dogrulama: null, aktif: true, tenant_id: 1 })
  })

  test('a currency the tenant does not offer is refused', async () => {
    const browser = await newMember(app, 'kur@example.com')
    expect((await browser.post('/uye-guncelle-post', { kur: 'JPY' })).json().code).toBe('kur_yok')
    expect((await browser.post('/uye-guncelle-post', { kur: 'EUR', dil: 'ru' })).json().data).toMatchObject({
      kur: 'EUR',
      dil: 'ru',
    })
  })
})
