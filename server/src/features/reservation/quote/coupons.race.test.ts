import { registerMember } from '@meltem/contract/member/member'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addCoupon, addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'
import { registration } from '../../../testing/test-member.ts'

const CARTS = 50
const ROUNDS = scaled(40, 4)

/** Fifty baskets with one coupon, each on a departure of its own, so that nothing but the coupon is contested. */
async function redeem(stage: Stage, tour: Tour, coupon: string, headers = {}): Promise<Reply[]> {
  const bodies = Array.from({ length: CARTS }, (_, place) =>
    placement([seats(tour, addDays(FIRST_DAY, place))], { coupon }),
  )
  return await fireTogether(bodies.map((body) => stage.shot(placeReservation.path, body, headers)))
}

async function usesOf({ db, tenantId }: Stage, kod: string): Promise<number> {
  const row = await withTenant(db, tenantId, (trx) =>
    trx.selectFrom('kupon').select('kullanim').where('kod', '=', kod).executeTakeFirstOrThrow(),
  )
  return row.kullanim
}

const used = ({ status }: Reply) => status === 200
/** Told so by its own code; a coupon that was gone before the price was made changes the price instead. */
const refused = ({ body }: Reply) => ['kupon_bitti', 'kupon_gecersiz', 'fiyat_degisti'].includes(String(body.code))

describe('B9: a coupon with a limit', () => {
  let stage: Stage
  let tour: Tour
  beforeAll(async () => {
    stage = await openStage(2)
    tour = await addTour(stage, 10_000)
  })
  afterAll(() => stage.close())

  test.for([1, 3])('of %i in all is used exactly so often by fifty baskets', async (most) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const kod = `HEPSI${most}R${round}`
      await addCoupon(stage, { kod, most })
      const replies = await redeem(stage, tour, kod)
      expect(replies.filter(used), JSON.stringify(tally(replies))).toHaveLength(most)
      expect(replies.filter(refused)).toHaveLength(CARTS - most)
      expect(await usesOf(stage, kod)).toBe(most)
    }
  })
})

describe('B9: a coupon once per member', () => {
  let stage: Stage
  let tour: Tour
  let member: Record<string, string>
  beforeAll(async () => {
    stage = await openStage(2)
    tour = await addTour(stage, 10_000)
    const { body } = await stage.call(registerMember.path, registration('ada.deniz@example.com'))
    const { access_token } = (body.oturum ?? body) as { access_token?: string }
    if (!access_token) throw new Error(`nobody is logged in: ${JSON.stringify(body)}`)
    member = { authorization: `Bearer ${access_token}` }
  })
  afterAll(() => stage.close())

  test('is used once by a member who sends fifty baskets at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const kod = `UYE${round}`
      await addCoupon(stage, { kod, perPerson: 1 })
      const replies = await redeem(stage, tour, kod, member)
      expect(replies.filter(used), JSON.stringify(tally(replies))).toHaveLength(1)
      expect(replies.filter(refused)).toHaveLength(CARTS - 1)
      expect(await usesOf(stage, kod)).toBe(1)
    }
  })
})

describe('control: coupons without locks', () => {
  let stage: Stage
  let tour: Tour
  beforeAll(async () => {
    stage = await openStage(2, { lockingOff: true })
    tour = await addTour(stage, 10_000)
  })
  afterAll(() => stage.close())

  test('are used more often than they allow, so the tests above can fail', async () => {
    let surplus = 0
    for (let round = 0; round < ROUNDS && surplus === 0; round += 1) {
      const kod = `ACIK${round}`
      await addCoupon(stage, { kod, most: 1 })
      surplus += (await redeem(stage, tour, kod)).filter(used).length - 1
    }
    expect(surplus).toBeGreaterThan(0)
    expect((await stage.database.askOracle()).map((finding) => finding.kural)).toContain('kupon_sayaci')
  })
})
