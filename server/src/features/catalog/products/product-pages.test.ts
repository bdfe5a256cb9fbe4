import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { KINDS } from '@meltem/domain/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const host = 'meltem.localhost'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
})
afterAll(() => app.close())
beforeEach(() => app.pages.dropAll())

interface Card {
  readonly k_no: string
  readonly slug: string
  readonly baslik: string
  readonly kategori: { readonly slug: string }
  readonly degerlendirme: { readonly puan: number | null }
}
type Thing = Record<string, unknown> & { '@type': string | string[] }

const page = (url: string) => app.server.inject({ method: 'GET', url, headers: { host, cookie: 'dil=tr' } })
const first = async (kind: ProductKind, dil: Language): Promise<Card> => {
  const query = new URLSearchParams({ dil, urun_tipi: kind, adet: '1', sirala: 'puan' })
  const answer = await app.get(`/api/category-urun-listele?${query}`, { company: 'meltem' })
  return answer.json().data.urunler[0]
}
const pathOf = (kind: ProductKind, dil: Language, { slug, kategori }: Card) =>
  KINDS[kind].page === 't' ? `/${dil}/t/${slug}` : `/${dil}/d/${kategori.slug}/${slug}`
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  )
const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(app.services.db, id, work)

/** What each kind is called by search engines, and what they must be told of it. */
const TOLD: Record<ProductKind, { type: string; fields: readonly string[] }> = {
  tur: { type: 'TouristTrip', fields: ['offers', 'itinerary', 'provider', 'aggregateRating'] },
  villa: { type: 'VacationRental', fields: ['identifier', 'containsPlace', 'geo', 'address', 'aggregateRating'] },
  yat: { type: 'Product', fields: ['offers', 'category', 'aggregateRating'] },
  transfer: { type: 'Service', fields: ['provider', 'offers'] },
  arac_kira: { type: 'Car', fields: ['offers', 'vehicleSeatingCapacity', 'vehicleTransmission', 'fuelType'] },
  otel: { type: 'Hotel', fields: ['geo', 'address', 'numberOfRooms', 'checkinTime'] },
  dugun: { type: 'Service', fields: ['provider'] },
  saglik: { type: 'Service', fields: ['provider'] },
  ekstra: { type: 'Service', fields: ['provider', 'offers'] },
}

// First of all: parts of the page are loaded when the first page needs them.
test('the first list already stands as it is read without a script, filters and all', async () => {
  const { body } = await page('/tr/d')
  expect(body).toContain('type="search"')
  expect(body).not.toMatch(/<div hidden[^>]* id="S:/)
})

describe('what search engines are told', () => {
  test.each(PRODUCT_KINDS)('of a %s, in every language', async (kind) => {
    for (const dil of LANGUAGES) {
      const card = await first(kind, dil)
      const path = pathOf(kind, dil, card)
      const { statusCode, body } = await page(path)
      expect([path, statusCode]).toEqual([path, 200])
      const things = thingsIn(body)
      const ofType = (type: string) => things.find((thing) => [thing['@type']].flat().includes(type))
      const thing = ofType(TOLD[kind].type)
      expect(thing, path).toMatchObject({ name: card.baslik, url: `http://${host}${encodeURI(path)}`, inLanguage: dil })
      for (const field of TOLD[kind].fields) expect(Object.keys(thing ?? {}), path).toContain(field)
      const crumbs = ofType('BreadcrumbList')?.itemListElement as { position: number; item: string }[]
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, place) => place + 1))
      expect(crumbs.at(-1)?.item).toBe(thing?.url)
      const questions = ofType('FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
      expect(questions.length).toBeGreaterThan(0)
      expect(questions.every(({ name, acceptedAnswer }) => name !== '' && acceptedAnswer.text !== '')).toBe(true)
    }
  })

  test('stars are those of the page', async () => {
    const card = await first('tur', 'en')
    const thing = thingsIn((await page(pathOf('tur', 'en', card))).body).find(({ aggregateRating }) => aggregateRating)
    const rating = thing?.aggregateRating as { ratingValue: number; reviewCount: number }
    expect(rating.ratingValue).toBe(card.degerlendirme.puan)
    expect(rating.reviewCount).toBeGreaterThan(0)
  })

  test('a shared link has a composed picture, and a price that changes its address', async () => {
    const { body } = await page(pathOf('villa', 'de', await first('villa', 'de')))
    expect(body).toMatch(
      new RegExp(`property="og:image" content="http://${host}/kart/de/[0-9a-f-]{36}\\.jpg\\?v=[\\w-]+"`),
    )
    expect(body).toContain('property="og:image:width" content="1200"')
  })
})

