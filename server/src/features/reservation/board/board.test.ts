import { randomUUID } from 'node:crypto'
import type {
  closeFreeDays,
  getBoard,
  moveBooking,
  openClosedDays,
  quoteMove,
} from '@meltem/contract/reservation/board-office'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenRules } from '../../../oracle/run-oracle.ts'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import {
  addHouse,
  addTour,
  FIRST_DAY,
  type House,
  NIGHT_PRICE,
  type Tour,
} from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../../testing/hammer/hammer-tenant.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let tenantId: number
let villa: House
let other: House
let pool: House
let tour: Tour
let ada: Record<string, string>

beforeAll(async () => {
  const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' }
  app = await startTestApp({ tenants: [guestTenantOf('alfa'), guestTenantOf('beta')], environment })
  tenantId = app.tenants.byKod('alfa')?.id ?? 0
  const place = { db: app.services.db, tenantId }
  villa = await addHouse(place)
  other = await addHouse(place)
  pool = await addHouse(place, { units: 3, turnover: 1 })
  tour = await addTour(place, 40)
  ada = await staffHeaders(app)
})
afterAll(async () => {
  await app.close()
})

const unitOf = (house: House, place = 0) => house.units[place] ?? ''

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

async function book(house: House, from: string, count: number): Promise<string> {
  const body = placement([nights(house, from, count)])
  const answer = await app.post('/api/rezervasyon-olustur-post', body, stranger())
  expect(answer.statusCode, answer.body).toBe(200)
  return body.k_no
}

const board = (from: string, days = 31) => get<typeof getBoard>(`takvim-getir?ilk=${from}&gun=${days}`)

async function barsOf(unit: string, from: string, days = 31) {
  const { birimler } = await board(from, days)
  return birimler.find(({ k_no }) => k_no === unit)?.cubuklar ?? []
}

test('a booking is a bar from noon to noon with its guest, and an empty unit has none', async () => {
  const from = addDays(FIRST_DAY, 2)
  const k_no = await book(villa, from, 3)
  const bars = await barsOf(unitOf(villa), FIRST_DAY)
  expect(bars).toEqual([
    expect.objectContaining({ rez: k_no, bas: `${from}T12:00`, bit: `${addDays(from, 3)}T12:00`, tur: 'on_odeme' }),
  ])
  expect(bars[0]?.ad).not.toBe('')
  expect(await barsOf(unitOf(other), FIRST_DAY)).toEqual([])
})

test('a year fits on it, and no day more', async () => {
  const { gun, birimler } = await board(FIRST_DAY, 366)
  expect(gun).toBe(366)
  expect(birimler.find(({ k_no }) => k_no === unitOf(villa))?.cubuklar.length).toBeGreaterThan(0)
  const more = await app.get(`/api/yonetim/takvim-getir?ilk=${FIRST_DAY}&gun=367`, ada)
  expect(more.statusCode).toBe(422)
})

test('seats of departures are figures by day', async () => {
  const day = addDays(FIRST_DAY, 4)
  const body = placement([seats(tour, day, 3)])
  expect((await app.post('/api/rezervasyon-olustur-post', body, stranger())).statusCode).toBe(200)
  const { koltuklar } = await board(FIRST_DAY, 7)
  const row = koltuklar.find(({ kaynak_k_no }) => kaynak_k_no === tour.kaynak_k_no)
  expect(row?.gunler).toHaveLength(7)
  expect(row?.gunler[4]).toEqual([3, 40])
  expect(row?.gunler[5]).toEqual([0, 40])
})

