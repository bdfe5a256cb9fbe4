import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bucketOf, percentileOf, stepValue } from './measure-buckets.ts'
import { deviceOf, forgetOldVisits, isRobot, sourceOf } from './visits.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604'
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537 Chrome/140 Safari/537'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537 Chrome/140 Mobile Safari/537'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
})
afterAll(() => app.close())
beforeEach(() => app.owner.pool.query('delete from ziyaret_gunu; delete from olcum_gunu; delete from hiz_siniri'))

const count = (body: object, headers: Record<string, string> = {}) =>
  app.post(
    '/api/web-analiz-post',
    { riza: true, sayfa: '/tr/b', lang: 'tr', ...body },
    { 'user-agent': DESK, ...headers },
  )
const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
async function figures() {
  const answer = await app.get(`/api/yonetim/ziyaret-get?baslangic=${today}&bitis=${today}`, await staffHeaders(app))
  return answer.json().data
}

describe('a visit', () => {
  test('is counted by day, page, language, device and site, and nothing else is kept', async () => {
    await count({ yeni: true, yonlendiren: 'https://www.suche.example/q?s=kaş+villa&user=ada' })
    await count({}, { 'user-agent': IPHONE })
    await count({ sayfa: '/ru/p/%D0%B0', lang: 'ru' })
    expect(await figures()).toMatchObject({
      gunler: [{ gun: today, bakis: 3, ziyaret: 1 }],
      sayfalar: [
        { ad: '/tr/b', bakis: 2 },
        { ad: '/ru/p/а', bakis: 1 },
      ],
      kaynaklar: [{ ad: 'suche.example', bakis: 1 }],
      cihazlar: [
        { ad: 'masaustu', bakis: 2 },
        { ad: 'telefon', bakis: 1 },
      ],
    })
    const { rows } = await app.owner.pool.query('select to_jsonb(z)::text as row from ziyaret_gunu z')
    for (const { row } of rows) expect(row).not.toMatch(/127\.0\.0\.1|Mozilla|user=ada|kaş/)
  })

  test('keys in an address are not kept', async () => {
    await count({ sayfa: '/tr/reservation/11111111-1111-4111-8111-111111111111' })
    expect((await figures()).sayfalar[0].ad).toBe('/tr/reservation/…')
  })

  test.each([
    ['Do Not Track', {}, { dnt: '1' }, 200],
    ['Global Privacy Control', {}, { 'sec-gpc': '1' }, 200],
    ['a robot', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 200],
    ['no program named', {}, { 'user-agent': '' }, 200],
    ['no consent', { riza: false }, {}, 422],
    ['consent left out', { riza: undefined }, {}, 422],
    ['a page with a query', { sayfa: '/tr?anahtar=1' }, {}, 422],
    ['a page elsewhere', { sayfa: 'https://x.example' }, {}, 422],
    ['a huge page', { sayfa: `/${'x'.repeat(300)}` }, {}, 422],
  ])('%s is not counted', async (_name, body, headers, status) => {
    expect((await count(body, headers as unknown as Record<string, string>)).statusCode).toBe(status)
    expect((await figures()).gunler).toEqual([])
  })

  test('one address cannot fill the table', async () => {
    for (let page = 0; page < 620; page++) await count({ sayfa: `/tr/x${page}` })
    expect((await count({})).statusCode).toBe(429)
    expect((await figures()).gunler[0].bakis).toBe(600)
  })

  test('figures of more than thirteen months go', async () => {
    const id = app.tenants.byKod('alfa')?.id ?? 0
    await app.owner.pool.query(
      `insert into ziyaret_gunu values (${id}, current_date - 430, '/x', 'tr', 'telefon', '', 1, 1), (${id}, current_date - 300, '/y', 'tr', 'telefon', '', 1, 1)`,
    )
    await withTenant(app.services.db, id, forgetOldVisits)
    const { rows } = await app.owner.pool.query('select sayfa from ziyaret_gunu')
    expect(rows).toEqual([{ sayfa: '/y' }])
  })
})

