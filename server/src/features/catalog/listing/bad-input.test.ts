import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const company = { company: 'meltem' }

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
})
afterAll(() => app.close())

const list = (query: Record<string, string>) =>
  app.get(`/api/category-urun-listele?${new URLSearchParams({ dil: 'tr', ...query })}`, company)
const find = (ara: string, dil = 'tr') =>
  app.get(`/api/category-urun-arama?${new URLSearchParams({ dil, ara })}`, company)
const product = (query: Record<string, string>) =>
  app.get(`/api/category-urun-getir?${new URLSearchParams({ dil: 'tr', ...query })}`, company)

describe('lists', () => {
  test.each([
    ['an unknown category', { kategori: 'yok-boyle-bir-sey' }, 404],
    ['a category of another language', { kategori: 'ferienvillen' }, 404],
    ['an unknown collection', { koleksiyon: 'yok' }, 404],
    ['page 0', { sayfa: '0' }, 422],
    ['page 100000', { sayfa: '100000' }, 422],
    ['half a page', { adet: '0.5' }, 422],
    ['a negative price', { fiyat_en_az: '-1' }, 422],
    ['a price that is no number', { fiyat_en_cok: 'cheap' }, 422],
    ['a day that does not exist', { baslangic: '2027-02-30' }, 422],
    ['a currency nobody has', { kur: 'XXX' }, 422],
    ['a box that is none', { kutu: '1,2,3' }, 422],
    ['a hundred people', { yetiskin: '100' }, 422],
    ['a time that does not exist', { baslangic: addDays(TODAY, 30), saat: '24:00' }, 422],
    ['a time without its minutes', { baslangic: addDays(TODAY, 30), bitis_saat: '9' }, 422],
    ['an endless place', { alis_yeri: 'x'.repeat(121) }, 422],
  ])('%s answers as such', async (_, query, status) => {
    expect((await list(query)).statusCode).toBe(status)
  })

  test.each([
    ['a page beyond the last', { sayfa: '1000' }],
    ['an unknown filter', { ozellik: 'yok:boyle' }],
    ['a filter without a choice', { ozellik: 'havuz' }],
    ['an unknown destination', { bolge: 'atlantis' }],
    ['dates in the past', { baslangic: '2020-01-01', bitis: '2020-01-08' }],
    ['dates in ten years', { baslangic: addDays(TODAY, 3650) }],
    ['an end before the start', { baslangic: addDays(TODAY, 30), bitis: addDays(TODAY, 20) }],
    ['a price range the wrong way round', { fiyat_en_az: '900', fiyat_en_cok: '10' }],
    [
      'a place nobody goes to',
      { baslangic: addDays(TODAY, 30), alis_yeri: 'Atlantis', donus_yeri: "'; drop table urun" },
    ],
    ['times of a car without days', { saat: '09:30', bitis_saat: '18:00' }],
    ['SQL in the words', { ara: "'; drop table urun; --" }],
    ['a filter that asks for the group', { ozellik: 'kategori:x' }],
  ])('%s is answered without an error', async (_, query) => {
    expect((await list(query)).statusCode).toBe(200)
  })

  test('that nothing is left of say what stands in the way, and what is near', async () => {
    const { data } = (await list({ urun_tipi: 'villa', fiyat_en_cok: '1' })).json()
    expect(data).toMatchObject({ toplam: 0, urunler: [], fiyatlar: { en_az: expect.any(Number) } })
    expect(data.yakin.birak).toBe('fiyat')
    expect(data.yakin.sayi).toBeGreaterThan(0)
    expect(data.yakin.urunler.length).toBeGreaterThan(0)
  })

  test('that a party is too large for say so, and show what is free for fewer', async () => {
    const dates = { baslangic: addDays(TODAY, 60), bitis: addDays(TODAY, 67) }
    const { data } = (await list({ urun_tipi: 'villa', ...dates, yetiskin: '60' })).json()
    expect(data.toplam).toBe(0)
    expect(data.yakin.birak).toBe('kisi')
    const free = data.yakin.urunler.map((card: ProductCard) => card.tarihli_fiyat?.musait)
    expect(free.length).toBeGreaterThan(0)
    expect(new Set(free)).toEqual(new Set([true]))
  })
})

