import { readFileSync } from 'node:fs'
import { API } from '@meltem/contract/api'
import { ERROR_CODES } from '@meltem/contract/wire/errors'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const contact = {
  ad: 'Ayşe',
  soyad: 'Yılmaz',
  e_mail: 'ayse@example.com',
  konu: 'rezervasyon',
  mesaj: 'Merhaba',
  lang: 'tr',
  gizlilik_politikasi: true,
}

describe('company header', () => {
  test.each([
    ['missing', {}, 'firma_gerekli'],
    ['empty', { company: '' }, 'firma_gerekli'],
    ['unknown', { company: 'gamma' }, 'firma_bilinmiyor'],
    ['hostile', { company: "alfa' or 1=1 --" }, 'firma_bilinmiyor'],
  ])('%s: 400 with the envelope', async (_name, headers, code) => {
    const answer = await app.server.inject({ method: 'GET', url: '/api/setting-get', headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: 0, code, istek_no: answer.headers['x-request-id'] })
  })

  test('an inactive tenant is unknown after a refresh', async () => {
    await app.owner.db.updateTable('tenant').set({ aktif: false }).where('kod', '=', 'beta').execute()
    await app.tenants.refresh()
    expect((await app.get('/api/setting-get', { company: 'beta' })).statusCode).toBe(400)
    await app.owner.db.updateTable('tenant').set({ aktif: true }).where('kod', '=', 'beta').execute()
    await app.tenants.refresh()
    expect((await app.get('/api/setting-get', { company: 'beta' })).statusCode).toBe(200)
  })
})

describe('bad input has a decent answer', () => {
  test.each([
    ['invalid JSON', '{"ad":', 'application/json', 400, 'gecersiz_json'],
    ['empty body', '', 'application/json', 400, 'gecersiz_json'],
    ['wrong content type', 'ad=Ada', 'application/x-www-form-urlencoded', 415, 'icerik_turu'],
    ['plain text', '{}', 'text/plain', 415, 'icerik_turu'],
    ['content type with a tab', '{}', 'application/json\t; x', 422, 'alan_hatasi'],
    ['prototype pollution', '{"__proto__":{"admin":1}}', 'application/json', 400, 'gecersiz_json'],
    ['too large', JSON.stringify({ mesaj: 'x'.repeat(300_000) }), 'application/json', 413, 'govde_buyuk'],
    ['an array', '[]', 'application/json', 422, 'alan_hatasi'],
    ['a number', '7', 'application/json', 422, 'alan_hatasi'],
  ])('%s', async (...[, payload, type, status, code]) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/iletisim-post',
      headers: { company: 'alfa', 'content-type': type, 'accept-language': 'de' },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().message).toBe(translatorFor('de', 'errors')(code as 'icerik_turu'))
  })

  test('each refused field is named with its rule and a sentence in the language of the request', async () => {
    const answer = await app.post(
      '/api/iletisim-post',
      { ...contact, ad: ' ', e_mail: 'x', mesaj: undefined },
      { 'accept-language': 'ru' },
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().alanlar).toEqual([
      { alan: 'ad', kural: 'zorunlu', mesaj: 'Это поле обязательно.' },
      { alan: 'e_mail', kural: 'e_mail', mesaj: 'Введите действующий адрес электронной почты.' },
      { alan: 'mesaj', kural: 'zorunlu', mesaj: 'Это поле обязательно.' },
    ])
  })

  test.each(['de-DE,de;q=0.9', 'xx', '*', 'a'.repeat(5000), ';;;q=9', 'en-a-b-c', '\u0000'])(
    'Accept-Language %j',
    async (header) => {
      const answer = await app.get('/api/setting-get', { 'accept-language': header })
      expect(answer.statusCode).toBe(200)
    },
  )

  test.each(['/api/yok', '/api/page-get/x', '/api/setting-get/', '/api/%E0%A4%A'])('unknown path %s', async (path) => {
    const answer = await app.get(path)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().success).toBe(0)
  })

  test('a repeated query parameter is refused, not guessed', async () => {
    expect((await app.get('/api/page-get?dil=tr&dil=en&turu=p&slug=about-tr')).statusCode).toBe(422)
  })
})

