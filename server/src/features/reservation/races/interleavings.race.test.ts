import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { openServices } from '../../../testing/hammer/api-process-services.ts'
import { scaled } from '../../../testing/hammer/hammer.ts'
import { placement, seats, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, DEPOSIT_RATE, FIRST_DAY, SEAT_PRICE, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'
import { letRunOut } from '../../../testing/hammer/hammer-sweeper.ts'
import type { Act } from '../booking.ts'
import { cancelReservation } from '../cancel/cancel-reservation.ts'
import { changeReservation } from '../change/change-reservation.ts'
import { recordCollection } from '../collect/record-collection.ts'
import { installHook } from '../fault-points.ts'
import { expireReservation } from '../hold/expire-reservation.ts'
import { SYSTEM } from '../person.ts'
import { type Placed, placeReservation } from '../place/place-reservation.ts'

const RUNS = scaled(500, 40)
const DEPOSIT = (SEAT_PRICE * DEPOSIT_RATE) / 100

type Deed = 'cancel' | 'pay' | 'expire' | 'change'
const DEEDS: readonly Deed[] = ['cancel', 'pay', 'expire', 'change']

/** Where a reservation stands before all deeds come at once; `over` is one whose clock has run out. */
type Start = 'held' | 'over' | 'confirmed'

interface Outcome {
  readonly durum: ReservationState
  readonly captured: number
  readonly answers: Readonly<Partial<Record<Deed, string>>>
}

interface Moment {
  readonly durum: ReservationState
  readonly over: boolean
  readonly captured: number
}

const CAN_CANCEL: readonly ReservationState[] = ['held', 'confirmed']

function afterCancel(now: Moment): [Moment, string] {
  if (now.durum === 'cancelled') return [now, 'ok']
  if (!CAN_CANCEL.includes(now.durum)) return [now, 'durum_uygun_degil']
  return now.captured > 0 ? [now, 'fiyat_degisti'] : [{ ...now, durum: 'cancelled' }, 'ok']
}

function afterPay(now: Moment): [Moment, string] {
  const late = now.durum === 'cancelled' || now.durum === 'review'
  return [{ ...now, captured: DEPOSIT * 100, durum: late ? 'review' : 'confirmed' }, 'ok']
}

/** What one deed does to a reservation that no other deed touches. */
function alone(now: Moment, deed: Deed): [Moment, string] {
  if (deed === 'cancel') return afterCancel(now)
  if (deed === 'pay') return afterPay(now)
  if (deed === 'expire') return [now.durum === 'held' && now.over ? { ...now, durum: 'expired' } : now, 'ok']
  return [now, now.durum === 'confirmed' ? 'ok' : 'durum_uygun_degil']
}

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first) => orders(things.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}

/** Every way the deeds could have come one after the other. */
function serialOutcomes(start: Start, deeds: readonly Deed[]): Outcome[] {
  return orders(deeds).map((order) => {
    let now: Moment = { durum: start === 'confirmed' ? 'confirmed' : 'held', over: start === 'over', captured: 0 }
    const answers: Partial<Record<Deed, string>> = {}
    for (const deed of order) [now, answers[deed]] = alone(now, deed)
    return { durum: now.durum, captured: now.captured, answers }
  })
}

describe('B11: cancel, payment, expiry and change of one reservation', () => {
  let stage: Stage
  let tour: Tour
  let act: Act
  let close: () => Promise<void>
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-interleavings-'))
  beforeAll(async () => {
    stage = await openStage(1)
    tour = await addTour(stage, 2)
    const opened = await openServices({ ...stage.orders, pool: 8 }, dataDir)
    const tenant = opened.tenants.byKod('alfa')
    if (!tenant) throw new Error('the stage has no tenant')
    act = { services: opened.services, tenant, person: { ...SYSTEM, hesapsiz_olur: true } }
    close = opened.close
  })
  afterAll(async () => {
    await close()
    await stage.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  let day = 0

  async function begin(start: Start): Promise<{ placed: Placed; line: ReturnType<typeof seats>; day: number }> {
    day += 2
    const line = seats(tour, addDays(FIRST_DAY, day))
    const person = { ...act.person, ip: `10.1.${day >> 8}.${day & 255}` }
    const body = placement([line], { method: start === 'confirmed' ? 'tur_gunu' : 'kredi_karti' })
    const placed = await placeReservation({ ...act, person }, body)
    if (start === 'over') await letRunOut(stage, placed.data.k_no)
    return { placed, line, day }
  }

  async function perform(deed: Deed, { placed, line, day: from }: Awaited<ReturnType<typeof begin>>): Promise<string> {
    const { k_no } = placed.data
    const own = { k_no, anahtar: placed.misafir_anahtari }
    const moved = { ...seats(tour, addDays(FIRST_DAY, from + 1)).line, k_no: line.line.k_no }
    const deeds: Record<Deed, () => Promise<unknown>> = {
      cancel: () => cancelReservation(act, { ...own, iade: 0 }),
      pay: () => recordCollection(act, { k_no, tutar: DEPOSIT, islem_no: randomUUID(), odeme_yontemi: 'havale' }),
      expire: () => expireReservation(act, k_no),
      change: () =>
        changeReservation(act, {
          ...own,
          istek_k_no: randomUUID(),
          sepet_urunler: [moved],
          kur_rezervasyon_toplam: totalsOf([line]),
        }),
    }
    try {
      await deeds[deed]()
      return 'ok'
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  }

  async function outcomeOf(k_no: string): Promise<Omit<Outcome, 'answers'>> {
    return await withTenant(stage.db, stage.tenantId, async (trx) => {
      const { durum } = await trx
        .selectFrom('rezervasyon')
        .select('durum')
        .where('k_no', '=', k_no)
        .executeTakeFirstOrThrow()
      const money = await trx.selectFrom('tahsilat').select('tutar').where('rezervasyon_k_no', '=', k_no).execute()
      return { durum, captured: money.reduce((sum, { tutar }) => sum + tutar, 0) }
    })
  }

  test('at once end as if they had come one after the other, whatever the interleaving', async () => {
    const starts = fc.constantFrom<Start>('held', 'over', 'confirmed')
    const some = fc.shuffledSubarray([...DEEDS], { minLength: 2 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), starts, some, async (scheduler, start, deeds) => {
        const life = await begin(start)
        const uninstall = installHook((name) => scheduler.schedule(Promise.resolve(), name).then(() => undefined))
        const answers: Partial<Record<Deed, string>> = {}
        const all = deeds.map(async (deed) => {
          answers[deed] = await perform(deed, life)
        })
        await scheduler.waitFor(Promise.all(all))
        uninstall()
        // An act that met the others three times in a row has done nothing and says so.
        const done = deeds.filter((deed) => answers[deed] !== 'mesgul')
        for (const deed of deeds) if (answers[deed] === 'mesgul') delete answers[deed]
        const outcome = { ...(await outcomeOf(life.placed.data.k_no)), answers }
        expect(serialOutcomes(start, done)).toContainEqual(outcome)
        if (start === 'over' && outcome.durum === 'held') await expireReservation(act, life.placed.data.k_no)
        expect(await stage.database.askOracle()).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })
})
