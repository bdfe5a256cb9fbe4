import type { WrittenPage } from '@meltem/contract/content/office'
import { areWritableLines } from '@meltem/contract/wire/limits'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureTenant } from '../../testing/fixture.ts'
import { ADDRESSES, PAYLOADS } from '../../testing/hostile/xss-payloads.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const OPEN_COMMENTS = fixtureTenant('alfa', ['tr', 'en', 'de', 'ru'])

let app: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  const ayarlar = { ...OPEN_COMMENTS.ayarlar, other: { ...OPEN_COMMENTS.ayarlar.other, uye_olmadan_yorum_yapma: true } }
  app = await startTestApp({
    environment: { RATE_LIMIT: '1000000' },
    tenants: [{ ...OPEN_COMMENTS, ayarlar }],
  })
  staff = await staffHeaders(app)
})
afterAll(() => app.close())

const HOST = { host: 'alfa.example.com' }

/** One block of every kind that a person writes, full of the payload. */
function blocksOf(text: string): object[] {
  return [
    { tip: 'metin', html: `<p>${text}</p><h2>${text}</h2>` },
    { tip: 'sss', baslik: text, ogeler: [{ soru: text, cevap: text }] },
    { tip: 'tablo', baslik: text, basliklar: [text, text], satirlar: [[text, text]] },
    { tip: 'sozler', ogeler: [{ baslik: text, metin: text }] },
    { tip: 'cagri', baslik: text, metin: text, etiket: text, url: '/contact' },
    { tip: 'harita', baslik: text, metin: text, enlem: 36.7, boylam: 28.9 },
    { tip: 'video', baslik: text, url: 'https://film.example/x', gorsel: null },
    { tip: 'bulten', baslik: text, metin: text },
    {
      tip: 'kampanya',
      baslik: text,
      metin: text,
      ogeler: [],
    },
    { tip: 'yazilar', baslik: text, adet: 3, ogeler: [] },
    { tip: 'galeri', baslik: text, ogeler: [{ gorsel: 'icerik/x', altyazi: text }] },
  ]
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Where a page shows what people wrote. */
const SHOWN = ['main', 'header', 'footer', 'head']

function elementsIn(nodes: readonly Node[], shown: boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const inside = 'content' in node ? [...node.childNodes, ...node.content.childNodes] : node.childNodes
    return [...(shown ? [node] : []), ...elementsIn(inside, shown || SHOWN.includes(node.tagName))]
  })
}

/** Elements and attributes that could run something, in a page read as browsers read it. */
function dangersIn(html: string): string[] {
  return elementsIn(parse(html).childNodes, false).flatMap(({ tagName, attrs }) => [
    ...dangerousTag(tagName, attrs.find(({ name }) => name === 'type')?.value ?? null),
    ...attrs.filter(isDangerous).map(({ name, value }) => `${tagName} ${name}=${value}`),
  ])
}

function dangerousTag(tag: string, type: string | null): string[] {
  const never = ['iframe', 'object', 'embed', 'base', 'frame', 'style']
  return never.includes(tag) || (tag === 'script' && type !== 'application/ld+json') ? [tag] : []
}

function isDangerous({ name, value }: { name: string; value: string }): boolean {
  if (name.startsWith('on')) return true
  if (!/^(?:href|src|action|formaction|xlink:href)$/.test(name)) return false
  return /^\s*(?:javascript|data|vbscript|blob|file):|^(?:\/\/|\\\\|\/\\)/i.test(value)
}

/** Inline scripts are let in by their hash: one that a payload brought would be let in too. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('ld+json'))
    .map(([, , code = '']) => code)
}

test('there are a hundred payloads, and the check sees them', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(100)
  expect(dangersIn('<main><img src=x onerror=alert(1)></main>')).toEqual(['img onerror=alert(1)'])
  expect(dangersIn('<main><a href="javascript:alert(1)">x</a></main>')).toHaveLength(1)
})

/** Payloads that one page shows together. */
const HANDFUL = 10

/** Control characters are no letters: such a text is refused before the page has to make it harmless (API-6). */
const UNWRITABLE = /(?![\n\r\t])\p{Cc}/u

