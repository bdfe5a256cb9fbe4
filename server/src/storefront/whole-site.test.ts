import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCatalogApp } from '../testing/catalog-app.ts'
import { languageIn } from '../testing/language-in.ts'
import { headOf, linksIn, mainText } from '../testing/page-text.ts'
import type { TestApp } from '../testing/test-app.ts'

/** Every page of the demo site as its sitemap names it, asked for once. */
interface Page {
  readonly path: string
  readonly dil: Language
  readonly html: string
  readonly status: number
  readonly alternates: Readonly<Record<string, string>>
}

const HOST = 'meltem.localhost'
const ORIGIN = `http://${HOST}`

let app: TestApp
const pages: Page[] = []
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '1000000' } })
  for (const dil of LANGUAGES) for (const entry of await sitemapOf(dil)) pages.push(await open(dil, entry))
  // More than seven hundred pages, drawn one by one: the usual guard is too short for that beside other work.
}, 1_200_000)
afterAll(() => app.close())

const ask = (path: string, host = HOST) => app.get(path, { host })
const pathOf = (url: string) => decodeURI(new URL(url).pathname)

async function sitemapOf(dil: Language) {
  const { body } = await ask(`/sitemap-${dil}.xml`)
  return [...body.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => ({
    path: new URL(loc).pathname,
    alternates: Object.fromEntries(
      [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [language, href]),
    ),
  }))
}

/** The status of an address, or of the one it moved to. */
async function endOf(path: string, host = HOST): Promise<number> {
  const { statusCode, headers } = await ask(path, host)
  const moved = statusCode >= 300 && statusCode < 400
  return moved ? (await ask(String(headers.location), host)).statusCode : statusCode
}

async function open(dil: Language, { path, alternates }: Pick<Page, 'path' | 'alternates'>): Promise<Page> {
  const answer = await ask(path)
  return { path, dil, alternates, html: answer.body, status: answer.statusCode }
}

