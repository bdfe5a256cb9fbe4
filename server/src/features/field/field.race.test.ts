import { randomUUID } from 'node:crypto'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { settleSeat } from '@meltem/domain/field/boarding'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../testing/test-booking.ts'
import { type Crewman, departureKey, newCrewman, sailWith } from '../../testing/test-crew.ts'

let shop: TestBooking
let crew: readonly Crewman[]
let office: Record<string, string>
let day = addDays(FIRST_DAY, 200)

beforeAll(async () => {
  shop = await openTestBooking()
  crew = [await newCrewman(shop, 'Kaan'), await newCrewman(shop, 'Ayşe')]
  office = await shop.logIn()
})
afterAll(() => shop.close())

/** Two bookings of 100.00 each on one departure, 25.00 of it paid. */
async function boat() {
  day = addDays(day, 1)
  const bookings: string[] = []
  for (const _ of [1, 2]) {
    const body = placement([seats(shop.tour, day)], { method: 'havale' })
    expect((await shop.post(placeReservation.path, body)).json()).toMatchObject({ success: 1 })
    await shop.pay(body.k_no, 25)
    bookings.push(body.k_no)
  }
  const kalkis_k_no = await departureKey(shop, shop.tour, day)
  await sailWith(shop, kalkis_k_no, crew)
  return { bookings, kalkis_k_no }
}

const Step = fc.record({
  who: fc.constantFrom(0, 1, 2),
  booking: fc.constantFrom(0, 1),
  tur: fc.constantFrom('bindi', 'bindi', 'gelmedi', 'geri', 'tahsilat', 'tahsilat'),
  minute: fc.integer({ min: 0, max: 5 }),
  target: fc.nat(9),
  sum: fc.integer({ min: 1, max: 9000 }),
  twice: fc.boolean(),
})

test('whatever two phones and the office do, in whichever order it arrives: one boarding, and the books to the cent', async () => {
  const steps = fc.array(Step, { minLength: 4, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { bookings, kalkis_k_no } = await boat()
      shop.app.clock.set(() => new Date(`${day}T10:00:00+03:00`))
      const keys = all.map(() => randomUUID() as string)
      const acts = all.map(({ booking, tur, minute, target, sum }, place) => ({
        k_no: keys[place] ?? '',
        rezervasyon_k_no: bookings[booking] ?? '',
        sira: 0,
        donus: false,
        kalkis_k_no,
        zaman: new Date(`${day}T09:0${minute}:00+03:00`).toISOString(),
        tur,
        ...(tur === 'bindi' ? { kisi: 1 } : {}),
        ...(tur === 'geri' ? { hedef: keys[target % keys.length] } : {}),
        ...(tur === 'tahsilat' ? { tutar: sum / 100, odeme_yontemi: 'nakit' } : {}),
      }))
      const send = async (who: Crewman, islemler: readonly object[]) => {
        const body = { cihaz: who.cihaz, personel_k_no: who.k_no, saat: `${day}T07:00:00.000Z`, islemler }
        expect((await shop.app.post('/api/yonetim/saha-esitle-post', body, who.headers)).json()).toMatchObject({
          success: 1,
        })
      }
      const pay = async (k_no: string, tutar: number, islem_no: string) => {
        const paid = await shop.post('/yonetim/tahsilat-ekle-post', { k_no, tutar, islem_no }, office)
        expect(paid.json()).toMatchObject({ success: 1 })
      }
      const money = [0, 1].map((booking) => ({ booking, sum: 2500 }))
      await Promise.all(
        all.map(async ({ who, booking, tur, sum, twice }, place) => {
          const [act = {}, key = ''] = [acts[place], keys[place]]
          const man = crew[who]
          const isMoney = tur === 'tahsilat'
          if (isMoney) money.push({ booking, sum })
          if (man) await Promise.all((twice ? [1, 2] : [1]).map(() => send(man, [act])))
          else if (isMoney) await pay(bookings[booking] ?? '', sum / 100, key)
        }),
      )
      await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
        for (const [place, k_no] of bookings.entries()) {
          const own = acts.filter((act, at) => act.rezervasyon_k_no === k_no && (all[at]?.who ?? 2) < 2)
          const said = own.filter(({ tur }) => tur !== 'tahsilat')
          const { counts } = settleSeat(
            said.map((act) => ({
              k_no: act.k_no,
              tur: act.tur as 'bindi',
              an: Date.parse(act.zaman),
              hedef: act.hedef ?? null,
            })),
          )
          const aboard = await trx.selectFrom('binis').selectAll().where('rezervasyon_k_no', '=', k_no).execute()
          expect(aboard.map(({ islem_k_no }) => islem_k_no)).toEqual(counts ? [counts.k_no] : [])
          const rows = await trx.selectFrom('saha_islemi').selectAll().where('rezervasyon_k_no', '=', k_no).execute()
          expect(rows.map((row) => row.k_no).toSorted()).toEqual(own.map((act) => act.k_no).toSorted())
          expect(rows.filter(({ tur, karar }) => tur === 'bindi' && karar === 'sayildi').length).toBeLessThanOrEqual(1)
          const collected = await trx
            .selectFrom('tahsilat')
            .select('tutar')
            .where('rezervasyon_k_no', '=', k_no)
            .execute()
          expect(collected.reduce((sum, { tutar }) => sum + tutar, 0)).toBe(
            money.filter(({ booking }) => booking === place).reduce((total, { sum }) => total + sum, 0),
          )
        }
      })
      shop.app.clock.set()
    }),
    { numRuns: 12 },
  )
}, 120_000)