describe('X1: hostile texts in every field of the content', () => {
  let plain: number

  test('a harmless page has so many scripts', async () => {
    const { body } = await app.get('/tr/b/news-tr', HOST)
    plain = inlineScripts(body).length
    expect(dangersIn(body)).toEqual([])
  })

  const numbered = PAYLOADS.map((payload, index) => [index, payload] as const)

  test.each(numbered.filter(([, payload]) => areWritableLines(payload)))('%i: %s', async (index, payload) => {
    const text = { baslik: payload, ozet: payload, seo_baslik: payload, slug: `x${index}`, bloklar: blocksOf(payload) }
    const page = {
      turu: 'b',
      gorsel: null,
      yayin_zamani: '2026-01-01T00:00:00Z',
      taslak: false,
      yazar: { tr: payload },
      icerik: { tr: text } as unknown as WrittenPage['icerik'],
    }
    const saved = await app.post('/api/yonetim/sayfa-kaydet-post', page, staff)
    if (UNWRITABLE.test(payload)) {
      expect([saved.statusCode, saved.body]).toEqual([422, expect.stringContaining('karakter')])
      return
    }
    expect([saved.statusCode, saved.body]).toEqual([200, expect.stringContaining('k_no')])
    const { k_no } = saved.json()
    const comment = { lang: 'tr', sayfa_k_no: k_no, ad: payload, e_mail: 'a@example.com', metin: payload }
    const written = await app.post('/api/yazi-yorum-post', comment)
    expect([200, 422]).toContain(written.statusCode)
    await app.owner.pool.query("update yazi_yorumu set durum = 'yayinda'; delete from hiz_siniri")
    app.services.cache.dropAll()
    const { body, statusCode } = await app.get(`/tr/b/x${index}`, HOST)
    expect(statusCode).toBe(200)
    expect(dangersIn(body)).toEqual([])
    expect(inlineScripts(body)).toHaveLength(plain)
    const feed = await app.get('/tr/b/rss.xml', HOST)
    expect(feed.body).not.toMatch(/<script|<img|<svg|<iframe/i)
  })

  test.each(numbered.filter(([, payload]) => !areWritableLines(payload)))(
    '%i is turned away at the door',
    async (_, yazar) => {
      const text = { baslik: 'x', ozet: 'x', seo_baslik: 'x', slug: 'kapida', bloklar: [] }
      const page = {
        turu: 'b',
        gorsel: null,
        yayin_zamani: '2026-01-01T00:00:00Z',
        taslak: false,
        icerik: { tr: text },
      }
      const answer = await app.post('/api/yonetim/sayfa-kaydet-post', { ...page, yazar: { tr: yazar } }, staff)
      expect([answer.statusCode, answer.json().alanlar[0].kural]).toEqual([422, 'karakter'])
    },
  )

  test.each(ADDRESSES)('as an address: %s', async (url) => {
    const bloklar = [{ tip: 'cagri', baslik: 'x', metin: 'x', etiket: 'x', url }]
    const text = { baslik: 'x', ozet: 'x', seo_baslik: 'x', slug: 'adres', bloklar }
    const page = {
      turu: 'p',
      gorsel: null,
      yayin_zamani: '2026-01-01T00:00:00Z',
      taslak: false,
      icerik: { tr: text },
    }
    expect((await app.post('/api/yonetim/sayfa-kaydet-post', page, staff)).statusCode).toBe(422)
    const item = {
      k_no: crypto.randomUUID(),
      menu_k_no: null,
      tip: 'ozel',
      turu: null,
      icerik: { tr: { baslik: 'x', url } },
    }
    const menu = await app.post('/api/yonetim/menu-kaydet-post', { konum: 'bottom', ogeler: [item] }, staff)
    expect(menu.statusCode).toBe(422)
    const bar = {
      yer: 'ust',
      dil: null,
      gorsel: null,
      icerik: { tr: { metin: 'x' } },
      url,
      sira: 0,
      baslangic: null,
      bitis: null,
    }
    expect((await app.post('/api/yonetim/duyuru-kaydet-post', bar, staff)).statusCode).toBe(422)
  })

  const short = PAYLOADS.filter((payload) => payload.length <= 80).slice(0, 60)
  const handfuls = Array.from({ length: Math.ceil(short.length / HANDFUL) }, (_, place) =>
    short.slice(place * HANDFUL, (place + 1) * HANDFUL),
  )

  test.each(handfuls.map((payloads) => [payloads] as const))('in menus and announcements: %j', async (payloads) => {
    const ogeler = payloads.filter(areWritableLines).map((baslik) => ({
      k_no: crypto.randomUUID(),
      menu_k_no: null,
      tip: 'baslik',
      turu: null,
      icerik: { tr: { baslik } },
    }))
    const menu = await app.post('/api/yonetim/menu-kaydet-post', { konum: 'bottom', ogeler }, staff)
    expect([menu.statusCode, menu.json().sayi]).toEqual([200, ogeler.length])
    for (const metin of payloads) {
      const bar = {
        yer: 'ust',
        dil: null,
        gorsel: null,
        icerik: { tr: { metin } },
        url: '/contact',
        sira: 0,
        baslangic: null,
        bitis: null,
      }
      const shown = await app.post('/api/yonetim/duyuru-kaydet-post', bar, staff)
      expect([metin, shown.statusCode]).toEqual([metin, areWritableLines(metin) ? 200 : 422])
    }
    app.services.cache.dropAll()
    app.pages.dropAll()
    const { body } = await app.get('/tr/p/about-tr', HOST)
    expect(dangersIn(body)).toEqual([])
    await app.owner.pool.query('delete from duyuru')
  })
})