describe('addresses', () => {
  const location = (answer: Awaited<ReturnType<typeof page>>) => [answer.statusCode, answer.headers.location]

  test('that name nothing are 404, also with the page’s words around them', async () => {
    for (const path of ['/en/d/villas/no-such-villa', '/en/t/no-such-route', '/en/c/no-such-list', '/en/u/atlantis']) {
      const answer = await page(path)
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.body).toContain('content="noindex"')
    }
  })

  test('of another language lead to the same product in this one', async () => {
    const turkish = await first('villa', 'tr')
    const answer = await app.get(`/api/category-urun-getir?dil=en&k_no=${turkish.k_no}`, { company: 'meltem' })
    const english = answer.json().data as Card
    const own = pathOf('villa', 'en', english)
    expect(location(await page(`/en/d/${turkish.kategori.slug}/${turkish.slug}?yetiskin=2`))).toEqual([
      301,
      `${own}?yetiskin=2`,
    ])
    expect(location(await page(`/en/d/${turkish.kategori.slug}/${english.slug}`))).toEqual([301, own])
  })

  test('of a route in another language lead to the route', async () => {
    const turkish = await first('transfer', 'tr')
    const answer = await app.get(`/api/category-urun-getir?dil=de&k_no=${turkish.k_no}`, { company: 'meltem' })
    expect(location(await page(`/de/t/${turkish.slug}`))).toEqual([301, `/de/t/${(answer.json().data as Card).slug}`])
  })

  test('of a list in another language lead to the same list', async () => {
    expect(location(await page('/en/c/ferienvillen?sirala=puan'))).toEqual([301, '/en/c/villas?sirala=puan'])
  })

  test('a product had before lead to the one it has now', async () => {
    const card = await first('villa', 'en')
    const rename = (slug: string) =>
      inTenant((trx) =>
        trx
          .updateTable('urun_metin')
          .set({ slug })
          .where('urun_k_no', '=', card.k_no)
          .where('dil', '=', 'en')
          .execute(),
      )
    await rename('a-new-address')
    app.services.cache.dropAll()
    const answer = await page(pathOf('villa', 'en', card))
    expect(location(answer)).toEqual([301, `/en/d/${card.kategori.slug}/a-new-address`])
    await rename(card.slug)
    app.services.cache.dropAll()
  })

  test('a category had before lead to the one it has now, until another takes it', async () => {
    const rename = async (from: string, to: string) => {
      await inTenant((trx) =>
        trx.updateTable('kategori_metin').set({ slug: to }).where('slug', '=', from).where('dil', '=', 'en').execute(),
      )
      app.services.catalog.changed(id)
      app.services.cache.dropAll()
      app.pages.dropAll()
    }
    await rename('villas', 'holiday-homes')
    expect(location(await page('/en/c/villas'))).toEqual([301, '/en/c/holiday-homes'])
    expect((await page('/en/c/holiday-homes')).statusCode).toBe(200)
    await rename('holiday-homes', 'villas')
    expect(location(await page('/en/c/holiday-homes'))).toEqual([301, '/en/c/villas'])
    expect((await page('/en/c/villas')).statusCode).toBe(200)
  })

  test('of a product that is no longer offered are gone, with a way on', async () => {
    const offer = async (yayinda: boolean) => {
      await inTenant((trx) => trx.updateTable('urun_vitrin').set({ yayinda }).where('urun_k_no', '=', VILLA).execute())
      app.services.catalog.changed(id, VILLA)
      app.services.cache.dropAll()
      app.pages.dropAll()
    }
    const { data } = (await app.get(`/api/category-urun-getir?dil=en&k_no=${VILLA}`, { company: 'meltem' })).json()
    const path = pathOf('villa', 'en', data)
    await offer(false)
    const answer = await page(path)
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toContain('href="/en"')
    await offer(true)
    expect((await page(path)).statusCode).toBe(200)
  })

  test('of a product without a translation say where it is at home', async () => {
    const before = (await app.get(`/api/category-urun-getir?dil=ru&k_no=${VILLA}`, { company: 'meltem' })).json().data
    await inTenant((trx) =>
      trx.deleteFrom('urun_metin').where('urun_k_no', '=', VILLA).where('dil', '=', 'ru').execute(),
    )
    app.services.catalog.changed(id, VILLA)
    app.services.cache.dropAll()
    const { data } = (await app.get(`/api/category-urun-getir?dil=ru&k_no=${VILLA}`, { company: 'meltem' })).json()
    expect(data.dil).toBe('tr')
    const answer = await page(`/ru/d/${before.kategori.slug}/${data.slug}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/rel="canonical" href="http:\/\/meltem\.localhost\/tr\/d\//)
    expect(answer.body).toContain('lang="tr"')
  })
})

describe('what a page says besides', () => {
  test('an option with a picture of its own shows it', async () => {
    const path = `/api/category-urun-getir?dil=en&k_no=${VILLA}`
    const { data } = (await app.get(path, { company: 'meltem' })).json()
    const [option] = data.secenekler
    expect(option.gorsel).toBeNull()
    const file = { boy: 1200, en: 1600, genislikler: [400], bicimler: ['jpg' as const], iz: null, aciklama: '{}' }
    const row = { tenant_id: id, bolum: 'urun' as const, ad: 'bahce-kati', ...file }
    await inTenant((trx) => trx.insertInto('gorsel').values(row).execute())
    const gorsel = 'urun/bahce-kati'
    const facts = { tenant_id: id, opsiyon_k_no: option.k_no, bilgi: '{}', aciklama: '{}' }
    const write = (key: string | null) =>
      inTenant((trx) =>
        trx
          .insertInto('opsiyon_bilgi')
          .values({ ...facts, gorsel: key })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'opsiyon_k_no']).doUpdateSet({ gorsel: key }))
          .execute(),
      )
    await write(gorsel)
    app.services.catalog.changed(id, VILLA)
    app.services.cache.dropAll()
    const shown = (await app.get(path, { company: 'meltem' })).json().data.secenekler[0].gorsel
    expect(shown.gorsel).toBe(`/img/meltem/${gorsel}`)
    await write(null)
    app.services.catalog.changed(id, VILLA)
    app.services.cache.dropAll()
  })

  test('a route: the price of each vehicle, and what one can do there', async () => {
    const { slug } = await first('transfer', 'de')
    const { body } = await page(`/de/t/${slug}`)
    const table = /<table[\s\S]*?<\/table>/.exec(body)?.[0] ?? ''
    expect(table).toContain('Privater Kleinbus')
    expect(table).toContain('bis 6 Personen')
    const there = body.slice(body.indexOf('Wenn Sie schon dort sind'))
    const kinds = [...there.matchAll(/<article[\s\S]*?href="(\/de\/[^"]+)"/g)].map(([, href = '']) => href)
    expect(kinds.length).toBeGreaterThanOrEqual(3)
    expect(kinds.every((href) => href.startsWith('/de/d/'))).toBe(true)
  })

  test('a car: what the counter wants to see, open and once', async () => {
    const { body } = await page(pathOf('arac_kira', 'en', await first('arac_kira', 'en')))
    expect(body).toContain('When you pick up the car')
    expect(body.match(/Passport or identity card<\/li>/g)).toHaveLength(1)
  })

  test('a treatment: for whom it is not, and what each choice means', async () => {
    const path = '/en/d/health/dental-implants-antalya'
    const { body } = await page(path)
    expect(body).toContain('Is it right for you?')
    expect(body).toContain('One journey, three appointments.')
  })

  test('a wedding: whom the price of a package covers', async () => {
    const { body } = await page(pathOf('dugun', 'ru', await first('dugun', 'ru')))
    expect(body).toMatch(/Цена на компанию до \d+ человек/)
  })
})

describe('lists with a hostile address', () => {
  test.each([
    ['markup', 'ara', '<script>alert(1)</script><img src=x onerror=alert(2)>', 200],
    ['SQL', 'ara', "'; drop table urun; --", 200],
    ['a very long word', 'ara', 'a'.repeat(5000), 200],
    ['emoji', 'ara', '🏖️🌊', 200],
    ['text from right to left', 'ara', '\u202eשלום', 200],
    ['a price that is no number', 'fiyat_en_az', 'cheap', 200],
    ['a price range without end', 'fiyat_en_cok', '9e99', 200],
    ['a page beyond the last', 'sayfa', '900', 404],
    ['a page that is none', 'sayfa', '-3', 200],
    ['a day that does not exist', 'baslangic', '2027-02-30', 200],
    ['a hundred people', 'yetiskin', '100', 200],
    ['an unknown sort', 'sirala', 'constructor', 200],
    ['a box that is none', 'kutu', '1,2,3', 200],
  ])('answer %s as a page', async (_, name, value, status) => {
    const answer = await page(`/en/d?${new URLSearchParams({ [name]: value })}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).not.toContain('<script>alert(1)')
    expect(answer.body).not.toContain('<img src=x')
    expect(answer.body).toContain('href="/en"')
  })

  test('filters that leave nothing say so and name what is near', async () => {
    const answer = await page('/en/c/villas?fiyat_en_cok=1')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('content="noindex"')
    expect(answer.body).toMatch(/href="\/en\/d\/villas\/[^"]+"/)
  })
})
