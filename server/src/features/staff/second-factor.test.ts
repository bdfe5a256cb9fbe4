import { API } from '@meltem/contract/api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '../../platform/sessions/totp.ts'
import { FIXTURE_PASSWORD } from '../../testing/fixture.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetLimits } from '../../testing/test-member.ts'

const ADA = 'ada@alfa.example.com'
const HALF_MINUTE = 30_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
})
afterAll(() => app.close())
/** Every test begins with a manager who has no app, in a tenant that asks for one. */
beforeEach(async () => {
  await forgetLimits(app)
  await app.owner.pool.query('update tenant set ikinci_adim = true')
  await app.owner.pool.query(
    'delete from personel_oturumu; delete from personel_kurtarma_kodu; delete from personel_girisi',
  )
  await app.owner.pool.query(
    `update personel set rol = 'yonetici', totp_sirri = null, totp_zamani = null, totp_son_adim = 0`,
  )
})

const logIn = (company = 'alfa') =>
  app.post(
    '/api/yonetim/giris-yap-post',
    { e_mail: `ada@${company}.example.com`, sifre: FIXTURE_PASSWORD },
    { company },
  )

const sendCode = (giris_anahtari: string, kod: string, company = 'alfa') =>
  app.post('/api/yonetim/giris-kod-post', { giris_anahtari, kod }, { company })

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  return cookies.find((one) => one.startsWith('__Host-yonetim='))?.split(';')[0] ?? ''
}

interface Entered {
  readonly sir: string
  readonly cookie: string
  readonly codes: string[]
}

/** The first login: password, set-up of the app, the code of the half minute before, so that the next one is unused. */
async function enter(): Promise<Entered> {
  const { adim } = (await logIn()).json()
  const { sir } = adim.kurulum
  const answer = await sendCode(adim.giris_anahtari, await totpCode(sir, Date.now() - HALF_MINUTE))
  expect(answer.json()).toMatchObject({ success: 1, personel: { e_mail: ADA } })
  return { sir, cookie: cookieOf(answer), codes: answer.json().kurtarma_kodlari }
}

