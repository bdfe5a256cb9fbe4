import { addDays } from '@meltem/domain/calendar-day'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { giveTerms, saleOf } from '../../../testing/agency-sale.ts'
import { seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency, type TestAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
let tour: Tour
let agency: TestAgency
let headers: Record<string, string>
const day = addDays(FIRST_DAY, 2)
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 100)
  agency = await newAgency(shop.app, { kur: 'TRY' })
  // 17 % of 100.00: an amount that is nowhere else.
  await giveTerms(shop.place, agency.k_no, { akis: 'net_fiyat', oran: 17, kredi: 10_000 })
  headers = await agencyHeaders(shop.app, agency)
})
afterAll(() => shop.close())

const get = (path: string, who = headers) => shop.app.get(`/api${path}`, who)

async function option(musteri_toplam: number) {
  const { misafir, ...basket } = saleOf([seats(tour, day, 1)], 17)
  await shop.post('/acente-opsiyon-post', { ...basket, musteri: 'Fam. Köhler', musteri_toplam }, headers)
  return { ...basket, misafir }
}

/** The net price or the rate as the value of any field; a clock may well show 17. */
const INNER = /:"?(?:83|17)(?:\.00)?"?[,}\]]/

describe('an offer to a client', () => {
  test('shows the name of the agency and the price of the client, and is taken once', async () => {
    const held = await option(123)
    const wish = { k_no: held.k_no, lang: 'de', mesaj: 'Wie besprochen' }
    const { adres } = (await shop.post('/acente-teklif-post', wish, headers)).json()
    expect(adres).toMatch(/\/de\/agency\/offer#[\w-]{43}$/)
    const anahtar = String(adres).split('#')[1]
    const seen = await shop.post('/acente-teklif-getir-post', { anahtar })
    expect(seen.json().data).toMatchObject({
      tutar: 123,
      kur: 'TRY',
      musteri: 'Fam. Köhler',
      alindi: false,
      lang: 'de',
    })
    expect(seen.json().data.acente).toContain('Agency')
    expect(seen.body).not.toMatch(INNER)
    expect('{"net_toplam":83}').toMatch(INNER)
    const yes = { anahtar, misafir: held.misafir, tutar: 123 }
    expect((await shop.post('/acente-teklif-kabul-post', { ...yes, tutar: 100 })).json().code).toBe('fiyat_degisti')
    const taken = await shop.post('/acente-teklif-kabul-post', yes)
    expect(taken.json().kayit_no).toMatch(/^INT\d{12}$/)
    expect((await shop.post('/acente-teklif-kabul-post', yes)).json().kayit_no).toBe(taken.json().kayit_no)
    const [booked] = (await get('/acente-rezervasyon-listele')).json().data
    expect(booked).toMatchObject({ k_no: held.k_no, net_toplam: 83, musteri_toplam: 123, durum: 'confirmed' })
  })

  test('a new link ends the one before, a made-up one opens nothing, another agency makes none', async () => {
    const held = await option(110)
    const wish = { k_no: held.k_no, lang: 'en' }
    const first = (await shop.post('/acente-teklif-post', wish, headers)).json().adres.split('#')[1]
    const second = (await shop.post('/acente-teklif-post', wish, headers)).json().adres.split('#')[1]
    expect((await shop.post('/acente-teklif-getir-post', { anahtar: first })).statusCode).toBe(404)
    expect((await shop.post('/acente-teklif-getir-post', { anahtar: second })).statusCode).toBe(200)
    expect((await shop.post('/acente-teklif-getir-post', { anahtar: 'x'.repeat(43) })).statusCode).toBe(404)
    const other = await agencyHeaders(shop.app, await newAgency(shop.app))
    expect((await shop.post('/acente-teklif-post', wish, other)).json().code).toBe('bulunamadi')
  })

  test('of a suspended agency is not taken', async () => {
    const late = await newAgency(shop.app, { kur: 'TRY' })
    await giveTerms(shop.place, late.k_no, { akis: 'net_fiyat', oran: 17, kredi: 1000 })
    const own = await agencyHeaders(shop.app, late)
    const { misafir, ...basket } = saleOf([seats(tour, day, 1)], 17)
    await shop.post('/acente-opsiyon-post', basket, own)
    const { adres } = (await shop.post('/acente-teklif-post', { k_no: basket.k_no, lang: 'en' }, own)).json()
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.updateTable('acente').set({ durum: 'askida' }).where('k_no', '=', late.k_no).execute(),
    )
    const yes = { anahtar: String(adres).split('#')[1], misafir, tutar: 100 }
    expect((await shop.post('/acente-teklif-getir-post', { anahtar: yes.anahtar })).json().code).toBe('teklif_alinamaz')
    expect((await shop.post('/acente-teklif-kabul-post', yes)).json().code).toBe('teklif_alinamaz')
  })
})

