import { getPage, listPages } from '@meltem/contract/content/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../platform/db/connection.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sanitizeRichText } from './pages/sanitize.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('/page-get', () => {
  test('finds a page by type and slug and says where it stands in the other languages', async () => {
    const answer = (await app.get('/api/page-get?dil=de&turu=p&slug=about-de')).json()
    expect(z.safeParse(getPage.output, answer).success).toBe(true)
    expect(answer.data).toMatchObject({
      baslik: 'About de',
      dil: 'de',
      ceviriler: { tr: { slug: 'about-tr' }, ru: { slug: 'about-ru' } },
    })
  })

  test('fills the home page with the newest articles', async () => {
    const { data } = (await app.get('/api/page-get?dil=en&turu=ana')).json()
    expect(data.bloklar).toEqual([
      {
        tip: 'yazilar',
        baslik: 'Journal',
        adet: 1,
        ogeler: [{ baslik: 'News en', ozet: 'About News', url: '/b/news-en', gorsel: null }],
      },
    ])
  })

  test.each([
    ['unknown slug', 'dil=tr&turu=p&slug=yok', 404],
    ['slug of another language', 'dil=tr&turu=p&slug=about-en', 404],
    ['slug of another type', 'dil=tr&turu=b&slug=about-tr', 404],
    ['no slug', 'dil=tr&turu=p', 404],
    ['no url for a custom page', 'dil=tr&turu=ozel', 404],
    ['unknown language', 'dil=fr&turu=ana', 422],
    ['unknown type', 'dil=tr&turu=zz&slug=x', 422],
    ['a language that tries SQL', `dil=${encodeURIComponent("tr' or '1'='1")}&turu=ana`, 422],
    ['a slug that tries SQL', `dil=tr&turu=p&slug=${encodeURIComponent("x' or '1'='1")}`, 404],
  ])('%s: %s answers %i', async (_name, query, status) => {
    expect((await app.get(`/api/page-get?${query}`)).statusCode).toBe(status)
  })

  test('shows nothing of another tenant', async () => {
    expect((await app.get('/api/page-get?dil=tr&turu=p&slug=about-tr', { company: 'beta' })).statusCode).toBe(404)
  })

  test('a page that is not published yet is not there', async () => {
    const tenant = app.tenants.byKod('alfa')
    await withTenant(app.services.db, tenant?.id ?? 0, (trx) =>
      trx.updateTable('sayfa').set({ yayin_zamani: '2999-01-01T00:00:00Z' }).where('turu', '=', 'b').execute(),
    )
    app.services.cache.dropAll()
    expect((await app.get('/api/page-get?dil=tr&turu=b&slug=news-tr')).statusCode).toBe(404)
    const { data } = (await app.get('/api/page-get?dil=tr&turu=ana')).json()
    expect(data.bloklar[0].ogeler).toEqual([])
    await withTenant(app.services.db, tenant?.id ?? 0, (trx) =>
      trx.updateTable('sayfa').set({ yayin_zamani: '2026-01-02T00:00:00Z' }).where('turu', '=', 'b').execute(),
    )
  })
})

test('/page-all-get lists the pages of a language, of one type when asked', async () => {
  const all = (await app.get('/api/page-all-get?dil=ru')).json()
  expect(z.safeParse(listPages.output, all).success).toBe(true)
  expect(all.data.map((page: { baslik: string }) => page.baslik)).toEqual(['News ru', 'About ru', 'alfa ru'])
  const articles = (await app.get('/api/page-all-get?dil=ru&turu=b')).json()
  expect(articles.data).toHaveLength(1)
})

describe('rich text', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>1</script></svg>b', 'b'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://x"></iframe>', ''],
    ['<a href="https://a.example">a</a>', '<a href="https://a.example" rel="noopener noreferrer">a</a>'],
    ['<a href="/p/iptal">a</a>', '<a href="/p/iptal">a</a>'],
  ])('%s', (html, safe) => {
    expect(sanitizeRichText(html)).toBe(safe)
  })
})
