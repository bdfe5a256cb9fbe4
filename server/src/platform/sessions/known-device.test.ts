import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '../../remove-expired.job.ts'
import { FIXTURE_PASSWORD } from '../../testing/fixture.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { AGENCY_PASSWORD, application, mailedAgencyKey } from '../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { Browser, forgetLimits, mailedKey, newMember, PASSWORD, sendPasswords } from '../../testing/test-member.ts'
import { totpCode } from './totp.ts'

const COOKIE = '__Host-cihaz'
const HALF_MINUTE = 30_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

/** A person with a browser that is known to the account, and how any browser tries to log in. */
interface Account {
  readonly known: Browser
  readonly table: string
  /** A password or code: right or wrong. */
  attempt(browser: Browser, right: boolean): Promise<{ statusCode: number; body: string }>
}

async function memberAccount(name: string): Promise<Account> {
  const e_mail = `${name}@example.com`
  const known = await newMember(app, e_mail)
  const attempt: Account['attempt'] = (browser, right) =>
    browser.post('/uye-giris-yap-post', { e_mail, sifre: right ? PASSWORD : 'wrong', remember: false })
  return { known, table: 'uye_cihazi', attempt }
}

async function staffAccount(name: string): Promise<Account> {
  const e_mail = `${name}@alfa.example.com`
  await app.owner.pool.query(
    `insert into personel (tenant_id, ad, soyad, e_mail, sifre_ozeti, rol, dil)
      select tenant_id, $1, soyad, $2, sifre_ozeti, rol, dil from personel where e_mail = 'ada@alfa.example.com'`,
    [name, e_mail],
  )
  const known = new Browser(app)
  const attempt: Account['attempt'] = (browser, right) =>
    browser.post('/yonetim/giris-yap-post', { e_mail, sifre: right ? FIXTURE_PASSWORD : 'wrong' })
  expect((await attempt(known, true)).statusCode).toBe(200)
  return { known, table: 'personel_cihazi', attempt }
}

let seed = 700

interface AgencyPerson {
  readonly e_mail: string
  readonly known: Browser
  readonly codes: string[]
}

async function agencyPerson(): Promise<AgencyPerson> {
  seed += 1
  const staff = await staffHeaders(app)
  await app.post('/api/acente-basvuru-post', application(seed))
  const [{ k_no }] = (await app.get('/api/yonetim/acente-basvuru-listele', staff)).json().data
  await app.post('/api/yonetim/acente-basvuru-onayla-post', { k_no }, staff)
  const e_mail = `owner${seed}@likya.example.com`
  const anahtar = await mailedAgencyKey(app, e_mail)
  await app.post('/api/acente-sifre-belirle-post', { anahtar, sifre: AGENCY_PASSWORD, sifre_onay: AGENCY_PASSWORD })
  const known = new Browser(app)
  const { giris_anahtari, kurulum } = (await passwordOf(known, e_mail, true)).json()
  const kod = await totpCode(kurulum.sir, Date.now() - HALF_MINUTE)
  const answer = await known.post('/acente-giris-kod-post', { giris_anahtari, kod, remember: false })
  return { e_mail, known, codes: answer.json().kurtarma_kodlari }
}

const passwordOf = (browser: Browser, e_mail: string, right: boolean) =>
  browser.post('/acente-giris-yap-post', { e_mail, sifre: right ? AGENCY_PASSWORD : 'wrong' })

async function agencyAccount(): Promise<Account> {
  const { e_mail, known } = await agencyPerson()
  return { known, table: 'acente_cihazi', attempt: (browser, right) => passwordOf(browser, e_mail, right) }
}

/** The second step, by recovery codes, each of which works once. */
async function codeAccount(): Promise<Account> {
  const { e_mail, known, codes } = await agencyPerson()
  const attempt: Account['attempt'] = async (browser, right) => {
    const { giris_anahtari } = (await passwordOf(browser, e_mail, true)).json()
    const kod = right ? codes.shift() : '000000'
    return await browser.post('/acente-giris-kod-post', { giris_anahtari, kod, remember: false })
  }
  return { known, table: 'acente_cihazi', attempt }
}

const ACCOUNTS = [
  ['a member', () => memberAccount(`m${randomBytes(4).toString('hex')}`)],
  ['somebody of staff', () => staffAccount(`s${randomBytes(4).toString('hex')}`)],
  ['somebody of an agency', agencyAccount],
  ['somebody of an agency, at the second step', codeAccount],
] as const