describe('keys of an agency’s own system', () => {
  test('sell, read no books, manage nobody, and end at once', async () => {
    const made = (await shop.post('/acente-api-anahtar-post', { ad: 'Own site' }, headers)).json()
    const system = { company: 'alfa', authorization: `Bearer ${made.anahtar}` }
    expect((await get('/acente-masa-get', system)).json()).toMatchObject({ success: 1, bakiye: null })
    expect((await shop.post('/acente-rezervasyon-post', saleOf([seats(tour, day, 1)], 17), system)).statusCode).toBe(
      200,
    )
    expect((await get('/acente-cari-get', system)).json().code).toBe('yetki_yok')
    expect((await get('/acente-api-anahtar-listele', system)).json().code).toBe('yetki_yok')
    const [listed] = (await get('/acente-api-anahtar-listele')).json().data
    expect(listed).toMatchObject({ ad: 'Own site', on_ek: made.anahtar.slice(0, 9) })
    expect(JSON.stringify(listed)).not.toContain(made.anahtar)
    const { rows } = await shop.app.owner.pool.query('select * from acente_api_anahtari')
    expect(JSON.stringify(rows)).not.toContain(made.anahtar)
    const other = await agencyHeaders(shop.app, await newAgency(shop.app))
    const key = { k_no: made.data.k_no }
    expect((await shop.post('/acente-api-anahtar-iptal-post', key, other)).statusCode).toBe(404)
    expect((await shop.post('/acente-api-anahtar-iptal-post', key, headers)).statusCode).toBe(200)
    expect((await get('/acente-masa-get', system)).statusCode).toBe(401)
  })
})

describe('sub-agencies', () => {
  test('get their share from their own parent only', async () => {
    const sub = await newAgency(shop.app, { ust: agency, kur: 'TRY' })
    const share = { k_no: sub.k_no, oran: 45 }
    expect((await shop.post('/acente-alt-pay-post', share, headers)).statusCode).toBe(200)
    expect((await get('/acente-alt-listele')).json().data).toMatchObject([{ k_no: sub.k_no, oran: 45 }])
    const other = await agencyHeaders(shop.app, await newAgency(shop.app))
    expect((await shop.post('/acente-alt-pay-post', share, other)).statusCode).toBe(404)
    const seller = await agencyHeaders(shop.app, agency, 'satis')
    expect((await shop.post('/acente-alt-pay-post', share, seller)).json().code).toBe('yetki_yok')
  })
})

describe('papers', () => {
  test('the passenger list has the guests, in both forms, and no formula', async () => {
    const sale = saleOf([seats(tour, addDays(day, 9), 2)], 17)
    const guest = { ...sale.misafir, ad: '=HYPERLINK("x")', soyad: 'Şahin' }
    expect((await shop.post('/acente-rezervasyon-post', { ...sale, misafir: guest }, headers)).statusCode).toBe(200)
    const range = `baslangic=${addDays(day, 9)}&bitis=${addDays(day, 9)}`
    const csv = (await get(`/acente-yolcu-listesi-get?${range}&bicim=csv`)).json()
    const text = Buffer.from(csv.icerik, 'base64').toString()
    expect(csv.satir).toBe(1)
    expect(text).toContain(`"'=HYPERLINK(""x"") Şahin"`)
    expect(text).not.toMatch(/\b166\b|\b83\b/)
    const xlsx = (await get(`/acente-yolcu-listesi-get?${range}&bicim=xlsx`)).json()
    expect(Buffer.from(xlsx.icerik, 'base64').subarray(0, 2).toString()).toBe('PK')
    const other = await agencyHeaders(shop.app, await newAgency(shop.app))
    expect((await get(`/acente-yolcu-listesi-get?${range}&bicim=csv`, other)).json().satir).toBe(0)
  })

  test('the statement is exported whole, for owner and accounting only', async () => {
    const file = (await get('/acente-cari-dosya-get?bicim=csv')).json()
    const { toplam } = (await get('/acente-cari-get')).json().data
    expect(file.satir).toBe(toplam)
    const seller = await agencyHeaders(shop.app, agency, 'satis')
    expect((await get('/acente-cari-dosya-get?bicim=csv', seller)).json().code).toBe('yetki_yok')
  })

  test('the voucher of a client carries the agency and no price', async () => {
    const sale = saleOf([seats(tour, day, 1)], 17)
    await shop.post('/acente-rezervasyon-post', sale, headers)
    const file = (await get(`/acente-voucher-get?k_no=${sale.k_no}`)).json()
    expect(Buffer.from(file.icerik, 'base64').subarray(0, 4).toString()).toBe('%PDF')
    const other = await agencyHeaders(shop.app, await newAgency(shop.app))
    expect((await get(`/acente-voucher-get?k_no=${sale.k_no}`, other)).statusCode).toBe(404)
  })

  test('the logo of the agency stands on its vouchers and on its offers', async () => {
    const sale = saleOf([seats(tour, day, 1)], 17)
    await shop.post('/acente-rezervasyon-post', sale, headers)
    const picturesIn = async () => {
      const { icerik } = (await get(`/acente-voucher-get?k_no=${sale.k_no}`)).json()
      return Buffer.from(icerik, 'base64').toString('latin1').split('/Subtype /Image').length - 1
    }
    const held = await option(115)
    const offered = async () => {
      const { adres } = (await shop.post('/acente-teklif-post', { k_no: held.k_no, lang: 'en' }, headers)).json()
      const seen = await shop.post('/acente-teklif-getir-post', { anahtar: String(adres).split('#')[1] })
      return seen.json().data.logo
    }
    const before = await picturesIn()
    expect(await offered()).toBeNull()
    const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b8532f' } })
      .png()
      .toBuffer()
    const stored = await shop.app.server.inject({
      method: 'POST',
      url: '/api/acente-logo-yukle-post',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: logo,
    })
    expect(await offered()).toMatchObject({ gorsel: stored.json().data.gorsel })
    expect(await picturesIn()).toBe(before + 1)
  })
})
