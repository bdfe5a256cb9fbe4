import { API } from '@meltem/contract/api'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { stableKey } from '../platform/db/stable-key.ts'
import { startCatalogApp } from '../testing/catalog-app.ts'
import { type Caller, tryHostileInput } from '../testing/hostile/hostile-calls.ts'
import { withoutLimits } from '../testing/hostile/hostile-world.ts'
import type { TestApp } from '../testing/test-app.ts'

const HOST = 'meltem.localhost'

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '1000000' } })
  withoutLimits(app)
})
afterAll(() => app.close())

/** A page takes a few milliseconds to make: so much of the list is tried, with `FUZZ=full` all of it. */
const FULL = process.env.FUZZ === 'full'
const AT_ONCE = 4

/** Parts of an address that no link of ours has. Some are no text in any encoding. */
const USUAL_PARTS = ['villa%00', '%ED%A0%80%FF', '%zz', '%1B%5B31m', 'x'.repeat(250), '4111.1111.1111.1129']
const RARE_PARTS = [
  '%00',
  '%',
  '%C2%85',
  '..%2F..%2Fetc',
  '%2e%2e',
  '%5C%5C',
  'x'.repeat(2000),
  '%E2%80%AE%F0%9F%8F%96',
  '__proto__',
  'constructor',
  '9999-12-31',
  '%3Cscript%3E',
]
const PARTS = FULL ? [...USUAL_PARTS, ...RARE_PARTS] : USUAL_PARTS

/** Every shape of a page; `:part` is where a visitor writes something of their own. */
const PAGES = [
  '/:part',
  '/en/:part',
  '/en/:part/:part',
  '/c/:part',
  '/u/:part/:part',
  '/t/:part',
  '/b/:part',
  '/en/c/:part',
  '/en/u/:part',
  '/en/d/:part/:part',
  '/en/u/:part/:part',
  '/en/t/:part',
  '/en/b/:part',
  '/en/b/:part/:part',
  '/en/p/:part',
  '/en/reservation/:part',
  '/en/user/reservations/:part',
  '/en/account/social/:part',
  '/en/agency/:part',
  '/kart/en/:part.jpg',
  '/sitemap-:part',
  '/:part/b/rss.xml',
  '/giden-kutusu/:part',
  '/giden-kutusu/:part/metin',
  '/odeme/bildirim/:part',
  '/yonetim/:part',
  '/gorsel/:part',
  '/kiyi/:part/:part',
  '/kiyi/9/:part/:part',
  '/assets/:part',
  '/api/:part',
]

/** Names that pages and links read from their query. */
const NAMES = [
  'baslangic',
  'bitis',
  'saat',
  'yetiskin',
  'fiyat_en_az',
  'ara',
  'bolge',
  'ozellik',
  'alis_yeri',
  'kutu',
  'sayfa',
  'k_no',
  'anahtar',
  'ref',
  'deneme',
  'firma',
  'nereden',
  'nereye',
  'tarih',
  'donus_tarih',
  'kategori',
  'surum',
  'onizleme',
  'konu',
  'urun',
  'tur',
  'code',
  'state',
  'dil',
]
const VALUES = ['a%00', '4111.1111.1111.1129', '9999-12-31', '%ED%A0%80%FF', '%', '0000-01-01', '-1', '1e308']

const READERS = [
  '/en',
  '/en/d',
  '/en/c/villas',
  '/en/t',
  '/en/b',
  '/en/contact',
  '/en/enquire-booking',
  '/en/compare',
  '/en/basket/cart',
  '/en/basket/complate',
  '/en/basket/result',
  '/en/agency/offer',
  '/en/account/confirm',
  '/en/account/social/google',
  '/bulten-onay',
  '/haber-vazgec',
  '/odeme/donus',
]

const LISTS = new Set(['/en/d', '/en/c/villas', '/en/t'])
const LINKS = new Set(['/bulten-onay', '/haber-vazgec', '/odeme/donus'])

interface Asked {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
}

/** Those that were answered with a fault of ours. */
async function failed(all: readonly Asked[]): Promise<string[]> {
  const found: string[] = []
  for (let place = 0; place < all.length; place += AT_ONCE) {
    await Promise.all(
      all.slice(place, place + AT_ONCE).map(async ({ url, method = 'GET', headers = {}, payload }) => {
        const sent = { method, url, headers: { host: HOST, ...headers }, ...(payload ? { payload } : {}) }
        const { statusCode } = await app.server.inject(sent)
        if (statusCode >= 500) found.push(`${method} ${url.slice(0, 120)} ${payload ?? ''} ${statusCode}`)
      }),
    )
  }
  return found
}

