import { getWrittenPage, savePage, type WrittenPage } from '@meltem/contract/content/office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import { readPreviewKey } from '../../../platform/sessions/preview-key.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let staff: Record<string, string>
let alfa: number
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
  staff = await staffHeaders(app)
  alfa = app.tenants.byKod('alfa')?.id ?? 0
})
afterAll(() => app.close())

const text = (baslik: string, more: object = {}) => ({
  baslik,
  ozet: `About ${baslik}`,
  seo_baslik: baslik,
  bloklar: [{ tip: 'metin' as const, html: `<p>${baslik}</p>` }],
  ...more,
})

const page = (more: Partial<WrittenPage> = {}): WrittenPage => ({
  turu: 'p',
  gorsel: null,
  yayin_zamani: '2026-01-01T00:00:00Z',
  taslak: false,
  icerik: { tr: text('Sayfa') },
  ...more,
})

const save = (body: object, headers = staff) => app.post('/api/yonetim/sayfa-kaydet-post', body, headers)

async function saved(body: WrittenPage): Promise<string> {
  const answer = await save(body)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('k_no')])
  app.services.cache.dropAll()
  return answer.json().k_no as string
}

const read = (query: string) => app.get(`/api/page-get?${query}`)

describe('writing a page', () => {
  test('what was written can be read again and fits the contract', async () => {
    const answer = await save(page({ icerik: { tr: text('Yazılan', { slug: 'yazilan' }), ru: text('Написано') } }))
    expect(z.safeParse(savePage.output, answer.json()).success).toBe(true)
    const written = (await app.get(`/api/yonetim/sayfa-getir?k_no=${answer.json().k_no}`, staff)).json()
    expect(z.safeParse(getWrittenPage.output, written).error?.issues).toBeUndefined()
    expect(written.data.icerik.ru.slug).toBe('написано')
  })

  test('only managers and editors write', async () => {
    const { db } = app.services
    const role = (rol: 'satis' | 'yonetici') =>
      withTenant(db, alfa, (trx) => trx.updateTable('personel').set({ rol }).execute())
    await role('satis')
    expect((await save(page())).statusCode).toBe(403)
    expect((await app.get('/api/yonetim/sayfa-listele', staff)).statusCode).toBe(200)
    await role('yonetici')
    expect((await save(page(), { company: 'alfa' })).statusCode).toBe(401)
    const other = await staffHeaders(app, 'beta')
    const k_no = await saved(page({ icerik: { tr: text('Yalnız alfa', { slug: 'yalniz-alfa' }) } }))
    expect((await save(page({ k_no }), other)).statusCode).toBe(404)
  })

  test.each([
    ['Kaş’ta İyi Bir Gün', 'tr', 'kaşta-iyi-bir-gün'],
    ['ISPARTA Gülü', 'tr', 'ısparta-gülü'],
    ['Größe & Weite', 'de', 'größe-weite'],
    ['День в Каше: море', 'ru', 'день-в-каше-море'],
    ['Ёлка й щука', 'ru', 'ёлка-й-щука'],
  ] as const)('the slug of „%s“ (%s) is %s and opens the page, also decomposed', async (title, dil, slug) => {
    await saved(page({ icerik: { [dil]: text(title) } }))
    for (const asked of [slug, slug.normalize('NFD')]) {
      const { data } = (await read(`dil=${dil}&turu=p&slug=${encodeURIComponent(asked)}`)).json()
      expect(data.slug).toBe(slug)
    }
    expect((await app.get(`/${dil}/p/${encodeURIComponent(slug)}`, { host: 'alfa.example.com' })).statusCode).toBe(200)
  })

  test('an address belongs to one page', async () => {
    await saved(page({ icerik: { tr: text('Bir', { slug: 'tek' }) } }))
    expect((await save(page({ icerik: { tr: text('İki', { slug: 'tek' }) } }))).json().code).toBe('adres_dolu')
    expect((await save(page({ icerik: { de: text('Drei', { slug: 'tek' }) } }))).statusCode).toBe(200)
  })

  test.each([
    '/contact',
    '/b/x',
    '/basket',
    '/BASKET',
    '/user/profile',
    '/agency',
    '/tr',
    '/de/haus',
    '//evil.example',
    '/a b',
    '/<script>',
    'kampanya',
    '/x.data',
    '/..',
    '/',
  ])('a custom page cannot stand at %s', async (url) => {
    const answer = await save(page({ turu: 'ozel', icerik: { tr: text('Özel', { url }) } }))
    expect(answer.statusCode).toBe(422)
  })

  test('a custom page stands at an address of its own, in letters of any script', async () => {
    await saved(page({ turu: 'ozel', icerik: { ru: text('Команда', { url: '/о-нас/команда' }) } }))
    const answer = await app.get(`/ru/${encodeURIComponent('о-нас')}/${encodeURIComponent('команда')}`, {
      host: 'alfa.example.com',
    })
    expect([answer.statusCode, answer.body.includes('Команда')]).toEqual([200, true])
  })

  test('empty blocks are dropped, tables are evened out, what the server fills in is not taken over', async () => {
    const bloklar = [
      { tip: 'metin', html: '<p> &nbsp;</p><script>1</script>' },
      { tip: 'sss', baslik: 'x', ogeler: [] },
      { tip: 'galeri', baslik: null, ogeler: [] },
      { tip: 'tablo', baslik: null, basliklar: ['a', 'b'], satirlar: [['1'], ['', ''], ['1', '2', '3']] },
      { tip: 'yazilar', baslik: 'x', adet: 2, ogeler: [{ baslik: 'forged', ozet: '', url: '/b/x', gorsel: null }] },
    ]
    const k_no = await saved(page({ icerik: { tr: text('Bloklar', { slug: 'bloklar', bloklar }) } }))
    const { data } = (await app.get(`/api/yonetim/sayfa-getir?k_no=${k_no}`, staff)).json()
    expect(data.icerik.tr.bloklar).toEqual([
      {
        tip: 'tablo',
        baslik: null,
        basliklar: ['a', 'b'],
        satirlar: [
          ['1', ''],
          ['1', '2'],
        ],
      },
      { tip: 'yazilar', baslik: 'x', adet: 2, ogeler: [] },
    ])
  })

  test.each([
    ['too many rows', { basliklar: ['a'], satirlar: Array.from({ length: 201 }, () => ['x']) }],
    ['too many columns', { basliklar: Array.from({ length: 13 }, () => 'x'), satirlar: [] }],
    ['a huge cell', { basliklar: ['a'], satirlar: [['x'.repeat(501)]] }],
  ])('an enormous table is refused: %s', async (_name, table) => {
    const bloklar = [{ tip: 'tablo', baslik: null, ...table }]
    expect((await save(page({ icerik: { tr: text('T', { bloklar }) } }))).statusCode).toBe(422)
  })

  test('a table of the largest size is stored and shown', async () => {
    const satirlar = Array.from({ length: 200 }, (_, row) =>
      Array.from({ length: 12 }, (_each, cell) => `${row}/${cell}`),
    )
    const basliklar = Array.from({ length: 12 }, (_, cell) => `k${cell}`)
    const bloklar = [{ tip: 'tablo', baslik: 'Büyük', basliklar, satirlar }]
    await saved(page({ icerik: { tr: text('Büyük tablo', { slug: 'buyuk-tablo', bloklar }) } }))
    const shown = await app.get('/tr/p/buyuk-tablo', { host: 'alfa.example.com' })
    expect(shown.body).toContain('199/11')
  })
})

