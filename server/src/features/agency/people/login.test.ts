import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '../../../platform/sessions/totp.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { AGENCY_PASSWORD, application, mailedAgencyKey } from '../../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Browser, forgetLimits } from '../../../testing/test-member.ts'

let app: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  staff = await staffHeaders(app)
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

const HALF_MINUTE = 30_000

/** An approved agency whose owner has an invitation; answers the owner's address. */
async function approved(seed: number): Promise<{ e_mail: string; k_no: string }> {
  await app.post('/api/acente-basvuru-post', application(seed))
  const list = await app.get('/api/yonetim/acente-basvuru-listele', staff)
  const { k_no } = list.json().data[0]
  const { data } = (await app.post('/api/yonetim/acente-basvuru-onayla-post', { k_no }, staff)).json()
  return { e_mail: `owner${seed}@likya.example.com`, k_no: data.k_no }
}

async function choosePassword(e_mail: string, sifre = AGENCY_PASSWORD) {
  const anahtar = await mailedAgencyKey(app, e_mail)
  return await app.post('/api/acente-sifre-belirle-post', { anahtar, sifre, sifre_onay: sifre })
}

const password = (e_mail: string, browser = new Browser(app)) =>
  browser.post('/acente-giris-yap-post', { e_mail, sifre: AGENCY_PASSWORD })

interface Entered {
  readonly browser: Browser
  readonly sir: string
  readonly codes: string[]
}

/** The first login: password, set-up of the app, code. */
async function enter(e_mail: string): Promise<Entered> {
  const browser = new Browser(app)
  const { giris_anahtari, kurulum } = (await password(e_mail, browser)).json()
  // The code of the half minute before, so that the next one is still unused.
  const kod = await totpCode(kurulum.sir, Date.now() - HALF_MINUTE)
  const answer = await browser.post('/acente-giris-kod-post', { giris_anahtari, kod, remember: true })
  expect(answer.json()).toMatchObject({ success: 1, kullanici: { e_mail } })
  return { browser, sir: kurulum.sir, codes: answer.json().kurtarma_kodlari }
}

describe('an invitation', () => {
  test('is read as often as one likes, and opens once', async () => {
    const { e_mail } = await approved(101)
    const anahtar = await mailedAgencyKey(app, e_mail)
    const read = () => app.post('/api/acente-davet-oku-post', { anahtar })
    expect((await read()).json()).toMatchObject({ tur: 'davet', e_mail, marka: 'Likya 101' })
    expect((await read()).statusCode).toBe(200)
    expect((await choosePassword(e_mail)).json()).toMatchObject({ success: 1, e_mail })
    expect((await choosePassword(e_mail)).json().code).toBe('anahtar_gecersiz')
    expect((await read()).json().code).toBe('anahtar_gecersiz')
  })

  test('opened by two at once lets one in', async () => {
    const { e_mail } = await approved(102)
    const answers = await Promise.all([choosePassword(e_mail), choosePassword(e_mail)])
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 422])
  })

  test('is no good in another tenant, too late, or for an agency that was suspended meanwhile', async () => {
    const { e_mail, k_no } = await approved(103)
    const anahtar = await mailedAgencyKey(app, e_mail)
    const read = (company = 'alfa') => app.post('/api/acente-davet-oku-post', { anahtar }, { company })
    expect((await read('beta')).statusCode).toBe(422)
    await app.post('/api/yonetim/acente-durum-post', { k_no, durum: 'askida' }, staff)
    expect((await choosePassword(e_mail)).json().code).toBe('anahtar_gecersiz')
    await app.post('/api/yonetim/acente-durum-post', { k_no, durum: 'aktif' }, staff)
    await app.owner.pool.query("update acente_anahtari set bitis = now() - interval '1 minute'")
    expect((await read()).statusCode).toBe(422)
  })

  test.each([
    ['short', 'elevenchars', 422, 'alan_hatasi'],
    ['common', 'aaaaaaaaaaaaaaa', 422, 'sifre_yaygin'],
  ])('takes no %s password', async (_case, sifre, status, code) => {
    const anahtar = 'x'.repeat(43)
    const answer = await app.post('/api/acente-sifre-belirle-post', { anahtar, sifre, sifre_onay: sifre })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })
})

