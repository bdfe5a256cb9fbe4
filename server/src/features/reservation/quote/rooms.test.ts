import { listNearestDays } from '@meltem/contract/reservation/basket'
import { addDays, daysBetween } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, type PricedLine, placement, ride, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import {
  addHouse,
  addTour,
  addTransfer,
  FIRST_DAY,
  type House,
  NIGHT_PRICE,
} from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { composeForOperator } from '../../letters/compose/compose-reservation.ts'
import type { MailData } from '../../letters/mail-kinds.ts'
import { roomsText } from '../documents/voucher-facts.ts'

const PLACE = '/rezervasyon-olustur-post'
const WAIT = '/bekleme-listesi-post'
const DAY = addDays(FIRST_DAY, 50)

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

/** So many double rooms for so many adults. */
function rooms(hotel: House, from: string, count: number, [adet, adults]: readonly [number, number]): PricedLine {
  const { line, price } = nights(hotel, from, count)
  return { line: { ...line, adet, pax: { yetiskin: adults, cocuk: 0, bebek: 0 } }, price: price * adet }
}

const quote = async ({ line }: PricedLine) => {
  const body = { lang: 'en', secilen_kur: 'TRY', sepet_urunler: [line] }
  return (await shop.post('/sepet-hesapla-post', body)).json()
}