describe('the tenant decides (PEOPLE-82)', () => {
  const SAVE = '/api/yonetim/ayar-olcum-kaydet-post'
  let ada: Record<string, string>
  beforeAll(async () => {
    await app.owner.pool.query('update tenant set ikinci_adim = false')
    ada = await staffHeaders(app)
  })
  const standing = async () => (await app.get('/api/yonetim/ayar-getir', ada)).json().data.olcum
  const save = async (yeni: object) => {
    const { surum, deger } = await standing()
    const gorulen = Object.fromEntries(Object.keys(yeni).map((name) => [name, deger[name]]))
    return await app.post(SAVE, { surum, gorulen, yeni }, ada)
  }
  const onPages = async () => {
    app.services.cache.dropAll()
    return (await app.get('/api/setting-get')).json().data.olcum
  }

  test('counted until it says otherwise, and then by nobody', async () => {
    expect(await onPages()).toEqual({ sayim: true, izin_cumlesi: {}, izin_metni: {} })
    expect((await save({ sayim: false })).statusCode).toBe(200)
    expect(await onPages()).toMatchObject({ sayim: false })
    expect((await count({})).statusCode).toBe(200)
    expect((await figures()).gunler).toEqual([])
    expect((await save({ sayim: true })).statusCode).toBe(200)
    await onPages()
    await count({})
    expect((await figures()).gunler).toMatchObject([{ bakis: 1 }])
  })

  test('asks in its own words', async () => {
    expect((await save({ izin_cumlesi: { en: 'May we count?' } })).statusCode).toBe(200)
    expect(await onPages()).toMatchObject({ izin_cumlesi: { en: 'May we count?' } })
    const long = await save({ izin_cumlesi: { en: 'x'.repeat(81) } })
    expect(long.json()).toMatchObject({ code: 'alan_hatasi' })
    await save({ izin_cumlesi: {} })
  })

  test('keeps figures as long as it says, thirteen months at most', async () => {
    const id = app.tenants.byKod('alfa')?.id ?? 0
    const seen = `insert into ziyaret_gunu values
      (${id}, current_date - 80, '/old', 'tr', 'telefon', '', 1, 1), (${id}, current_date - 40, '/new', 'tr', 'telefon', '', 1, 1)`
    for (const saklama_ay of [0, 14]) {
      expect((await save({ saklama_ay })).json()).toMatchObject({ code: 'alan_hatasi' })
    }
    expect((await save({ saklama_ay: 2 })).statusCode).toBe(200)
    await app.owner.pool.query(seen)
    await withTenant(app.services.db, id, forgetOldVisits)
    const { rows } = await app.owner.pool.query('select sayfa from ziyaret_gunu')
    expect(rows).toEqual([{ sayfa: '/new' }])
    await save({ saklama_ay: 13 })
  })
})

test('web vitals of real visits become a percentile per device', async () => {
  for (let visit = 0; visit < 8; visit++) {
    await count({ sayfa: undefined, olcumler: { lcp: visit < 6 ? 1000 : 4000, cls: 0.02 } }, { 'user-agent': IPHONE })
  }
  const { olcumler, gunler } = await figures()
  expect(gunler).toEqual([])
  const lcp = olcumler.find(({ olcum }: { olcum: string }) => olcum === 'lcp')
  expect([lcp.cihaz, lcp.sayi]).toEqual(['telefon', 8])
  expect(lcp.yuzde75).toBeGreaterThanOrEqual(1000)
  expect(lcp.yuzde75).toBeLessThan(1100)
})

test('figures are the operator’s own', async () => {
  const path = `/api/yonetim/ziyaret-get?baslangic=${today}&bitis=${today}`
  expect((await app.get(path)).statusCode).toBe(401)
  await count({})
  expect((await app.get(path, await staffHeaders(app, 'beta'))).json().data.gunler).toEqual([])
  const wrong = await app.get('/api/yonetim/ziyaret-get?baslangic=2026-02-02&bitis=2026-02-01', await staffHeaders(app))
  expect(wrong.json().code).toBe('tarih_sirasi')
})

test.each([
  [IPHONE, 'telefon'],
  [ANDROID, 'telefon'],
  [IPAD, 'tablet'],
  [ANDROID_TABLET, 'tablet'],
  [DESK, 'masaustu'],
])('%s is %s and no robot', (agent, device) => {
  expect([deviceOf(agent), isRobot(agent)]).toEqual([device, false])
})

test.each([
  '',
  'curl/8',
  'Mozilla/5.0 AppleWebKit (KHTML, like Gecko; compatible; bingbot/2.0)',
  'HeadlessChrome/140',
  'facebookexternalhit/1.1',
])('„%s“ is a robot', (agent) => {
  expect(isRobot(agent)).toBe(true)
})

test.each([
  ['https://www.a.example/x', 'a.example'],
  ['https://alfa.example.com/tr', ''],
  ['javascript:alert(1)', ''],
  ['https://<b>.example', ''],
  ['', ''],
])('somebody from %s comes from „%s“', (referrer, expected) => {
  expect(sourceOf(referrer, ['alfa.example.com'])).toBe(expected)
})

test('a step is never more than a tenth away from what was measured', () => {
  for (const value of [1, 9, 100, 2500, 119_999]) {
    const shown = stepValue('lcp', bucketOf('lcp', value))
    expect(shown).toBeGreaterThanOrEqual(value - 1)
    expect(shown).toBeLessThanOrEqual(value * 1.1 + 1)
  }
  expect(percentileOf('cls', [{ kova: 0, sayi: 3 }], 0.75)).toBe(0)
})
