import { getAvailability, getCalendar } from '@meltem/contract/reservation/basket'
import { addDays } from '@meltem/domain/calendar-day'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, placement, ride, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, addTransfer, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { newMember } from '../../../testing/test-member.ts'
import { listUnsearchable } from '../office/searchable.queries.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

/** The month after next begins well after the fixture's first day. */
const MONTH = addDays(FIRST_DAY, 60).slice(0, 7)
const day = (number: number) => `${MONTH}-${String(number).padStart(2, '0')}`

async function calendar(keys: readonly string[], more = '') {
  const answer = await shop.app.get(
    `/api/urun-takvim-getir?urun_k_no=${keys.join(',')}&ay=${MONTH}&kur=TRY${more}`,
    stranger(),
  )
  expect(answer.statusCode).toBe(200)
  const { takvimler } = answer.json()
  expect(() => z.parse(getCalendar.output, { takvimler })).not.toThrow()
  return takvimler
}

describe('the calendar of a month', () => {
  test('shows prices, taken nights, turnover and why one cannot arrive', async () => {
    const house = await addHouse(shop.place, { turnover: 1 })
    await shop.post('/rezervasyon-olustur-post', placement([nights(house, day(10), 4)]))
    const [{ gunler, kur }] = await calendar([house.urun_k_no])
    const reasons = gunler.map((one: { gece: string | null }) => one.gece)
    expect(kur).toBe('TRY')
    expect(reasons.slice(7, 15)).toEqual([null, 'devir', 'dolu', 'dolu', 'dolu', 'dolu', 'devir', null])
    expect(gunler[0]).toMatchObject({ tarih: day(1), fiyat: 1000, en_az_gece: 1, engel: null, kalan: 1 })
    expect(gunler[10].engel).toMatchObject({ neden: 'dolu' })
  })

  test('of a pool is free while one unit is', async () => {
    const pool = await addHouse(shop.place, { units: 2 })
    await shop.post('/rezervasyon-olustur-post', placement([nights(pool, day(5), 2)]))
    const before = (await calendar([pool.urun_k_no]))[0].gunler[4]
    expect(before).toMatchObject({ gece: null, kalan: 1 })
    await shop.post('/rezervasyon-olustur-post', placement([nights(pool, day(5), 2)]))
    const after = (await calendar([pool.urun_k_no]))[0].gunler[4]
    expect(after).toMatchObject({ gece: 'dolu', kalan: 0 })
  })

  test('of departures counts the seats a party needs', async () => {
    const boat = await addTour(shop.place, 4)
    await shop.post('/rezervasyon-olustur-post', placement([seats(boat, day(5), 3)]))
    const [{ gunler }] = await calendar([boat.urun_k_no], '&kisi=2')
    expect(gunler[3]).toMatchObject({ fiyat: 100, kalan: 4, engel: null })
    expect(gunler[4]).toMatchObject({ kalan: 1, engel: { neden: 'yer_yetmez', parametreler: { kalan: 1 } } })
  })

  test('of many products comes in the order asked for, with as many queries as for one', async () => {
    const keys: string[] = []
    for (let one = 0; one < 6; one += 1) keys.push((await addHouse(shop.place, { nights: 120 })).urun_k_no)
    keys.push(shop.tour.urun_k_no, (await addTransfer(shop.place, 2)).urun_k_no)
    const count = async (wanted: readonly string[]) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      const found = await calendar(wanted)
      // The queue works in the background and is no part of reading a calendar.
      const { length } = query.mock.calls.map(([sent]) => JSON.stringify(sent)).filter((text) => !/pgboss/i.test(text))
      query.mockRestore()
      return { length, order: found.map((one: { urun_k_no: string }) => one.urun_k_no) }
    }
    await calendar(keys)
    // What was booked a moment ago is still being made findable.
    const { db, tenantId } = shop.place
    await expect.poll(() => withTenant(db, tenantId, (trx) => listUnsearchable(trx, 1))).toEqual([])
    const all = await count(keys)
    expect(all.order).toEqual(keys)
    const few = await count([keys[0] ?? '', shop.tour.urun_k_no])
    expect(all.length).toBe(few.length)
  })

  test('another tenant’s product has none', async () => {
    const strange = await shop.app.get(
      `/api/urun-takvim-getir?urun_k_no=${crypto.randomUUID()}&ay=${MONTH}`,
      stranger(),
    )
    expect(strange.json().takvimler).toEqual([])
  })
})