describe('the login of a manager', () => {
  test('asks for a code, and the password alone opens nothing', async () => {
    const answer = await logIn()
    expect(answer.json()).toMatchObject({
      success: 1,
      personel: null,
      adim: { kurulum: { uri: expect.stringMatching(/^otpauth:/) } },
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { rows } = await app.owner.pool.query('select 1 from personel_oturumu')
    expect(rows).toEqual([])
  })

  test('sets up the app once, tells the recovery codes once, and asks for the code ever after', async () => {
    const { sir, cookie, codes } = await enter()
    expect(codes).toHaveLength(10)
    const { ikinci_adim } = (await app.get('/api/yonetim/bilgiler-get', { cookie })).json()
    expect(ikinci_adim).toEqual({ kurulu: true, zorunlu: true })
    const { adim } = (await logIn()).json()
    expect(adim.kurulum).toBeNull()
    const again = await sendCode(adim.giris_anahtari, await totpCode(sir))
    expect([again.statusCode, again.json().kurtarma_kodlari]).toEqual([200, null])
    expect((await app.get('/api/yonetim/bilgiler-get', { cookie: cookieOf(again) })).statusCode).toBe(200)
  })

  test('no code works twice, and no key of one tenant in another', async () => {
    const { sir } = await enter()
    const { adim } = (await logIn()).json()
    const kod = await totpCode(sir)
    expect((await sendCode(adim.giris_anahtari, kod, 'beta')).json().code).toBe('giris_gerekli')
    expect((await sendCode(adim.giris_anahtari, kod)).statusCode).toBe(200)
    const next = (await logIn()).json().adim
    expect((await sendCode(next.giris_anahtari, kod)).json().code).toBe('kod_hatali')
  })

  test('a recovery code opens once', async () => {
    const { codes } = await enter()
    const [code = ''] = codes
    const first = (await logIn()).json().adim
    expect((await sendCode(first.giris_anahtari, code.toLowerCase())).statusCode).toBe(200)
    const second = (await logIn()).json().adim
    expect((await sendCode(second.giris_anahtari, code)).json().code).toBe('kod_hatali')
  })

  test('guessing codes is slowed', async () => {
    await enter()
    const { giris_anahtari } = (await logIn()).json().adim
    const answers: number[] = []
    for (let round = 0; round < 8; round++) answers.push((await sendCode(giris_anahtari, '000000')).statusCode)
    expect(answers.filter((status) => status === 422)).toHaveLength(5)
    expect(answers.at(-1)).toBe(429)
  })

  test('a code is told with a sentence, never with the secret, in the log of acts', async () => {
    const { sir } = await enter()
    const { rows } = await app.owner.pool.query('select once, sonra, tablo from denetim_degisim')
    expect(JSON.stringify(rows)).not.toContain(sir)
    const { rows: acts } = await app.owner.pool.query('select olay from denetim where personel_k_no is not null')
    expect(acts.map(({ olay }) => olay)).toEqual(expect.arrayContaining(['giris-yap-post', 'giris-kod-post']))
  })
})

describe('who has to have an app', () => {
  test.each([
    ['yonetici', true],
    ['muhasebe', true],
    ['satis', false],
    ['operasyon', false],
    ['icerik', false],
    ['saha', false],
  ])('%s: %s', async (rol, asked) => {
    await app.owner.pool.query('update personel set rol = $1', [rol])
    const { personel, adim } = (await logIn()).json()
    expect([personel === null, adim !== null]).toEqual([asked, asked])
  })

  test('nobody in a tenant that does without, and everybody who has set one up', async () => {
    await app.owner.pool.query('update tenant set ikinci_adim = false')
    const cookie = cookieOf(await logIn())
    const { sir } = (await app.post('/api/yonetim/ikinci-adim-kur-post', {}, { cookie })).json()
    const other = cookieOf(await logIn())
    const kod = await totpCode(sir, Date.now() - HALF_MINUTE)
    const set = await app.post('/api/yonetim/ikinci-adim-onayla-post', { kod }, { cookie })
    expect(set.json().kurtarma_kodlari).toHaveLength(10)
    // What was opened by the password alone has ended; this login has not.
    expect((await app.get('/api/yonetim/bilgiler-get', { cookie: other })).statusCode).toBe(401)
    expect((await logIn()).json().personel).toBeNull()
    expect((await app.post('/api/yonetim/ikinci-adim-kapat-post', {}, { cookie })).statusCode).toBe(200)
    expect((await logIn()).json().personel).toMatchObject({ e_mail: ADA })
  })

  test('a role that needs one cannot put it away', async () => {
    const { cookie } = await enter()
    const answer = await app.post('/api/yonetim/ikinci-adim-kapat-post', {}, { cookie })
    expect(answer.json().code).toBe('durum_uygun_degil')
  })
})

describe('a fresh code', () => {
  const fresh = API.filter(({ taze }) => taze)
  const ask = (cookie: string, { method, path }: (typeof fresh)[number]) =>
    method === 'GET' ? app.get(`/api${path}`, { cookie }) : app.post(`/api${path}`, {}, { cookie })
  const age = () => app.owner.pool.query(`update personel_oturumu set onay_zamani = now() - interval '11 minutes'`)

  test('is asked for by what moves money or takes people along', () => {
    const paths = fresh.map(({ path }) => path)
    const known = ['odeme-iade-post', 'rezervasyon-dosya-get', 'kalkis-dosya-get'].map((path) => `/yonetim/${path}`)
    expect(paths).toEqual(expect.arrayContaining(known))
  })

  test('is asked for ten minutes after the last one, by the app where there is one', async () => {
    const { sir, cookie } = await enter()
    for (const endpoint of fresh) expect((await ask(cookie, endpoint)).statusCode).not.toBe(403)
    await age()
    for (const endpoint of fresh) {
      const answer = await ask(cookie, endpoint)
      expect([endpoint.path, answer.statusCode, answer.json()]).toEqual([
        endpoint.path,
        403,
        expect.objectContaining({ code: 'onay_gerekli', ayrinti: { yol: 'kod' } }),
      ])
    }
    const withPassword = await app.post('/api/yonetim/onay-post', { sifre: FIXTURE_PASSWORD }, { cookie })
    expect(withPassword.json().code).toBe('kod_hatali')
    expect((await app.post('/api/yonetim/onay-post', { kod: await totpCode(sir) }, { cookie })).statusCode).toBe(200)
    for (const endpoint of fresh) expect((await ask(cookie, endpoint)).statusCode).not.toBe(403)
  })

  test('is the password where there is no app, and another session stays closed', async () => {
    await app.owner.pool.query('update tenant set ikinci_adim = false')
    const [cookie, other] = [cookieOf(await logIn()), cookieOf(await logIn())]
    await age()
    const [endpoint] = fresh
    if (!endpoint) throw new Error('nothing asks for a fresh code')
    expect((await ask(cookie, endpoint)).json()).toMatchObject({ code: 'onay_gerekli', ayrinti: { yol: 'sifre' } })
    expect((await app.post('/api/yonetim/onay-post', { sifre: 'wrong' }, { cookie })).json().code).toBe('sifre_hatali')
    expect((await app.post('/api/yonetim/onay-post', {}, { cookie })).json().code).toBe('sifre_hatali')
    expect((await app.post('/api/yonetim/onay-post', { sifre: FIXTURE_PASSWORD }, { cookie })).statusCode).toBe(200)
    expect((await ask(cookie, endpoint)).statusCode).not.toBe(403)
    expect((await ask(other, endpoint)).statusCode).toBe(403)
  })

  test('does not stand in for a right', async () => {
    await app.owner.pool.query(`update tenant set ikinci_adim = false; update personel set rol = 'icerik'`)
    const cookie = cookieOf(await logIn())
    const answer = await app.post('/api/yonetim/odeme-iade-post', {}, { cookie })
    expect(answer.json()).toMatchObject({ code: 'yetki_yok', ayrinti: { hak: 'odeme.iade' } })
  })
})