describe('a login', () => {
  let owner: Entered & { e_mail: string; k_no: string }
  beforeAll(async () => {
    const agency = await approved(110)
    await choosePassword(agency.e_mail)
    owner = { ...agency, ...(await enter(agency.e_mail)) }
  })

  const second = async (kod: string, e_mail = owner.e_mail) => {
    const browser = new Browser(app)
    const { giris_anahtari } = (await password(e_mail, browser)).json()
    return await browser.post('/acente-giris-kod-post', { giris_anahtari, kod, remember: false })
  }

  test('sets the app up once: afterwards the password tells no secret, and opens nothing by itself', async () => {
    const browser = new Browser(app)
    const answer = (await password(owner.e_mail, browser)).json()
    expect(answer.kurulum).toBeNull()
    const { statusCode } = await browser.get('/acente-bilgileri-get', {
      authorization: `Bearer ${answer.giris_anahtari}`,
    })
    expect(statusCode).toBe(401)
    const stored = await app.owner.db
      .selectFrom('acente_kullanici')
      .selectAll()
      .where('e_mail', '=', owner.e_mail)
      .execute()
    expect(JSON.stringify(stored[0]?.totp_sirri?.toString('latin1'))).not.toContain(owner.sir)
  })

  test('takes a code once, and no wrong one', async () => {
    const kod = await totpCode(owner.sir)
    expect((await second(kod)).statusCode).toBe(200)
    expect((await second(kod)).json().code).toBe('kod_hatali')
    expect((await second(await totpCode(owner.sir, Date.now() - 10 * HALF_MINUTE))).json().code).toBe('kod_hatali')
  })

  test('takes each recovery code once, and tells of it by mail', async () => {
    expect(owner.codes).toHaveLength(10)
    const [first = '', next = ''] = owner.codes
    expect((await second(first.toLowerCase())).statusCode).toBe(200)
    expect((await second(first)).json().code).toBe('kod_hatali')
    expect((await second(next.replace('-', ''))).statusCode).toBe(200)
    const mails = await app.owner.db.selectFrom('eposta').select('veri').where('tur', '=', 'agency_safety').execute()
    expect(mails.filter(({ veri }) => veri.olay === 'kurtarma')).toHaveLength(2)
  })

  test('new recovery codes need a code, and end the old ones', async () => {
    const { browser, sir, codes } = owner
    expect((await browser.post('/acente-kurtarma-kodu-post', { kod: '000000' })).json().code).toBe('kod_hatali')
    const fresh = await browser.post('/acente-kurtarma-kodu-post', {
      kod: await totpCode(sir, Date.now() + HALF_MINUTE),
    })
    expect(fresh.json().kurtarma_kodlari).toHaveLength(10)
    expect((await second(codes[2] ?? '')).json().code).toBe('kod_hatali')
  })

  test('is refused alike for a wrong password and an unknown address, and slowed after five', async () => {
    const answers: unknown[] = []
    for (const e_mail of [owner.e_mail, 'nobody@likya.example.com']) {
      const { istek_no: _no, ...body } = (await app.post('/api/acente-giris-yap-post', { e_mail, sifre: 'x' })).json()
      answers.push(body)
    }
    expect(answers[0]).toEqual(answers[1])
    for (let round = 0; round < 5; round += 1)
      await app.post('/api/acente-giris-yap-post', { e_mail: owner.e_mail, sifre: 'x' })
    expect((await password(owner.e_mail)).statusCode).toBe(429)
    await forgetLimits(app)
    for (let round = 0; round < 5; round += 1) expect((await second('000000')).statusCode).toBe(422)
    expect((await second(await totpCode(owner.sir))).statusCode).toBe(429)
  })

  test('renews itself by its cookie; a renewal that was used before ends the family', async () => {
    const { browser } = owner
    const old = browser.cookie('__Host-acente') ?? ''
    expect((await browser.post('/acente-yenile-post')).statusCode).toBe(200)
    expect((await browser.get('/acente-bilgileri-get')).statusCode).toBe(200)
    await app.owner.pool.query("update acente_oturumu set yenileme_zamani = yenileme_zamani - interval '1 minute'")
    const thief = new Browser(app)
    thief.setCookie('__Host-acente', old)
    expect((await thief.post('/acente-yenile-post')).statusCode).toBe(401)
    expect((await browser.get('/acente-bilgileri-get')).statusCode).toBe(401)
    expect((await browser.post('/acente-yenile-post')).statusCode).toBe(401)
  })

  test('ends by logging out, and by a new password everywhere', async () => {
    const { e_mail } = await approved(111)
    await choosePassword(e_mail)
    const { browser, codes } = await enter(e_mail)
    const other = new Browser(app)
    const { giris_anahtari } = (await password(e_mail, other)).json()
    await other.post('/acente-giris-kod-post', { giris_anahtari, kod: codes[0], remember: false })
    expect((await browser.get('/acente-oturum-listele')).json().data).toHaveLength(2)
    await other.post('/acente-cikis-yap-post')
    expect((await other.get('/acente-bilgileri-get')).statusCode).toBe(401)
    expect((await app.post('/api/acente-sifremi-unuttum-post', { e_mail, lang: 'de' })).json().status).toBe(
      'gonderildi',
    )
    expect((await choosePassword(e_mail, 'another long password')).statusCode).toBe(200)
    expect((await browser.get('/acente-bilgileri-get')).statusCode).toBe(401)
    const unknown = await app.post('/api/acente-sifremi-unuttum-post', { e_mail: 'nobody@example.com', lang: 'de' })
    expect(unknown.json().status).toBe('gonderildi')
  })
})

