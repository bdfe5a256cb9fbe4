import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveTerms } from '../../../testing/agency-sale.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { agencyHeaders, newAgency } from '../../../testing/test-agency.ts'
import type { TestApp } from '../../../testing/test-app.ts'

interface NetRow {
  readonly k_no: string
  readonly liste: number | null
  readonly net: number | null
  readonly komisyon: number | null
  readonly musteri: number | null
}

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  const agency = await newAgency(app, { company: 'meltem' })
  const place = { db: app.services.db, tenantId: agency.tenantId }
  await giveTerms(place, agency.k_no, { akis: 'net_fiyat', oran: 17.35 })
  headers = await agencyHeaders(app, agency)
})
afterAll(() => app.close())

const PATH = '/api/acente-urun-listele?dil=en&kur=EUR&kar_oran=18'

describe('the catalogue with net prices', () => {
  test('has 24 products of the public list, each price split to the cent', async () => {
    const { data } = (await app.get(PATH, headers)).json<{ data: NetRow[] }>()
    const open = (await app.get('/api/category-urun-listele?dil=en&kur=EUR', { company: 'meltem' })).json()
    expect(data).toHaveLength(24)
    expect(data.map(({ k_no }) => k_no)).toEqual(open.data.urunler.map(({ k_no }: { k_no: string }) => k_no))
    const priced = data.filter(({ liste }) => liste !== null)
    expect(priced.length).toBeGreaterThan(10)
    for (const { liste, net, komisyon, musteri } of priced) {
      expect(Math.round((net ?? 0) * 100) + Math.round((komisyon ?? 0) * 100)).toBe(Math.round((liste ?? 0) * 100))
      expect(musteri).toBeGreaterThanOrEqual(net ?? 0)
    }
  })

  test('is in no public answer and in no page, with or without the token of an agency', async () => {
    const { data } = (await app.get(PATH, headers)).json<{ data: NetRow[] }>()
    const secrets = data.flatMap(({ net, komisyon, liste }) => (net && net !== liste ? [net, komisyon] : []))
    const secret = new RegExp(`[^\\d.,](${secrets.map((one) => String(one).replace('.', '[.,]')).join('|')})[^\\d]`)
    const company = { company: 'meltem' }
    const host = { host: 'meltem.localhost' }
    const asked = ['/api/category-urun-listele?dil=en&kur=EUR', '/api/home-urun-listele?dil=en&kur=EUR']
    for (const path of asked) {
      const plain = (await app.get(path, company)).body
      expect((await app.get(path, headers)).body).toBe(plain)
      expect(plain).not.toMatch(/"(net|net_toplam|komisyon|kar_oran)"/)
    }
    for (const path of ['/en', '/en/d', '/en/c/tours']) {
      const page = await app.get(path, { ...host, authorization: headers.authorization ?? '' })
      expect([path, page.statusCode]).toEqual([path, 200])
      expect(page.body).not.toMatch(/net_toplam|acente-urun-listele/)
      expect(secret.exec(page.body)?.[0]).toBeUndefined()
    }
    expect((await app.get(PATH, headers)).headers['cache-control']).toMatch(/no-store/)
  })

  test('offers the list price to the client until a markup is asked for', async () => {
    const { data } = (await app.get('/api/acente-urun-listele?dil=en&kur=EUR', headers)).json<{ data: NetRow[] }>()
    const sold = data.filter(({ net }) => net !== null)
    expect(sold.length).toBeGreaterThan(10)
    expect(sold.map(({ musteri }) => musteri)).toEqual(sold.map(({ liste }) => liste))
    const bare = (await app.get(PATH.replace('=18', '=0'), headers)).json<{ data: NetRow[] }>().data
    expect(bare.map(({ musteri }) => musteri)).toEqual(bare.map(({ net }) => net))
  })

  test('is refused without a contract, and empty of prices where the contract does not speak of a product', async () => {
    const bare = await newAgency(app, { company: 'meltem' })
    const none = await agencyHeaders(app, bare)
    expect((await app.get(PATH, none)).json().code).toBe('sozlesme_yok')
    await giveTerms({ db: app.services.db, tenantId: bare.tenantId }, bare.k_no, {
      akis: 'net_fiyat',
      oran: 12,
      tur: 'villa',
    })
    const { data } = (await app.get(PATH, none)).json<{ data: (NetRow & { urun_tipi: string })[] }>()
    const spoken = data.filter(({ urun_tipi }) => urun_tipi === 'villa')
    const silent = data.filter(({ urun_tipi }) => urun_tipi !== 'villa')
    expect(spoken.some(({ net }) => net !== null)).toBe(true)
    expect(silent.length).toBeGreaterThan(0)
    for (const { net, komisyon, musteri } of silent) expect([net, komisyon, musteri]).toEqual([null, null, null])
  })
})
