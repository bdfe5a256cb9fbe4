import { placeReservation } from '@meltem/contract/reservation/booking'
import { overlaps, type Range } from '@meltem/domain/availability/half-open-range'
import { addDays, dayNumber } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../../platform/db/connection.ts'
import { fireInTurns, fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { nights, placement } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, FIRST_DAY, type House } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const BUYERS = 32
const ROUNDS = scaled(150, 12)
const RANDOM_STAYS = scaled(4000, 300)
const SEQUENCES = scaled(80, 6)
const STAYS_OF_A_SEQUENCE = 25

function book(house: House, { start, end }: Range) {
  return placement([nights(house, addDays(FIRST_DAY, start), end - start)])
}

async function rush(stage: Stage, house: House, stay: Range): Promise<Reply[]> {
  const bodies = Array.from({ length: BUYERS }, () => book(house, stay))
  return await fireTogether(bodies.map((body) => stage.shot(placeReservation.path, body)))
}

const accepted = ({ status }: Reply) => status === 200
const full = ({ status, body }: Reply) => status === 409 && body.code === 'dolu'

describe('B2: overlapping stays', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2)
  })
  afterAll(() => stage.close())

  test('thirty-two people want the same nights, and one gets them', async () => {
    const house = await addHouse(stage)
    const before = await stage.counters()
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = await rush(stage, house, { start: round * 2, end: round * 2 + 2 })
      expect(replies.filter(accepted), JSON.stringify(tally(replies))).toHaveLength(1)
      expect(replies.filter(full)).toHaveLength(BUYERS - 1)
    }
    expect((await stage.counters()).deadlocks).toBe(before.deadlocks)
  })

  test('random stays from many clients never overlap, and nobody is refused free nights', async () => {
    const house = await addHouse(stage)
    const before = await stage.counters()
    const length = fc.integer({ min: 1, max: 6 })
    const wanted = fc.sample(
      fc.tuple(fc.integer({ min: 0, max: 360 }), length).map(([start, long]) => ({ start, end: start + long })),
      { numRuns: RANDOM_STAYS, seed: 20_270_601 },
    )
    const shots = wanted.map((stay) => stage.shot(placeReservation.path, book(house, stay)))
    const replies = await fireInTurns(shots, BUYERS)
    const kept = wanted.filter((_stay, place) => replies[place]?.status === 200)
    const refused = wanted.filter((_stay, place) => replies[place]?.status === 409)
    expect(kept.length + refused.length, JSON.stringify(tally(replies))).toBe(wanted.length)
    for (const [place, stay] of kept.entries()) {
      expect(kept.slice(place + 1).some((other) => overlaps(stay, other))).toBe(false)
    }
    for (const stay of refused) expect(kept.some((other) => overlaps(stay, other))).toBe(true)
    expect((await stage.counters()).deadlocks).toBe(before.deadlocks)
  })

  test('a pool of three equal rooms takes three parties for the same nights', async () => {
    const rooms = await addHouse(stage, { units: 3 })
    const replies = await rush(stage, rooms, { start: 10, end: 13 })
    expect(replies.filter(accepted), JSON.stringify(tally(replies))).toHaveLength(3)
    expect(replies.filter(full)).toHaveLength(BUYERS - 3)
  })
})

const newYear = dayNumber(`${Number(FIRST_DAY.slice(0, 4)) + 1}-01-01`) - dayNumber(FIRST_DAY)
// Close together, so that touching, one-night gaps and overlaps are all common; some of them at the end of the year.
const stays = fc.tuple(fc.constantFrom(3, newYear - 6), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 4 }))

/** Accepted exactly when no night is shared: the day of departure is a day of arrival. */
function halfOpen(stage: Stage) {
  const sequences = fc.array(stays, { minLength: STAYS_OF_A_SEQUENCE, maxLength: STAYS_OF_A_SEQUENCE })
  return fc.asyncProperty(sequences, async (sequence) => {
    const house = await addHouse(stage)
    const taken: Range[] = []
    for (const [base, from, long] of sequence) {
      const stay = { start: base + from, end: base + from + long }
      const { status, body } = await stage.call(placeReservation.path, book(house, stay))
      const free = !taken.some((other) => overlaps(stay, other))
      expect([status, body.code], JSON.stringify({ stay, taken })).toEqual(free ? [200, undefined] : [409, 'dolu'])
      if (free) taken.push(stay)
    }
  })
}

describe('B3: back-to-back stays', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(1)
  })
  afterAll(() => stage.close())

  test('the day of departure is a day of arrival: accepted exactly when no night is shared', async () => {
    const { failed, counterexample } = await fc.check(halfOpen(stage), { numRuns: SEQUENCES, endOnFailure: true })
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
  })

  test('with a night of turnover the next guest comes a day later', async () => {
    const house = await addHouse(stage, { turnover: 1 })
    const outcomes: number[] = []
    for (const stay of [
      { start: 10, end: 12 },
      { start: 12, end: 14 },
      { start: 13, end: 14 },
      { start: 8, end: 9 },
    ]) {
      outcomes.push((await stage.call(placeReservation.path, book(house, stay))).status)
    }
    expect(outcomes).toEqual([200, 409, 200, 200])
  })
})

describe('control: the same nights without locks', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
  })
  afterAll(() => stage.close())

  test('are sold twice, so the tests above can fail', async () => {
    const house = await addHouse(stage)
    let surplus = 0
    for (let round = 0; round < ROUNDS && surplus === 0; round += 1) {
      const replies = await rush(stage, house, { start: round * 2, end: round * 2 + 2 })
      surplus += replies.filter(accepted).length - 1
    }
    expect(surplus).toBeGreaterThan(0)
    expect((await stage.database.askOracle()).map((finding) => finding.kural)).toContain('cakisma')
  })
})

describe('control: ranges that include their last day', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(1)
    const owner = connect(stage.database.ownerUrl, 1, (error) => process.stderr.write(`${error.message}\n`))
    await sql`alter table tutma drop constraint tutma_cakisma`.execute(owner.db)
    await sql`alter table tutma add constraint tutma_cakisma exclude using gist
      (tenant_id with =, birim_k_no with =, tstzrange(baslangic, bitis, '[]') with &&)
      where (birim_k_no is not null and durum in ('held', 'option', 'confirmed', 'blocked'))`.execute(owner.db)
    await owner.close()
  })
  afterAll(() => stage.close())

  test('refuse a day of arrival that is free, and the property above notices', async () => {
    const outcome = await fc.check(halfOpen(stage), { numRuns: SEQUENCES, endOnFailure: true })
    expect(outcome.failed).toBe(true)
  })
})
