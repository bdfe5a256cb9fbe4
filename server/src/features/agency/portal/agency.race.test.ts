import { bookForClient } from '@meltem/contract/agency/portal'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { saleOf } from '../../../testing/agency-sale.ts'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { newRacer, type Racer } from '../../../testing/hammer/hammer-agency.ts'
import { nights, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, addTour, FIRST_DAY, type House, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const BUYERS = 50
const ROUNDS = scaled(40, 4)
/** Each sale costs 80.00 net. */
const FITS = 7

const sold = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200)

async function rush(stage: Stage, { headers }: Racer, tour: Tour, days: readonly string[]): Promise<Reply[]> {
  const bodies = days.map((day) => saleOf([seats(tour, day)], 20))
  return await fireTogether(bodies.map((body) => stage.shot(bookForClient.path, body, headers)))
}

/** Each booking its own departure: nothing but the account is shared. */
const APART = Array.from({ length: BUYERS }, (_, place) => addDays(FIRST_DAY, place))
const together = (day: string) => Array.from({ length: BUYERS }, () => day)

/** For whom, and by whom: staff log in once, as many logins would be turned away. */
interface Keeping {
  readonly racer: Racer
  readonly staff: Record<string, string>
}

/** All seats of a day are kept for the agency. */
async function keepDay(stage: Stage, { racer, staff }: Keeping, tour: Tour, day: string): Promise<void> {
  const wish = { acente_k_no: racer.k_no, opsiyon_k_no: tour.opsiyon_k_no, baslangic: day, bitis: day }
  const body = { ...wish, adet: FITS, birakma_gun: 1 }
  const reply = await stage.call('/yonetim/acente-kontenjan-post', body, staff)
  expect(reply.body).toMatchObject({ kalkis: 1 })
}

/** So many of equal houses are kept for the agency, for two nights. */
async function keepHouses(stage: Stage, { racer, staff }: Keeping, house: House): Promise<void> {
  const wish = { acente_k_no: racer.k_no, opsiyon_k_no: house.opsiyon_k_no, baslangic: FIRST_DAY }
  const body = { ...wish, bitis: addDays(FIRST_DAY, 1), adet: FITS, birakma_gun: 1 }
  const reply = await stage.call('/yonetim/acente-kontenjan-post', body, staff)
  expect(reply.body).toMatchObject({ kalkis: 2 })
}

async function rushHouses(stage: Stage, { headers }: Racer, house: House): Promise<Reply[]> {
  const bodies = Array.from({ length: BUYERS }, () => saleOf([nights(house, FIRST_DAY, 2)], 20))
  return await fireTogether(bodies.map((body) => stage.shot(bookForClient.path, body, headers)))
}

/** Nights of the allotment that are booked. */
async function usedNights({ db, tenantId }: Stage, { k_no }: Racer): Promise<number> {
  const rows = await withTenant(db, tenantId, (trx) =>
    trx.selectFrom('acente_kontenjan_birim').select('rezervasyon_k_no').where('acente_k_no', '=', k_no).execute(),
  )
  return rows.filter(({ rezervasyon_k_no }) => rezervasyon_k_no !== null).length
}

describe('fifty bookings of one agency at once', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2)
  })
  afterAll(() => stage.close())

  test('take exactly what its credit limit allows, and not a cent more', async () => {
    const tour = await addTour(stage, 1000)
    for (let round = 0; round < ROUNDS; round += 1) {
      const racer = await newRacer(stage, FITS * 80 + 79)
      const replies = await rush(stage, racer, tour, APART)
      expect(sold(replies), JSON.stringify(tally(replies))).toHaveLength(FITS)
      const refused = replies.filter(({ status }) => status !== 200)
      expect(refused.every(({ status, body }) => status === 409 && body.code === 'kredi_yetersiz')).toBe(true)
      const account = await withTenant(stage.db, stage.tenantId, (trx) =>
        trx.selectFrom('cari_hesap').select('bakiye').where('acente_k_no', '=', racer.k_no).executeTakeFirstOrThrow(),
      )
      expect(account.bakiye).toBe(FITS * 80_00)
    }
  })

  test('take exactly its allotment', async () => {
    const tour = await addTour(stage, FITS)
    const staff = await stage.logIn()
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(FIRST_DAY, round)
      const racer = await newRacer(stage, 1_000_000)
      await keepDay(stage, { racer, staff }, tour, day)
      const replies = await rush(stage, racer, tour, together(day))
      expect(sold(replies), JSON.stringify(tally(replies))).toHaveLength(FITS)
    }
  })

  test('take exactly the houses that are kept for it, each once', async () => {
    const staff = await stage.logIn()
    for (let round = 0; round < ROUNDS; round += 1) {
      const house = await addHouse(stage, { units: FITS })
      const racer = await newRacer(stage, 10_000_000)
      await keepHouses(stage, { racer, staff }, house)
      const replies = await rushHouses(stage, racer, house)
      expect(sold(replies), JSON.stringify(tally(replies))).toHaveLength(FITS)
      expect(replies.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'dolu')).toBe(true)
      expect(await usedNights(stage, racer)).toBe(FITS * 2)
    }
  })
})

describe('control: the same without locks', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
  })
  afterAll(() => stage.close())

  test('goes over the credit limit', async () => {
    const tour = await addTour(stage, 1000)
    let over = 0
    for (let round = 0; round < 20 && over === 0; round += 1) {
      const racer = await newRacer(stage, FITS * 80)
      const replies = await rush(stage, racer, tour, APART)
      over += Math.max(0, sold(replies).length - FITS)
    }
    expect(over).toBeGreaterThan(0)
    expect((await stage.database.askOracle()).map(({ kural }) => kural)).toContain('kredi_asimi')
  })

  test('sells more of the allotment than there is', async () => {
    const tour = await addTour(stage, FITS)
    let over = 0
    const staff = await stage.logIn()
    for (let round = 0; round < 20 && over === 0; round += 1) {
      const day = addDays(FIRST_DAY, round)
      const racer = await newRacer(stage, 1_000_000)
      await keepDay(stage, { racer, staff }, tour, day)
      over += Math.max(0, sold(await rush(stage, racer, tour, together(day))).length - FITS)
    }
    expect(over).toBeGreaterThan(0)
    expect((await stage.database.askOracle()).map(({ kural }) => kural)).toContain('kontenjan')
  })

  test('sells the same houses twice', async () => {
    let over = 0
    const staff = await stage.logIn()
    for (let round = 0; round < 20 && over === 0; round += 1) {
      const house = await addHouse(stage, { units: FITS })
      const racer = await newRacer(stage, 10_000_000)
      await keepHouses(stage, { racer, staff }, house)
      over += Math.max(0, sold(await rushHouses(stage, racer, house)).length - FITS)
    }
    expect(over).toBeGreaterThan(0)
    expect((await stage.database.askOracle()).map(({ kural }) => kural)).toContain('cakisma')
  })
})