test('a rectangle closes what is free, skips what is taken, says who and why, and opens again in part', async () => {
  const from = addDays(FIRST_DAY, 40)
  await book(villa, addDays(from, 2), 2)
  const birimler = [unitOf(villa), unitOf(other)]
  const span = { birimler, baslangic: from, bitis: addDays(from, 6) }
  const closed = await get<typeof closeFreeDays>('takvim-kapat-post', { ...span, aciklama: 'Boya' })
  expect(closed).toMatchObject({ gece: 10, atlanan: 2 })
  expect(closed.kapananlar).toHaveLength(3)
  const bars = await barsOf(unitOf(other), from)
  expect(bars).toEqual([expect.objectContaining({ tur: 'kapali', ad: 'Boya', kim: 'Ada alfa' })])
  // Somebody who is quick books no night of it.
  const late = await app.post('/api/rezervasyon-olustur-post', placement([nights(other, from, 2)]), stranger())
  expect(late.json()).toMatchObject({ success: 0, code: 'dolu' })
  // Two nights in the middle are opened; before and after stay closed by the same hand.
  const middle = { birimler: [unitOf(other)], baslangic: addDays(from, 2), bitis: addDays(from, 4) }
  const opened = await get<typeof openClosedDays>('takvim-ac-post', middle)
  expect(opened).toMatchObject({ gece: 2, acilanlar: [{ aciklama: 'Boya', baslangic: middle.baslangic }] })
  expect(
    (await barsOf(unitOf(other), from)).map(({ bas, bit, kim }) => [bas.slice(0, 10), bit.slice(0, 10), kim]),
  ).toEqual([
    [from, middle.baslangic, 'Ada alfa'],
    [middle.bitis, addDays(from, 6), 'Ada alfa'],
  ])
  // Opening a rectangle leaves bookings alone.
  await get<typeof openClosedDays>('takvim-ac-post', span)
  expect((await barsOf(unitOf(villa), from)).map(({ tur }) => tur)).toEqual(['on_odeme'])
})

test('a booking moves within its pool at its price, never onto a neighbour or into the turnover', async () => {
  const from = addDays(FIRST_DAY, 80)
  const first = await book(pool, from, 3)
  const second = await book(pool, addDays(from, 4), 2)
  const claims = await claimsOf(first)
  const [claim] = claims
  const elsewhere = pool.units.filter((unit) => unit !== claim?.birim_k_no)
  const taken = (await claimsOf(second))[0]?.birim_k_no ?? ''
  expect(taken).toBe(claim?.birim_k_no)
  const target = elsewhere[0] ?? ''
  const wish = { tutma_k_no: claim?.k_no, birim_k_no: target }
  const { data: quote } = await get<typeof quoteMove>('birim-tasi-hesapla-post', wish)
  expect(quote).toMatchObject({ ayni_urun: true, fark: 0, eski: 3 * NIGHT_PRICE, yeni: 3 * NIGHT_PRICE })
  const totals = { genel_toplam: quote.yeni, on_odeme_toplam: quote.yeni_on_odeme }
  const move = { ...wish, istek_k_no: randomUUID(), kur_rezervasyon_toplam: totals }
  await get<typeof moveBooking>('birim-tasi-post', move)
  await get<typeof moveBooking>('birim-tasi-post', move)
  expect((await claimsOf(first)).map(({ birim_k_no }) => birim_k_no)).toEqual([target])
  // A third booking right behind the first one, on the unit it left: turnover keeps a night free.
  const third = await book(pool, addDays(from, 1), 2)
  const crowd = (await claimsOf(third))[0]
  expect(await ask('birim-tasi-hesapla-post', { tutma_k_no: crowd?.k_no, birim_k_no: target })).toMatchObject({
    success: 0,
    code: 'dolu',
  })
})

