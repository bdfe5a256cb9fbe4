import { placeReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { crashAt } from '../../../testing/hammer/chaos.ts'
import { scaled } from '../../../testing/hammer/hammer.ts'
import { nights, placement, ride, seats } from '../../../testing/hammer/hammer-basket.ts'
import {
  addCoupon,
  addHouse,
  addTour,
  addTransfer,
  FIRST_DAY,
  type House,
  type Sold,
  type Tour,
} from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'
import { FAULT_POINTS } from '../fault-points.ts'

const ROUNDS = scaled(50, 1)

describe('F1: the process is killed in the middle of a reservation', () => {
  let stage: Stage
  let house: House
  let tour: Tour
  let transfer: Sold
  let day = 0
  beforeAll(async () => {
    stage = await openStage(1)
    house = await addHouse(stage, { nights: 1300 })
    tour = await addTour(stage, 4)
    transfer = await addTransfer(stage, 1)
    await addCoupon(stage, { kod: 'COKME' })
  })
  afterAll(() => stage.close())

  async function rowsOf(k_no: string) {
    return await withTenant(stage.db, stage.tenantId, async (trx) => ({
      reservations: (await trx.selectFrom('rezervasyon').select('k_no').where('k_no', '=', k_no).execute()).length,
      claims: (await trx.selectFrom('tutma').select('k_no').where('rezervasyon_k_no', '=', k_no).execute()).length,
      uses: (await trx.selectFrom('kupon_kullanimi').select('sira').where('rezervasyon_k_no', '=', k_no).execute())
        .length,
      mails: (await trx.selectFrom('eposta').select('k_no').where('alici', '=', mailOf(k_no)).execute()).length,
    }))
  }

  const mailOf = (k_no: string) => `${k_no.slice(0, 8)}@example.com`
  const NOTHING = { reservations: 0, claims: 0, uses: 0, mails: 0 }
  const ALL_OF_IT = { reservations: 1, claims: 3, uses: 1, mails: 1 }

  test.for([...FAULT_POINTS])('%s: all of it or nothing, and the same key gives one result', async (faultPoint) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      day += 2
      const date = addDays(FIRST_DAY, day)
      const lines = [nights(house, date, 2), seats(tour, date, 2), ride(transfer, date, '10:00')]
      const body = placement(lines, { coupon: 'COKME' })
      const { reply } = await crashAt(stage, faultPoint, { path: placeReservation.path, body })
      expect(reply.status).toBe(0)
      expect(await rowsOf(body.k_no)).toEqual(faultPoint === 'after_commit' ? ALL_OF_IT : NOTHING)
      expect(await stage.database.askOracle()).toEqual([])

      const again = await stage.call(placeReservation.path, body)
      expect(again.status, JSON.stringify(again.body)).toBe(200)
      expect((again.body.data as Reservation).k_no).toBe(body.k_no)
      const oncemore = await stage.call(placeReservation.path, body)
      expect(oncemore.body.data).toEqual(again.body.data)
      expect(await rowsOf(body.k_no)).toEqual(ALL_OF_IT)
    }
  })

  // Seats alone take the quick way, which has fewer places to die in.
  const QUICK_POINTS = FAULT_POINTS.filter((name) => /key|price|commit/.test(name))
  const SEATS_ONLY = { reservations: 1, claims: 1, uses: 0, mails: 1 }

  test.for(QUICK_POINTS)('%s of seats alone: all of it or nothing, and one result', async (faultPoint) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = addDays(FIRST_DAY, 1 + ((day++ * 2) % 200))
      const spacious = await addTour(stage, 4)
      expect((await stage.call(placeReservation.path, placement([seats(spacious, date)]))).status).toBe(200)
      const body = placement([seats(spacious, date, 2)])
      const { reply } = await crashAt(stage, faultPoint, { path: placeReservation.path, body })
      expect(reply.status).toBe(0)
      expect(await rowsOf(body.k_no)).toEqual(faultPoint === 'after_commit' ? SEATS_ONLY : NOTHING)
      expect(await stage.database.askOracle()).toEqual([])
      const again = await stage.call(placeReservation.path, body)
      expect(again.status, JSON.stringify(again.body)).toBe(200)
      const oncemore = await stage.call(placeReservation.path, body)
      expect(oncemore.body.data).toEqual(again.body.data)
      expect(await rowsOf(body.k_no)).toEqual(SEATS_ONLY)
    }
  })
})
