import { bookForClient } from '@meltem/contract/agency/portal'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { placeReservation, requestReservation } from '@meltem/contract/reservation/booking'
import { acceptRequest } from '@meltem/contract/reservation/office'
import { sellByPhone } from '@meltem/contract/reservation/phone-office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saleOf } from '../../../testing/agency-sale.ts'
import { fireTogether, type Reply, type Shot, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { newRacer } from '../../../testing/hammer/hammer-agency.ts'
import { phoned, placement } from '../../../testing/hammer/hammer-basket.ts'
import { addOfEachKind, type Contested } from '../../../testing/hammer/hammer-kinds.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

/** People at each of the four doors. */
const AT_EACH = 6
const ROUNDS = scaled(60, 1)
const LOST = new Set(['dolu', 'yer_yetmez', 'kapali_gun'])

interface Doors {
  readonly stage: Stage
  readonly staff: Record<string, string>
  readonly agency: Record<string, string>
  readonly things: readonly Contested[]
}

async function openDoors(stage: Stage): Promise<Doors> {
  const staff = await stage.logIn()
  const { headers } = await newRacer(stage, 100_000_000)
  return { stage, staff, agency: headers, things: await addOfEachKind(stage) }
}

/** Guests, an agency, clerks with a caller each, and the operator, who says yes to requests: all want one thing. */
async function rush({ stage, staff, agency }: Doors, thing: Contested, round: number): Promise<Reply[]> {
  const many = <T>(make: () => T) => Array.from({ length: AT_EACH }, make)
  const requests = many(() => placement([thing.asked(round)], { mode: 'sor_sat' }))
  for (const body of requests) {
    const { status, body: answer } = await stage.call(requestReservation.path, body)
    expect([status, answer.code], thing.kind).toEqual([200, undefined])
  }
  const shots: Shot[] = [
    ...many(() => stage.shot(placeReservation.path, placement([thing.direct(round)]))),
    ...many(() => stage.shot(bookForClient.path, saleOf([thing.direct(round)], 20), agency)),
    ...many(() => stage.shot(sellByPhone.path, phoned([thing.direct(round)]), staff)),
    ...requests.map(({ k_no }) => stage.shot(acceptRequest.path, { k_no }, staff)),
  ]
  return await fireTogether(shots)
}

const isSale = ({ status }: Reply) => status === 200

describe('G1: nine kinds at four doors', () => {
  let doors: Doors
  beforeAll(async () => {
    doors = await openDoors(await openStage(2))
  })
  afterAll(() => doors.stage.close())

  test('each kind has its thing', () => {
    expect(doors.things.map(({ kind }) => kind).toSorted()).toEqual([...PRODUCT_KINDS].toSorted())
  })

  test('one of all who want it at web, agency, phone and request gets it, whatever it is', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const thing of doors.things) {
        const replies = await rush(doors, thing, round)
        const story = `${thing.kind}: ${JSON.stringify(tally(replies))}`
        expect(replies.filter(isSale), story).toHaveLength(1)
        const refused = replies.filter((reply) => !isSale(reply))
        expect(
          refused.every(({ status, body }) => status === 409 && LOST.has(String(body.code))),
          story,
        ).toBe(true)
      }
    }
    expect(await doors.stage.database.askOracle()).toEqual([])
  })
})

describe('control: the same four doors without locks', () => {
  let doors: Doors
  beforeAll(async () => {
    doors = await openDoors(await openStage(2, { lockingOff: true }))
  })
  afterAll(() => doors.stage.close())

  test('sell a thing twice, so the test above can fail', async () => {
    let surplus = 0
    for (let round = 0; round < 10 && surplus === 0; round += 1) {
      for (const thing of doors.things) {
        const replies = await rush(doors, thing, round)
        surplus += Math.max(0, replies.filter(isSale).length - 1)
      }
    }
    expect(surplus).toBeGreaterThan(0)
    const rules = (await doors.stage.database.askOracle()).map(({ kural }) => kural)
    expect(rules.some((rule) => ['cakisma', 'fazla_satis'].includes(rule))).toBe(true)
  })
})
