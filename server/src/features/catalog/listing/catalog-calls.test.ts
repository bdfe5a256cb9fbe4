import * as calls from '@meltem/contract/catalog/catalog'
import { listProducts } from '@meltem/contract/catalog/listing'
import * as review from '@meltem/contract/catalog/review'
import * as transfer from '@meltem/contract/catalog/transfer'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { TENANTS } from '../../../testing/demo-tenants.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const meltem = TENANTS.find(({ kod }) => kod === 'meltem')
const keyOf = (name: string) => stableKey('meltem', 'urun', name)

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp()
})
afterAll(() => app.close())

const get = async (endpoint: Endpoint, query: Record<string, string>, company = 'meltem') => {
  const answer = await app.get(`/api${endpoint.path}?${new URLSearchParams(query)}`, { company })
  const body = answer.json()
  if (body.success === 1) expect(z.safeParse(endpoint.output, body).error).toBeUndefined()
  return { status: answer.statusCode, body }
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

test('a hire car is drawn as its first option is, and a house is not', async () => {
  const { body } = await get(listProducts, { dil: 'en', urun_tipi: 'arac_kira' })
  const cars: { k_no: string; arac: string | null }[] = body.data.urunler
  const drawn = (name: string) => cars.find(({ k_no }) => k_no === keyOf(name))?.arac
  expect([drawn('estate'), drawn('compact'), drawn('economy')]).toEqual(['kombi', 'sedan', 'hatchback'])
  const { body: villas } = await get(listProducts, { dil: 'en', urun_tipi: 'villa' })
  expect(villas.data.urunler.every(({ arac }: { arac: null }) => arac === null)).toBe(true)
})

describe('strips', () => {
  test.each(['tr', 'en', 'de', 'ru'])('of the home page in %s', async (dil) => {
    const { body } = await get(calls.listHomeProducts, { dil })
    expect(body.data.populer.length).toBe(8)
    expect(body.data.kampanyali.every((card: { kampanya: unknown }) => card.kampanya !== null)).toBe(true)
    expect(body.data.sayilar.find((one: { urun_tipi: string }) => one.urun_tipi === 'villa').sayi).toBeGreaterThan(10)
    expect(body.data.yorumlar.length).toBeGreaterThan(0)
  })

  test('of similar products start with the same kind', async () => {
    const { body } = await get(calls.listSimilarProducts, { dil: 'en', urun_k_no: keyOf('villa-zeytin') })
    expect(body.data).toHaveLength(8)
    expect(body.data[0].urun_tipi).toBe('villa')
    expect(body.data.map((card: { k_no: string }) => card.k_no)).not.toContain(keyOf('villa-zeytin'))
  })

  test('of what is around are other kinds in the same place, one of each first', async () => {
    const { body: found } = await get(listProducts, { dil: 'en', urun_tipi: 'transfer' })
    const [ride] = found.data.urunler
    const { body } = await get(calls.listProductsAround, { dil: 'en', urun_k_no: ride.k_no })
    const kinds: string[] = body.data.map(({ urun_tipi }: { urun_tipi: string }) => urun_tipi)
    expect(kinds).not.toContain('transfer')
    const { body: there } = await get(listProducts, { dil: 'en', bolge: ride.bolge.kod, adet: '48' })
    const cards: { k_no: string; urun_tipi: string }[] = there.data.urunler
    const others = new Set(cards.flatMap(({ urun_tipi }) => (urun_tipi === 'transfer' ? [] : urun_tipi)))
    expect(new Set(kinds).size).toBe(Math.min(4, others.size))
    expect(cards.map(({ k_no }) => k_no)).toEqual(
      expect.arrayContaining(body.data.map((one: { k_no: string }) => one.k_no)),
    )
    const { body: none } = await get(calls.listProductsAround, { dil: 'en', urun_k_no: NOBODY })
    expect(none.data).toEqual([])
  })

  test('of known products keep the order asked for and leave out strangers', async () => {
    const keys = [keyOf('villa-zeytin'), NOBODY, keyOf('paragliding')]
    const { body } = await get(calls.listProductsByKey, { dil: 'ru', k_no: keys.join(',') })
    expect(body.data.map((card: { k_no: string }) => card.k_no)).toEqual([keys[0], keys[2]])
  })

  test('another tenant sees its own', async () => {
    const { body } = await get(listProducts, { dil: 'en' }, 'poyraz')
    expect(body.data.toplam).toBe(TENANTS.find(({ kod }) => kod === 'poyraz')?.vitrinler.length)
  })
})

test('destinations come parents first, with the products of their children', async () => {
  const { body } = await get(calls.listRegions, { dil: 'de' })
  const [country] = body.data
  expect(country).toMatchObject({ kod: 'turkiye', ust_k_no: null, urun_sayisi: meltem?.vitrinler.length })
  const seen = new Set<string>()
  for (const region of body.data) {
    expect(region.ust_k_no === null || seen.has(region.ust_k_no)).toBe(true)
    seen.add(region.k_no)
  }
})

test('filters are those that lead to a product', async () => {
  const { variant } = (await app.get('/api/filter-data-get', { company: 'meltem' })).json()
  expect(variant.length).toBeGreaterThan(3)
  for (const { kod, secenekler } of variant) {
    for (const choice of secenekler) {
      const { body } = await get(listProducts, { dil: 'tr', ozellik: `${kod}:${choice.kod}`, adet: '1' })
      expect(body.data.toplam, `${kod}:${choice.kod}`).toBeGreaterThan(0)
    }
  }
})

describe('transfers', () => {
  test('the form knows places and routes', async () => {
    const { body } = await get(transfer.listTransferTariffs, { dil: 'en' })
    expect(body.yerler.length).toBeGreaterThanOrEqual(2)
    expect(body.guzergahlar[0].baslangic_fiyat.fiyat).toBeGreaterThan(0)
  })

  test('every route names its vehicles, the cheapest of them at the price of its card', async () => {
    const { body } = await get(transfer.listTransferTariffs, { dil: 'de' })
    const routes: readonly transfer.TransferRoute[] = body.guzergahlar
    for (const { araclar, baslangic_fiyat } of routes) {
      const sizes = araclar.map(({ kapasite }) => kapasite ?? Number.POSITIVE_INFINITY)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      expect(Math.min(...araclar.map(({ fiyat }) => fiyat.fiyat))).toBe(baslangic_fiyat?.fiyat)
      expect(
        araclar.every(({ ad, kapasite, fiyat }) => ad !== '' && (kapasite === null) === (fiyat.birim === 'kisi')),
      ).toBe(true)
    }
    const shuttle = routes.flatMap(({ araclar }) => araclar).find(({ ad }) => ad === 'Sammeltransfer')
    expect(shuttle?.fiyat.birim).toBe('kisi')
  })

  const ride = {
    lang: 'en',
    nereden: 'dlm',
    nereye: 'gocek',
    tarih: addDays(TODAY, 30),
    saat: '14:00',
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
  }
  const ask = async (changes: object) => {
    const answer = await app.post(`/api${transfer.queryTransfer.path}`, { ...ride, ...changes }, { company: 'meltem' })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('vehicles are priced by the kernel, both ways alike', async () => {
    const { body } = await ask({})
    expect(z.safeParse(transfer.queryTransfer.output, body).error).toBeUndefined()
    const best = body.araclar[0]
    expect(best.musait).toBe(true)
    const line = {
      k_no: best.opsiyon_k_no,
      urun_k_no: best.urun_k_no,
      opsiyon_k_no: best.opsiyon_k_no,
      baslangic: ride.tarih,
      baslangic_saat: best.saat,
      pax: ride.pax,
      ekstra_hizmetler: [],
    }
    const quote = await app.post(
      '/api/sepet-hesapla-post',
      { lang: 'en', secilen_kur: 'EUR', sepet_urunler: [line] },
      { company: 'meltem' },
    )
    expect(quote.json().data.kur_rezervasyon_toplam.genel_toplam).toBe(best.toplam)
    const back = await ask({ nereden: 'gocek', nereye: 'dlm' })
    expect(back.body.araclar[0].toplam).toBe(best.toplam)
  })

  test('a vehicle that is too small says so and stands last', async () => {
    const { body } = await ask({ pax: { yetiskin: 14, cocuk: 0, bebek: 0 } })
    const last = body.araclar.at(-1)
    expect(last).toMatchObject({ musait: false, engel: { neden: 'kapasite' }, toplam: null })
  })

  test.each([
    ['an unknown place', { nereye: 'atlantis' }, 404],
    ['the same place twice', { nereye: 'dlm' }, 422],
    ['a ride in the past', { tarih: '2020-01-01' }, 422],
    ['a way back before the way there', { donus_tarih: TODAY, donus_saat: '10:00' }, 422],
  ])('%s is refused', async (_, changes, status) => {
    expect((await ask(changes)).status).toBe(status)
  })
})

describe('views', () => {
  const look = async (agent: string) => {
    const headers = { company: 'meltem', 'user-agent': agent }
    return (await app.post(`/api${review.recordView.path}`, { urun_k_no: keyOf('villa-zeytin') }, headers)).json()
  }

  test('count each visitor once a day and keep nobody', async () => {
    expect((await look('a')).bugun_bakan).toBe(1)
    expect((await look('a')).bugun_bakan).toBe(1)
    expect((await look('b')).bugun_bakan).toBe(2)
    const { rows } = await app.owner.pool.query('select ozet from izleme_ziyareti')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })

  test('of an unknown product are not counted', async () => {
    const answer = await app.post(
      `/api${review.recordView.path}`,
      { urun_k_no: '00000000-0000-4000-8000-000000000000' },
      { company: 'meltem' },
    )
    expect(answer.statusCode).toBe(404)
  })
})
