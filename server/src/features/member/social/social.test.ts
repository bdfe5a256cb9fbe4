import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DoublePerson, type OidcDouble, startOidcDouble } from '../../../testing/doubles/oidc-double.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Browser, forgetLimits, mailedKey, newMember, PASSWORD } from '../../../testing/test-member.ts'

let app: TestApp
let idp: OidcDouble
beforeAll(async () => {
  idp = await startOidcDouble()
  app = await startTestApp({
    environment: {
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_URL: idp.url,
      FACEBOOK_CLIENT_ID: 'client',
      FACEBOOK_CLIENT_SECRET: 'secret',
      FACEBOOK_URL: idp.url,
      FACEBOOK_GRAPH_URL: idp.url,
    },
  })
})
afterAll(async () => {
  await app.close()
  await idp.close()
})
beforeEach(async () => {
  for (const name of Object.keys(idp.faults)) delete idp.faults[name as keyof typeof idp.faults]
  await forgetLimits(app)
})

let count = 0
const person = (changes: Partial<DoublePerson> = {}): DoublePerson => ({
  sub: `sub-${++count}`,
  email: `social${count}@example.com`,
  email_verified: true,
  given_name: 'Мария',
  family_name: 'Öztürk',
  ...changes,
})

const call = (browser: Browser, provider: 'google' | 'facebook', query: Record<string, string> = {}) =>
  browser.get(`/uye-${provider}-get?${new URLSearchParams(query)}`)

async function arrive(browser: Browser, who: DoublePerson, provider: 'google' | 'facebook' = 'google') {
  const { url } = (await call(browser, provider, { donus: '/de/basket/cart' })).json()
  return await call(browser, provider, idp.agree(url, who))
}

describe('a social login', () => {
  test('makes a member with a confirmed address and comes back to the page it left', async () => {
    const browser = new Browser(app)
    const who = person()
    const answer = await arrive(browser, who)
    expect(answer.json()).toMatchObject({ success: 1, url: null, donus: '/de/basket/cart' })
    expect((await browser.get('/uye-bilgileri-get')).json().data).toMatchObject({
      ad: 'Мария',
      e_mail: who.email,
      e_mail_dogrulandi: true,
      sifre_var: false,
      baglantilar: ['google'],
    })
    const again = await arrive(new Browser(app), who)
    expect(again.json().oturum.uye.k_no).toBe(answer.json().oturum.uye.k_no)
  })

  test('a page of another site is not a page to come back to', async () => {
    const answer = await call(new Browser(app), 'google', { donus: '//evil.example' })
    expect(answer.statusCode).toBe(422)
  })

  test('an account without an address is told what to do', async () => {
    const { email: _none, ...nameless } = person()
    expect((await arrive(new Browser(app), nameless)).json().code).toBe('sosyal_e_mail_yok')
  })

  test('an address that is registered and confirmed here is joined', async () => {
    const browser = await newMember(app, 'joined@example.com')
    const { anahtar } = await mailedKey(app, 'joined@example.com', 'member_confirm')
    await browser.post('/uye-e-mail-dogrula-post', { anahtar })
    const answer = await arrive(new Browser(app), person({ email: 'joined@example.com' }))
    expect(answer.json().oturum.uye).toMatchObject({ sifre_var: true, baglantilar: ['google'] })
  })

  test('an account prepared by a stranger falls to the true owner, without the password and logins of the stranger', async () => {
    const stranger = await newMember(app, 'prepared@example.com')
    const answer = await arrive(new Browser(app), person({ email: 'prepared@example.com' }))
    expect(answer.json().oturum.uye).toMatchObject({ sifre_var: false, e_mail_dogrulandi: true })
    expect((await stranger.get('/uye-bilgileri-get')).statusCode).toBe(401)
    const login = { e_mail: 'prepared@example.com', sifre: PASSWORD, remember: false }
    expect((await new Browser(app).post('/uye-giris-yap-post', login)).statusCode).toBe(401)
  })

  test('an address the provider does not vouch for asks for the password first', async () => {
    await newMember(app, 'careful@example.com')
    const unverified = person({ email: 'careful@example.com', email_verified: false })
    expect((await arrive(new Browser(app), unverified)).json().code).toBe('sosyal_sifre_gerekli')
    expect((await arrive(new Browser(app), person({ email: 'careful@example.com' }), 'facebook')).json().code).toBe(
      'sosyal_sifre_gerekli',
    )
  })

  test('Facebook makes a member whose address is still to be confirmed', async () => {
    const answer = await arrive(new Browser(app), person(), 'facebook')
    expect(answer.json().oturum.uye).toMatchObject({ e_mail_dogrulandi: false, baglantilar: ['facebook'] })
  })

  test('a member connects and disconnects an account, but never the only way in', async () => {
    const browser = await newMember(app, 'connect@example.com')
    await arrive(browser, person({ email: 'other@example.com' }))
    expect((await browser.get('/uye-bilgileri-get')).json().data.baglantilar).toEqual(['google'])
    const answer = await browser.post('/uye-baglanti-sil-post', { saglayici: 'google' })
    expect(answer.json().data.baglantilar).toEqual([])
    const only = new Browser(app)
    await arrive(only, person())
    expect((await only.post('/uye-baglanti-sil-post', { saglayici: 'google' })).json().code).toBe('tek_giris_yolu')
  })
})

describe('what is refused', () => {
  test.each([
    ['another nonce', { nonce: 'replayed' }],
    ['a token for somebody else', { audience: 'another-client' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['a broken signature', { unsigned: true }],
    ['a token of an hour ago', { lateBySeconds: 3600 }],
    ['a provider that is down', { down: true }],
  ])('%s', async (_name, faults) => {
    const browser = new Browser(app)
    const { url } = (await call(browser, 'google')).json()
    const back = idp.agree(url, person())
    Object.assign(idp.faults, faults)
    expect((await call(browser, 'google', back)).json().code).toBe('sosyal_hata')
    expect((await browser.get('/uye-bilgileri-get')).statusCode).toBe(401)
  })

  test('a clock that is ten seconds off is forgiven', async () => {
    Object.assign(idp.faults, { lateBySeconds: -10 })
    expect((await arrive(new Browser(app), person())).json().success).toBe(1)
  })

  test('a made-up state, a state used twice, another browser, another provider, another tenant', async () => {
    const browser = new Browser(app)
    const { url } = (await call(browser, 'google')).json()
    const back = idp.agree(url, person())
    expect((await call(browser, 'google', { ...back, state: 'made-up' })).json().code).toBe('sosyal_hata')
    expect((await call(browser, 'facebook', back)).json().code).toBe('sosyal_hata')
    expect((await call(new Browser(app, 'beta'), 'google', back)).json().code).toBe('sosyal_hata')
    expect((await call(browser, 'google', back)).json().success).toBe(1)
    expect((await call(browser, 'google', back)).json().code).toBe('sosyal_hata')
    const second = (await call(browser, 'google')).json()
    const stolen = idp.agree(second.url, person())
    expect((await call(new Browser(app), 'google', stolen)).json().code).toBe('sosyal_hata')
  })
})
