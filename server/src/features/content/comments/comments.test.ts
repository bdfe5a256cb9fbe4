import type { WrittenPage } from '@meltem/contract/content/office'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixtureTenant } from '../../../testing/fixture.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetLimits, newMember } from '../../../testing/test-member.ts'

let app: TestApp
let staff: Record<string, string>
let article: string
beforeAll(async () => {
  const alfa = fixtureTenant('alfa', ['tr', 'en', 'de', 'ru'])
  const other = { ...alfa.ayarlar.other, uye_olmadan_yorum_yapma: true }
  const beta = fixtureTenant('beta', ['tr'])
  app = await startTestApp({
    environment: { RATE_LIMIT: '100000' },
    tenants: [{ ...alfa, ayarlar: { ...alfa.ayarlar, other } }, beta],
  })
  staff = await staffHeaders(app)
  article = await write('b')
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

let written = 0

async function write(turu: 'b' | 'p', more: Partial<WrittenPage> = {}, headers = staff): Promise<string> {
  written += 1
  const baslik = `Yazı ${written}`
  const page: WrittenPage = {
    turu,
    gorsel: null,
    yayin_zamani: '2026-01-01T00:00:00Z',
    taslak: false,
    icerik: { tr: { baslik, ozet: 'Özet', seo_baslik: baslik, bloklar: [{ tip: 'metin', html: '<p>a</p>' }] } },
    ...more,
  }
  return (await app.post('/api/yonetim/sayfa-kaydet-post', page, headers)).json().k_no as string
}

const words = (more: object = {}) => ({
  lang: 'tr',
  sayfa_k_no: article,
  ad: 'Şule Işık',
  e_mail: 'sule@example.com',
  metin: 'Çok güzel anlatılmış',
  ...more,
})
/** The table tells every process of a change; here no process listens, so what was remembered is dropped by hand. */
const shown = async () => {
  app.services.cache.dropAll()
  return (await app.get(`/api/yazi-yorum-listele?sayfa_k_no=${article}`)).json().data
}
const waiting = async () => (await app.get('/api/yonetim/yazi-yorum-listele', staff)).json()
const decide = (k_no: string, durum: string, headers = staff) =>
  app.post('/api/yonetim/yazi-yorum-guncelle-post', { k_no, durum }, headers)

describe('a comment on an article', () => {
  test('needs a login where the tenant says so, and is open where it does not', async () => {
    const sayfa_k_no = await write('b', {}, await staffHeaders(app, 'beta'))
    const refused = await app.post('/api/yazi-yorum-post', words({ sayfa_k_no }), { company: 'beta' })
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'giris_gerekli'])
    const member = await newMember(app, 'reader@example.com')
    expect((await member.post('/yazi-yorum-post', words())).statusCode).toBe(200)
    expect((await app.post('/api/yazi-yorum-post', words())).statusCode).toBe(200)
  })

  test('waits until the operator has read it, is shown with first name and initial, and can be taken back', async () => {
    const { k_no } = (await app.post('/api/yazi-yorum-post', words({ metin: 'Bekleyen söz' }))).json()
    expect(JSON.stringify(await shown())).not.toContain('Bekleyen söz')
    const { data } = await waiting()
    expect(data).toContainEqual(
      expect.objectContaining({ k_no, durum: 'bekliyor', sayfa_baslik: 'Yazı 1', baglanti_var: false }),
    )
    expect((await decide(k_no, 'yayinda')).statusCode).toBe(200)
    const [seen] = (await shown()).filter((one: { k_no: string }) => one.k_no === k_no)
    expect(seen).toMatchObject({ ad: 'Şule I.', metin: 'Bekleyen söz' })
    expect(JSON.stringify(seen)).not.toContain('sule@example.com')
    expect((await decide(k_no, 'reddedildi')).statusCode).toBe(200)
    expect(JSON.stringify(await shown())).not.toContain('Bekleyen söz')
  })

  test('one with an address in it is marked for the operator', async () => {
    const { k_no } = (await app.post('/api/yazi-yorum-post', words({ metin: 'bakın http://x.example' }))).json()
    const { data } = await waiting()
    expect(data).toContainEqual(expect.objectContaining({ k_no, baglanti_var: true }))
  })

  test('a robot is told yes and nothing is stored', async () => {
    const before = (await waiting()).toplam
    expect((await app.post('/api/yazi-yorum-post', words({ web_sitesi: 'https://spam.example' }))).statusCode).toBe(200)
    expect((await waiting()).toplam).toBe(before)
  })

  test('drafts, articles of tomorrow and pages take none', async () => {
    const closed = [
      await write('b', { taslak: true }),
      await write('b', { yayin_zamani: '2099-01-01T00:00:00Z' }),
      await write('p'),
    ]
    for (const sayfa_k_no of closed) {
      expect((await app.post('/api/yazi-yorum-post', words({ sayfa_k_no }))).statusCode).toBe(404)
    }
  })

  test('another tenant’s staff can neither see nor decide it', async () => {
    const { k_no } = (await app.post('/api/yazi-yorum-post', words({ metin: 'Yalnız alfa' }))).json()
    const stranger = await staffHeaders(app, 'beta')
    expect((await app.get('/api/yonetim/yazi-yorum-listele', stranger)).body).not.toContain('Yalnız alfa')
    expect((await decide(k_no, 'yayinda', stranger)).statusCode).toBe(404)
  })
})
