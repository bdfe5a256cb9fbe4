import { API } from '@meltem/contract/api'
import { MOST_KEYS, type OfficeKey, opensToKeys } from '@meltem/contract/staff/office-keys'
import { KEY_RIGHTS } from '@meltem/contract/staff/rights'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD, fixtureTenant } from '../../../testing/fixture.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const ECE = 'ece@alfa.example.com'
const MAKE = '/api/yonetim/api-anahtar-post'
const LIST = '/api/yonetim/api-anahtar-listele'
const BOOKINGS = '/api/yonetim/rezervasyon-listele'

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  const people = fixtureTenant('alfa', ['en']).personel
  const ece = { ad: 'Ece', soyad: 'Su', e_mail: ECE, sifre: FIXTURE_PASSWORD, rol: 'yonetici', dil: 'en' } as const
  app = await startTestApp({
    tenants: [fixtureTenant('alfa', ['en'], { personel: [...people, ece] }), fixtureTenant('beta', ['en'])],
    environment: { RATE_LIMIT: '1000000' },
  })
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(app)
})
afterAll(() => app.close())
afterEach(() => app.owner.pool.query('delete from buro_anahtari'))

interface Made {
  readonly anahtar: string
  readonly data: readonly OfficeKey[]
}
const make = async (haklar: readonly string[] = ['rezervasyon.oku'], gun: number | null = null, by = ada) =>
  (await app.post(MAKE, { ad: 'Muhasebe programı', haklar, gun }, by)).json<Made>()
const bearer = (anahtar: string, company = 'alfa') => ({ company, authorization: `Bearer ${anahtar}` })

