import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { TENANTS } from '../../../testing/demo-tenants.ts'
import { FIXTURE_PASSWORD } from '../../../testing/fixture.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const company = 'meltem'
const SCRIPT = '<script>alert(1)</script> <img src=x onerror=alert(2)> https://spam.example'

let app: TestApp
let id: number
let staff: Record<string, string>
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod(company)?.id ?? 0
  staff = { company, cookie: await logIn(company) }
})
afterAll(() => app.close())

async function logIn(kod: string): Promise<string> {
  const e_mail = TENANTS.find((tenant) => tenant.kod === kod)?.personel[0]?.e_mail
  const person = { e_mail, sifre: FIXTURE_PASSWORD }
  const answer = await app.post('/api/yonetim/giris-yap-post', person, { company: kod })
  expect(answer.statusCode).toBe(200)
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

/** A review as a visitor would leave it. */
async function leave(metin: string): Promise<string> {
  const { k_no } = await withTenant(app.services.db, id, (trx) =>
    trx
      .insertInto('yorum')
      .values({
        tenant_id: id,
        urun_k_no: VILLA,
        ad: 'Ada L.',
        e_mail: 'ada@x.example',
        uye_k_no: null,
        dil: 'en',
        puan: 1,
        baslik: null,
        metin,
        baglanti_var: true,
        yanit: null,
      })
      .returning('k_no')
      .executeTakeFirstOrThrow(),
  )
  return k_no
}

const waiting = async (headers = staff) => (await app.get('/api/yonetim/yorum-listele', headers)).json()
const decide = (body: object, headers = staff) => app.post('/api/yonetim/yorum-guncelle-post', body, headers)
const shown = async () => (await app.get(`/api/urun-yorum-listele?urun_k_no=${VILLA}`, { company })).json()
const rating = async () => {
  app.services.cache.dropAll()
  const { data } = (await app.get(`/api/category-urun-getir?dil=en&k_no=${VILLA}`, { company })).json()
  return data.degerlendirme as { puan: number; yorum_sayisi: number }
}

describe('the operator', () => {
  test('reads what waits, with the writer’s address and a mark on links', async () => {
    const k_no = await leave(SCRIPT)
    const { data, toplam } = await waiting()
    const found = data.find((one: { k_no: string }) => one.k_no === k_no)
    expect(toplam).toBeGreaterThan(0)
    expect(found).toMatchObject({ metin: SCRIPT, baglanti_var: true, durum: 'bekliyor', e_mail: 'ada@x.example' })
    expect(found.urun_baslik.tr).toContain('Zeytin')
  })

  test('publishes with an answer: the list, the stars and the page follow', async () => {
    const before = await rating()
    const k_no = await leave(SCRIPT)
    const answer = await decide({ k_no, durum: 'yayinda', yanit: 'Thank you <b>all</b>' })
    expect(answer.json().data).toMatchObject({ k_no, durum: 'yayinda', yanit: 'Thank you <b>all</b>' })
    const { data } = await shown()
    expect(data.find((one: { k_no: string }) => one.k_no === k_no)).toMatchObject({ metin: SCRIPT })
    expect(JSON.stringify(data)).not.toContain('ada@x.example')
    const after = await rating()
    expect(after.yorum_sayisi).toBe(before.yorum_sayisi + 1)
    expect(after.puan).toBeLessThan(before.puan)
    expect((await waiting()).data.map((one: { k_no: string }) => one.k_no)).not.toContain(k_no)
  })

  test('shows markup of guests as words: nothing of it becomes part of the page', async () => {
    const { data } = (await app.get(`/api/category-urun-getir?dil=en&k_no=${VILLA}`, { company })).json()
    app.pages.dropAll()
    const page = await app.server.inject({
      method: 'GET',
      url: `/en/d/${data.kategori.slug}/${data.slug}`,
      headers: { host: 'meltem.localhost', cookie: 'dil=en' },
    })
    expect(page.body).toContain('&lt;script&gt;alert(1)')
    expect(page.body).not.toContain('<script>alert(1)')
    expect(page.body).not.toContain('<img src=x')
    expect(page.body).not.toContain('href="https://spam.example')
  })

  test('refuses, and takes back what was published', async () => {
    const k_no = await leave('fine words')
    await decide({ k_no, durum: 'yayinda' })
    const published = await rating()
    const answer = await decide({ k_no, durum: 'reddedildi', yanit: '' })
    expect(answer.json().data).toMatchObject({ durum: 'reddedildi', yanit: null })
    expect((await rating()).yorum_sayisi).toBe(published.yorum_sayisi - 1)
    const refused = await app.get('/api/yonetim/yorum-listele?durum=reddedildi', staff)
    expect(refused.json().data.map((one: { k_no: string }) => one.k_no)).toContain(k_no)
  })
})

describe('nobody else', () => {
  test('moderates: neither a visitor nor the staff of another tenant', async () => {
    const k_no = await leave('of this tenant')
    expect((await decide({ k_no, durum: 'yayinda' }, { company })).statusCode).toBe(401)
    const stranger = { company: 'poyraz', cookie: await logIn('poyraz') }
    expect((await decide({ k_no, durum: 'yayinda' }, stranger)).statusCode).toBe(404)
    expect((await waiting(stranger)).data.map((one: { k_no: string }) => one.k_no)).not.toContain(k_no)
    expect((await decide({ k_no, durum: 'yayinda' }, { company, cookie: stranger.cookie })).statusCode).toBe(401)
  })

  test.each([
    ['an unknown review', { k_no: '00000000-0000-4000-8000-000000000000', durum: 'yayinda' }, 404],
    ['an unknown state', { k_no: VILLA, durum: 'silindi' }, 422],
    ['another field', { k_no: VILLA, durum: 'yayinda', puan: 5 }, 422],
  ])('changes %s', async (_, body, status) => {
    expect((await decide(body)).statusCode).toBe(status)
  })
})