describe('the people of an agency', () => {
  let owner: Entered
  let k_no: string
  beforeAll(async () => {
    const agency = await approved(120)
    k_no = agency.k_no
    await choosePassword(agency.e_mail)
    owner = await enter(agency.e_mail)
  })

  const invite = (e_mail: string, rol = 'satis') =>
    owner.browser.post('/acente-kullanici-davet-post', { ad: 'Deniz', soyad: 'Ay', e_mail, rol, lang: 'en' })
  const chiefKey = async () =>
    (await people()).find(({ e_mail }: { e_mail: string }) => e_mail.startsWith('owner')).k_no as string
  const people = async () => (await owner.browser.get('/acente-kullanici-listele')).json().data

  test('are invited by an owner, again if they have not come, and do what their role allows', async () => {
    expect((await invite('deniz@likya.example.com')).json().data).toMatchObject({ davet_bekliyor: true, rol: 'satis' })
    const first = await mailedAgencyKey(app, 'deniz@likya.example.com')
    expect((await invite('deniz@likya.example.com')).statusCode).toBe(200)
    expect((await app.post('/api/acente-davet-oku-post', { anahtar: first })).statusCode).toBe(422)
    await choosePassword('deniz@likya.example.com')
    const { browser } = await enter('deniz@likya.example.com')
    const body = { ad: 'X', soyad: 'Y', e_mail: 'x@example.com', rol: 'sahip', lang: 'en' }
    expect((await browser.post('/acente-kullanici-davet-post', body)).statusCode).toBe(403)
    const chief = await chiefKey()
    expect((await browser.post('/acente-kullanici-sil-post', { k_no: chief })).statusCode).toBe(403)
    expect((await browser.post('/acente-sayfa-kaydet-post', { tanitim: {}, urunler: [] })).statusCode).toBe(403)
    expect((await invite('deniz@likya.example.com')).json().code).toBe('e_mail_kullaniliyor')
  })

  test('always have an owner', async () => {
    const chief = await chiefKey()
    expect((await owner.browser.post('/acente-kullanici-sil-post', { k_no: chief })).json().code).toBe('son_sahip')
    const role = await owner.browser.post('/acente-kullanici-rol-post', { k_no: chief, rol: 'satis' })
    expect(role.json().code).toBe('son_sahip')
    // An invited owner has not logged in yet: without the first one the agency would have no owner.
    await invite('second@likya.example.com', 'sahip')
    expect((await owner.browser.post('/acente-kullanici-sil-post', { k_no: chief })).json().code).toBe('son_sahip')
  })

  test('who lost their telephone set it up again; never by their own hand', async () => {
    const chief = await chiefKey()
    const others = await people()
    expect((await owner.browser.post('/acente-ikinci-adim-sifirla-post', { k_no: chief })).statusCode).toBe(403)
    const deniz = others.find(({ e_mail }: { e_mail: string }) => e_mail.startsWith('deniz'))
    expect((await owner.browser.post('/acente-ikinci-adim-sifirla-post', { k_no: deniz.k_no })).statusCode).toBe(200)
    expect((await password('deniz@likya.example.com')).json().kurulum).not.toBeNull()
    const body = { acente_k_no: k_no, e_mail: 'owner120@likya.example.com' }
    expect((await app.post('/api/yonetim/acente-kullanici-sifirla-post', body, staff)).statusCode).toBe(200)
    expect((await owner.browser.get('/acente-bilgileri-get')).statusCode).toBe(401)
    owner = await enter('owner120@likya.example.com')
  })

  test('who are removed are out at once and come back by a new invitation', async () => {
    const deniz = (await people()).find(({ e_mail }: { e_mail: string }) => e_mail.startsWith('deniz'))
    const { browser } = await enter('deniz@likya.example.com')
    expect((await owner.browser.post('/acente-kullanici-sil-post', { k_no: deniz.k_no })).statusCode).toBe(200)
    expect((await browser.get('/acente-bilgileri-get')).statusCode).toBe(401)
    expect((await browser.post('/acente-yenile-post')).statusCode).toBe(401)
    expect((await password('deniz@likya.example.com')).statusCode).toBe(401)
    expect((await invite('deniz@likya.example.com')).statusCode).toBe(200)
  })
})

