import { cancelReservation, placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { nights, type PricedLine, placement, ride, seats } from '../../../testing/hammer/hammer-basket.ts'
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

const CLIENTS = 50
const BASKETS = scaled(4000, 300)
const THINGS = 6
const DAYS = 60
const COUPONS = ['KARISIK1', 'KARISIK2', 'KARISIK3'] as const

interface HammerCatalog {
  readonly houses: House[]
  readonly tours: Tour[]
  readonly transfers: Sold[]
}

async function fill(stage: Stage): Promise<HammerCatalog> {
  const catalogue: HammerCatalog = { houses: [], tours: [], transfers: [] }
  for (let place = 0; place < THINGS; place += 1) {
    catalogue.houses.push(await addHouse(stage, { units: 2 }))
    catalogue.tours.push(await addTour(stage, 12))
    catalogue.transfers.push(await addTransfer(stage, 2))
  }
  for (const kod of COUPONS) await addCoupon(stage, { kod })
  return catalogue
}

interface Wish {
  readonly kind: 'house' | 'tour' | 'transfer'
  readonly thing: number
  readonly day: number
  readonly size: number
}

const wish = fc.record<Wish>({
  kind: fc.constantFrom('house', 'tour', 'transfer'),
  thing: fc.nat({ max: THINGS - 1 }),
  day: fc.nat({ max: DAYS }),
  size: fc.integer({ min: 1, max: 3 }),
})

/** Lines in whatever order they come, things twice or not at all, some with a coupon, some given back at once. */
const basket = fc.record({
  wishes: fc.array(wish, { minLength: 1, maxLength: 4 }),
  coupon: fc.option(fc.constantFrom(...COUPONS), { nil: undefined }),
  cancelled: fc.boolean(),
})
type Basket = typeof basket extends fc.Arbitrary<infer T> ? T : never

function pick<T>(things: readonly T[], place: number): T {
  const thing = things[place]
  if (thing === undefined) throw new Error('the catalogue is smaller than the wish')
  return thing
}

function lineOf({ houses, tours, transfers }: HammerCatalog, { kind, thing, day, size }: Wish): PricedLine {
  const date = addDays(FIRST_DAY, day)
  if (kind === 'house') return nights(pick(houses, thing), date, size)
  if (kind === 'tour') return seats(pick(tours, thing), date, size)
  return ride(pick(transfers, thing), date, `1${size}:00`)
}

/** One client: books, and gives half of it back with the key it was handed. */
async function shop(stage: Stage, catalogue: HammerCatalog, baskets: readonly Basket[]): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const { wishes, coupon, cancelled } of baskets) {
    const lines = wishes.map((one) => lineOf(catalogue, one))
    const body = placement(lines, coupon ? { coupon } : {})
    const reply = await stage.call(placeReservation.path, body)
    replies.push(reply)
    if (reply.status !== 200 || !cancelled) continue
    const proof = { k_no: body.k_no, anahtar: reply.body.misafir_anahtari, iade: 0 }
    replies.push(await stage.call(cancelReservation.path, proof))
  }
  return replies
}

describe('B10: mixed baskets in random order', () => {
  let stage: Stage
  let catalogue: HammerCatalog
  beforeAll(async () => {
    stage = await openStage(2)
    catalogue = await fill(stage)
  })
  afterAll(() => stage.close())

  test('never wait for each other in a circle, and hardly ever start again', async () => {
    const before = await stage.counters()
    const baskets = fc.sample(basket, { numRuns: BASKETS, seed: 20_270_701 })
    const share = Math.ceil(BASKETS / CLIENTS)
    const clients = Array.from({ length: CLIENTS }, (_, place) =>
      shop(stage, catalogue, baskets.slice(place * share, (place + 1) * share)),
    )
    const replies = (await Promise.all(clients)).flat()
    const summary = tally(replies)
    const known = (summary['200'] ?? 0) + (summary['409 dolu'] ?? 0) + (summary['409 yer_yetmez'] ?? 0)
    expect(known, JSON.stringify(summary)).toBe(replies.length)
    expect(summary['200'] ?? 0).toBeGreaterThan(BASKETS / 10)
    // Sessions hand in their counts when they end.
    await Promise.all(stage.processes.map((one) => one.stop()))
    const after = await stage.counters()
    expect(after.deadlocks - before.deadlocks).toBe(0)
    const refused = replies.filter(({ status }) => status === 409).length
    const startedAgain = after.rollbacks - before.rollbacks - refused
    expect(startedAgain, JSON.stringify(summary)).toBeLessThanOrEqual(Math.ceil(replies.length / 100))
  })
})

/**
 * The control of this row takes the locks in the order of the basket instead of a fixed one: two transactions that
 * lock the same two things the other way round. PostgreSQL must count the deadlock, or the count above means nothing.
 */
describe('control: locks in the order of the basket', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(1)
  })
  afterAll(() => stage.close())

  test('deadlock, and the database counts it', async () => {
    const houses = [await addHouse(stage), await addHouse(stage)].map(({ kaynak_k_no }) => kaynak_k_no)
    const before = await stage.counters()
    const orders = [houses, [...houses].reverse()]
    const clients = await Promise.all(orders.map(() => stage.pool.connect()))
    const lock = 'select 1 from kaynak where k_no = $1 for update'
    for (const [place, client] of clients.entries()) {
      await client.query('begin')
      await client.query(`select set_config('app.tenant', $1, true)`, [String(stage.tenantId)])
      await client.query(lock, [orders[place]?.[0]])
    }
    const outcomes = await Promise.allSettled(clients.map((client, place) => client.query(lock, [orders[place]?.[1]])))
    for (const client of clients) {
      await client.query('rollback')
      client.release(true)
    }
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(codes).toEqual(['40P01'])
    await expect.poll(async () => (await stage.counters()).deadlocks - before.deadlocks).toBe(1)
  })
})