describe('several rooms of one kind in one line', () => {
  test('cost as many times one room, and the receipt says so', async () => {
    const hotel = await addHouse(shop.place, { units: 4, sleeps: 2 })
    const { data } = await quote(rooms(hotel, DAY, 3, [2, 4]))
    expect(data.kur_rezervasyon_toplam.genel_toplam).toBe(2 * 3 * NIGHT_PRICE)
    expect(data.fis.adimlar[0]).toMatchObject({ kod: 'oda_gece', adet: 6, parametreler: { oda: 2, sayi: 3 } })
    expect(data.sepet_urunler[0]).toMatchObject({ adet: 2, pax: { yetiskin: 4 } })
    expect((await quote(rooms(hotel, DAY, 3, [1, 2]))).data.sepet_urunler[0]).not.toHaveProperty('adet')
  })

  test('are taken from the pool together, and given back together', async () => {
    const hotel = await addHouse(shop.place, { units: 3, sleeps: 2 })
    const body = placement([rooms(hotel, DAY, 3, [2, 4])])
    const booked = await shop.post(PLACE, body)
    expect(booked.json()).toMatchObject({ success: 1, data: { istekler: [{ adet: 2 }], sepet_urunler: [{ adet: 2 }] } })
    const claims = await shop.claims(body.k_no)
    expect(new Set(claims.map(({ birim_k_no }) => birim_k_no)).size).toBe(2)

    const more = rooms(hotel, addDays(DAY, 1), 1, [2, 4])
    expect((await quote(more)).data.engeller).toEqual([
      { satir: 0, neden: 'oda_yetmez', parametreler: { kalan: 1, adet: 2 } },
    ])
    const refused = await shop.post(PLACE, placement([more]))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'oda_yetmez'])
    expect((await shop.post(PLACE, placement([rooms(hotel, DAY, 3, [1, 2])]))).statusCode).toBe(200)

    const { misafir_anahtari, data } = booked.json()
    const cancel = { k_no: data.k_no, anahtar: misafir_anahtari, iade: 0 }
    expect((await shop.post('/rezervasyon-iptal-post', cancel)).json()).toMatchObject({ success: 1 })
    expect((await quote(more)).data.engeller).toEqual([])
  })

  test('two people cannot both have the last two rooms', async () => {
    const hotel = await addHouse(shop.place, { units: 3, sleeps: 2 })
    const bodies = [1, 2, 3].map(() => placement([rooms(hotel, DAY, 2, [2, 3])]))
    const answers = await Promise.all(bodies.map((body) => shop.post(PLACE, body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('are held together', async () => {
    const hotel = await addHouse(shop.place, { units: 2, sleeps: 2 })
    const { k_no, lang, sepet_urunler, secilen_kur, kur_rezervasyon_toplam } = placement([rooms(hotel, DAY, 2, [2, 4])])
    const hold = { k_no, lang, sepet_urunler, secilen_kur, kur_rezervasyon_toplam }
    expect((await shop.post('/rezervasyon-tut-post', hold)).json()).toMatchObject({ success: 1 })
    expect(await shop.claims(k_no)).toHaveLength(2)
  })

  test('stand in the mail, on the voucher and in the contract', async () => {
    const hotel = await addHouse(shop.place, { units: 2, sleeps: 2 })
    const body = placement([rooms(hotel, DAY, 2, [2, 4])])
    await shop.post(PLACE, body)
    const { db, tenantId } = shop.place
    const told = await withTenant(db, tenantId, (trx) => trx.selectFrom('eposta').select('veri').execute())
    const news = told.map(({ veri }) => veri).filter(({ k_no }) => k_no === body.k_no)
    expect(news.length).toBeGreaterThan(0)
    for (const { satirlar } of news) expect(satirlar).toMatchObject([{ adet: 2 }])
    const letter = composeForOperator(news[0] as unknown as MailData['reservation_operator'], 'en')
    expect(letter.preview).toContain('otel, 2 rooms (')
    const line = { urun_tipi: 'otel', adet: 2 } as const
    expect((['tr', 'en', 'de', 'ru'] as const).map((dil) => roomsText(line, dil))).toEqual([
      '2 oda',
      '2 rooms',
      '2 Zimmer',
      '2 номера',
    ])
    expect(roomsText({ urun_tipi: 'otel' }, 'en')).toBeNull()
  })
})

describe('the calendar of rooms', () => {
  const month = DAY.slice(0, 7)
  const calendar = async (hotel: House, adet: number) => {
    const path = `/api/urun-takvim-getir?urun_k_no=${hotel.urun_k_no}&ay=${month}&adet=${adet}`
    const { takvimler } = (await shop.app.get(path, stranger())).json()
    return takvimler[0].gunler[Number(DAY.slice(8)) - 1]
  }

  test('is free for two only where two are', async () => {
    const hotel = await addHouse(shop.place, { units: 2, sleeps: 2 })
    await shop.post(PLACE, placement([rooms(hotel, DAY, 1, [1, 2])]))
    expect(await calendar(hotel, 1)).toMatchObject({ gece: null, engel: null, kalan: 1 })
    expect(await calendar(hotel, 2)).toMatchObject({ gece: 'oda_yetmez', engel: { parametreler: { kalan: 1 } } })
  })

  test('says how long the longest stay in one room is, not in several', async () => {
    const hotel = await addHouse(shop.place, { units: 2, sleeps: 2 })
    await shop.post(PLACE, placement([rooms(hotel, addDays(DAY, 2), 2, [1, 2])]))
    await shop.post(PLACE, placement([rooms(hotel, addDays(DAY, 4), 2, [1, 2])]))
    // The second stay goes into the first room again, so that the other one stays free for long.
    expect(await calendar(hotel, 1)).toMatchObject({ en_cok_gece: 60, cikis: true })
    expect(await calendar(hotel, 2)).toMatchObject({ en_cok_gece: 2 })
  })
})

describe('the free days nearest to one that is taken', () => {
  const nearest = async (query: Record<string, string>) => {
    const path = `/api/urun-yakin-gunler-getir?${new URLSearchParams(query).toString()}`
    const answer = (await shop.app.get(path, stranger())).json()
    expect(() => z.parse(listNearestDays.output, answer)).not.toThrow()
    return answer.gunler
  }

  test('of a tour are days with places for the whole party', async () => {
    const tour = await addTour(shop.place, 4)
    await shop.post(PLACE, placement([seats(tour, DAY, 4)]))
    await shop.post(PLACE, placement([seats(tour, addDays(DAY, 1), 3)]))
    const { urun_k_no, opsiyon_k_no } = tour
    expect(await nearest({ urun_k_no, opsiyon_k_no, baslangic: DAY, yetiskin: '2' })).toEqual(
      [-2, -1, 2, 3].map((away) => ({ baslangic: addDays(DAY, away), bitis: null })),
    )
  })

  test('of a stay are dates of the same length', async () => {
    const house = await addHouse(shop.place)
    await shop.post(PLACE, placement([nights(house, DAY, 7)]))
    const { urun_k_no, opsiyon_k_no } = house
    const dates = { baslangic: addDays(DAY, 2), bitis: addDays(DAY, 6) }
    const found = await nearest({ urun_k_no, opsiyon_k_no, ...dates, yetiskin: '2' })
    expect(found.map(({ baslangic }: { baslangic: string }) => daysBetween(DAY, baslangic))).toEqual([-4, 7, 8, 9])
    for (const { baslangic, bitis } of found) expect(daysBetween(baslangic, bitis)).toBe(4)
  })

  test('of several rooms have that many', async () => {
    const hotel = await addHouse(shop.place, { units: 2, sleeps: 2 })
    await shop.post(PLACE, placement([rooms(hotel, DAY, 3, [1, 2])]))
    const { urun_k_no, opsiyon_k_no } = hotel
    // Four people need two rooms, whether they say so or not.
    const found = await nearest({ urun_k_no, opsiyon_k_no, baslangic: addDays(DAY, 1), yetiskin: '4' })
    expect(found[1]).toEqual({ baslangic: addDays(DAY, -1), bitis: DAY })
    expect(found[2]).toEqual({ baslangic: addDays(DAY, 3), bitis: addDays(DAY, 4) })
  })

  test.each([
    ['a year and more', { bitis: addDays(DAY, 400) }, 'en_cok_gece'],
    ['an end before the start', { bitis: addDays(DAY, -1) }, 'tarih_sirasi'],
    ['a hundred people', { cocuk: '99' }, 'alan_hatasi'],
  ])('are not looked for: %s', async (_, wish, code) => {
    const { urun_k_no, opsiyon_k_no } = shop.villa
    const query = new URLSearchParams({ urun_k_no, opsiyon_k_no, baslangic: DAY, yetiskin: '2', ...wish }).toString()
    const answer = await shop.app.get(`/api/urun-yakin-gunler-getir?${query}`, stranger())
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  })

  test('of a strange product are not found', async () => {
    const query = { urun_k_no: crypto.randomUUID(), opsiyon_k_no: crypto.randomUUID(), baslangic: DAY, yetiskin: '2' }
    const path = `/api/urun-yakin-gunler-getir?${new URLSearchParams(query).toString()}`
    expect((await shop.app.get(path, stranger())).statusCode).toBe(404)
  })
})

describe('waiting for rooms', () => {
  test('a party of four waits for two, and is told when both are free', async () => {
    const hotel = await addHouse(shop.place, { units: 2, sleeps: 2 })
    const body = placement([rooms(hotel, DAY, 2, [1, 2])])
    const { misafir_anahtari: anahtar } = (await shop.post(PLACE, body)).json()
    const { urun_k_no, opsiyon_k_no } = hotel
    const wish = { lang: 'de', urun_k_no, opsiyon_k_no, baslangic: DAY, bitis: addDays(DAY, 2), ad: 'Ada' }
    const party = { pax: { yetiskin: 4, cocuk: 0, bebek: 0 }, e_mail: 'dort@example.com' }
    const single = { pax: { yetiskin: 2, cocuk: 0, bebek: 0 }, e_mail: 'iki@example.com' }
    expect((await shop.post(WAIT, { ...wish, ...single })).json().code).toBe('yer_var')
    expect((await shop.post(WAIT, { ...wish, ...party })).json()).toMatchObject({ success: 1, sira: 1 })
    await shop.post('/rezervasyon-iptal-post', { k_no: body.k_no, anahtar, iade: 0 })
    const { db, tenantId } = shop.place
    const told = await withTenant(db, tenantId, (trx) =>
      trx.selectFrom('bekleme_listesi').select(['durum', 'adet']).where('e_mail', '=', party.e_mail).execute(),
    )
    expect(told).toEqual([{ durum: 'haber_verildi', adet: 2 }])
  })

  test('a ride is waited for at its time', async () => {
    const van = await addTransfer(shop.place, 1)
    const body = placement([ride(van, DAY, '10:00')])
    const { misafir_anahtari: anahtar } = (await shop.post(PLACE, body)).json()
    const { urun_k_no, opsiyon_k_no } = van
    const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
    const wish = { lang: 'en', urun_k_no, opsiyon_k_no, baslangic: DAY, pax, ad: 'Ada', e_mail: 'ada@example.com' }
    expect((await shop.post(WAIT, { ...wish, baslangic_saat: '15:00' })).json().code).toBe('yer_var')
    expect((await shop.post(WAIT, { ...wish, baslangic_saat: '10:30' })).json()).toMatchObject({ success: 1 })
    await shop.post('/rezervasyon-iptal-post', { k_no: body.k_no, anahtar, iade: 0 })
    const { db, tenantId } = shop.place
    const told = await withTenant(db, tenantId, (trx) =>
      trx.selectFrom('bekleme_listesi').select('durum').where('opsiyon_k_no', '=', opsiyon_k_no).execute(),
    )
    expect(told).toEqual([{ durum: 'haber_verildi' }])
  })

  test('who asks again waits with the party named last', async () => {
    const house = await addHouse(shop.place)
    await shop.post(PLACE, placement([nights(house, DAY, 2)]))
    const { urun_k_no, opsiyon_k_no } = house
    const wish = {
      lang: 'en',
      urun_k_no,
      opsiyon_k_no,
      baslangic: DAY,
      bitis: addDays(DAY, 2),
      ad: 'Ada',
      e_mail: 'a@b.de',
    }
    for (const yetiskin of [2, 5]) await shop.post(WAIT, { ...wish, pax: { yetiskin, cocuk: 0, bebek: 0 } })
    const { db, tenantId } = shop.place
    const rows = await withTenant(db, tenantId, (trx) =>
      trx.selectFrom('bekleme_listesi').select(['pax', 'kisi']).where('opsiyon_k_no', '=', opsiyon_k_no).execute(),
    )
    expect(rows).toMatchObject([{ kisi: 5, pax: { yetiskin: 5 } }])
  })
})