test('a booking moves to another product of its kind by the price of the day, and refuses one that was not seen', async () => {
  const from = addDays(FIRST_DAY, 120)
  const k_no = await book(villa, from, 3)
  await pay(k_no)
  const [claim] = await claimsOf(k_no)
  const wish = { tutma_k_no: claim?.k_no, birim_k_no: unitOf(other) }
  const { data: quote } = await get<typeof quoteMove>('birim-tasi-hesapla-post', wish)
  expect(quote).toMatchObject({ ayni_urun: false, fark: 0, yeni: 3 * NIGHT_PRICE })
  const seen = { genel_toplam: quote.yeni, on_odeme_toplam: quote.yeni_on_odeme }
  const wrong = { ...wish, istek_k_no: randomUUID(), kur_rezervasyon_toplam: { ...seen, genel_toplam: 1 } }
  expect(await ask('birim-tasi-post', wrong)).toMatchObject({ success: 0, code: 'fiyat_degisti' })
  await get<typeof moveBooking>('birim-tasi-post', { ...wish, istek_k_no: randomUUID(), kur_rezervasyon_toplam: seen })
  expect((await claimsOf(k_no)).map(({ birim_k_no }) => birim_k_no)).toEqual([unitOf(other)])
  expect(await barsOf(unitOf(villa), from)).toEqual([])
  // What is taken is refused before anything is asked for money.
  const blocker = await book(villa, from, 2)
  await pay(blocker)
  const [stands] = await claimsOf(blocker)
  const onto = await ask('birim-tasi-hesapla-post', { tutma_k_no: stands?.k_no, birim_k_no: unitOf(other) })
  expect(onto).toMatchObject({ success: 0, code: 'dolu' })
})

test('fifty clerks and guests on one night: it is had once', async () => {
  const from = addDays(FIRST_DAY, 200)
  const span = { birimler: [unitOf(villa)], baslangic: from, bitis: addDays(from, 1) }
  const work = Array.from({ length: 50 }, (_, turn) =>
    turn % 2 === 0
      ? app.post('/api/yonetim/takvim-kapat-post', span, ada)
      : app.post('/api/rezervasyon-olustur-post', placement([nights(villa, from, 1)]), stranger()),
  )
  const answers = await Promise.all(work)
  const had = answers.filter((answer) => {
    const { success, gece } = answer.json<{ success: number; gece?: number }>()
    return success === 1 && gece !== 0
  })
  expect(had).toHaveLength(1)
})

test('a foreign tenant finds neither unit nor claim', async () => {
  const beta = await staffHeaders(app, 'beta')
  const span = { birimler: [unitOf(villa)], baslangic: FIRST_DAY, bitis: addDays(FIRST_DAY, 1) }
  expect(await ask('takvim-kapat-post', span, beta)).toMatchObject({ code: 'bulunamadi' })
  expect(await ask('takvim-ac-post', span, beta)).toMatchObject({ code: 'bulunamadi' })
  const k_no = await book(villa, addDays(FIRST_DAY, 300), 1)
  const [claim] = await claimsOf(k_no)
  const wish = { tutma_k_no: claim?.k_no, birim_k_no: unitOf(other) }
  expect(await ask('birim-tasi-hesapla-post', wish, beta)).toMatchObject({ code: 'bulunamadi' })
})

async function claimsOf(k_no: string) {
  return await withTenant(app.services.db, tenantId, (trx) =>
    trx
      .selectFrom('tutma')
      .select(['k_no', 'birim_k_no'])
      .where('rezervasyon_k_no', '=', k_no)
      .where('durum', 'in', ['held', 'option', 'confirmed'])
      .execute(),
  )
}

async function pay(k_no: string): Promise<void> {
  const row = await withTenant(app.services.db, tenantId, (trx) =>
    trx.selectFrom('rezervasyon').select('on_odeme_toplam').where('k_no', '=', k_no).executeTakeFirstOrThrow(),
  )
  const body = { k_no, tutar: row.on_odeme_toplam / 100, islem_no: `T${k_no}` }
  const answer = await app.post('/api/yonetim/tahsilat-ekle-post', body, ada)
  expect(answer.statusCode, answer.body).toBe(200)
}

test('afterwards the oracle finds nothing', async () => {
  expect(await findBrokenRules(app.services.db, tenantId)).toEqual([])
})
