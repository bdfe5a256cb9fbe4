import { randomUUID } from 'node:crypto'
import type { getPrices } from '@meltem/contract/catalog/prices-office'
import type { listOptions, listThings, saveOption, saveUnit } from '@meltem/contract/stock/office'
import type { listRules, saveRule } from '@meltem/contract/stock/rules-office'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrokenRules } from '../../oracle/run-oracle.ts'
import { withTenant } from '../../platform/db/connection.ts'
import { nights, placement, seats, stranger } from '../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, FIRST_DAY, type House, type Tour } from '../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../testing/hammer/hammer-tenant.ts'
import { colleagueHeaders, staffHeaders } from '../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let ada: Record<string, string>
let stranger2: Record<string, string>
let house: House
let tour: Tour

beforeAll(async () => {
  const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' }
  app = await startTestApp({ tenants: [guestTenantOf('alfa'), guestTenantOf('beta')], environment })
  const place = { db: app.services.db, tenantId: app.tenants.byKod('alfa')?.id ?? 0 }
  house = await addHouse(place, { units: 2 })
  tour = await addTour(place, 12)
  ada = await staffHeaders(app)
  stranger2 = await staffHeaders(app, 'beta')
})
afterAll(() => app.close())

async function ask<E extends Endpoint>(path: string, body?: object, headers = ada): Promise<AnswerOf<E>> {
  const answer = body
    ? await app.post(`/api/yonetim/${path}`, body, headers)
    : await app.get(`/api/yonetim/${path}`, headers)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(path: string, body?: object): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

const optionsOf = (product: string) => get<typeof listOptions>(`secenek-listele?urun_k_no=${product}`)

/** What a night costs in the office; null where it has no price. */
async function nightPrice(option: string): Promise<number | null> {
  const { secenekler } = await get<typeof getPrices>(`fiyat-getir?urun_k_no=${house.urun_k_no}&gun=31`)
  const one = secenekler.find(({ k_no }) => k_no === option)
  return one?.terimler[one.gunler[30] ?? -1]?.fiyatlar[0] ?? null
}

/** A picture of the tenant, by its key. */
async function addPicture(tenant_id: number): Promise<string> {
  const ad = `oda-${randomUUID().slice(0, 8)}`
  const file = { boy: 1200, en: 1600, genislikler: [400], bicimler: ['jpg' as const], iz: null, aciklama: '{}' }
  await withTenant(app.services.db, tenant_id, (trx) =>
    trx
      .insertInto('gorsel')
      .values({ tenant_id, bolum: 'urun', ad, ...file })
      .execute(),
  )
  return `urun/${ad}`
}

async function book(line: Parameters<typeof placement>[0][number]) {
  const answer = await app.post('/api/rezervasyon-olustur-post', placement([line]), stranger())
  expect(answer.statusCode, answer.body).toBe(200)
}

describe('options', () => {
  const edit = (k_no: string, gorulen: object, yeni: object, rest = {}) => ({
    urun_k_no: house.urun_k_no,
    k_no,
    surum: 1,
    gorulen,
    yeni,
    bilinen: 0,
    ...rest,
  })

  test('a new one comes with stock of its own, or shares a thing; its price is more than nothing', async () => {
    const k_no = randomUUID()
    const yeni = { ad: { tr: 'Bahçe katı' }, en_cok: 4 }
    const wish = edit(k_no, {}, yeni, {
      surum: 0,
      tarife: { tur: 'gecelik', kur: 'EUR' },
      yeni_kaynak: { stok: 'gece', birim: 3 },
    })
    const { data } = await get<typeof saveOption>('secenek-kaydet-post', wish)
    expect(data).toMatchObject({ ad: { tr: 'Bahçe katı' }, en_cok: 4, aktif: true, tarife_turu: 'gecelik', gelecek: 0 })
    const { kaynaklar } = await optionsOf(house.urun_k_no)
    const own = kaynaklar.find((one) => one.k_no === data.kaynak_k_no)
    expect(own?.birimler.map(({ ad }) => ad)).toEqual(['Bahçe katı 1', 'Bahçe katı 2', 'Bahçe katı 3'])
    const shared = edit(
      randomUUID(),
      {},
      { ad: { tr: 'Aynı kat' }, en_cok: 2, kaynak_k_no: own?.k_no },
      {
        surum: 0,
        tarife: { tur: 'gecelik', kur: 'EUR' },
      },
    )
    await get<typeof saveOption>('secenek-kaydet-post', shared)
    const { data: things } = await get<typeof listThings>('kaynak-listele?stok=gece&ara=bahçe')
    expect(things.find((one) => one.k_no === own?.k_no)?.kullananlar).toHaveLength(2)
    const priced = { ...wish, k_no: randomUUID(), tarife: { tur: 'gecelik', kur: 'EUR', fiyat: 90.5 } }
    await get<typeof saveOption>('secenek-kaydet-post', priced)
    expect([await nightPrice(k_no), await nightPrice(priced.k_no)]).toEqual([null, 90.5])
    const bad = [
      { ...wish, k_no: randomUUID(), tarife: { tur: 'gecelik', kur: 'EUR', fiyat: 0 } },
      { ...wish, k_no: randomUUID(), tarife: { tur: 'birim', kur: 'EUR', fiyat: 5 } },
      { ...wish, k_no: randomUUID(), yeni: { ad: { tr: 'x' } } },
      { ...wish, k_no: randomUUID(), yeni_kaynak: { stok: 'kalkis', birim: 0 } },
      { ...shared, k_no: randomUUID(), yeni: { ...shared.yeni, kaynak_k_no: tour.kaynak_k_no } },
    ]
    for (const one of bad) expect(await ask('secenek-kaydet-post', one)).toMatchObject({ code: 'alan_hatasi' })
    const strange = { ...wish, k_no: randomUUID(), tarife: { tur: 'gecelik', kur: 'XXX' } }
    expect(await ask('secenek-kaydet-post', strange)).toMatchObject({ code: 'kur_yok' })
  })

  test('a price of a new option asks for the right to write prices (CAT-93)', async () => {
    const editor = await colleagueHeaders(app, 'icerik')
    const k_no = randomUUID()
    const wish = edit(k_no, {}, { ad: { tr: 'Fiyatsız kat' }, en_cok: 2 }, { surum: 0 })
    const priced = { ...wish, tarife: { tur: 'gecelik', kur: 'EUR', fiyat: 90 } }
    expect(await ask('secenek-kaydet-post', priced, editor)).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'fiyat.yaz' },
    })
    const open = { ...wish, tarife: { tur: 'gecelik', kur: 'EUR' } }
    expect(await ask('secenek-kaydet-post', open, editor)).toMatchObject({ success: 1 })
    expect(await nightPrice(k_no)).toBeNull()
  })

  test('a room has a picture of its own, which has to be one of the tenant (CAT-55)', async () => {
    const [first] = (await optionsOf(house.urun_k_no)).data
    const k_no = first?.k_no ?? ''
    const tenant_id = app.tenants.byKod('alfa')?.id ?? 0
    const gorsel = await addPicture(tenant_id)
    const { data } = await get<typeof saveOption>('secenek-kaydet-post', edit(k_no, { gorsel: null }, { gorsel }))
    expect(data).toMatchObject({ gorsel, bilgi: first?.bilgi, aciklama: first?.aciklama })
    // Another field leaves it where it is.
    const facts = edit(k_no, { bilgi: first?.bilgi }, { bilgi: { ...first?.bilgi, alan_m2: 24 } })
    expect((await get<typeof saveOption>('secenek-kaydet-post', facts)).data).toMatchObject({ gorsel })
    const late = edit(k_no, { gorsel: null }, { gorsel: await addPicture(tenant_id) })
    expect(await ask('secenek-kaydet-post', late)).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { alanlar: { gorsel } },
    })
    for (const bad of ['urun/there-is-none', '../../etc/passwd', 'https://evil.example/x.jpg']) {
      const wish = edit(k_no, { gorsel }, { gorsel: bad })
      expect(await ask('secenek-kaydet-post', wish)).toMatchObject({ code: 'alan_hatasi' })
    }
    await get<typeof saveOption>('secenek-kaydet-post', edit(k_no, { gorsel }, { gorsel: null }))
    expect((await optionsOf(house.urun_k_no)).data.find((one) => one.k_no === k_no)?.gorsel).toBeNull()
  })

  test('what nobody else has touched merges, what both changed stands side by side', async () => {
    const [first] = (await optionsOf(house.urun_k_no)).data
    const k_no = first?.k_no ?? ''
    await get<typeof saveOption>('secenek-kaydet-post', edit(k_no, { ad: first?.ad }, { ad: { tr: 'Ev' } }))
    const merged = edit(k_no, { sure_dk: 0 }, { sure_dk: 30 })
    const { data } = await get<typeof saveOption>('secenek-kaydet-post', merged)
    expect(data).toMatchObject({ ad: { tr: 'Ev' }, sure_dk: 30 })
    expect(data.surum).toBeGreaterThan(first?.surum ?? 0)
    const late = edit(k_no, { ad: first?.ad }, { ad: { tr: 'Konak' } })
    expect(await ask('secenek-kaydet-post', late)).toMatchObject({
      code: 'surum_degisti',
      ayrinti: { kim: 'Ada alfa', alanlar: { ad: { tr: 'Ev' } } },
    })
  })

  test('one with bookings to come is retired only after its list was told, and keeps them', async () => {
    const [option] = (await optionsOf(house.urun_k_no)).data
    const k_no = option?.k_no ?? ''
    await book(nights(house, addDays(FIRST_DAY, 3), 2))
    const wish = edit(k_no, { aktif: true }, { aktif: false })
    const told = await ask('secenek-kaydet-post', wish)
    expect(told).toMatchObject({ code: 'gelecek_rezervasyon', ayrinti: { sayi: 1 } })
    const list = (told as unknown as { ayrinti: { rezervasyonlar: { kayit_no: string }[] } }).ayrinti.rezervasyonlar
    expect(list[0]?.kayit_no).toMatch(/^INT/)
    const { data } = await get<typeof saveOption>('secenek-kaydet-post', { ...wish, bilinen: 1 })
    expect(data).toMatchObject({ aktif: false, gelecek: 1 })
    const move = edit(k_no, { kaynak_k_no: house.kaynak_k_no }, { kaynak_k_no: null }, { bilinen: 9 })
    expect(await ask('secenek-kaydet-post', move)).toMatchObject({ code: 'gelecek_rezervasyon' })
    await get<typeof saveOption>('secenek-kaydet-post', edit(k_no, { aktif: false }, { aktif: true }))
    expect(await findBrokenRules(app.services.db, app.tenants.byKod('alfa')?.id ?? 0)).toEqual([])
  })

  test('the order is written over the one that was seen', async () => {
    const seen = (await optionsOf(house.urun_k_no)).data.map(({ k_no }) => k_no)
    const turned = seen.toReversed()
    const wish = { urun_k_no: house.urun_k_no, gorulen: seen, yeni: turned }
    expect(await get('secenek-sirala-post', wish)).toMatchObject({ siralama: turned })
    expect(await ask('secenek-sirala-post', wish)).toMatchObject({ code: 'surum_degisti' })
    const short = { ...wish, gorulen: turned, yeni: turned.slice(1) }
    expect(await ask('secenek-sirala-post', short)).toMatchObject({ code: 'bulunamadi' })
  })

  test('another operator finds neither options nor units', async () => {
    const wish = edit(house.opsiyon_k_no, { aktif: true }, { aktif: false })
    expect(await ask('secenek-kaydet-post', wish, stranger2)).toMatchObject({ code: 'bulunamadi' })
    const unit = { kaynak_k_no: house.kaynak_k_no, k_no: house.units[0], surum: 1, gorulen: {}, yeni: {}, bilinen: 0 }
    expect(await ask('birim-kaydet-post', unit, stranger2)).toMatchObject({ code: 'bulunamadi' })
    expect(await ask(`secenek-listele?urun_k_no=${house.urun_k_no}`, undefined, stranger2)).toMatchObject({
      code: 'bulunamadi',
    })
  })
})

