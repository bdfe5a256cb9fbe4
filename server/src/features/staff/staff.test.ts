import { API } from '@meltem/contract/api'
import { ALL_RIGHTS, type Right, roleHas, SINGLE_RIGHTS, STAFF_ROLES } from '@meltem/contract/staff/rights'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { removeExpired } from '../../remove-expired.job.ts'
import { FIXTURE_PASSWORD } from '../../testing/fixture.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let alfa: number
beforeAll(async () => {
  // The matrix alone asks more often in a minute than a person may.
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(() => app.close())

async function logIn(company = 'alfa'): Promise<string> {
  const answer = await app.post(
    '/api/yonetim/giris-yap-post',
    { e_mail: `ADA@${company}.example.com`, sifre: FIXTURE_PASSWORD },
    { company },
  )
  expect(answer.statusCode).toBe(200)
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

describe('staff login', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await app.post('/api/yonetim/giris-yap-post', {
      e_mail: 'ada@alfa.example.com',
      sifre: FIXTURE_PASSWORD,
    })
    const [session] = [answer.headers['set-cookie']].flat()
    expect(session).toMatch(/^__Host-yonetim=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(answer.json().personel).toMatchObject({ e_mail: 'ada@alfa.example.com', rol: 'yonetici' })
    expect(JSON.stringify(answer.json())).not.toContain('argon2')
  })

  test('two logins give two sessions; the token itself is not in the database', async () => {
    const [first, second] = [await logIn(), await logIn()]
    expect(first).not.toBe(second)
    const rows = await app.owner.db.selectFrom('personel_oturumu').selectAll().execute()
    const token = first.split('=')[1] ?? ''
    expect(rows.some((row) => row.belirtec_ozeti.toString('base64url') === token)).toBe(false)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await app.post('/api/yonetim/giris-yap-post', { e_mail: 'ada@alfa.example.com', sifre: 'x' })
    const unknown = await app.post('/api/yonetim/giris-yap-post', { e_mail: 'nobody@alfa.example.com', sifre: 'x' })
    const { istek_no: _a, ...first } = wrong.json()
    const { istek_no: _b, ...second } = unknown.json()
    expect([wrong.statusCode, first]).toEqual([unknown.statusCode, second])
    expect(wrong.statusCode).toBe(401)
  })

  test('guessing is slowed after five failures, and a success before that forgives', async () => {
    await app.services.throttles.forgive('staff_login_account', alfa, 'ada@alfa.example.com')
    const attempt = (sifre: string) =>
      app.post('/api/yonetim/giris-yap-post', { e_mail: 'ada@alfa.example.com', sifre })
    for (let round = 0; round < 4; round++) expect((await attempt('wrong')).statusCode).toBe(401)
    expect((await attempt(FIXTURE_PASSWORD)).statusCode).toBe(200)
    for (let round = 0; round < 5; round++) expect((await attempt('wrong')).statusCode).toBe(401)
    const slowed = await attempt(FIXTURE_PASSWORD)
    expect(slowed.statusCode).toBe(429)
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
    await app.services.throttles.forgive('staff_login_account', alfa, 'ada@alfa.example.com')
  })
})

describe('who may call', () => {
  const staffCalls = API.filter((endpoint) => endpoint.access === 'staff')
  let foreign: string
  beforeAll(async () => {
    foreign = await logIn('beta')
  })

  test('the back office consists of closed calls but for the login and the link of an invitation', () => {
    const open = API.filter((endpoint) => endpoint.path.startsWith('/yonetim/') && endpoint.access !== 'staff')
    expect(open.map((endpoint) => endpoint.path)).toEqual([
      '/yonetim/giris-kod-post',
      '/yonetim/giris-yap-post',
      '/yonetim/sifre-belirle-post',
    ])
  })

  test.each(staffCalls.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s: nobody, a made-up token and another tenant get 401',
    async (path, endpoint) => {
      for (const headers of [
        {},
        { cookie: '__Host-yonetim=made-up' },
        { cookie: `__Host-yonetim=${'x'.repeat(500)}` },
        { cookie: foreign },
      ]) {
        const answer =
          endpoint.method === 'GET' ? await app.get(`/api${path}`, headers) : await app.post(`/api${path}`, {}, headers)
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'giris_gerekli'])
      }
    },
  )
})

