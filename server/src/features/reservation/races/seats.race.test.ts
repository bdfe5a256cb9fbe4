import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { countSold, openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const BUYERS = 50
const ROUNDS = scaled(200, 20)
const FULL = new Set(['dolu', 'yer_yetmez'])

function isSale({ status }: Reply): boolean {
  return status === 200
}

/** All buyers want a seat of the same day at the same moment. */
async function rush(stage: Stage, tour: Tour, round: number): Promise<Reply[]> {
  const day = addDays(FIRST_DAY, round)
  const buyers = Array.from({ length: BUYERS }, () => placement([seats(tour, day)]))
  return await fireTogether(buyers.map((body) => stage.shot(placeReservation.path, body)))
}

describe('B1: the last seats of a tour', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2)
  })
  afterAll(() => stage.close())

  test.for([1, 2, 7])('exactly %i seats are sold to fifty buyers, round after round', async (capacity) => {
    const tour = await addTour(stage, capacity)
    const before = await countSold(stage)
    const rounds = Math.ceil(ROUNDS / 3)
    for (let round = 0; round < rounds; round += 1) {
      const replies = await rush(stage, tour, round)
      expect(replies.filter(isSale), JSON.stringify(tally(replies))).toHaveLength(capacity)
      const refused = replies.filter((reply) => !isSale(reply))
      expect(refused.every(({ status, body }) => status === 409 && FULL.has(String(body.code)))).toBe(true)
    }
    const after = await countSold(stage)
    expect(after.confirmed - before.confirmed).toBe(capacity * rounds)
    expect(after.seats - before.seats).toBe(capacity * rounds)
  })
})

describe('B4: lines of one basket that share a departure', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2)
  })
  afterAll(() => stage.close())

  test('demand is summed over the lines, for capacities of one to five', async () => {
    for (const capacity of [1, 2, 3, 4, 5]) {
      const tour = await addTour(stage, capacity)
      const alone = placement(Array.from({ length: capacity + 1 }, () => seats(tour, FIRST_DAY)))
      const refused = await stage.call(placeReservation.path, alone)
      expect([refused.status, capacity]).toEqual([409, capacity])
      const day = addDays(FIRST_DAY, 1)
      const pairs = Array.from({ length: 12 }, () => placement([seats(tour, day), seats(tour, day)]))
      const replies = await fireTogether(pairs.map((body) => stage.shot(placeReservation.path, body)))
      expect(replies.filter(isSale), JSON.stringify(tally(replies))).toHaveLength(Math.floor(capacity / 2))
    }
  })
})

describe('control: the same rush without locks', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
  })
  afterAll(() => stage.close())

  test('sells more seats than there are, so the tests above can fail', async () => {
    const tour = await addTour(stage, 2)
    let oversold = 0
    for (let round = 0; round < ROUNDS && oversold === 0; round += 1) {
      const replies = await rush(stage, tour, round)
      oversold += Math.max(0, replies.filter(isSale).length - 2)
    }
    expect(oversold).toBeGreaterThan(0)
    const rules = (await stage.database.askOracle()).map((finding) => finding.kural)
    expect(rules).toContain('fazla_satis')
  })

  test('and so do baskets whose lines share a departure', async () => {
    // The first one makes the departure's row, and the others wait for it: only what is left after it is contested.
    const tour = await addTour(stage, 5)
    let oversold = 0
    for (let round = 0; round < ROUNDS && oversold === 0; round += 1) {
      const day = addDays(FIRST_DAY, round)
      const pairs = Array.from({ length: 12 }, () => placement([seats(tour, day), seats(tour, day)]))
      const replies = await fireTogether(pairs.map((body) => stage.shot(placeReservation.path, body)))
      oversold += Math.max(0, replies.filter(isSale).length - 2)
    }
    expect(oversold).toBeGreaterThan(0)
  })
})
