import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const LANGUAGES = ['tr', 'en', 'de', 'ru']
const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')

interface Link {
  '@_rel': string
  '@_hreflang': string
  '@_href': string
}
interface Url {
  loc: string
  lastmod?: string
  'xhtml:link'?: Link[]
}

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
})
afterAll(() => app.close())
beforeEach(() => app.pages.dropAll())

const ask = (url: string, host = 'meltem.localhost') =>
  app.server.inject({ method: 'GET', url, headers: { host, cookie: 'dil=tr' } })
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})
const urlsOf = async (url: string, host?: string): Promise<Url[]> =>
  parser.parse((await ask(url, host)).body).urlset.url as Url[]

const change = (tenant: string, work: Parameters<typeof withTenant<unknown>>[2]) =>
  withTenant(app.services.db, app.tenants.byKod(tenant)?.id ?? 0, work)

describe('robots.txt', () => {
  test('names the sitemap of the host that was asked, and keeps people’s own pages out', async () => {
    const answer = await ask('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toContain('Sitemap: http://meltem.localhost/sitemap.xml')
    for (const path of ['/api/', '/yonetim', '/*/basket/', '/*/account/', '/*/agency/login']) {
      expect(answer.body).toContain(`Disallow: ${path}\n`)
    }
    expect(answer.body).not.toMatch(/Disallow: \/\n/)
    expect((await ask('/robots.txt', 'poyraz.localhost')).body).toContain('http://poyraz.localhost/sitemap.xml')
  })
})

describe('for programs', () => {
  test('llms.txt tells what the site is, in one line each, with addresses that answer', async () => {
    const { headers, body } = await ask('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# Meltem\n\n> \S/)
    const links = [...body.matchAll(/\]\((http:\/\/meltem\.localhost[^)]+)\)/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(20)
    // Each page of the sitemap is opened by the tests of the whole site.
    const opened = new Set((await urlsOf('/sitemap-en.xml')).map(({ loc }) => loc))
    const broken: string[] = []
    for (const href of links.filter((link) => !opened.has(link))) {
      const { statusCode } = await ask(href.replace('http://meltem.localhost', ''))
      if (statusCode !== 200) broken.push(`${statusCode} ${href}`)
    }
    expect(broken).toEqual([])
  })

  test('the manifest opens the site in the tenant’s language', async () => {
    const answer = await ask('/manifest.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(answer.json()).toMatchObject({ lang: 'tr', start_url: '/tr', short_name: 'Meltem' })
    expect((await ask('/manifest.webmanifest', 'poyraz.localhost')).json()).toMatchObject({ lang: 'en' })
  })

  test('the manifest names icons that are there, in the size it says', async () => {
    const { icons } = (await ask('/manifest.webmanifest')).json() as { icons: { src: string; sizes: string }[] }
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512'])
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { rawPayload } = await ask(src)
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  test.each([
    ['/favicon.svg', 'image/svg+xml', Buffer.from('<svg ')],
    ['/favicon.ico', 'image/x-icon', Buffer.from([0, 0, 1, 0, 3, 0])],
    ['/apple-touch-icon.png', 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ])('%s is the mark of the tenant that was asked', async (path, type, begins) => {
    const answer = await ask(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    expect(answer.rawPayload.subarray(0, begins.length)).toEqual(begins)
  })

  test('security.txt names an address, itself and a day that has not come', async () => {
    const { body } = await ask('/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(body).toContain('Canonical: http://meltem.localhost/.well-known/security.txt')
    expect(Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now())
  })
})

describe('the sitemap', () => {
  test('has one file per language the tenant speaks', async () => {
    const index = parser.parse((await ask('/sitemap.xml')).body).sitemapindex.sitemap as Url[]
    expect(index.map(({ loc }) => loc)).toEqual(LANGUAGES.map((dil) => `http://meltem.localhost/sitemap-${dil}.xml`))
    for (const { lastmod } of index) expect(Date.parse(lastmod ?? '')).toBeGreaterThan(0)
    const other = parser.parse((await ask('/sitemap.xml', 'poyraz.localhost')).body).sitemapindex.sitemap as Url[]
    expect(other.length).toBeLessThan(LANGUAGES.length)
  })

  test.each(LANGUAGES)('names each page in %s once, with the same page in the other languages', async (dil) => {
    const urls = await urlsOf(`/sitemap-${dil}.xml`)
    const addresses = urls.map(({ loc }) => loc)
    expect(new Set(addresses).size).toBe(addresses.length)
    // Every one of them is as old as something that is written down.
    expect(urls.filter(({ lastmod }) => !(Date.parse(lastmod ?? '') > 0)).map(({ loc }) => loc)).toEqual([])
    for (const loc of addresses) expect(loc).toMatch(new RegExp(`^http://meltem\\.localhost/${dil}(?:/|$)`))
    const products = urls.filter(({ loc }) => /\/(?:d\/[^/]+\/|t\/)/.test(loc))
    expect(products.length).toBeGreaterThan(90)
    for (const { loc, 'xhtml:link': links = [] } of products) {
      expect(links.map((link) => link['@_hreflang'])).toEqual([...LANGUAGES, 'x-default'])
      expect(links.find((link) => link['@_hreflang'] === dil)?.['@_href']).toBe(loc)
    }
  })

  test('tells the alternates the pages tell', async () => {
    const urls = await urlsOf('/sitemap-en.xml')
    const villa = urls.find(({ loc }) => loc.includes('/d/') && loc.split('/').length === 7)
    if (!villa) throw new Error('no product')
    const { body } = await ask(new URL(villa.loc).pathname)
    for (const link of villa['xhtml:link'] ?? []) {
      expect(body).toContain(`hrefLang="${link['@_hreflang']}" href="${link['@_href']}"`)
    }
  })

  test('leaves out what is not offered and what is not translated, and follows a change of words', async () => {
    const slugIn = async (dil: string) => {
      const { data } = (
        await app.get(`/api/category-urun-getir?dil=${dil}&k_no=${VILLA}`, { company: 'meltem' })
      ).json()
      return data.slug as string
    }
    const [slug, russian] = [await slugIn('en'), await slugIn('ru')]
    const find = async (dil: string, name: string) => {
      app.pages.dropAll()
      return (await urlsOf(`/sitemap-${dil}.xml`)).find(({ loc }) => loc.endsWith(`/${name}`))
    }
    const before = await find('en', slug)
    await change('meltem', (trx) =>
      trx
        .updateTable('urun_metin')
        .set({ ozet: 'New words.' })
        .where('urun_k_no', '=', VILLA)
        .where('dil', '=', 'en')
        .execute(),
    )
    const after = await find('en', slug)
    expect(Date.parse(after?.lastmod ?? '')).toBeGreaterThan(Date.parse(before?.lastmod ?? ''))
    await change('meltem', (trx) =>
      trx.deleteFrom('urun_metin').where('urun_k_no', '=', VILLA).where('dil', '=', 'ru').execute(),
    )
    expect(await find('ru', russian)).toBeUndefined()
    const languages = (await find('en', slug))?.['xhtml:link']?.map((link) => link['@_hreflang'])
    expect(languages).toEqual(['tr', 'en', 'de', 'x-default'])
    await change('meltem', (trx) =>
      trx.updateTable('urun_vitrin').set({ yayinda: false }).where('urun_k_no', '=', VILLA).execute(),
    )
    expect(await find('en', slug)).toBeUndefined()
  })

  test('a review does not count as a change of the page', async () => {
    const key = stableKey('meltem', 'urun', 'paragliding')
    const time = () =>
      change('meltem', (trx) =>
        trx.selectFrom('urun_vitrin').select('guncelleme_zamani').where('urun_k_no', '=', key).executeTakeFirst(),
      )
    const before = await time()
    await change('meltem', (trx) =>
      trx.updateTable('yorum').set({ durum: 'reddedildi' }).where('urun_k_no', '=', key).execute(),
    )
    expect(await time()).toEqual(before)
  })

  test.each(['/sitemap-fr.xml', '/sitemap-tr-2.xml', '/sitemap-tr-0.xml', '/sitemap-tr.html', '/sitemap-.xml'])(
    '%s is not there',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(404)
    },
  )

  test('is sent compressed, and not again when nothing changed', async () => {
    const send = (headers: Record<string, string>) =>
      app.server.inject({ method: 'GET', url: '/sitemap-tr.xml', headers: { host: 'meltem.localhost', ...headers } })
    const first = await send({ 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect((await send({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  })
})
