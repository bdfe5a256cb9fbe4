import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { placement, seats, stranger, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

describe('a hold', () => {
  const day = addDays(FIRST_DAY, 8)
  const hold = (lines: Parameters<typeof placement>[0], k_no = randomUUID()) => ({
    k_no,
    lang: 'en',
    sepet_urunler: lines.map(({ line }) => line),
    secilen_kur: 'TRY',
    kur_rezervasyon_toplam: totalsOf(lines),
  })

  test('promises stock and price, is placed under the same key, and leaves one claim', async () => {
    const who = stranger()
    const k_no = randomUUID()
    const boat = await addTour(shop.place, 4)
    const lines = [seats(boat, day, 4)]
    const held = await shop.post('/rezervasyon-tut-post', hold(lines, k_no), who)
    expect(held.json()).toMatchObject({ success: 1, data: { engeller: [] } })
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(boat, day)]))).json().code).toBe('dolu')

    const dearer = { tur: 'kisi', kur: 'TRY', yetiskin_fiyat: 99_900, cocuk_fiyat: 0, bebek_fiyat: 0 }
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .updateTable('opsiyon')
        .set({ tarife: JSON.stringify(dearer) })
        .where('k_no', '=', boat.opsiyon_k_no)
        .execute(),
    )
    const placed = (await shop.post('/rezervasyon-olustur-post', placement(lines, { k_no }), who)).json()
    expect(placed.data).toMatchObject({ durum: 'confirmed', kur_rezervasyon_toplam: { genel_toplam: 400 } })
    expect((await shop.claims(k_no)).filter(({ durum }) => durum === 'confirmed')).toHaveLength(1)
    const changed = (await shop.post('/rezervasyon-olustur-post', placement([seats(boat, addDays(day, 1))]))).json()
    expect(changed.code).toBe('fiyat_degisti')
    expect(changed.ayrinti.kur_rezervasyon_toplam.genel_toplam).toBe(999)
  })

  test('that is placed as it was keeps its claims and lines; with fewer people the rest is given back', async () => {
    const who = stranger()
    const days = [addDays(day, 4), addDays(day, 5)]
    const written = (k_no: string) =>
      sql`select sira, xmin::text from rezervasyon_satiri where rezervasyon_k_no = ${k_no} order by sira`.execute(
        shop.app.owner.db,
      )
    const taken = (boat: Tour) =>
      withTenant(shop.place.db, shop.place.tenantId, (trx) =>
        trx
          .selectFrom('kalkis')
          .select('alinan')
          .where('kaynak_k_no', '=', boat.kaynak_k_no)
          .orderBy('tarih')
          .execute(),
      )
    const placed = async (people: number) => {
      const boat = await addTour(shop.place, 4)
      const k_no = randomUUID()
      const lines = days.map((one) => seats(boat, one, 4))
      await shop.post('/rezervasyon-tut-post', { ...hold(lines, k_no), odeme_tipi: 'on_odeme' }, who)
      const before = { claims: await shop.claims(k_no), lines: (await written(k_no)).rows }
      const fewer = people === 4 ? lines : days.map((one) => seats(boat, one, people))
      const answer = await shop.post(
        '/rezervasyon-olustur-post',
        placement(fewer, { k_no, method: 'kredi_karti' }),
        who,
      )
      expect(answer.json()).toMatchObject({ success: 1, data: { kayit_no: expect.any(String) } })
      return {
        seats: await taken(boat),
        before,
        after: { claims: await shop.claims(k_no), lines: (await written(k_no)).rows },
      }
    }
    const same = await placed(4)
    expect(same.seats).toEqual([{ alinan: 4 }, { alinan: 4 }])
    const keys = (claims: typeof same.after.claims) => claims.map(({ k_no, durum }) => `${k_no} ${durum}`).sort()
    expect(same.after.claims).toHaveLength(2)
    expect(keys(same.after.claims)).toEqual(keys(same.before.claims))
    expect(same.after.lines).toEqual(same.before.lines)

    const less = await placed(3)
    expect(less.seats).toEqual([{ alinan: 3 }, { alinan: 3 }])
    expect(less.after.claims.filter(({ durum }) => durum === 'held')).toMatchObject([{ kisi: 3 }, { kisi: 3 }])
    expect(less.after.lines).not.toEqual(less.before.lines)
  })

  test('is extended once, swapped under the same clock, and let go', async () => {
    const who = stranger()
    const k_no = randomUUID()
    const first = (
      await shop.post('/rezervasyon-tut-post', hold([seats(shop.tour, addDays(day, 2), 2)], k_no), who)
    ).json()
    const swapped = (
      await shop.post('/rezervasyon-tut-post', hold([seats(shop.tour, addDays(day, 2), 4)], k_no), who)
    ).json()
    expect(swapped.bitis).toBe(first.bitis)
    expect((await shop.claims(k_no)).filter(({ durum }) => durum === 'held')).toMatchObject([{ kisi: 4 }])
    const anahtar = first.misafir_anahtari
    const nobody = await shop.post('/rezervasyon-tut-uzat-post', { k_no, anahtar: 'x'.repeat(43) })
    expect(nobody.statusCode).toBe(404)
    const extended = (await shop.post('/rezervasyon-tut-uzat-post', { k_no, anahtar }, who)).json()
    expect(extended.bitis >= first.bitis).toBe(true)
    expect((await shop.post('/rezervasyon-tut-uzat-post', { k_no, anahtar }, who)).json().bitis).toBe(extended.bitis)
    expect((await shop.post('/rezervasyon-tut-birak-post', { k_no, anahtar }, who)).json().success).toBe(1)
    expect((await shop.claims(k_no)).filter(({ durum }) => durum === 'held')).toEqual([])
    expect(
      (await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, addDays(day, 2), 4)]))).statusCode,
    ).toBe(200)
  })

  test('nobody holds more than three baskets', async () => {
    const who = stranger()
    const codes: (string | undefined)[] = []
    for (let one = 0; one < 5; one += 1) {
      codes.push(
        (await shop.post('/rezervasyon-tut-post', hold([seats(shop.tour, addDays(day, 10 + one))]), who)).json().code,
      )
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'cok_tutma', 'cok_tutma'])
  })
})