describe('keys of other systems (PEOPLE-81)', () => {
  test('a key reads what it was given, and is told once', async () => {
    const { anahtar, data } = await make(['rezervasyon.oku', 'urun.oku'])
    expect(anahtar).toMatch(/^mlo_[\w-]{39}$/)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      ad: 'Muhasebe programı',
      on_ek: anahtar.slice(0, 9),
      haklar: ['rezervasyon.oku', 'urun.oku'],
      calisir: true,
      bitis: null,
      son_kullanim: null,
    })
    expect((await app.get(BOOKINGS, bearer(anahtar))).statusCode).toBe(200)
    expect((await app.get('/api/yonetim/urun-listele', bearer(anahtar))).statusCode).toBe(200)
    const denied = await app.get('/api/yonetim/odeme-listele', bearer(anahtar))
    expect(denied.json()).toMatchObject({ code: 'yetki_yok' })
    const listed = await app.get(LIST, ada)
    expect(listed.body).not.toContain(anahtar)
    expect(listed.json<Made>().data[0]?.son_kullanim).not.toBeNull()
    const { rows } = await app.owner.pool.query<{ alles: string }>('select y::text as alles from buro_anahtari y')
    expect(rows[0]?.alles).not.toContain(anahtar.slice(9))
  })

  test('it writes nothing, manages nothing, takes no file of people and follows no stream', async () => {
    const { anahtar } = await make(KEY_RIGHTS)
    const closed = API.filter((call) => call.access === 'staff' && !opensToKeys(call))
    expect(closed.some(({ method }) => method === 'GET')).toBe(true)
    for (const { method, path } of closed) {
      const answer =
        method === 'GET'
          ? await app.get(`/api${path}`, bearer(anahtar))
          : await app.post(`/api${path}`, {}, bearer(anahtar))
      expect({ path, status: answer.statusCode, code: answer.json().code }).toEqual({
        path,
        status: 403,
        code: 'yetki_yok',
      })
    }
  })

  test('it opens at no other tenant, and a wrong one opens nowhere', async () => {
    const { anahtar } = await make()
    const elsewhere = await app.get(BOOKINGS, bearer(anahtar, 'beta'))
    expect(elsewhere.json()).toMatchObject({ code: 'giris_gerekli' })
    const last = anahtar.endsWith('A') ? 'B' : 'A'
    const wrong = await app.get(BOOKINGS, bearer(anahtar.slice(0, -1) + last))
    expect(wrong.json()).toMatchObject({ code: 'giris_gerekli' })
  })

  test('ended, it is closed at the next call', async () => {
    const { anahtar, data } = await make()
    const ended = await app.post('/api/yonetim/api-anahtar-iptal-post', { k_no: data[0]?.k_no }, ada)
    expect(ended.json<Made>().data).toEqual([])
    expect((await app.get(BOOKINGS, bearer(anahtar))).statusCode).toBe(401)
    const again = await app.post('/api/yonetim/api-anahtar-iptal-post', { k_no: data[0]?.k_no }, ada)
    expect(again.json()).toMatchObject({ code: 'bulunamadi' })
  })

  test('past its end it is closed, and the list says so', async () => {
    const { anahtar, data } = await make(['rezervasyon.oku'], 90)
    const days = (Date.parse(data[0]?.bitis ?? '') - Date.parse(data[0]?.olusturma_zamani ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(90)
    await app.owner.pool.query("update buro_anahtari set bitis = now() - interval '1 second'")
    expect((await app.get(BOOKINGS, bearer(anahtar))).statusCode).toBe(401)
    expect((await app.get(LIST, ada)).json<Made>().data[0]?.calisir).toBe(false)
  })

  test('it reads no more than its maker may at this moment, and ends with their account', async () => {
    const { anahtar } = await make(['rezervasyon.oku', 'fiyat.oku'], null, await staffHeaders(app, 'alfa', ECE))
    const status = async (path: string) => (await app.get(path, bearer(anahtar))).statusCode
    expect(await status(BOOKINGS)).toBe(200)
    const { rows } = await app.owner.pool.query<{ tenant_id: number; k_no: string }>(
      'select tenant_id, k_no from personel where e_mail = $1',
      [ECE],
    )
    const [ece] = rows
    await app.owner.pool.query(
      "insert into personel_hak (tenant_id, personel_k_no, hak, verilir) values ($1, $2, 'rezervasyon.oku', false)",
      [ece?.tenant_id, ece?.k_no],
    )
    expect(await status(BOOKINGS)).toBe(403)
    expect(await status('/api/yonetim/fiyat-getir')).not.toBe(403)
    await app.owner.pool.query('update personel set aktif = false where k_no = $1', [ece?.k_no])
    expect(await status(BOOKINGS)).toBe(401)
    expect((await app.get(LIST, ada)).json<Made>().data[0]).toMatchObject({ yapan: 'Ece Su', calisir: false })
    await app.owner.pool.query('update personel set aktif = true where k_no = $1', [ece?.k_no])
    await app.owner.pool.query('delete from personel_hak where personel_k_no = $1', [ece?.k_no])
  })

  test('who may not read a thing gives no system a key to it', async () => {
    const ece = await staffHeaders(app, 'alfa', ECE)
    await app.owner.pool.query(
      `insert into personel_hak (tenant_id, personel_k_no, hak, verilir)
       select tenant_id, k_no, 'acente.oku', false from personel where e_mail = $1`,
      [ECE],
    )
    const refused = await app.post(MAKE, { ad: 'X', haklar: ['acente.oku'], gun: null }, ece)
    expect(refused.json()).toMatchObject({ code: 'yetki_yok', ayrinti: { hak: 'acente.oku' } })
    await app.owner.pool.query('delete from personel_hak')
  })

  test('a key that is made or ended stands in the audit, without the key', async () => {
    const { anahtar } = await make()
    const { rows } = await app.owner.pool.query<{ olay: string; sonra: object }>(
      `select d.olay, g.sonra from denetim d join denetim_degisim g on g.tenant_id = d.tenant_id and g.denetim_no = d.no
       where g.tablo = 'buro_anahtari' order by g.no desc limit 1`,
    )
    expect(rows[0]?.olay).toBe('api-anahtar-post')
    expect(rows[0]?.sonra).toMatchObject({ ad: 'Muhasebe programı', anahtar_ozeti: '•••' })
    expect(JSON.stringify(rows)).not.toContain(anahtar.slice(9))
  })

  test.each([
    ['nothing to read', { haklar: [] }],
    ['a right to write', { haklar: ['rezervasyon.yaz'] }],
    ['members', { haklar: ['uye.oku'] }],
    ['no name', { ad: ' ' }],
    ['an end in the past', { gun: 0 }],
  ])('%s is refused at its field', async (_what, more) => {
    const answer = await app.post(MAKE, { ad: 'X', haklar: ['urun.oku'], gun: null, ...more }, ada)
    expect(answer.json()).toMatchObject({ code: 'alan_hatasi' })
    expect(answer.json().alanlar[0].alan.split('.')[0]).toBe(Object.keys(more)[0])
  })

  test(`there are ${MOST_KEYS} at most, also when the last two are made at once`, async () => {
    for (let place = 1; place < MOST_KEYS; place += 1) await make()
    const last = await Promise.all([1, 2].map(() => app.post(MAKE, { ad: 'X', haklar: ['urun.oku'], gun: null }, ada)))
    const codes = last.map((answer) => answer.json<{ code?: string }>().code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes).toContain('anahtar_cok')
  })
})