describe('a sub-agency', () => {
  test('is made by the owner above it, one level deep, and never below itself', async () => {
    const { e_mail, k_no } = await approved(130)
    await choosePassword(e_mail)
    const { browser } = await enter(e_mail)
    const { unvan, marka, vergi_dairesi, vergi_no, adres, yetkili } = application(131)
    const company = { unvan, marka, vergi_dairesi, vergi_no, adres, yetkili, lang: 'ru' }
    const made = await browser.post('/acente-alt-acente-post', company)
    expect(made.json().data).toMatchObject({ marka, ust_acente_k_no: k_no, durum: 'aktif' })
    expect((await browser.post('/acente-alt-acente-post', company)).json().code).toBe('acente_kayitli')
    const wrong = await browser.post('/acente-alt-acente-post', { ...company, vergi_no: '4540536921' })
    expect(wrong.json().alanlar).toMatchObject([{ alan: 'vergi_no' }])
    await choosePassword(yetkili.e_mail)
    const below = await enter(yetkili.e_mail)
    const deeper = { ...company, vergi_no: application(132).vergi_no, yetkili: application(132).yetkili }
    expect((await below.browser.post('/acente-alt-acente-post', deeper)).statusCode).toBe(404)
    const sub = made.json().data.k_no
    const byStaff = await app.post('/api/yonetim/acente-alt-acente-post', { ...deeper, ust_acente_k_no: sub }, staff)
    expect(byStaff.statusCode).toBe(404)
    const right = await app.post('/api/yonetim/acente-alt-acente-post', { ...deeper, ust_acente_k_no: k_no }, staff)
    expect(right.json().data.ust_acente_k_no).toBe(k_no)
  })
})

describe('the public page', () => {
  test('shows an open agency and no other; its text and products are the owner’s', async () => {
    const { e_mail, k_no } = await approved(140)
    await choosePassword(e_mail)
    const { browser } = await enter(e_mail)
    const { kno } = (await browser.get('/acente-bilgileri-get')).json().acente
    const page = (number = kno, company = 'alfa') => app.get(`/api/acente-getir?kno=${number}&lang=tr`, { company })
    const tanitim = { tr: 'Kaş’ta yirmi yıl <b>', en: 'Twenty years in Kaş' }
    expect((await browser.post('/acente-sayfa-kaydet-post', { tanitim, urunler: [] })).statusCode).toBe(200)
    expect((await page()).json().data).toMatchObject({ kno, marka: 'Likya 140', tanitim, urunler: [], iz_gun: 30 })
    expect((await page(kno.toLowerCase())).statusCode).toBe(200)
    expect((await page()).body).not.toMatch(/vergi|iban|@likya|telefon/)
    const foreign = await browser.post('/acente-sayfa-kaydet-post', { tanitim, urunler: [k_no] })
    expect(foreign.json().code).toBe('urun_yok')
    expect([(await page('ZZZZZZ')).statusCode, (await page(kno, 'beta')).statusCode]).toEqual([404, 404])
    await app.post('/api/yonetim/acente-durum-post', { k_no, durum: 'askida' }, staff)
    expect((await page()).statusCode).toBe(404)
    await app.post('/api/yonetim/acente-durum-post', { k_no, durum: 'kapali' }, staff)
    const reopened = await app.post('/api/yonetim/acente-durum-post', { k_no, durum: 'aktif' }, staff)
    expect(reopened.json().code).toBe('durum_uygun_degil')
  })
})
