import { randomUUID } from 'node:crypto'
import { cancelReservation, placeReservation } from '@meltem/contract/reservation/booking'
import { recordCollection } from '@meltem/contract/reservation/office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { fireTogether, type Reply, scaled, tally } from '../../../testing/hammer/hammer.ts'
import { placement, seats, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'

const TABS = 12
const ROUNDS = scaled(40, 4)
/** Deposits of 100.00, 200.00 and 300.00. */
const SHARES = [25, 50, 75]

describe('one service of a booking, cancelled by many at once', () => {
  let stage: Stage
  let boats: Tour[]
  let staff: Record<string, string>
  beforeAll(async () => {
    stage = await openStage(2)
    boats = [await addTour(stage, 10), await addTour(stage, 10), await addTour(stage, 10)]
    staff = await stage.logIn()
  })
  afterAll(() => stage.close())

  let day = FIRST_DAY

  /** A paid booking of three boats with one, two and three people. */
  async function begin() {
    day = addDays(day, 1)
    const lines = boats.map((boat, place) => seats(boat, day, place + 1))
    const body = placement(lines, { method: 'havale' })
    const placed = await stage.call(placeReservation.path, body)
    const tutar = totalsOf(lines).on_odeme_toplam
    await stage.call(recordCollection.path, { k_no: body.k_no, tutar, islem_no: randomUUID() }, staff)
    const own = { k_no: body.k_no, anahtar: String(placed.body.misafir_anahtari) }
    return { own, keys: lines.map(({ line }) => line.k_no) }
  }

  async function standOf(k_no: string) {
    return await withTenant(stage.db, stage.tenantId, async (trx) => {
      const row = await trx.selectFrom('rezervasyon').selectAll().where('k_no', '=', k_no).executeTakeFirstOrThrow()
      const reviews = await trx.selectFrom('inceleme').select('ayrinti').where('rezervasyon_k_no', '=', k_no).execute()
      const records = await trx.selectFrom('satir_iptali').select('sira').where('rezervasyon_k_no', '=', k_no).execute()
      const claims = await trx
        .selectFrom('tutma')
        .select('sira')
        .where('rezervasyon_k_no', '=', k_no)
        .where('durum', '=', 'confirmed')
        .execute()
      const mails = await trx.selectFrom('eposta').select(['tur', 'veri']).execute()
      return {
        durum: row.durum,
        genel_toplam: row.genel_toplam,
        iadeler: reviews.map(({ ayrinti }) => Number(ayrinti.iade)).sort((a, b) => a - b),
        iptaller: records.map(({ sira }) => sira).sort((a, b) => a - b),
        duran: claims.map(({ sira }) => Number(sira)).sort((a, b) => a - b),
        mektuplar: mails.filter(({ tur, veri }) => tur === 'reservation_guest' && veri.k_no === k_no).length,
      }
    })
  }

  const ok = ({ status }: Reply) => status === 200

  test(`${TABS} tabs cancel the same line: one refund, one mail, the seats free once`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { own, keys } = await begin()
      const before = (await standOf(own.k_no)).mektuplar
      const body = { ...own, satir: keys[1], iade: SHARES[1] }
      const replies = await fireTogether(Array.from({ length: TABS }, () => stage.shot(cancelReservation.path, body)))
      expect(replies.filter(ok), JSON.stringify(tally(replies))).toHaveLength(TABS)
      expect(new Set(replies.map((reply) => JSON.stringify(reply.body.iade))).size).toBe(1)
      expect(await standOf(own.k_no)).toEqual({
        durum: 'confirmed',
        genel_toplam: 40_000,
        iadeler: [5000],
        iptaller: [1],
        duran: [0, 2],
        mektuplar: before + 1,
      })
    }
    expect(await stage.database.askOracle()).toEqual([])
  })

  test('every line by a tab of its own, at once: each gives its share, the last one ends the booking', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { own, keys } = await begin()
      const shots = keys.flatMap((satir, place) => {
        const body = { ...own, satir, iade: SHARES[place] }
        return [stage.shot(cancelReservation.path, body), stage.shot(cancelReservation.path, body)]
      })
      const replies = await fireTogether(shots)
      expect(replies.filter(ok), JSON.stringify(tally(replies))).toHaveLength(shots.length)
      const end = await standOf(own.k_no)
      expect(end).toMatchObject({ durum: 'cancelled', iadeler: [2500, 5000, 7500], duran: [] })
      expect(end.iptaller).toHaveLength(2)
    }
    expect(await stage.database.askOracle()).toEqual([])
  })

  test('a line and the whole booking at once: nobody gets more back than was paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { own, keys } = await begin()
      await fireTogether([
        stage.shot(cancelReservation.path, { ...own, iade: 150 }),
        stage.shot(cancelReservation.path, { ...own, satir: keys[0], iade: SHARES[0] }),
        stage.shot(cancelReservation.path, { ...own, satir: keys[0], iade: SHARES[0] }),
      ])
      const { durum, iadeler } = await standOf(own.k_no)
      expect([durum, ...iadeler]).toEqual(durum === 'cancelled' ? ['cancelled', 15_000] : ['confirmed', 2500])
    }
    expect(await stage.database.askOracle()).toEqual([])
  })
})