test('units: added, named once, retired with their bookings to come told', async () => {
  const add = (ad: string, k_no = randomUUID()) => ({
    kaynak_k_no: house.kaynak_k_no,
    k_no,
    surum: 0,
    gorulen: {},
    yeni: { ad },
    bilinen: 0,
  })
  const { data } = await get<typeof saveUnit>('birim-kaydet-post', add('Deniz'))
  const unit = data.birimler.find(({ ad }) => ad === 'Deniz')
  expect(unit).toMatchObject({ aktif: true, gelecek: 0, surum: 1 })
  expect(await ask('birim-kaydet-post', add('deniz'))).toMatchObject({ code: 'ad_kullaniliyor' })
  const taken = data.birimler.find(({ gelecek }) => gelecek === 1)
  const retire = { ...add(''), k_no: taken?.k_no, surum: 1, gorulen: { aktif: true }, yeni: { aktif: false } }
  expect(await ask('birim-kaydet-post', retire)).toMatchObject({ code: 'gelecek_rezervasyon' })
  const after = await get<typeof saveUnit>('birim-kaydet-post', { ...retire, bilinen: 1 })
  expect(after.data.birimler.find(({ k_no }) => k_no === taken?.k_no)).toMatchObject({ aktif: false, gelecek: 1 })
  const elsewhere = { ...retire, kaynak_k_no: tour.kaynak_k_no }
  expect(await ask('birim-kaydet-post', elsewhere)).toMatchObject({ code: 'bulunamadi' })
})

