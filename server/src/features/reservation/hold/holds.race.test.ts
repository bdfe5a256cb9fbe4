import { randomUUID } from 'node:crypto'
import { extendHold, holdBasket } from '@meltem/contract/reservation/basket'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { recordCollection } from '@meltem/contract/reservation/office'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { placement, seats, stranger, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, DEPOSIT_RATE, FIRST_DAY, SEAT_PRICE, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'
import { letRunOut, openSweeper, type Sweeper } from '../../../testing/hammer/hammer-sweeper.ts'

const RACERS = 40
const ROUNDS = scaled(60, 10)

function holdOf(tour: Tour, day: string) {
  const line = seats(tour, day)
  return {
    k_no: randomUUID(),
    lang: 'en',
    secilen_kur: 'TRY',
    sepet_urunler: [line.line],
    kur_rezervasyon_toplam: totalsOf([line]),
  }
}

/** The only seat of a day is held and the hold has run out; then all guests book at once, and the sweeper runs. */
async function rush(stage: Stage, sweeper: Sweeper, tour: Tour, round: number): Promise<Reply[]> {
  const day = addDays(FIRST_DAY, round)
  const hold = holdOf(tour, day)
  expect((await stage.call(holdBasket.path, hold)).status).toBe(200)
  await letRunOut(stage, hold.k_no)
  const shots = Array.from({ length: RACERS }, () => stage.shot(placeReservation.path, placement([seats(tour, day)])))
  const [replies] = await Promise.all([fireTogether(shots), sweeper.sweep()])
  return replies
}

const sold = ({ status }: Reply) => status === 200

describe('B5: a hold that ran out, forty buyers and the sweeper', () => {
  let stage: Stage
  let sweeper: Sweeper
  beforeAll(async () => {
    stage = await openStage(2)
    sweeper = await openSweeper(stage)
  })
  afterAll(async () => {
    await sweeper.close()
    await stage.close()
  })

  test('the seat comes back once and is sold once', async () => {
    const tour = await addTour(stage, 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = await rush(stage, sweeper, tour, round)
      expect(replies.filter(sold), JSON.stringify(tally(replies))).toHaveLength(1)
      expect(await stage.database.askOracle()).toEqual([])
    }
    expect((await stage.counters()).deadlocks).toBe(0)
  })
})

describe('control: a hold that ran out without locks', () => {
  let stage: Stage
  let sweeper: Sweeper
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
    sweeper = await openSweeper(stage)
  })
  afterAll(async () => {
    await sweeper.close()
    await stage.close()
  })

  test('sells the seat twice or loses count of it, so the test above can fail', async () => {
    const tour = await addTour(stage, 1)
    let wrong = 0
    for (let round = 0; round < ROUNDS && wrong === 0; round += 1) {
      await rush(stage, sweeper, tour, round)
      wrong = (await stage.database.askOracle()).length
    }
    expect(wrong).toBeGreaterThan(0)
  })
})

describe('control: late money, another buyer and the sweeper without locks', () => {
  let stage: Stage
  let sweeper: Sweeper
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
    sweeper = await openSweeper(stage)
  })
  afterAll(async () => {
    await sweeper.close()
    await stage.close()
  })

  test('lose money or sell the seat twice, so the test below can fail', async () => {
    const tour = await addTour(stage, 1)
    const staff = await stage.logIn()
    let wrong = 0
    for (let round = 0; round < ROUNDS && wrong === 0; round += 1) {
      const day = addDays(FIRST_DAY, round)
      const body = placement([seats(tour, day)], { method: 'kredi_karti' })
      expect((await stage.call(placeReservation.path, body)).status).toBe(200)
      await letRunOut(stage, body.k_no)
      const money = { k_no: body.k_no, tutar: (SEAT_PRICE * DEPOSIT_RATE) / 100, islem_no: randomUUID() }
      const rivals = Array.from({ length: 8 }, () => stage.shot(placeReservation.path, placement([seats(tour, day)])))
      await Promise.all([fireTogether([stage.shot(recordCollection.path, money, staff), ...rivals]), sweeper.sweep()])
      wrong = (await stage.database.askOracle()).length
    }
    expect(wrong).toBeGreaterThan(0)
  })
})