describe('search', () => {
  const LONG = 'a'.repeat(120)
  test.each(['<script>alert(1)</script>', "' or 1=1 --", '%_\\', LONG, '🏖️🌊', 'שלום עולם', '\u202evilla', '...'])(
    '%s is answered without an error',
    async (ara) => {
      expect((await find(ara)).statusCode).toBe(200)
    },
  )

  test('without a word, or with too many letters, is refused', async () => {
    expect((await find('')).statusCode).toBe(422)
    expect((await find('b'.repeat(121))).statusCode).toBe(422)
  })

  test.each([
    ['gocek', 'tr', 'Göcek'],
    ['GÖCEK', 'tr', 'Göcek'],
    ['gocke', 'tr', 'Göcek'],
    ['kas', 'tr', 'Kaş'],
    ['KAŞ', 'en', 'Kaş'],
    ['виллы', 'ru', 'Виллы'],
    ['ferienvilla', 'de', 'Ferienvillen'],
    ['istanbul', 'tr', 'İstanbul'],
    ['ISTANBUL', 'tr', 'İstanbul'],
  ])('%s in %s finds %s', async (ara, dil, wanted) => {
    const { data } = (await find(ara, dil)).json()
    expect(data.map((hit: { baslik: string }) => hit.baslik)).toContain(wanted)
  })

  test('mends a typing error and says how', async () => {
    const { data, duzeltme } = (await find('paragldiing', 'en')).json()
    expect(duzeltme).toBe('paragliding')
    expect(data.length).toBeGreaterThan(0)
  })

  test('mends a place mistyped in the letters of another language', async () => {
    const { data, duzeltme } = (await find('olüdenz', 'ru')).json()
    expect(duzeltme).toBe('ölüdeniz')
    expect(data.length).toBeGreaterThan(0)
    expect((await find('xqzvwkj', 'ru')).json()).toMatchObject({ data: [], duzeltme: null })
  })

  test('marks what matches in the title', async () => {
    const { data } = (await find('zeyt')).json()
    const hit = data.find((one: { baslik: string }) => one.baslik.includes('Zeytin'))
    const [from, to] = hit.vurgu[0]
    expect(hit.baslik.slice(from, to)).toBe('Zeyt')
  })
})

describe('a product', () => {
  test('nobody knows is not found', async () => {
    expect((await product({ slug: 'yok-boyle-bir-villa' })).statusCode).toBe(404)
    expect((await product({})).statusCode).toBe(404)
    expect((await product({ k_no: '00000000-0000-4000-8000-000000000000' })).statusCode).toBe(404)
  })

  test('of another tenant is not found', async () => {
    const answer = await app.get(`/api/category-urun-getir?dil=en&k_no=${VILLA}`, { company: 'poyraz' })
    expect(answer.statusCode).toBe(404)
  })

  test('leads from an address it had before to the one it has now', async () => {
    const rename = (slug: string) =>
      withTenant(app.services.db, id, (trx) =>
        trx.updateTable('urun_metin').set({ slug }).where('urun_k_no', '=', VILLA).where('dil', '=', 'tr').execute(),
      )
    const { data } = (await product({ k_no: VILLA })).json()
    await rename('yeni-adres')
    expect((await product({ slug: data.slug })).json()).toMatchObject({ data: null, tasindi: { slug: 'yeni-adres' } })
    await rename(data.slug)
    expect((await product({ slug: data.slug })).json().data.k_no).toBe(VILLA)
    expect((await product({ slug: 'yeni-adres' })).json().tasindi.slug).toBe(data.slug)
  })

  test('without a translation is told in the language of the tenant, and says so', async () => {
    await withTenant(app.services.db, id, (trx) =>
      trx.deleteFrom('urun_metin').where('urun_k_no', '=', VILLA).where('dil', '=', 'ru').execute(),
    )
    app.services.cache.dropAll()
    const { data } = (await app.get(`/api/category-urun-getir?dil=ru&k_no=${VILLA}`, company)).json()
    expect(data).toMatchObject({ dil: 'tr', kapak: null, gorseller: [] })
  })

  test('that is no longer offered is gone, from lists as well', async () => {
    const offer = async (yayinda: boolean) => {
      await withTenant(app.services.db, id, (trx) =>
        trx.updateTable('urun_vitrin').set({ yayinda }).where('urun_k_no', '=', VILLA).execute(),
      )
      app.services.catalog.changed(id, VILLA)
    }
    await offer(false)
    expect((await product({ k_no: VILLA })).json()).toMatchObject({ data: null, kaldirildi: true })
    const { data } = (await app.get(`/api/urun-kart-listele?dil=tr&k_no=${VILLA}`, company)).json()
    expect(data).toEqual([])
    await offer(true)
    expect((await product({ k_no: VILLA })).json().kaldirildi).toBe(false)
  })

  test('that is a villa cannot be offered without its permit number', async () => {
    const attempt = withTenant(app.services.db, id, async (trx) => {
      const row = await trx
        .selectFrom('urun_vitrin')
        .select('bilgi')
        .where('urun_k_no', '=', VILLA)
        .executeTakeFirstOrThrow()
      const bilgi = JSON.stringify({ ...row.bilgi, izin_no: ' ' })
      await trx.updateTable('urun_vitrin').set({ bilgi }).where('urun_k_no', '=', VILLA).execute()
    })
    await expect(attempt).rejects.toMatchObject({ code: '23514', constraint: 'urun_vitrin_izin_no' })
  })
})
