import { randomUUID } from 'node:crypto'
import { placeReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, withTenant } from '../../../platform/db/connection.ts'
import { wallSecondOf } from '../../../platform/istanbul.ts'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { countSold, openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const CLICKS = 20
const ROUNDS = scaled(100, 10)

function reservationOf({ body }: Reply): Reservation {
  return body.data as Reservation
}

describe('B8: the same request twenty times', () => {
  let stage: Stage
  let tour: Tour
  beforeAll(async () => {
    stage = await openStage(2)
    tour = await addTour(stage, 1000)
  })
  afterAll(() => stage.close())

  test('makes one reservation, one mail, and gives everybody the same answer', async () => {
    const before = await countSold(stage)
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = placement([seats(tour, FIRST_DAY)])
      const person = stranger()
      const clicks = Array.from({ length: CLICKS }, () => stage.shot(placeReservation.path, body, person))
      const replies = await fireTogether(clicks)
      expect(tally(replies)).toEqual({ 200: CLICKS })
      const [first, ...others] = replies.map(({ body: answer }) => answer)
      for (const other of others) expect(other).toEqual(first)
      expect(first?.data).toMatchObject({ k_no: body.k_no, durum: 'confirmed' })
    }
    const after = await countSold(stage)
    expect(after.confirmed - before.confirmed).toBe(ROUNDS)
    expect(after.seats - before.seats).toBe(ROUNDS)
    const mails = await withTenant(stage.db, stage.tenantId, (trx) =>
      trx.selectFrom('eposta').select('alici').where('tur', '=', 'reservation_guest').execute(),
    )
    expect(new Set(mails.map(({ alici }) => alici)).size).toBe(ROUNDS)
    expect(mails).toHaveLength(ROUNDS)
  })

  test('with another body under the same key is refused, also in the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const k_no = randomUUID()
      const bodies = [1, 2].map((adults) => placement([seats(tour, addDays(FIRST_DAY, 1), adults)], { k_no }))
      const person = stranger()
      const replies = await fireTogether(bodies.map((body) => stage.shot(placeReservation.path, body, person)))
      expect(tally(replies)).toEqual({ 200: 1, '422 anahtar_farkli': 1 })
    }
  })
})

describe('control: the same request twenty times without the unique key', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2)
    const owner = connect(stage.database.ownerUrl, 1, (error) => process.stderr.write(`${error.message}\n`))
    await sql`alter table istek_anahtari drop constraint istek_anahtari_pkey`.execute(owner.db)
    await owner.close()
  })
  afterAll(() => stage.close())

  test('is not answered alike, so the test above can fail', async () => {
    const tour = await addTour(stage, 1000)
    const body = placement([seats(tour, FIRST_DAY)])
    const person = stranger()
    const clicks = Array.from({ length: CLICKS }, () => stage.shot(placeReservation.path, body, person))
    const replies = await fireTogether(clicks)
    expect(tally(replies)).not.toEqual({ 200: CLICKS })
  })
})

/** On departures of their own: the lock of a departure would let them in one by one and hide the race. */
async function everybody(stage: Stage, tour: Tour, method?: 'havale'): Promise<Reply[]> {
  const bodies = Array.from({ length: CLICKS }, (_, place) =>
    placement([seats(tour, addDays(FIRST_DAY, place))], method ? { method } : {}),
  )
  return await fireTogether(bodies.map((body) => stage.shot(placeReservation.path, body, stranger())))
}

describe('B14: numbers of reservations that are made in the same second', () => {
  const frozenAt = new Date(Math.ceil(Date.now() / 1000) * 1000)
  let stage: Stage
  let tour: Tour
  beforeAll(async () => {
    stage = await openStage(2, { frozenAt: frozenAt.toISOString() })
    tour = await addTour(stage, 10_000)
  })
  afterAll(() => stage.close())

  /** INT and the second, counted on from the frozen one. */
  function numbersFrom(first: number, count: number): string[] {
    return Array.from({ length: count }, (_, place) => {
      const second = new Date(frozenAt.getTime() + (first + place) * 1000)
      return `INT${wallSecondOf(second).replace(/\D/g, '').slice(2)}`
    })
  }

  test('are the next free seconds, every one once, and tickets differ', async () => {
    const made: Reservation[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = await everybody(stage, tour)
      expect(tally(replies)).toEqual({ 200: CLICKS })
      made.push(...replies.map(reservationOf))
    }
    const numbers = made.map(({ kayit_no }) => kayit_no)
    expect(numbers.every((number) => /^INT\d{12}$/.test(number))).toBe(true)
    expect(new Set(numbers).size).toBe(numbers.length)
    // A number that a transaction passed over and no booking used in the end may leave a hole, but never far behind.
    const near = new Set(numbersFrom(0, numbers.length * 2))
    expect(numbers.filter((number) => !near.has(number))).toEqual([])
    const tickets = made.map(({ bilet_no }) => bilet_no)
    expect(tickets.every((ticket) => /^[A-Z]{2,5}-[ACDEFHJKLMNPRTYZ]{8,}$/.test(ticket ?? ''))).toBe(true)
    expect(new Set(tickets).size).toBe(tickets.length)
  })
})

describe('control: numbers without the lock and the unique index', () => {
  let stage: Stage
  let tour: Tour
  beforeAll(async () => {
    stage = await openStage(2, { frozenAt: new Date().toISOString() })
    tour = await addTour(stage, 10_000)
    const owner = connect(stage.database.ownerUrl, 1, (error) => process.stderr.write(`${error.message}\n`))
    await sql`drop index rezervasyon_kayit_no`.execute(owner.db)
    await sql`create or replace function kayit_no_al(kiraci int, simdi timestamp) returns text language plpgsql as $$
      declare an timestamp := date_trunc('second', simdi);
      begin
        while exists (select 1 from rezervasyon where tenant_id = kiraci
          and kayit_no = 'INT' || to_char(an, 'YYMMDDHH24MISS')) loop an := an + interval '1 second'; end loop;
        perform pg_sleep(0.02);
        return 'INT' || to_char(an, 'YYMMDDHH24MISS');
      end $$`.execute(owner.db)
    await owner.close()
  })
  afterAll(() => stage.close())

  test('come twice, so the test above can fail', async () => {
    let twice = 0
    for (let round = 0; round < ROUNDS && twice === 0; round += 1) {
      // A prepaid booking goes the careful way, which asks the function above; the quick way locks by itself.
      const replies = await everybody(stage, tour, 'havale')
      const numbers = replies.filter(({ status }) => status === 200).map((reply) => reservationOf(reply).kayit_no)
      twice += numbers.length - new Set(numbers).size
    }
    expect(twice).toBeGreaterThan(0)
  })
})
