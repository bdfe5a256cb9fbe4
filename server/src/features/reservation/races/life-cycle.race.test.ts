import { addDays } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { scaled } from '../../../testing/hammer/hammer.ts'
import { addHouse, addTour, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import {
  DAYS,
  type LifeModel,
  type LifeStage,
  NIGHTS,
  SEATS,
  seatsTaken,
  type Want,
} from '../../../testing/hammer/hammer-life.ts'
import {
  AgeAct,
  BlockAct,
  CancelAct,
  ChangeAct,
  ExtendAct,
  FinishAct,
  HoldAct,
  OpenAct,
  PayAct,
  PlaceAct,
  SweepAct,
} from '../../../testing/hammer/hammer-life-acts.ts'
import { openStage, type Stage } from '../../../testing/hammer/hammer-stage.ts'
import { openSweeper, type Sweeper } from '../../../testing/hammer/hammer-sweeper.ts'

const SEQUENCES = scaled(300, 10)
const STEPS = 40

const want: fc.Arbitrary<Want> = fc.oneof(
  fc.record({
    kind: fc.constant('seats' as const),
    day: fc.nat({ max: DAYS - 1 }),
    size: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('nights' as const),
    day: fc.nat({ max: NIGHTS - 1 }),
    size: fc.integer({ min: 1, max: 3 }),
  }),
)
const place = fc.nat({ max: 1000 })

/** Weighted so that a life is as often ended as begun. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(want, fc.constantFrom('tur_gunu' as const, 'kredi_karti' as const))
      .map((all) => new PlaceAct(...all)),
  },
  { weight: 3, arbitrary: want.map((one) => new HoldAct(one)) },
  { weight: 3, arbitrary: place.map((one) => new FinishAct(one)) },
  { weight: 1, arbitrary: place.map((one) => new ExtendAct(one)) },
  { weight: 4, arbitrary: place.map((one) => new CancelAct(one)) },
  { weight: 4, arbitrary: place.map((one) => new PayAct(one)) },
  { weight: 4, arbitrary: place.map((one) => new AgeAct(one)) },
  { weight: 2, arbitrary: fc.tuple(place, fc.nat({ max: DAYS - 1 })).map((all) => new ChangeAct(...all)) },
  { weight: 1, arbitrary: fc.constant(new SweepAct()) },
  { weight: 1, arbitrary: fc.nat({ max: NIGHTS }).map((day) => new BlockAct(day)) },
  { weight: 1, arbitrary: place.map((one) => new OpenAct(one)) },
)

describe('B12: long lives', () => {
  let stage: Stage
  let staff: Record<string, string>
  let sweeper: Sweeper
  beforeAll(async () => {
    stage = await openStage(1)
    sweeper = await openSweeper(stage)
    staff = await stage.logIn()
  })
  afterAll(async () => {
    await sweeper.close()
    await stage.close()
  })

  async function expectSame(model: LifeModel, { tour }: LifeStage): Promise<void> {
    const keys = model.lives.map(({ k_no }) => k_no)
    await withTenant(stage.db, stage.tenantId, async (trx) => {
      const rows = await trx.selectFrom('rezervasyon').select(['k_no', 'durum']).execute()
      const states = new Map(rows.map(({ k_no, durum }) => [k_no, durum]))
      expect(keys.map((key) => states.get(key))).toEqual(model.lives.map(({ state }) => state))
      const departures = await trx
        .selectFrom('kalkis')
        .select(['tarih', 'alinan'])
        .where('kaynak_k_no', '=', tour.kaynak_k_no)
        .execute()
      for (const { tarih, alinan } of departures) {
        const day = Array.from({ length: DAYS }, (_, one) => one).find((one) => addDays(FIRST_DAY, one) === tarih)
        expect([tarih, alinan]).toEqual([tarih, seatsTaken(model, day ?? -1)])
      }
    })
  }

  test(`of ${STEPS} random steps end as the model says, and the oracle finds nothing`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: STEPS, maxLength: STEPS }), async (acts) => {
        const real: LifeStage = {
          stage,
          staff,
          tour: await addTour(stage, SEATS),
          house: await addHouse(stage, { nights: 40 }),
          sweep: async () => void (await sweeper.sweep()),
        }
        const model: LifeModel = { lives: [], blocks: [] }
        await fc.asyncModelRun(() => ({ model, real }), acts)
        await new SweepAct().run(model, real)
        await expectSame(model, real)
        expect(await stage.database.askOracle()).toEqual([])
      }),
      { numRuns: SEQUENCES, endOnFailure: true, includeErrorInReport: true },
    )
  })
})