describe('every page of the sitemap', () => {
  test('there are hundreds, of every type of address', () => {
    expect(pages.length).toBeGreaterThan(500)
    const types = new Set(pages.map(({ path }) => path.split('/')[2] ?? ''))
    expect([...types]).toEqual(expect.arrayContaining(['', 'b', 'c', 'contact', 'd', 'kampanyalar', 'p', 't', 'u']))
  })

  test('answers in its language, canonical to itself, with title and description', () => {
    for (const { path, dil, html, status } of pages) {
      const head = headOf(html)
      expect([path, status, head.lang, head.robots]).toEqual([path, 200, dil, undefined])
      expect([path, pathOf(head.canonical ?? ORIGIN)]).toEqual([path, decodeURI(path)])
      expect(head.title.length, path).toBeGreaterThan(5)
      expect(head.description.length, path).toBeGreaterThan(3)
    }
  })

  test('names the same page in the other languages, as the sitemap does, and each names it back', () => {
    const byPath = new Map(pages.map((page) => [decodeURI(page.path), headOf(page.html).alternates]))
    for (const { path, alternates } of pages) {
      const own = byPath.get(decodeURI(path)) ?? {}
      const told = Object.fromEntries(Object.entries(own).map(([language, href]) => [language, pathOf(href)]))
      const listed = Object.fromEntries(Object.entries(alternates).map(([language, href]) => [language, pathOf(href)]))
      expect([path, told]).toEqual([path, listed])
      for (const dil of LANGUAGES) {
        const back = byPath.get(told[dil] ?? '')
        expect([path, dil, back && Object.values(back).map(pathOf)]).toEqual([
          path,
          dil,
          expect.arrayContaining([decodeURI(path)]),
        ])
      }
    }
  })

  test('is written in its language, without a sentence that is missing', () => {
    let told = 0
    for (const { path, dil, html } of pages) {
      const text = mainText(html)
      expect(text, path).not.toMatch(/MISSING_MESSAGE|\bundefined\b|\[object|\{[a-z_]+\}|NaN/)
      expect(text, path).not.toMatch(
        /(?:^|\s)(?:content|home|layout|card|listing|product|reviews|comments)\.[a-z]+[A-Za-z.]*/,
      )
      // Guests sign their reviews in their own letters.
      if (dil !== 'ru' && /^\/..\/[bcpu]\b/.test(path))
        expect(text.replaceAll('Русский', ''), path).not.toMatch(/[а-яё]{3}/i)
      const found = languageIn(text)
      if (found) {
        told += 1
        expect([path, found]).toEqual([path, dil])
      }
    }
    expect(told).toBeGreaterThan(pages.length * 0.8)
  })

  test('leads nowhere that is not there', async () => {
    const known = new Set(pages.map(({ path }) => decodeURI(path)))
    const links = pages.flatMap(({ path, html }) => linksIn(html, ORIGIN).map((link) => [link, path] as const))
    const leads = new Map(links.filter(([link]) => !known.has(decodeURI(link))))
    expect(links.length).toBeGreaterThan(10_000)
    const dead: string[] = []
    for (const [link, from] of leads) {
      const status = await endOf(link)
      if (status !== 200) dead.push(`${from} → ${link}: ${status}`)
    }
    expect(dead).toEqual([])
  })
})

/** Pages of PAGE-3 that are a member's or a buyer's own: they ask not to be found. */
const PRIVATE = [
  'user',
  'user/coupons',
  'user/favorites',
  'user/notification',
  'user/payments',
  'user/profile',
  'user/reservations',
  'basket/cart',
  'basket/checkout',
  'basket/complate',
  'basket/result',
  'basket/warning',
]

describe.each(LANGUAGES)('routes of PAGE-3 under /%s', (dil) => {
  test.each(PRIVATE)('%s', async (path) => {
    const answer = await ask(`/${dil}/${path}`)
    const head = headOf(answer.body)
    expect([answer.statusCode, head.lang, head.robots]).toEqual([200, dil, 'noindex'])
    expect(answer.body).not.toContain('rel="canonical"')
  })

  test('enquire-booking is canonical to itself and exists in all languages', async () => {
    const { body, statusCode } = await ask(`/${dil}/enquire-booking`)
    const { lang, canonical, alternates } = headOf(body)
    expect([statusCode, lang, canonical]).toEqual([200, dil, `${ORIGIN}/${dil}/enquire-booking`])
    expect(Object.keys(alternates).sort()).toEqual(['de', 'en', 'ru', 'tr', 'x-default'])
  })

  test('a detail without its category leads to the product, or to the list of the category', async () => {
    const detail = pages.find((page) => page.dil === dil && /^\/..\/d\/[^/]+\/[^/]+$/.test(page.path))?.path ?? ''
    const [, , , category = '', product = ''] = detail.split('/')
    const byProduct = await ask(`/${dil}/d/${product}`)
    expect([byProduct.statusCode, byProduct.headers.location]).toEqual([301, detail])
    const byCategory = await ask(`/${dil}/d/${category}`)
    expect([byCategory.statusCode, byCategory.headers.location]).toEqual([301, `/${dil}/c/${category}`])
  })

  test('content without a prefix answers in the detected language, canonical to the prefixed address', async () => {
    const wanted = pages.filter((page) => page.dil === dil && /^\/..\/[bcptu]\/[^/]+$/.test(page.path))
    for (const type of ['b', 'c', 'p', 't', 'u']) {
      const { path } = wanted.find((page) => page.path.split('/')[2] === type) ?? { path: '' }
      const answer = await app.get(path.slice(3), { host: HOST, cookie: `dil=${dil}` })
      const head = headOf(answer.body)
      expect([path, answer.statusCode, head.lang, pathOf(head.canonical ?? ORIGIN)]).toEqual([
        path,
        200,
        dil,
        decodeURI(path),
      ])
    }
  })

  test('index_old shows the page itself', async () => {
    const { path } = pages.find((page) => page.dil === dil && page.path.startsWith(`/${dil}/p/`)) ?? { path: '' }
    const { body, statusCode } = await ask(`${path}/index_old`)
    expect([statusCode, headOf(body).canonical]).toEqual([200, ORIGIN + path])
  })

  test.each(['zzz', 'b/zzz', 'p/zzz', 'p/x/y', 'c/zzz', 'u/zzz', 't/zzz', 'd/zzz', 'd/x/zzz', 'zzz/a/b', 'p/..%2f'])(
    '%s is the 404 page, with title, description and a way home',
    async (path) => {
      const { body, statusCode } = await ask(`/${dil}/${path}`)
      const head = headOf(body)
      expect([statusCode, head.lang]).toEqual([404, dil])
      expect(head.title).toMatch(/404/)
      expect(mainText(body) + body).toContain(`href="/${dil}"`)
      expect(body).not.toContain('rel="canonical"')
    },
  )
})

test('an address without a language the site does not know is the 404 page in the default language', async () => {
  const { body, statusCode } = await ask('/zzz')
  expect([statusCode, headOf(body).lang]).toEqual([404, 'tr'])
})

test('only / redirects, to the detected language', async () => {
  const answer = await app.get('/', { host: HOST, 'accept-language': 'ru' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ru'])
})

test('the second tenant’s site has no dead link either, and speaks English', async () => {
  const { body } = await ask('/sitemap-en.xml', 'poyraz.localhost')
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(paths.length).toBeGreaterThan(20)
  const seen = new Set<string>()
  for (const path of paths) {
    const page = await ask(path, 'poyraz.localhost')
    expect([path, page.statusCode, headOf(page.body).lang]).toEqual([path, 200, 'en'])
    for (const link of linksIn(page.body, 'http://poyraz.localhost')) seen.add(link)
  }
  for (const link of seen) expect([link, await endOf(link, 'poyraz.localhost')]).toEqual([link, 200])
})