test('every process hears of a change of stock', async () => {
  const client = new pg.Client({ connectionString: app.database.ownerUrl })
  await client.connect()
  await client.query('listen katalog_degisti')
  const told: string[] = []
  client.on('notification', ({ payload = '' }) => told.push(payload))
  const after = async (path: string, body: object) => {
    told.length = 0
    await get(path, body)
    await client.query('select 1')
    return told.length
  }
  const [option] = (await optionsOf(house.urun_k_no)).data
  const own = { urun_k_no: house.urun_k_no, k_no: option?.k_no, surum: 1, bilinen: 0 }
  const [seen, wanted] = [{ ad: option?.ad }, { ad: { tr: 'Yeni ad' } }]
  expect(await after('secenek-kaydet-post', { ...own, gorulen: seen, yeni: wanted })).toBeGreaterThan(0)
  expect(await after('secenek-kaydet-post', { ...own, gorulen: wanted, yeni: wanted })).toBe(0)
  const turnover = { k_no: house.kaynak_k_no, surum: 1, gorulen: { devir: 0 }, yeni: { devir: 1 } }
  expect(await after('kaynak-kaydet-post', turnover)).toBeGreaterThan(0)
  const unit = {
    kaynak_k_no: house.kaynak_k_no,
    k_no: randomUUID(),
    surum: 0,
    gorulen: {},
    yeni: { ad: 'Ek' },
    bilinen: 0,
  }
  expect(await after('birim-kaydet-post', unit)).toBeGreaterThan(0)
  const day = addDays(FIRST_DAY, 90)
  const rule = { ilk_gun: day, son_gun: day, gunler: [1, 2, 3, 4, 5, 6, 7], saatler: ['23:00'], kontenjan: 3 }
  const keys = { kaynak_k_no: tour.kaynak_k_no, k_no: randomUUID(), surum: 0, gorulen: {} }
  expect(await after('kalkis-kurali-kaydet-post', { ...keys, yeni: rule })).toBeGreaterThan(0)
  await client.end()
})

