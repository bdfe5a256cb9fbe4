import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getTenantSettings } from '../features/settings/settings.service.ts'
import { withTenant } from '../platform/db/connection.ts'
import { ChangeListener } from '../platform/memory/changes.ts'
import { encodePage } from '../platform/memory/page-cache.ts'
import { fixtureTenant } from '../testing/fixture.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { scriptHashes } from './storefront.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.pages.dropAll())

const host = 'alfa.example.com'
const page = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.server.inject({ method, url, headers: { host, cookie: 'dil=tr', ...headers } })

describe('the pages that keys lead to', () => {
  test.each(['/en/account/password', '/en/account/confirm'])(
    '%s is kept by nobody and named to nobody',
    async (url) => {
      const answer = await page(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
      expect(answer.body).toContain('name="robots" content="noindex"')
      expect(app.pages.bytes).toBe(0)
    },
  )

  test('the member area is the same page for everybody', async () => {
    const visitor = await page('/en/user/profile')
    const member = await page('/en/user/profile', { cookie: 'dil=tr; uye_k_no=x; __Host-uye=y' })
    expect(member.body).toBe(visitor.body)
    expect(visitor.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

describe('language', () => {
  test.each([
    ['cookie', { cookie: 'dil=de', 'accept-language': 'ru' }, '/de'],
    ['browser', { cookie: '', 'accept-language': 'ru-RU,ru;q=0.9' }, '/ru'],
    ['tenant', { cookie: '', 'accept-language': 'ja' }, '/tr'],
    ['broken cookie', { cookie: 'dil=%E0%A4%A', 'accept-language': 'en' }, '/en'],
    ['cookie of a language nobody speaks', { cookie: 'dil=xx' }, '/tr'],
    ['absurd header', { cookie: '', 'accept-language': `${'x'.repeat(3000)},,;q=` }, '/tr'],
  ])('/ redirects by %s', async (_name, headers, location) => {
    const answer = await page('/', headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('only / redirects: an unprefixed page answers in the detected language with a canonical link', async () => {
    const answer = await page('/p/about-de', { cookie: 'dil=de' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<html lang="de"')
    expect(answer.body).toMatch(/rel="canonical" href="[^"]*\/de\/p\/about-de"/)
  })

  test('visiting a prefixed page writes the cookie for 365 days, once', async () => {
    const first = await page('/en', { cookie: '' })
    expect(first.headers['set-cookie']).toBe('dil=en; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(first.headers['cache-control']).toContain('private')
    expect((await page('/en', { cookie: 'dil=en' })).headers['set-cookie']).toBeUndefined()
  })

  test.each(['/fr', '/xx/contact', '/tr/yok', '/tr/p/yok', '/tr/b/yok', '/%20', '/tr/zz/about'])(
    '%s is a 404 page',
    async (path) => {
      const answer = await page(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('href="/tr"')
    },
  )

  test.each(['/tr/user', '/de/user/reservations'])(
    '%s is a frame without anything personal, hidden from search engines',
    async (path) => {
      const answer = await page(path, { cookie: `dil=${path.slice(1, 3)}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<meta name="robots" content="noindex"/>')
      expect(answer.body).toContain('<noscript>')
    },
  )

  test('a language the tenant does not offer is not there', async () => {
    expect((await page('/tr', { host: 'beta.example.com' })).statusCode).toBe(404)
    expect((await page('/en', { host: 'beta.example.com' })).statusCode).toBe(200)
  })
})

describe('the page cache', () => {
  test('keeps one rendering per tenant, language, currency and path', async () => {
    await page('/tr')
    const afterFirst = app.pages.bytes
    expect(afterFirst).toBeGreaterThan(0)
    await page('/tr')
    expect(app.pages.bytes).toBe(afterFirst)
    await page('/tr', { cookie: 'dil=tr; para_birimi=USD' })
    const withDollars = app.pages.bytes
    expect(withDollars).toBeGreaterThan(afterFirst)
    await page('/tr', { cookie: 'dil=tr; para_birimi=XXX' })
    expect(app.pages.bytes).toBe(withDollars)
    await page('/en', { host: 'beta.example.com', cookie: 'dil=en' })
    expect(app.pages.bytes).toBeGreaterThan(withDollars)
  })

  test('sends br, gzip or plain as asked, all the same page', async () => {
    const plain = await page('/tr')
    const br = await page('/tr', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await page('/tr', { 'accept-encoding': 'gzip' })
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers).toMatchObject({
      etag: plain.headers.etag,
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    })
  })

  test('answers 304 to a known ETag and a HEAD without a body', async () => {
    const { etag } = (await page('/tr')).headers
    const known = await page('/tr', { 'if-none-match': String(etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const head = await page('/tr', {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('is not emptied by a HEAD that comes first', async () => {
    const head = await page('/tr', {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const whole = await page('/tr')
    expect(whole.body).toContain('</html>')
    expect([whole.headers.etag, whole.headers['content-length']]).toEqual([
      head.headers.etag,
      head.headers['content-length'],
    ])
  })

  test.each([
    ['a token', { authorization: 'Bearer x' }],
    ['a staff session', { cookie: 'dil=tr; __Host-yonetim=x' }],
  ])('is never used for a request with %s', async (_name, headers) => {
    const answer = await page('/tr', headers)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(app.pages.bytes).toBe(0)
  })

  test('is not filled by query strings, but advertisements share the page', async () => {
    await page('/tr?x=1')
    expect(app.pages.bytes).toBe(0)
    await page('/tr?utm_source=mail&gclid=abc')
    const once = app.pages.bytes
    await page('/tr')
    expect([once > 0, app.pages.bytes === once]).toEqual([true, true])
  })

  test('does not keep a page that was begun before a change', async () => {
    const rendered = await encodePage({ status: 200, headers: {}, body: Buffer.from('old words') }, 1)
    const generation = app.pages.generationOf(1)
    app.pages.dropTenant(1)
    app.pages.set('key', rendered, generation)
    expect(app.pages.bytes).toBe(0)
  })

  test('keeps a page that was begun before a change of another tenant', async () => {
    const rendered = await encodePage({ status: 200, headers: {}, body: Buffer.from('own words') }, 1)
    const generation = app.pages.generationOf(1)
    app.pages.dropTenant(2)
    app.pages.set('key', rendered, generation)
    expect(app.pages.bytes).toBeGreaterThan(0)
  })

  test('does not keep pages that are not there', async () => {
    await page('/tr/yok')
    expect(app.pages.bytes).toBe(0)
  })

  test('many at once cost one rendering and get the same page', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => page('/tr')))
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1)
  })

  test('drops a tenant after a change made by another process', async () => {
    const seen: (number | 'all')[] = []
    const deaf = () => undefined
    const listener = new ChangeListener(
      app.database.appUrl,
      { content: (tenantId) => seen.push(tenantId), catalog: deaf, office: deaf, missed: deaf },
      app.services.log,
    )
    await listener.start()
    const [alfa] = app.tenants.all()
    await withTenant(app.services.db, alfa?.id ?? 0, (trx) => trx.updateTable('menu').set({ sira: 5 }).execute())
    await expect.poll(() => seen, { interval: 20 }).toEqual([alfa?.id])
    await app.owner.db.updateTable('tenant').set({ aktif: true }).where('kod', '=', 'alfa').execute()
    await expect.poll(() => seen, { interval: 20 }).toContain('all')
    await listener.close()
  })
})

describe('content security', () => {
  test('a cached page allows its own inline scripts by hash and nothing inline besides', async () => {
    const answer = await page('/tr')
    const csp = String(answer.headers['content-security-policy'])
    const hashes = scriptHashes(answer.body)
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) expect(csp).toContain(hash)
    expect(/script-src[^;]*unsafe/.test(csp)).toBe(false)
  })

  test('a personal page carries a nonce that differs each time', async () => {
    const nonceOf = async () =>
      /'nonce-([\w-]+)'/.exec(String((await page('/tr?x=1')).headers['content-security-policy']))?.[1]
    const [first, second] = [await nonceOf(), await nonceOf()]
    expect(first).toMatch(/^[\w-]{22}$/)
    expect(first).not.toBe(second)
    const answer = await page('/tr?x=1')
    const nonce = /'nonce-([\w-]+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    const inline = [...answer.body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const executable = inline.filter((attributes) => !/\bsrc=|application\/ld\+json/.test(attributes))
    for (const attributes of executable) expect(attributes).toContain(`nonce="${nonce}"`)
  })
})

test('a failure nobody expected shows the number under which it is logged', async () => {
  const alfa = app.tenants.byKod('alfa')
  if (!alfa) throw new Error('the fixture has alfa')
  const settings = await getTenantSettings(app.services.db, app.services.cache, alfa)
  app.services.cache.dropTenant(alfa.id)
  await app.services.cache.remember(alfa.id, 'settings', async () => ({ ...settings, company: null }))
  const answer = await page('/tr?kirik=1')
  app.services.cache.dropTenant(alfa.id)
  const number = String(answer.headers['x-request-id'])
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain(`data-request-number="${number}"`)
  expect(app.logLines.some((line) => line.includes(number) && line.includes('page failed'))).toBe(true)
})

test('a crowd that asks for pages nobody keeps is served, and the loop stays free for others', async () => {
  const crowd = Promise.all(Array.from({ length: 60 }, (_, no) => page(`/tr?no=${no}`)))
  const other = await app.server.inject({ method: 'GET', url: '/livez' })
  expect(other.statusCode).toBe(200)
  expect(new Set((await crowd).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

describe('when rendering itself fails', () => {
  test.each([
    ['/tr?x=1', 'Hata sayfası gösterilirken bir hata oluştu'],
    ['/en?x=1', 'An error occurred while showing the error page'],
    ['/de?x=1', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten'],
    ['/ru?x=1', 'При показе страницы ошибки произошла ошибка'],
  ])('%s shows plain words, a way home and no inner detail', async (path, text) => {
    const broken = await startTestApp({ storefront: () => Promise.reject(new Error('inner detail')) })
    const answer = await broken.server.inject({ method: 'GET', url: path, headers: { host } })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain(text)
    expect(answer.body).toContain(`href="${path.slice(0, 3)}"`)
    expect(answer.body).not.toContain('inner detail')
    expect(broken.logLines.join('')).toContain('inner detail')
    await broken.close()
  })
})

test('a tenant without menu, logo, social links and chat still has a page', async () => {
  const bare = await startTestApp({
    tenants: [
      fixtureTenant('bare', ['en'], { menu: [], logo: 'logo/gone', favicon: 'favicon/gone', para_birimleri: ['EUR'] }),
    ],
  })
  const answer = await bare.server.inject({
    method: 'GET',
    url: '/en',
    headers: { host: 'bare.example.com', cookie: 'dil=en' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('bare')
  await bare.close()
})

describe('tenants', () => {
  test('a host that belongs to nobody shows the first tenant, and the switch chooses another', async () => {
    const unknown = await page('/tr', { host: 'localhost:3000' })
    expect(unknown.body).toContain('alfa')
    const chosen = await page('/?firma=beta', { host: 'localhost:3000' })
    expect([chosen.statusCode, chosen.headers['set-cookie']]).toEqual([303, 'firma=beta; Path=/; SameSite=Lax'])
    const switched = await page('/', { host: 'localhost:3000', cookie: 'firma=beta' })
    expect(switched.headers.location).toBe('/en')
  })

  test('in production pages are canonical at the first host name, whatever was asked for', async () => {
    const production = await startTestApp({ environment: { MODE: 'production', DEMO: '0' } })
    const answer = await production.server.inject({
      method: 'GET',
      url: '/en',
      headers: { host: 'ALFA.example.com:8443' },
    })
    expect(answer.body).toContain('rel="canonical" href="https://alfa.example.com/en"')
    await production.close()
  })

  test('in production an unknown host is answered plainly, and the switch does nothing', async () => {
    const production = await startTestApp({ environment: { MODE: 'production', DEMO: '0' } })
    const answer = await production.server.inject({
      method: 'GET',
      url: '/?firma=beta',
      headers: { host: 'unknown.example.org' },
    })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([421, undefined])
    await production.close()
  })
})