describe('availability for dates and a party', () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await shop.app.get(`/api/urun-musaitlik-getir?${new URLSearchParams(query).toString()}`, stranger())
    expect(answer.statusCode).toBe(200)
    const { secenekler } = answer.json()
    expect(() => z.parse(getAvailability.output, { secenekler })).not.toThrow()
    return secenekler[0]
  }

  test('says yes, or every reason against it', async () => {
    const house = await addHouse(shop.place)
    const stay = { urun_k_no: house.urun_k_no, yetiskin: '2', baslangic: day(20), bitis: day(24) }
    expect(await ask(stay)).toMatchObject({ musait: true, satis_durumu: 'direk', engeller: [], kalkislar: [] })
    await shop.post('/rezervasyon-olustur-post', placement([nights(house, day(22), 4)]))
    expect(await ask(stay)).toMatchObject({ musait: false, engeller: [{ neden: 'dolu' }] })
    expect(await ask({ ...stay, bitis: day(22) })).toMatchObject({ musait: true })
  })

  test('lists the departures of the day', async () => {
    const { urun_k_no } = shop.tour
    const free = await ask({ urun_k_no, yetiskin: '2', baslangic: day(21) })
    expect(free).toMatchObject({ musait: true, kalkislar: [{ saat: '09:30', kontenjan: 4, kalan: 4, engel: null }] })
    const many = await ask({ urun_k_no, yetiskin: '5', baslangic: day(21) })
    expect(many).toMatchObject({ musait: false, engeller: [{ neden: 'yer_yetmez' }] })
  })

  test('a vehicle is away for its ride and back after it', async () => {
    const van = await addTransfer(shop.place, 1)
    const at = (saat: string) => ({ urun_k_no: van.urun_k_no, yetiskin: '2', baslangic: day(3), baslangic_saat: saat })
    const body = placement([ride(van, day(3), '10:00')])
    expect((await shop.post('/rezervasyon-olustur-post', body)).statusCode).toBe(200)
    expect(await ask(at('10:30'))).toMatchObject({ musait: false, engeller: [{ neden: 'dolu' }] })
    expect(await ask(at('11:00'))).toMatchObject({ musait: true })
  })
})

describe('who may read a reservation', () => {
  test('a member reads by token, nobody else does', async () => {
    const member = await newMember(shop.app, 'ada@example.com')
    const body = placement([seats(shop.tour, day(25))])
    const placed = (await member.post('/rezervasyon-olustur-post', body)).json()
    expect(placed.data.uye).toMatchObject({ e_mail: 'ada@example.com' })
    const path = `/rezervasyon-getir?k_no=${body.k_no}`
    expect((await member.get(path)).json().data.k_no).toBe(body.k_no)
    const other = await newMember(shop.app, 'other@example.com')
    expect((await other.get(path)).statusCode).toBe(404)
    expect((await shop.app.get(`/api${path}`, stranger())).statusCode).toBe(404)
  })

  test('the key itself is in no table', async () => {
    const body = placement([seats(shop.tour, day(26))])
    const { misafir_anahtari } = (await shop.post('/rezervasyon-olustur-post', body)).json()
    const { db, tenantId } = shop.place
    const stored = await withTenant(db, tenantId, async (trx) => [
      ...(await trx.selectFrom('rezervasyon').selectAll().where('k_no', '=', body.k_no).execute()),
      ...(await trx.selectFrom('eposta').selectAll().execute()),
      ...(await trx.selectFrom('istek_anahtari').selectAll().execute()),
    ])
    expect(JSON.stringify(stored)).not.toContain(misafir_anahtari)
  })
})