describe.each(ACCOUNTS)('%s', (_, open) => {
  const failed = (status: number) => status === 401 || status === 422

  /** A stranger guesses until no unknown browser is let in any more. */
  async function exhaust(account: Account): Promise<void> {
    for (let round = 0; round < 5; round += 1)
      expect(failed((await account.attempt(new Browser(app), false)).statusCode)).toBe(true)
    expect((await account.attempt(new Browser(app), false)).statusCode).toBe(429)
  }

  test('gets in on a known device while a stranger guesses, who does not', async () => {
    const account = await open()
    await exhaust(account)
    expect((await account.attempt(account.known, true)).statusCode).toBe(200)
    // And again: what the stranger has used up stays used up for him, and only for him.
    expect((await account.attempt(new Browser(app), true)).statusCode).toBe(429)
    expect((await account.attempt(account.known, true)).statusCode).toBe(200)
  })

  test('is slowed on the known device as well, by its own guesses', async () => {
    const account = await open()
    for (let round = 0; round < 5; round += 1) {
      expect(failed((await account.attempt(account.known, false)).statusCode)).toBe(true)
    }
    expect((await account.attempt(account.known, true)).statusCode).toBe(429)
    expect((await account.attempt(new Browser(app), true)).statusCode).toBe(200)
  })

  test('a forged, a foreign or an old device is no better than none', async () => {
    const account = await open()
    const other = await open()
    const devices = [randomBytes(32).toString('base64url'), 'x', "' or 1=1 --", '', other.known.cookie(COOKIE) ?? '']
    await exhaust(account)
    for (const device of devices) {
      const browser = new Browser(app)
      browser.setCookie(COOKIE, device)
      expect([device, (await account.attempt(browser, true)).statusCode]).toEqual([device, 429])
    }
    await app.owner.pool.query(`update ${account.table} set son_gorulme = son_gorulme - interval '181 days'`)
    expect((await account.attempt(account.known, true)).statusCode).toBe(429)
  })

  test('carries a random number that scripts cannot read, and the database its hash', async () => {
    const account = await open()
    const device = account.known.cookie(COOKIE) ?? ''
    expect(device).toMatch(/^[\w-]{43}$/)
    const { rows } = await app.owner.pool.query(`select ozet from ${account.table}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ ozet }: { ozet: Buffer }) => ozet.toString('base64url') === device)).toBe(false)
  })
})

describe('the cookie', () => {
  test('is for this host, encrypted lines and no script, for 180 days', async () => {
    const account = await memberAccount('attributes')
    const browser = new Browser(app)
    const answer = (await account.attempt(browser, true)) as Awaited<ReturnType<Browser['post']>>
    const set = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith(COOKIE))
    expect(set).toMatch(/^__Host-cihaz=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('of one realm opens no counter of another, though one browser has one for both', async () => {
    const member = await memberAccount('both')
    const staff = await staffAccount('both')
    const { known } = member
    expect((await staff.attempt(known, true)).statusCode).toBe(200)
    for (const account of [member, staff]) {
      for (let round = 0; round < 6; round += 1) await account.attempt(new Browser(app), false)
      expect((await account.attempt(new Browser(app), true)).statusCode).toBe(429)
      expect((await account.attempt(known, true)).statusCode).toBe(200)
    }
  })

  test('that somebody has put into the browser beforehand is replaced by the login', async () => {
    const thief = await memberAccount('planter')
    const planted = thief.known.cookie(COOKIE) ?? ''
    const account = await memberAccount('planted')
    const browser = new Browser(app)
    browser.setCookie(COOKIE, planted)
    expect((await account.attempt(browser, true)).statusCode).toBe(200)
    expect(browser.cookie(COOKIE)).not.toBe(planted)
    const copy = new Browser(app)
    copy.setCookie(COOKIE, planted)
    for (let round = 0; round < 6; round += 1) await account.attempt(new Browser(app), false)
    expect((await account.attempt(copy, true)).statusCode).toBe(429)
    expect((await account.attempt(browser, true)).statusCode).toBe(200)
  })

  test('is no good in another tenant', async () => {
    const account = await memberAccount('moved')
    const there = await newMember(app, 'moved@example.com', 'beta')
    there.setCookie(COOKIE, account.known.cookie(COOKIE) ?? '')
    const attempt = (browser: Browser, sifre: string) =>
      browser.post('/uye-giris-yap-post', { e_mail: 'moved@example.com', sifre, remember: false })
    for (let round = 0; round < 6; round += 1) await attempt(new Browser(app, 'beta'), 'wrong')
    expect((await attempt(there, PASSWORD)).statusCode).toBe(429)
  })

  test('is one of ten at most, and forgotten after 180 days', async () => {
    const account = await memberAccount('many')
    for (let round = 0; round < 12; round += 1)
      expect((await account.attempt(new Browser(app), true)).statusCode).toBe(200)
    const count = async () => {
      const { rows } = await app.owner.pool.query(
        "select count(*)::int as sayi from uye_cihazi join uye on uye.k_no = uye_k_no where e_mail = 'many@example.com'",
      )
      return rows[0].sayi
    }
    expect(await count()).toBe(10)
    await app.owner.pool.query("update uye_cihazi set son_gorulme = now() - interval '181 days'")
    await removeExpired(app.services.db, app.tenants, app.services.files).run({}, { retries: 0, isLast: true })
    expect(await count()).toBe(0)
  })
})

describe('a new password', () => {
  test('leaves no device known but the one it was chosen on, which gets another number', async () => {
    const account = await memberAccount('changed')
    const second = new Browser(app)
    await account.attempt(second, true)
    const before = account.known.cookie(COOKIE) ?? ''
    const change = { eski_sifre: PASSWORD, sifre: 'a new gulet', sifre_onay: 'a new gulet' }
    expect((await account.known.post('/uye-sifre-degistir-post', change)).statusCode).toBe(200)
    expect(account.known.cookie(COOKIE)).not.toBe(before)
    const e_mail = 'changed@example.com'
    const logIn = (browser: Browser) =>
      browser.post('/uye-giris-yap-post', { e_mail, sifre: 'a new gulet', remember: false })
    for (let round = 0; round < 6; round += 1) await account.attempt(new Browser(app), false)
    const copy = new Browser(app)
    copy.setCookie(COOKIE, before)
    expect((await logIn(copy)).statusCode).toBe(429)
    expect((await logIn(second)).statusCode).toBe(429)
    expect((await logIn(account.known)).statusCode).toBe(200)
  })

  test('by the link of a mail lets in at once while a stranger guesses, and from then on', async () => {
    const account = await memberAccount('link')
    for (let round = 0; round < 6; round += 1) await account.attempt(new Browser(app), false)
    await new Browser(app).post('/uye-sifremi-unuttum-post', { e_mail: 'link@example.com', lang: 'tr' })
    await sendPasswords(app)
    const { anahtar } = await mailedKey(app, 'link@example.com', 'member_password')
    const fresh = new Browser(app)
    const sifre = 'a new gulet'
    expect((await fresh.post('/uye-sifre-belirle-post', { anahtar, sifre, sifre_onay: sifre })).statusCode).toBe(200)
    for (let round = 0; round < 6; round += 1) await account.attempt(new Browser(app), false)
    const again = await fresh.post('/uye-giris-yap-post', { e_mail: 'link@example.com', sifre, remember: false })
    expect(again.statusCode).toBe(200)
  })

  test('of an agency forgets its devices', async () => {
    const { e_mail, known } = await agencyPerson()
    await app.post('/api/acente-sifremi-unuttum-post', { e_mail, lang: 'en' })
    const anahtar = await mailedAgencyKey(app, e_mail)
    const sifre = 'another gulet in July'
    expect((await app.post('/api/acente-sifre-belirle-post', { anahtar, sifre, sifre_onay: sifre })).statusCode).toBe(
      200,
    )
    for (let round = 0; round < 6; round += 1) await passwordOf(new Browser(app), e_mail, false)
    expect((await known.post('/acente-giris-yap-post', { e_mail, sifre })).statusCode).toBe(429)
  })
})

describe('who is inside already', () => {
  test('changes the password while a stranger guesses at the door', async () => {
    const account = await memberAccount('inside')
    for (let round = 0; round < 6; round += 1) await account.attempt(new Browser(app), false)
    account.known.setCookie(COOKIE, 'x')
    const change = { eski_sifre: PASSWORD, sifre: 'a new gulet', sifre_onay: 'a new gulet' }
    expect((await account.known.post('/uye-sifre-degistir-post', change)).statusCode).toBe(200)
  })

  test('with a stolen login, is slowed after five guesses of the password', async () => {
    const { known } = await memberAccount('stolen')
    const change = (eski_sifre: string) =>
      known.post('/uye-sifre-degistir-post', { eski_sifre, sifre: 'a new gulet', sifre_onay: 'a new gulet' })
    for (let round = 0; round < 5; round += 1) expect((await change('wrong')).json().code).toBe('sifre_hatali')
    expect((await change(PASSWORD)).statusCode).toBe(429)
  })
})

test('an address that nobody has answers like one that somebody has, with a device and without', async () => {
  const account = await memberAccount('told')
  const strange = (e_mail: string, device?: string) => {
    const browser = new Browser(app)
    if (device) browser.setCookie(COOKIE, device)
    return browser.post('/uye-giris-yap-post', { e_mail, sifre: 'wrong', remember: false })
  }
  for (const device of [undefined, randomBytes(32).toString('base64url'), account.known.cookie(COOKIE)]) {
    const bodies = await Promise.all(
      ['told-not@example.com', 'nobody@example.com'].map(async (e_mail) => {
        const answer = await strange(e_mail, device)
        const { istek_no: _no, ...body } = answer.json()
        return [answer.statusCode, body, answer.headers['set-cookie']]
      }),
    )
    const somebody = await strange('told@example.com', device)
    const { istek_no: _no, ...body } = somebody.json()
    expect(bodies).toEqual([0, 1].map(() => [somebody.statusCode, body, somebody.headers['set-cookie']]))
  }
})