describe('an address that no link of ours has is answered, and never with a fault of ours', () => {
  test.each(PAGES)('%s', async (shape) => {
    const method = shape.startsWith('/odeme/') ? 'POST' : 'GET'
    const urls = PARTS.map((part) => shape.replaceAll(':part', part))
    // What the router of the browser asks for is the same page as data.
    const asData = FULL ? urls.map((url) => `${url}.data`) : []
    expect(await failed([...urls, ...asData].map((url) => ({ url, method })))).toEqual([])
  })

  test.each(READERS)('%s with a query nobody has written', async (path) => {
    const method = LINKS.has(path) ? 'POST' : 'GET'
    const values = FULL || LISTS.has(path) ? VALUES : VALUES.slice(0, 4)
    const together = values.map((value) => `${path}?${NAMES.map((name) => `${name}=${value}`).join('&')}`)
    const alone = FULL ? NAMES.flatMap((name) => VALUES.map((value) => `${path}?${name}=${value}`)) : []
    const twice = `${path}?${NAMES.map((name) => `${name}=a&${name}=b&${name}[c]=d`).join('&')}`
    expect(await failed([...together, ...alone, twice].map((url) => ({ url, method })))).toEqual([])
  })

  const HEADERS = [
    'accept-language',
    'cookie',
    'company',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'range',
  ]
  const SENT = ['\u00ff\u00fe', '%00', '%ED%A0%80', ';;;=;', 'dil=%00; para_birimi=%FF', 'x'.repeat(8000), '__proto__']
  test.each(HEADERS)('the header %s with something nobody sends', async (name) => {
    const paths = ['/en/contact', '/api/setting-get', '/api/uye-bilgileri-get', '/robots.txt', '/kart/en/x.jpg']
    const asked = paths.flatMap((url) => {
      const company = url.startsWith('/api') ? { company: 'meltem' } : {}
      return SENT.map((value) => ({ url, headers: { ...company, [name]: value } }))
    })
    expect(await failed(asked)).toEqual([])
  })

  test('a form for a page that has none is turned away', async () => {
    for (const url of ['/en/d', '/en/villa.data', '/en/compare']) {
      const headers = { host: HOST, 'content-type': 'application/x-www-form-urlencoded' }
      const { statusCode } = await app.server.inject({ method: 'POST', url, headers, payload: 'a=b' })
      expect([url, statusCode]).toEqual([url, 405])
    }
  })

  const TYPES = [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
    'text/plain',
  ]
  test.each(['/en/contact', '/en/enquire-booking', '/en/agency/forms'])('%s filled in by nobody', async (url) => {
    const fields = ['ad', 'soyad', 'e_mail', 'telefon', 'konu', 'mesaj', 'gizlilik_politikasi', 'baslangic', 'unvan']
    const bodies = VALUES.map((value) => fields.map((field) => `${field}=${value}`).join('&'))
    const asked = TYPES.flatMap((type, place) =>
      // What is no form at all is refused before anything of it is read.
      (FULL || place === 0 ? bodies : bodies.slice(0, 1)).map((payload) => ({
        url,
        method: 'POST' as const,
        headers: { 'content-type': type },
        payload,
      })),
    )
    expect(await failed(asked)).toEqual([])
  })
})

/** Lists, products and rides as the demo has them, so that a value that is accepted meets something. */
describe('calls that read the catalogue answer every hostile value', () => {
  const KNOWN = {
    dil: 'en',
    lang: 'en',
    kur: 'EUR',
    urun_k_no: stableKey('meltem', 'urun', 'villa-zeytin'),
    k_no: stableKey('meltem', 'urun', 'villa-zeytin'),
    baslangic: '2027-06-01',
    bitis: '2027-06-08',
    nereden: 'dalaman',
    nereye: 'fethiye',
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
  }
  /** Each of these alone would leave nothing to read. */
  const LEFT_OUT = ['kategori', 'koleksiyon', 'urun_tipi', 'ozellik', 'bolge', 'ara', 'slug']
  const READ = API.filter(({ feature, access }) => ['catalog', 'transfer'].includes(feature) && access === 'public')

  test.each(READ.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_, endpoint) => {
    const { input } = endpoint
    const whole = sampleOf(input, KNOWN) as Record<string, unknown>
    const lean = Object.fromEntries(Object.entries(whole).filter(([name]) => !LEFT_OUT.includes(name)))
    const sample = z.safeParse(input, lean).success ? lean : whole
    expect(z.safeParse(input, sample).error?.issues ?? []).toEqual([])
    const caller: Caller = { app, headersFor: () => ({ company: 'meltem' }), inputFor: () => sample }
    expect(await tryHostileInput(caller, endpoint)).toEqual([])
  })
})

test('and none of it has failed behind a polite answer', () => {
  const failures = app.logLines.filter((line) => line.includes('"level":50'))
  expect([...new Set(failures.map((line) => line.slice(0, 600)))]).toEqual([])
})