describe('rights', () => {
  const staffCalls = API.filter((endpoint) => endpoint.access === 'staff')
  let cookie: string
  beforeAll(async () => {
    cookie = await logIn()
  })

  const ask = ({ method, path }: (typeof staffCalls)[number]) =>
    method === 'GET' ? app.get(`/api${path}`, { cookie }) : app.post(`/api${path}`, {}, { cookie })

  test('every call of the back office names one, and every right is asked for by some call', () => {
    expect(staffCalls.filter(({ hak }) => hak === undefined)).toEqual([])
    expect(API.filter(({ access, hak }) => access !== 'staff' && hak !== undefined)).toEqual([])
    expect(new Set(staffCalls.map(({ hak }) => hak))).toEqual(new Set(ALL_RIGHTS))
  })

  test.each(STAFF_ROLES)(
    '%s reaches the calls of the role, and hears of each other which right is missing',
    async (rol) => {
      const staff = () => app.owner.db.updateTable('personel').where('e_mail', '=', 'ada@alfa.example.com')
      await staff().set({ rol }).execute()
      try {
        const { haklar } = (await app.get('/api/yonetim/bilgiler-get', { cookie })).json()
        for (const endpoint of staffCalls.filter(({ path }) => path !== '/yonetim/cikis-yap-post')) {
          const { hak } = endpoint
          const answer = await ask(endpoint)
          const isRefused = answer.statusCode === 403
          expect([endpoint.path, isRefused]).toEqual([endpoint.path, !haklar.includes(hak)])
          if (isRefused) expect(answer.json()).toMatchObject({ code: 'yetki_yok', ayrinti: { hak } })
        }
      } finally {
        await staff().set({ rol: 'yonetici' }).execute()
      }
    },
  )

  test.each([
    ['every single right added', 'saha', true],
    ['every single right taken', 'yonetici', false],
  ] as const)('%s: a person reaches what that leaves, and hears which right is missing', async (_, rol, verilir) => {
    const ada = await app.owner.db
      .updateTable('personel')
      .set({ rol })
      .where('e_mail', '=', 'ada@alfa.example.com')
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const rows = SINGLE_RIGHTS.map((hak) => ({ tenant_id: alfa, personel_k_no: ada.k_no, hak, verilir }))
    await app.owner.db.insertInto('personel_hak').values(rows).execute()
    try {
      const { haklar } = (await app.get('/api/yonetim/bilgiler-get', { cookie })).json()
      expect(haklar).toEqual(verilir ? ALL_RIGHTS : ['oturum.kendi'])
      for (const endpoint of staffCalls.filter(({ path }) => path !== '/yonetim/cikis-yap-post')) {
        const answer = await ask(endpoint)
        const isOpen = verilir || endpoint.hak === 'oturum.kendi'
        expect([endpoint.path, answer.statusCode !== 403]).toEqual([endpoint.path, isOpen])
        if (!isOpen) expect(answer.json()).toMatchObject({ code: 'yetki_yok', ayrinti: { hak: endpoint.hak } })
      }
    } finally {
      await app.owner.db.deleteFrom('personel_hak').execute()
      const back = app.owner.db.updateTable('personel').set({ rol: 'yonetici' })
      await back.where('k_no', '=', ada.k_no).execute()
    }
  })

  test('money is for managers and accounting, stock not for accounting', () => {
    const may = (hak: Right) => STAFF_ROLES.filter((rol) => roleHas(rol, hak))
    expect(may('odeme.iade')).toEqual(['yonetici', 'muhasebe'])
    expect(may('odeme.inceleme')).toEqual(['yonetici', 'muhasebe'])
    expect(may('tahsilat.yaz')).toEqual(['yonetici', 'satis', 'muhasebe'])
    expect(may('rezervasyon.yaz')).toEqual(['yonetici', 'satis'])
    expect(may('takvim.yaz')).toEqual(['yonetici', 'satis', 'operasyon'])
    expect(ALL_RIGHTS.filter((hak) => roleHas('saha', hak))).toEqual(['oturum.kendi', 'saha.binis'])
  })

  test('a person is told who can give a right', async () => {
    const { yoneticiler } = (await app.get('/api/yonetim/bilgiler-get', { cookie })).json()
    expect(yoneticiler).toEqual(['Ada alfa'])
  })
})