describe('what is shown', () => {
  test('a draft is shown by its signed link only', async () => {
    const k_no = await saved(page({ taslak: true, icerik: { en: text('Secret draft', { slug: 'draft' }) } }))
    expect((await read('dil=en&turu=p&slug=draft')).statusCode).toBe(404)
    const { url } = (await app.post('/api/yonetim/sayfa-onizleme-post', { k_no, dil: 'en' }, staff)).json()
    const { pathname, search } = new URL(url)
    const host = { host: 'alfa.example.com' }
    const shown = await app.get(pathname + search, host)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(shown.body).toContain('Secret draft')
    expect(shown.body).toMatch(/<meta name="robots" content="noindex"/)
    const key = new URLSearchParams(search).get('onizleme') ?? ''
    expect((await app.get(`${pathname}?onizleme=${key.slice(0, -2)}AA`, host)).statusCode).toBe(404)
    expect((await app.get(pathname + search, { host: 'beta.example.com' })).statusCode).toBe(404)
    const place = { secrets: app.services.config.secrets, tenantId: alfa, what: 'sayfa' as const }
    expect(readPreviewKey(place, key, Date.now() + 8 * 86_400_000)).toBeUndefined()
    expect((await app.get(pathname, host)).statusCode).toBe(404)
  })

  test('a page that is missing in a language is shown in another, marked, and canonical where it is at home', async () => {
    await saved(page({ icerik: { tr: text('Yalnız Türkçe', { slug: 'yalniz-turkce' }) } }))
    const { data } = (await read('dil=de&turu=p&slug=yalniz-turkce')).json()
    expect([data.dil, data.baslik]).toEqual(['tr', 'Yalnız Türkçe'])
    const shown = await app.get('/de/p/yalniz-turkce', { host: 'alfa.example.com' })
    expect(shown.body).toMatch(/<html[^>]* lang="de/)
    expect(shown.body).toContain('auf Türkisch')
    expect(shown.body).toMatch(/<link rel="canonical" href="[^"]*\/tr\/p\/yalniz-turkce"/)
  })

  test('one language can wait while the others are shown', async () => {
    await saved(
      page({
        icerik: { tr: text('Hazır', { slug: 'hazir' }), en: text('Not yet', { slug: 'not-yet', taslak: true }) },
      }),
    )
    expect((await read('dil=en&turu=p&slug=not-yet')).statusCode).toBe(404)
    const { data } = (await read('dil=en&turu=p&slug=hazir')).json()
    expect([data.dil, data.ceviriler]).toEqual(['tr', { tr: { slug: 'hazir', url: null } }])
  })

  test('a scheduled page is not there before its time', async () => {
    await saved(page({ yayin_zamani: '2099-01-01T00:00:00Z', icerik: { tr: text('Sonra', { slug: 'sonra' }) } }))
    expect((await read('dil=tr&turu=p&slug=sonra')).statusCode).toBe(404)
    const { data } = (await app.get('/api/yonetim/sayfa-listele?turu=p', staff)).json()
    expect(data.find(({ basliklar }: { basliklar: { tr?: string } }) => basliklar.tr === 'Sonra').durum).toBe('planli')
  })
})

describe('contracts', () => {
  test('keep every version, readable for ever, and cannot be deleted', async () => {
    const contract = (words: string): WrittenPage =>
      page({
        sozlesme: true,
        icerik: { tr: text('Sözleşme', { slug: 'sozlesme', bloklar: [{ tip: 'metin', html: `<p>${words}</p>` }] }) },
      })
    const k_no = await saved(contract('birinci hâli'))
    await saved({ ...contract('ikinci hâli'), k_no })
    await saved({ ...contract('ikinci hâli'), k_no })
    const now = (await read('dil=tr&turu=p&slug=sozlesme')).json().data
    expect([now.surum, now.surumler.map(({ surum }: { surum: number }) => surum)]).toEqual([2, [2, 1]])
    const first = (await read('dil=tr&turu=p&slug=sozlesme&surum=1')).json().data
    expect(first.bloklar[0].html).toContain('birinci hâli')
    expect((await read('dil=tr&turu=p&slug=sozlesme&surum=3')).statusCode).toBe(404)
    expect((await app.get('/tr/p/sozlesme?surum=1', { host: 'alfa.example.com' })).body).toContain('birinci hâli')
    const gone = await app.post('/api/yonetim/sayfa-sil-post', { k_no }, staff)
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'sozlesme_silinmez'])
    await saved({ ...contract('ikinci hâli'), k_no, sozlesme: false })
    expect((await app.post('/api/yonetim/sayfa-sil-post', { k_no }, staff)).statusCode).toBe(409)
  })

  test('a version cannot be changed, not even by the owner of the database', async () => {
    await expect(app.owner.pool.query("update sayfa_surum set baslik = 'x'")).rejects.toThrow('never changed')
  })

  test('other pages show no old versions', async () => {
    const k_no = await saved(page({ icerik: { tr: text('Sade', { slug: 'sade' }) } }))
    await saved(page({ k_no, icerik: { tr: text('Sade yeni', { slug: 'sade' }) } }))
    expect((await read('dil=tr&turu=p&slug=sade&surum=1')).statusCode).toBe(404)
    expect((await app.post('/api/yonetim/sayfa-sil-post', { k_no }, staff)).statusCode).toBe(200)
  })
})
