import { placeReservation } from '@meltem/contract/reservation/booking'
import { sellByPhone } from '@meltem/contract/reservation/phone-office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { nights, type PricedLine, phoned, placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { countSold, openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const CLERKS = 25
const GUESTS = 25
const ROUNDS = scaled(40, 6)

const isSale = ({ status }: Reply) => status === 200
const LOST = new Set(['dolu', 'yer_yetmez', 'kapali_gun'])

describe('phone against web', () => {
  let stage: Stage
  let staff: Record<string, string>
  beforeAll(async () => {
    stage = await openStage(2)
    staff = await stage.logIn()
  })
  afterAll(() => stage.close())

  async function rush(lineOf: () => PricedLine): Promise<Reply[]> {
    const clerks = Array.from({ length: CLERKS }, () => stage.shot(sellByPhone.path, phoned([lineOf()]), staff))
    const guests = Array.from({ length: GUESTS }, () => stage.shot(placeReservation.path, placement([lineOf()])))
    return await fireTogether([...clerks, ...guests])
  }

  function expectOne(replies: readonly Reply[]): void {
    expect(replies.filter(isSale), JSON.stringify(tally(replies))).toHaveLength(1)
    const refused = replies.filter((reply) => !isSale(reply))
    expect(refused.every(({ status, body }) => status === 409 && LOST.has(String(body.code)))).toBe(true)
  }

  test('the last seat is sold once, round after round', async () => {
    const tour = await addTour(stage, 1)
    const before = await countSold(stage)
    for (let round = 0; round < ROUNDS; round += 1) {
      expectOne(await rush(() => seats(tour, addDays(FIRST_DAY, round))))
    }
    expect((await countSold(stage)).seats - before.seats).toBe(ROUNDS)
  })

  test('the last night is sold once, round after round', async () => {
    const villa = await addHouse(stage)
    const before = await countSold(stage)
    for (let round = 0; round < ROUNDS; round += 1) {
      expectOne(await rush(() => nights(villa, addDays(FIRST_DAY, round * 2), 1)))
    }
    expect((await countSold(stage)).confirmed - before.confirmed).toBe(ROUNDS)
  })
})