describe('a session', () => {
  test('ends at once when the person logs out', async () => {
    const cookie = await logIn()
    expect((await app.get('/api/yonetim/bilgiler-get', { cookie })).json()).toMatchObject({ success: 1, marka: 'alfa' })
    const out = await app.post('/api/yonetim/cikis-yap-post', {}, { cookie })
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await app.get('/api/yonetim/bilgiler-get', { cookie })).statusCode).toBe(401)
  })

  test('ends when the person is switched off', async () => {
    const cookie = await logIn()
    await app.owner.db.updateTable('personel').set({ aktif: false }).where('tenant_id', '=', alfa).execute()
    expect((await app.get('/api/yonetim/bilgiler-get', { cookie })).statusCode).toBe(401)
    await app.owner.db.updateTable('personel').set({ aktif: true }).where('tenant_id', '=', alfa).execute()
  })

  test('ends after eight idle hours and is then deleted by the nightly job', async () => {
    const cookie = await logIn()
    await app.owner.db
      .updateTable('personel_oturumu')
      .set({ son_gorulme: new Date(Date.now() - 9 * 3600_000) })
      .execute()
    expect((await app.get('/api/yonetim/bilgiler-get', { cookie })).statusCode).toBe(401)
    await removeExpired(app.services.db, app.tenants, app.services.files).run({}, { retries: 0, isLast: false })
    expect(await app.owner.db.selectFrom('personel_oturumu').selectAll().execute()).toEqual([])
  })
})

describe('messages in the back office', () => {
  test('are listed newest first, filtered, paged and marked', async () => {
    const cookie = await logIn()
    const rows = Array.from({ length: 27 }, (_, index) => ({
      tenant_id: alfa,
      mesaj_no: `T${index}`,
      ad: 'A',
      soyad: 'B',
      e_mail: 'a@example.com',
      konu: 'diger' as const,
      mesaj: `message ${index}`,
      lang: 'tr' as const,
      olusturma_zamani: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }))
    await withTenant(app.services.db, alfa, (trx) => trx.insertInto('iletisim_mesaji').values(rows).execute())
    const first = (await app.get('/api/yonetim/mesaj-listele', { cookie })).json()
    expect([first.data.length, first.toplam, first.data[0].mesaj_no]).toEqual([25, 27, 'T26'])
    const second = (await app.get('/api/yonetim/mesaj-listele?sayfa=2', { cookie })).json()
    expect(second.data.map((row: { mesaj_no: string }) => row.mesaj_no)).toEqual(['T1', 'T0'])
    const marked = await app.post(
      '/api/yonetim/mesaj-guncelle-post',
      { k_no: first.data[0].k_no, durum: 'yanitlandi' },
      { cookie },
    )
    expect(marked.json().data.durum).toBe('yanitlandi')
    const open = (await app.get('/api/yonetim/mesaj-listele?durum=yeni', { cookie })).json()
    expect(open.toplam).toBe(26)
    expect((await app.get('/api/yonetim/durum-get', { cookie })).json()).toMatchObject({
      yeni_mesaj: 26,
      basarisiz_eposta: 0,
      bulten_eski: false,
    })
  })

  test('another tenant sees and changes none of them', async () => {
    const cookie = await logIn('beta')
    expect((await app.get('/api/yonetim/mesaj-listele', { cookie, company: 'beta' })).json().toplam).toBe(0)
    const [foreign] = await app.owner.db.selectFrom('iletisim_mesaji').select('k_no').limit(1).execute()
    const attempt = await app.post(
      '/api/yonetim/mesaj-guncelle-post',
      { k_no: foreign?.k_no, durum: 'okundu' },
      { cookie, company: 'beta' },
    )
    expect(attempt.statusCode).toBe(404)
  })

  test.each(['sayfa=0', 'sayfa=-1', 'sayfa=1.5', 'sayfa=abc', 'sayfa=99999999', 'durum=x'])(
    'a bad query is refused: %s',
    async (query) => {
      const cookie = await logIn()
      expect((await app.get(`/api/yonetim/mesaj-listele?${query}`, { cookie })).statusCode).toBe(422)
    },
  )
})
