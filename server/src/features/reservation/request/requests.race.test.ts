import { requestReservation } from '@meltem/contract/reservation/booking'
import { acceptRequest } from '@meltem/contract/reservation/office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { nights, placement } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, FIRST_DAY, type House } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const REQUESTS = 8
const ROUNDS = scaled(100, 8)

/** Requests that take no stock, for nights that all share one; then staff say yes to all of them at once. */
async function acceptAll(stage: Stage, house: House, staff: Record<string, string>, round: number): Promise<Reply[]> {
  const first = addDays(FIRST_DAY, round * 4)
  const keys: string[] = []
  for (let place = 0; place < REQUESTS; place += 1) {
    const body = placement([nights(house, addDays(first, place % 2), 2)], { mode: 'sor_sat' })
    const { status } = await stage.call(requestReservation.path, body)
    expect(status).toBe(200)
    keys.push(body.k_no)
  }
  return await fireTogether(keys.map((k_no) => stage.shot(acceptRequest.path, { k_no }, staff)))
}

describe('B7: staff accept overlapping requests at the same moment', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2)
  })
  afterAll(() => stage.close())

  test('one is accepted, the others are told that the nights are gone', async () => {
    const house = await addHouse(stage, { request: { optionHours: 0 } })
    const staff = await stage.logIn()
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = await acceptAll(stage, house, staff, round)
      expect(tally(replies)).toEqual({ 200: 1, '409 dolu': REQUESTS - 1 })
    }
  })

  test('an option blocks the nights for the next request, and accepting it keeps them', async () => {
    const house = await addHouse(stage, { request: { optionHours: 24 } })
    const staff = await stage.logIn()
    const [first, second] = [1, 2].map(() => placement([nights(house, FIRST_DAY, 3)], { mode: 'sor_sat' }))
    if (!first || !second) throw new Error('two requests are needed')
    expect((await stage.call(requestReservation.path, first)).status).toBe(200)
    expect((await stage.call(requestReservation.path, second)).body.code).toBe('dolu')
    expect((await stage.call(acceptRequest.path, { k_no: first.k_no }, staff)).status).toBe(200)
  })
})

describe('control: accepting without locks', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
  })
  afterAll(() => stage.close())

  test('sells the same night twice, so the test above can fail', async () => {
    const house = await addHouse(stage, { request: { optionHours: 0 } })
    const staff = await stage.logIn()
    let surplus = 0
    for (let round = 0; round < ROUNDS && surplus === 0; round += 1) {
      const replies = await acceptAll(stage, house, staff, round)
      surplus += replies.filter(({ status }) => status === 200).length - 1
    }
    expect(surplus).toBeGreaterThan(0)
    expect((await stage.database.askOracle()).map((finding) => finding.kural)).toContain('cakisma')
  })
})
