import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const EVIL = 'evil.example.org'

let production: TestApp
let port: number
beforeAll(async () => {
  production = await startTestApp({ environment: { MODE: 'production', DEMO: '0', TRUST_PROXY: '127.0.0.1' } })
  await production.server.listen({ port: 0, host: '127.0.0.1' })
  const address = production.server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => production.close())

/** One request as it stands, until the server closes the connection. */
function say(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = ''
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, 'Connection: close', '', ''].join('\r\n')))
    socket.on('data', (chunk) => {
      told += chunk.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(told))
  })
}

const statusOf = (told: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(told)?.[1])

const PATHS = [
  '/',
  '/en',
  '/en.data',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-en.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/en/b/rss.xml',
  '/yonetim',
  '/assets/none.js',
  '/img/alfa/none.webp',
  '/kart/en/3f0e7a52-6c1b-4a8e-9a55-0d2f0c1b2a3d.jpg',
  '/odeme/donus',
  '/haber-vazgec?dil=en',
  '/bulten-onay?dil=en',
  '/api',
  '/api/openapi.json',
  '/api/setting-get',
  '/nowhere/at/all',
]

describe('in production a host that is nobody’s', () => {
  test.each(PATHS)('%s: 421, and the name is not said again', async (path) => {
    const answer = await production.server.inject({
      method: 'GET',
      url: path,
      headers: { host: EVIL, company: 'alfa' },
    })
    expect(answer.statusCode).toBe(421)
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(EVIL)
  })

  test.each([
    'evil.example.org',
    'alfa.example.com.evil.example.org',
    'alfa.example.com@evil.example.org',
    'alfa.example.com:80@evil.example.org',
    'evil.example.org:443',
    'user:alfa.example.com',
    'alfa.example.com:port',
    'alfa.example.com:999999',
    'alfa.example.com..',
    'alfa.example.com/',
    'alfa.example.com#',
    '127.0.0.1',
    'localhost',
    '[::1]',
  ])('%s is none of ours', async (host) => {
    const told = await say(['GET /en HTTP/1.1', `Host: ${host}`])
    expect([400, 421]).toContain(statusOf(told))
    expect(told).not.toContain('evil.example.org')
  })

  test('in the first line of the request counts before the header', async () => {
    const told = await say([`GET http://${EVIL}/en HTTP/1.1`, 'Host: alfa.example.com'])
    expect(statusOf(told)).toBe(421)
    expect(told).not.toContain(EVIL)
  })

  test('with a name in front of the host, in the first line: 421', async () => {
    const told = await say([`GET http://alfa.example.com@${EVIL}/en HTTP/1.1`, 'Host: alfa.example.com'])
    expect(statusOf(told)).toBe(421)
  })

  test('a form, a call and a notice of a bank are turned away as well', async () => {
    for (const url of ['/en/contact', '/api/iletisim-post', '/odeme/bildirim/stripe', '/haber-vazgec']) {
      const answer = await production.server.inject({ method: 'POST', url, headers: { host: EVIL }, payload: {} })
      expect([url, answer.statusCode]).toEqual([url, 421])
    }
  })

  test('the call says so in the language of the caller', async () => {
    const headers = { host: EVIL, company: 'alfa', 'accept-language': 'de' }
    const answer = await production.server.inject({ method: 'GET', url: '/api/setting-get', headers })
    expect(answer.json()).toMatchObject({
      success: 0,
      code: 'adres_bilinmiyor',
      message: expect.stringMatching(/Adresse/),
    })
  })

  test.each(['/livez', '/readyz'])('%s answers there too: a balancer knows no names', async (url) => {
    const answer = await production.server.inject({ method: 'GET', url, headers: { host: '10.0.0.7:3000' } })
    expect(answer.statusCode).toBe(200)
  })
})

