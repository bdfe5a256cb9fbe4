import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { scaled } from '../../../testing/hammer/hammer.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { settleGuests } from './settle-guests.job.ts'

const BUYERS = 24
const ROUNDS = scaled(30, 5)

let shop: TestBooking
let boat: Tour
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  boat = await addTour(shop.place, 60)
  staff = await shop.logIn()
})
afterAll(() => shop.close())

async function stateOf(date: string) {
  return await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
    const departure = await trx
      .selectFrom('kalkis')
      .select(['k_no', 'alinan', 'iptal_zamani'])
      .where('tarih', '=', date)
      .executeTakeFirstOrThrow()
    const claims = await trx
      .selectFrom('tutma')
      .select('rezervasyon_k_no')
      .where('kalkis_k_no', '=', departure.k_no)
      .where('durum', 'in', ['held', 'option', 'confirmed'])
      .execute()
    const mails = await trx.selectFrom('eposta').select('veri').where('tur', '=', 'reservation_guest').execute()
    return { ...departure, claims: claims.length, mails: mails.map(({ veri }) => veri) }
  })
}

test('a departure is cancelled while guests book it: nobody is left on it, and each who was is told once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const date = addDays(FIRST_DAY, round)
    const book = () => placement([seats(boat, date)])
    expect((await shop.post('/rezervasyon-olustur-post', book())).json()).toMatchObject({ success: 1 })
    const { k_no } = await stateOf(date)
    const cancel = { k_no, tasinan: [], iade: [], metinler: {} }
    const bodies = Array.from({ length: BUYERS }, book)
    const buy = (body: object) => shop.post('/rezervasyon-olustur-post', body)
    const [early, cancelled, late] = await Promise.all([
      Promise.all(bodies.slice(0, BUYERS / 2).map(buy)),
      shop.post('/yonetim/kalkis-iptal-post', cancel, staff),
      Promise.all(bodies.slice(BUYERS / 2).map(buy)),
    ])
    expect(cancelled.json()).toMatchObject({ success: 1 })
    const answers = [...early, ...late].map((answer) => answer.json())
    const booked = bodies.filter((_body, place) => answers[place].success === 1)
    // Two jobs at once: one of them died on the way, and the queue gave it to another process.
    const job = settleGuests(shop.app.services, shop.app.tenants)
    const run = () => job.run({ tenant_id: shop.place.tenantId, k_no }, { retries: 0, isLast: false })
    await Promise.all([run(), run()])
    const end = await stateOf(date)
    expect(end).toMatchObject({ alinan: 0, claims: 0, iptal_zamani: expect.any(Date) })
    for (const { k_no: key } of booked) {
      const told = end.mails.filter((veri) => veri.k_no === key && veri.olay === 'cancelled')
      expect(told).toHaveLength(1)
    }
  }
})