describe('departures', () => {
  const day = addDays(FIRST_DAY, 5)
  const plan = async () => {
    const { data } = await get<typeof listRules>(`kalkis-kurali-listele?urun_k_no=${tour.urun_k_no}`)
    const [one] = data
    if (!one) throw new Error('no plan')
    return one
  }
  const wish = (k_no: string, gorulen: object, yeni: object, surum = 1) => ({
    kaynak_k_no: tour.kaynak_k_no,
    k_no,
    surum,
    gorulen,
    yeni,
  })

  test('fewer seats than are sold are refused with the days and their bookings; more are there at once', async () => {
    await book(seats(tour, day, 5))
    const [rule] = (await plan()).kurallar
    const k_no = rule?.k_no ?? ''
    const less = await ask('kalkis-kurali-kaydet-post', wish(k_no, { kontenjan: 12 }, { kontenjan: 4 }))
    expect(less).toMatchObject({
      code: 'kapasite_az',
      ayrinti: {
        sayi: 1,
        gunler: [{ tarih: day, saat: '09:30', alinan: 5, kontenjan: 4, rezervasyonlar: [{ kisi: 5 }] }],
      },
    })
    const noDay = { istisnalar: [{ tur: 'iptal', tarih: day, saat: null }] }
    const closed = await ask('kalkis-kurali-kaydet-post', wish(k_no, { istisnalar: [] }, noDay))
    expect(closed).toMatchObject({ code: 'kapasite_az', ayrinti: { gunler: [{ kontenjan: 0 }] } })
    expect(
      await ask('kalkis-kurali-sil-post', { kaynak_k_no: tour.kaynak_k_no, k_no, surum: rule?.surum }),
    ).toMatchObject({ code: 'kapasite_az' })
    const { data } = await get<typeof saveRule>(
      'kalkis-kurali-kaydet-post',
      wish(k_no, { kontenjan: 12 }, { kontenjan: 20 }),
    )
    expect(data.satilan).toEqual([expect.objectContaining({ tarih: day, alinan: 5, kapasite: 20 })])
    await book(seats(tour, day, 15))
    expect(await findBrokenRules(app.services.db, app.tenants.byKod('alfa')?.id ?? 0)).toEqual([])
  })

  test('a single day is another, and can be booked by it', async () => {
    const [rule] = (await plan()).kurallar
    const k_no = rule?.k_no ?? ''
    const free = addDays(day, 1)
    const few = { istisnalar: [{ tur: 'kontenjan', tarih: free, saat: null, kontenjan: 2 }] }
    await get<typeof saveRule>('kalkis-kurali-kaydet-post', wish(k_no, { istisnalar: [] }, few))
    const many = await app.post('/api/rezervasyon-olustur-post', placement([seats(tour, free, 3)]), stranger())
    expect(many.json()).toMatchObject({ success: 0 })
    await book(seats(tour, free, 2))
  })

  test('two rules never plan one departure; a rule nobody travels by goes', async () => {
    const k_no = randomUUID()
    const yeni = {
      ilk_gun: day,
      son_gun: addDays(day, 30),
      gunler: [1, 2, 3, 4, 5, 6, 7],
      saatler: ['14:00'],
      kontenjan: 8,
    }
    const clash = { ...yeni, saatler: ['14:00', '09:30'] }
    expect(await ask('kalkis-kurali-kaydet-post', wish(k_no, {}, clash, 0))).toMatchObject({
      code: 'kural_cakisiyor',
      ayrinti: { tarih: day, saat: '09:30' },
    })
    const { data } = await get<typeof saveRule>('kalkis-kurali-kaydet-post', wish(k_no, {}, yeni, 0))
    const surum = data.kurallar.find((one) => one.k_no === k_no)?.surum ?? 0
    const sil = { kaynak_k_no: tour.kaynak_k_no, k_no }
    expect(await ask('kalkis-kurali-sil-post', { ...sil, surum: surum + 1 })).toMatchObject({ code: 'surum_degisti' })
    const gone = await get<typeof saveRule>('kalkis-kurali-sil-post', { ...sil, surum })
    expect(gone.data.kurallar.map((one) => one.k_no)).not.toContain(k_no)
    const wrong = [
      [{ ...yeni, son_gun: addDays(day, -1) }, 'tarih_sirasi'],
      [{ ...yeni, son_gun: addDays(day, 2000) }, 'alan_hatasi'],
      [{ ilk_gun: day }, 'alan_hatasi'],
      [{ ...yeni, gunler: [] }, 'alan_hatasi'],
      [{ ...yeni, kontenjan: -1 }, 'alan_hatasi'],
    ] as const
    for (const [one, code] of wrong) {
      expect(await ask('kalkis-kurali-kaydet-post', wish(k_no, {}, one, 0))).toMatchObject({ code })
    }
    expect(await ask('kalkis-kurali-kaydet-post', wish(k_no, {}, yeni, 0), stranger2)).toMatchObject({
      code: 'bulunamadi',
    })
  })
})