describe('B6: the hold runs out while the person pays', () => {
  let stage: Stage
  let sweeper: Sweeper
  let staff: Record<string, string>
  let tour: Tour
  beforeAll(async () => {
    stage = await openStage(2)
    sweeper = await openSweeper(stage)
    staff = await stage.logIn()
    tour = await addTour(stage, 1)
  })
  afterAll(async () => {
    await sweeper.close()
    await stage.close()
  })

  const deposit = (SEAT_PRICE * DEPOSIT_RATE) / 100
  let day = 0

  async function placeByCard() {
    day += 1
    const date = addDays(FIRST_DAY, day)
    const body = placement([seats(tour, date)], { method: 'kredi_karti' })
    const person = stranger()
    const reply = await stage.call(placeReservation.path, body, person)
    expect([reply.status, (reply.body.data as Reservation).durum]).toEqual([200, 'held'])
    return { k_no: body.k_no, anahtar: String(reply.body.misafir_anahtari), date, person }
  }

  const pay = (k_no: string) =>
    stage.shot(recordCollection.path, { k_no, tutar: deposit, islem_no: randomUUID() }, staff)

  async function stateOf(k_no: string) {
    return await withTenant(stage.db, stage.tenantId, async (trx) => {
      const { durum, uzatildi } = await trx
        .selectFrom('rezervasyon')
        .select(['durum', 'uzatildi'])
        .where('k_no', '=', k_no)
        .executeTakeFirstOrThrow()
      const reviews = await trx.selectFrom('inceleme').select('konu').where('rezervasyon_k_no', '=', k_no).execute()
      return { durum, uzatildi, reviews: reviews.map(({ konu }) => konu) }
    })
  }

  test('is extended once; asking again does not wind the clock up', async () => {
    const { k_no, anahtar, person } = await placeByCard()
    const shots = Array.from({ length: 10 }, () => stage.shot(extendHold.path, { k_no, anahtar }, person))
    const replies = await fireTogether(shots)
    expect(tally(replies)).toEqual({ 200: 10 })
    expect(new Set(replies.map(({ body }) => body.bitis)).size).toBe(1)
    expect((await stateOf(k_no)).uzatildi).toBe(true)
    await letRunOut(stage, k_no)
    expect((await stage.call(extendHold.path, { k_no, anahtar }, person)).body.code).toBe('tutma_bitti')
  })

  test('late money takes the seat again while it is free', async () => {
    const { k_no } = await placeByCard()
    await letRunOut(stage, k_no)
    expect(await sweeper.sweep()).toBeGreaterThan(0)
    expect((await stateOf(k_no)).durum).toBe('expired')
    expect(tally(await fireTogether([pay(k_no)]))).toEqual({ 200: 1 })
    expect(await stateOf(k_no)).toMatchObject({ durum: 'confirmed', reviews: [] })
  })

  test('late money for a seat that is gone waits for a person', async () => {
    const { k_no, date } = await placeByCard()
    await letRunOut(stage, k_no)
    expect((await stage.call(placeReservation.path, placement([seats(tour, date)]))).status).toBe(200)
    expect(tally(await fireTogether([pay(k_no)]))).toEqual({ 200: 1 })
    expect(await stateOf(k_no)).toMatchObject({ durum: 'review', reviews: ['gec_odeme'] })
  })

  test('money, another buyer and the sweeper in the same moment: one of them gets the seat, no money is lost', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { k_no, date } = await placeByCard()
      await letRunOut(stage, k_no)
      const rivals = [1, 2].map(() => stage.shot(placeReservation.path, placement([seats(tour, date)])))
      const [[paid, ...others]] = await Promise.all([fireTogether([pay(k_no), ...rivals]), sweeper.sweep()])
      expect(paid?.status).toBe(200)
      const { durum, reviews } = await stateOf(k_no)
      const rivalGotIt = others.filter(sold).length
      expect([durum, rivalGotIt, reviews.length]).toEqual(rivalGotIt === 1 ? ['review', 1, 1] : ['confirmed', 0, 0])
      expect(await stage.database.askOracle()).toEqual([])
    }
  })

  test('the same receipt of the bank counts once', async () => {
    const { k_no } = await placeByCard()
    const receipt = { k_no, tutar: deposit, islem_no: randomUUID() }
    const shots = Array.from({ length: 10 }, () => stage.shot(recordCollection.path, receipt, staff))
    expect(tally(await fireTogether(shots))).toEqual({ 200: 10 })
    const rows = await withTenant(stage.db, stage.tenantId, (trx) =>
      trx.selectFrom('tahsilat').select('tutar').where('rezervasyon_k_no', '=', k_no).execute(),
    )
    expect(rows).toEqual([{ tutar: deposit * 100 }])
  })
})
