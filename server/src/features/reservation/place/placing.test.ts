import { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { sweepTenant } from '../hold/expire-holds.job.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

describe('placing', () => {
  test('a tour paid on the day is confirmed, numbered, claimed and mailed in one go', async () => {
    const body = placement([seats(shop.tour, FIRST_DAY, 2)])
    const answer = await shop.post('/rezervasyon-olustur-post', body)
    expect(answer.json()).toMatchObject({ success: 1 })
    const { data, misafir_anahtari } = answer.json()
    expect(Reservation.parse(data)).toEqual(data)
    expect(data).toMatchObject({
      k_no: body.k_no,
      durum: 'confirmed',
      rezervasyon_durum: 'aktif',
      tahsilat_durum: 0,
      bitis: null,
      kayit_no: expect.stringMatching(/^INT\d{12}$/),
      bilet_no: expect.stringMatching(/^BLT-[ACDEFHJKLMNPRTYZ]{10}$/),
      kur_rezervasyon_toplam: { genel_toplam: 200, on_odeme_toplam: 50, kalan_toplam: 150 },
    })
    expect(await shop.claims(body.k_no)).toMatchObject([{ durum: 'confirmed', kisi: 2, tutma_bitis: null }])
    expect((await shop.mails(body.k_no)).sort()).toEqual([
      'reservation_guest confirmed',
      'reservation_operator confirmed',
    ])
    const read = await shop.app.get(`/api/rezervasyon-getir?k_no=${body.k_no}&anahtar=${misafir_anahtari}`, stranger())
    expect(read.json().data).toEqual(data)
  })

  test('the same key and body give the same reservation, another body is refused', async () => {
    const body = placement([seats(shop.tour, addDays(FIRST_DAY, 1))])
    const first = (await shop.post('/rezervasyon-olustur-post', body)).json()
    const second = (await shop.post('/rezervasyon-olustur-post', body)).json()
    expect(second).toEqual(first)
    const other = await shop.post('/rezervasyon-olustur-post', { ...body, rezervasyon_notu: 'changed' })
    expect([other.statusCode, other.json().code]).toEqual([422, 'anahtar_farkli'])
    expect(await shop.claims(body.k_no)).toHaveLength(1)
  })

  test('a party that does not fit is refused whole, and nothing of it stays', async () => {
    const day = addDays(FIRST_DAY, 2)
    expect((await shop.post('/rezervasyon-olustur-post', placement([seats(shop.tour, day, 3)]))).statusCode).toBe(200)
    const body = placement([seats(shop.tour, day, 2)])
    const refused = await shop.post('/rezervasyon-olustur-post', body)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'yer_yetmez', ayrinti: { satir: 0, neden: 'yer_yetmez', kalan: 1 } },
    ])
    expect(await shop.claims(body.k_no)).toEqual([])
  })

  test('two lines on one departure are summed', async () => {
    const day = addDays(FIRST_DAY, 3)
    const refused = await shop.post(
      '/rezervasyon-olustur-post',
      placement([seats(shop.tour, day, 3), seats(shop.tour, day, 2)]),
    )
    expect(refused.json().code).toBe('yer_yetmez')
    const taken = await shop.post(
      '/rezervasyon-olustur-post',
      placement([seats(shop.tour, day, 2), seats(shop.tour, day, 2)]),
    )
    expect(taken.statusCode).toBe(200)
  })

  test('nights may touch and not overlap', async () => {
    const start = addDays(FIRST_DAY, 40)
    const place = (from: number, count: number) =>
      shop.post('/rezervasyon-olustur-post', placement([nights(shop.villa, addDays(start, from), count)]))
    expect((await place(5, 5)).statusCode).toBe(200)
    expect((await place(0, 5)).statusCode).toBe(200)
    expect((await place(10, 2)).statusCode).toBe(200)
    for (const [from, count] of [
      [4, 2],
      [9, 3],
      [6, 1],
      [0, 12],
    ] as const) {
      expect((await place(from, count)).json()).toMatchObject({ code: 'dolu' })
    }
  })

  test('without an account only where the tenant allows it', async () => {
    const members = await startTestApp()
    const answer = await members.post('/api/rezervasyon-olustur-post', placement([seats(shop.tour, FIRST_DAY)]))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'giris_gerekli'])
    await members.close()
  })
})