describe('in production a host of a tenant', () => {
  test.each([
    'alfa.example.com',
    'ALFA.Example.COM',
    'alfa.example.com:8443',
    'alfa.example.com.',
    'alfa.example.com.:443',
  ])('%s shows its pages, canonical at its first name', async (host) => {
    const told = await say(['GET /en HTTP/1.1', `Host: ${host}`])
    expect(statusOf(told)).toBe(200)
    expect(told).toContain('rel="canonical" href="https://alfa.example.com/en"')
  })

  test('is asked for with the whole address in the first line', async () => {
    const told = await say(['GET http://ALFA.example.com:80/en?utm_source=x HTTP/1.1', `Host: ${EVIL}`])
    expect(statusOf(told)).toBe(200)
    expect(told).toContain('rel="canonical" href="https://alfa.example.com/en"')
    expect(told).not.toContain(EVIL)
  })

  test('a forwarded host changes nothing, neither on pages nor for machines', async () => {
    const forwarded = [`X-Forwarded-Host: ${EVIL}`, 'X-Forwarded-Proto: http', `Forwarded: host=${EVIL}`]
    for (const path of ['/en', '/en/contact', '/', '/robots.txt', '/sitemap.xml', '/nowhere', '/llms.txt']) {
      const told = await say([`GET ${path} HTTP/1.1`, 'Host: alfa.example.com', ...forwarded])
      expect(statusOf(told)).not.toBe(421)
      expect(told).not.toContain(EVIL)
    }
  })

  test('a forwarded host that is no host at all breaks no page', async () => {
    const told = await say(['GET /en/nowhere HTTP/1.1', 'Host: alfa.example.com', 'X-Forwarded-Host: a b<c>'])
    expect(statusOf(told)).toBe(404)
  })

  test('goes with the row: a name that is taken from the tenant is nobody’s', async () => {
    const set = async (alan_adlari: string[]) => {
      await production.owner.db.updateTable('tenant').set({ alan_adlari }).where('kod', '=', 'beta').execute()
      await production.tenants.refresh()
    }
    const status = async () => statusOf(await say(['GET /robots.txt HTTP/1.1', 'Host: neu.example.com']))
    expect(await status()).toBe(421)
    await set(['beta.example.com', 'NEU.example.com'])
    expect(await status()).toBe(200)
    await set(['beta.example.com'])
    expect(await status()).toBe(421)
  })
})

test('a link to choose a password leads to the tenant’s own address, whatever host it was asked at', async () => {
  const headers = { host: 'beta.example.com', company: 'alfa', 'x-forwarded-host': EVIL }
  const payload = { e_mail: 'kim@example.com', lang: 'en' }
  await production.server.inject({ method: 'POST', url: '/api/uye-sifremi-unuttum-post', headers, payload })
  const { rows } = await production.owner.pool.query('select data from pgboss.job where name = $1', ['mail-password'])
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('example.org')
})

describe('on a machine of one’s own', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await startTestApp()
  })
  afterAll(() => demo.close())

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'anything.test'])(
    '%s shows the first tenant',
    async (host) => {
      const answer = await demo.server.inject({ method: 'GET', url: '/en', headers: { host } })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain(`rel="canonical" href="http://${host}/en"`)
    },
  )

  test('a host that is no host is not said again', async () => {
    const answer = await demo.server.inject({ method: 'GET', url: '/robots.txt', headers: { host: 'a@b"><c' } })
    expect(answer.body).toContain('Sitemap: http://localhost/sitemap.xml')
  })
})

test('a public address of the installation takes calls and notices; a site is not there', async () => {
  const shared = await startTestApp({
    environment: { MODE: 'production', DEMO: '0', PUBLIC_URL: 'https://booking.example.net' },
  })
  const at = (url: string) =>
    shared.server.inject({ method: 'GET', url, headers: { host: 'booking.example.net', company: 'alfa' } })
  expect((await at('/api/setting-get')).statusCode).toBe(200)
  expect((await at('/en')).statusCode).toBe(421)
  expect((await at('/robots.txt')).statusCode).toBe(421)
  await shared.close()
})