describe('every error code', () => {
  test.each(LANGUAGES)('has a sentence in %s', (language) => {
    const messages = JSON.parse(
      readFileSync(new URL(`../../../../i18n/src/messages/${language}.json`, import.meta.url), 'utf8'),
    )
    expect(Object.keys(messages.errors).sort()).toEqual([...ERROR_CODES].sort())
  })
})

describe('headers', () => {
  test('answers carry security headers and are not stored', async () => {
    const { headers } = await app.get('/api/setting-get')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('CORS answers the hosts of tenants only and never reflects', async () => {
    const own = await app.get('/api/setting-get', { origin: 'https://alfa.example.com' })
    expect(own.headers['access-control-allow-origin']).toBe('https://alfa.example.com')
    const foreign = await app.get('/api/setting-get', { origin: 'https://evil.example.org' })
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    expect(foreign.statusCode).toBe(403)
  })

  test('a page of one tenant cannot act for another', async () => {
    const answer = await app.get('/api/setting-get', { origin: 'https://beta.example.com' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'yetki_yok'])
  })
})

describe('rate limit', () => {
  test('answers 429 in the envelope with Retry-After', async () => {
    const small = await startTestApp({ environment: { RATE_LIMIT: '3' } })
    try {
      const answers: LightMyRequestResponse[] = []
      for (let index = 0; index < 5; index++)
        answers.push(await small.get('/api/setting-get', { 'accept-language': 'en' }))
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429, 429])
      expect(answers[4]?.json()).toMatchObject({
        success: 0,
        code: 'cok_istek',
        message: 'Too many attempts. Please wait a little and try again.',
      })
      expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await small.close()
    }
  })
})

describe('OpenAPI', () => {
  test('lists every call of the contract with its fields described', async () => {
    const document = (await app.get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual(API.map((endpoint) => endpoint.path).sort())
    const contactOperation = document.paths['/iletisim-post'].post
    const schema = contactOperation.requestBody.content['application/json'].schema
    expect(schema.properties.e_mail).toMatchObject({
      type: 'string',
      format: 'email',
      description: 'Where the answer goes',
    })
    expect(schema.required).toContain('mesaj')
  })

  test('is a readable page without scripts', async () => {
    const page = await app.get('/api/')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/iletisim-post')
    expect(page.body).not.toContain('<script')
  })
})

describe('health', () => {
  test('livez, readyz and metrics', async () => {
    expect((await app.get('/livez')).json()).toEqual({ status: 'ok' })
    const ready = await app.get('/readyz')
    expect([ready.statusCode, ready.json().status]).toEqual([200, 'ok'])
    expect((await app.get('/metrics')).body).toContain('http_request_duration_seconds_bucket')
  })

  test('metrics are for this machine only', async () => {
    const answer = await app.server.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.7' })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the log', () => {
  test('holds no password, token, card or identity number', async () => {
    const canaries = ['canary-password-1', 'canary-token-2', '5528790000000008', '10000000146']
    await app.post(
      '/api/yonetim/giris-yap-post',
      { e_mail: 'ada@alfa.example.com', sifre: canaries[0] },
      { cookie: `__Host-yonetim=${canaries[1]}`, authorization: `Bearer ${canaries[1]}` },
    )
    await app.get(`/api/page-get?dil=tr&turu=p&slug=${canaries[2]}`, { cookie: `__Host-yonetim=${canaries[1]}` })
    app.services.log.info(
      { body: { kart_numarasi: canaries[2], tc_pasaport: canaries[3], sifre: canaries[0] } },
      `number ${canaries[3]} and ${canaries[2]}`,
    )
    const written = app.logLines.join('')
    expect(written).toContain('request')
    for (const canary of canaries) expect(written).not.toContain(canary)
  })
})