describe('a bank transfer', () => {
  const day = addDays(FIRST_DAY, 5)

  test('holds the places for a day, and money confirms once', async () => {
    const body = placement([seats(shop.tour, day)], { method: 'havale' })
    const { data } = (await shop.post('/rezervasyon-olustur-post', body)).json()
    expect(data.durum).toBe('held')
    expect(Date.parse(data.bitis) - Date.now()).toBeGreaterThan(23.9 * 3600_000)
    const paid = await shop.pay(body.k_no, 25, 'receipt-1')
    expect(paid.data).toMatchObject({ durum: 'confirmed', tahsilat_durum: 1, bitis: null })
    const again = await shop.pay(body.k_no, 25, 'receipt-1')
    expect(again.data).toMatchObject({ durum: 'confirmed', tahsilat_durum: 1, bilet_no: paid.data.bilet_no })
    expect(await shop.claims(body.k_no)).toMatchObject([{ durum: 'confirmed' }])
    expect((await shop.pay(body.k_no, 50)).data.tahsilat_durum).toBe(3)
    expect((await shop.pay(body.k_no, 25)).data.tahsilat_durum).toBe(2)
  })

  test('less than the deposit confirms nothing', async () => {
    const body = placement([seats(shop.tour, day)], { method: 'havale' })
    await shop.post('/rezervasyon-olustur-post', body)
    expect((await shop.pay(body.k_no, 10)).data).toMatchObject({ durum: 'held', tahsilat_durum: 3 })
  })

  test('unpaid it is cancelled once, with one mail; money that comes later is looked at, and takes no place', async () => {
    const tenant = shop.app.tenants.byKod('alfa')
    if (!tenant) throw new Error('alfa is gone')
    const lone = await addTour(shop.place, 1)
    const swept = placement([seats(lone, day)], { method: 'havale' })
    const unswept = placement([seats(lone, addDays(day, 1))], { method: 'havale' })
    for (const body of [swept, unswept]) await shop.post('/rezervasyon-olustur-post', body)
    shop.app.clock.set(() => new Date(Date.now() + 25 * 3600_000))
    expect((await shop.pay(unswept.k_no, 25)).data.durum).toBe('review')
    expect(await sweepTenant(shop.app.services, tenant)).toBeGreaterThanOrEqual(1)
    expect(await sweepTenant(shop.app.services, tenant)).toBe(0)
    const ended = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('rezervasyon').select(['durum', 'bitis']).where('k_no', '=', swept.k_no).executeTakeFirst(),
    )
    expect(ended).toEqual({ durum: 'cancelled', bitis: null })
    expect((await shop.mails(swept.k_no)).filter((mail) => mail.endsWith('expired'))).toHaveLength(1)
    expect((await shop.pay(swept.k_no, 25)).data.durum).toBe('review')
    for (const { k_no } of [swept, unswept]) {
      const [claim, ...others] = await shop.claims(k_no)
      expect([claim?.durum, others]).toEqual([expect.stringMatching('cancelled|expired'), []])
      const review = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
        trx.selectFrom('inceleme').selectAll().where('rezervasyon_k_no', '=', k_no).execute(),
      )
      expect(review).toMatchObject([{ konu: 'gec_odeme', durum: 'acik' }])
    }
    const next = await shop.post('/rezervasyon-olustur-post', placement([seats(lone, day)]))
    expect(next.statusCode).toBe(200)
    shop.app.clock.set()
  })
})

describe('a card', () => {
  const day = addDays(FIRST_DAY, 8)

  test('that is charged late takes the place again while it is free, and otherwise goes to review', async () => {
    const lone = await addTour(shop.place, 1)
    const [first, second] = [day, addDays(day, 1)].map((one) =>
      placement([seats(lone, one)], { method: 'kredi_karti' }),
    )
    if (!first || !second) throw new Error('two bookings were made')
    for (const body of [first, second]) await shop.post('/rezervasyon-olustur-post', body)
    shop.app.clock.set(() => new Date(Date.now() + 3600_000))
    expect((await shop.pay(first.k_no, 25)).data.durum).toBe('confirmed')
    const rival = placement([seats(lone, addDays(day, 1))])
    expect((await shop.post('/rezervasyon-olustur-post', rival)).json()).toMatchObject({ success: 1 })
    expect((await shop.pay(second.k_no, 25)).data.durum).toBe('review')
    shop.app.clock.set()
  })
})
