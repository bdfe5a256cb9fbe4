import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, listDays } from '../../calendar-day.ts'
import { tariffOn } from '../line/dated-prices.ts'
import { editPlan, type PlanEdit, PlanProblem, roundTo, spansOf, yearBefore } from './edit-plan.ts'
import { compareDays, jumpOf, monthsAhead, strayDays } from './plan-summary.ts'
import { EVERY_DAY, type PricePeriod, type PricePlan, planOfDays, resolveDays } from './price-plan.ts'
import { slotsOf } from './price-slots.ts'
import { flatTariffOf } from './written-prices.ts'

const FIRST = '2027-06-01'
const NIGHT = slotsOf({ tur: 'gecelik', kur: 'EUR', en_cok: 6, uzun_konaklama: [] })
const period = (ilk_gun: string, son_gun: string | null, fiyat: number, week = -1): PricePeriod => ({
  sezon: son_gun ? 'Yaz' : '',
  ilk_gun,
  son_gun,
  fiyatlar: [fiyat, 1500, week],
  en_az_gece: 3,
  giris: EVERY_DAY,
  cikis: EVERY_DAY,
})
const UNTOLD = { sezon: '', en_az_gece: 1, giris: true, cikis: true, kapali: false }
/** 290.00 until further notice; 420.00, a week 2 800.00, from 1 to 31 July. */
const YEAR: PricePlan = {
  donemler: [period(FIRST, null, 29_000), period('2027-07-01', '2027-07-31', 42_000, 280_000)],
  istisnalar: new Map(),
}
const paint = (ilk: string, son: string, degisim: object): PlanEdit => ({
  tur: 'boya',
  gunler: [{ ilk, son }],
  degisim,
})
const pricesOn = (plan: PricePlan, day: string) => resolveDays(plan, day, addDays(day, 1))[0]?.fiyatlar ?? null
const edited = (edit: PlanEdit, plan = YEAR) => editPlan(plan, NIGHT, edit).plan

describe('a painted year, worked out by hand', () => {
  const day = '2027-07-10'
  test.each([
    ['a period goes before the base', YEAR, [42_000, 1500, 280_000]],
    [
      'a night with a price of its own is in no week',
      edited(paint(day, day, { fiyat: { esit: [50_000] } })),
      [50_000, 1500, -1],
    ],
    ['+ 6 % moves every price', edited(paint(day, day, { fiyat: { yuzde: 600 } })), [44_520, 1590, 296_800]],
    ['+ 6 % to 5.00', edited(paint(day, day, { fiyat: { yuzde: 600, yuvarla: 500 } })), [44_500, 1500, 297_000]],
    ['10.00 more are 70.00 a week', edited(paint(day, day, { fiyat: { fark: 1000 } })), [43_000, 1500, 287_000]],
  ])('%s', (_, plan, prices) => {
    expect(pricesOn(plan, day)).toEqual(prices)
  })

  test('last year is copied by weekday, and a day without one is left', () => {
    const gunler = [{ ilk: '2028-06-28', son: '2028-06-29' }]
    const kopya = { tur: 'kopya', gunler, gore: 'hafta_gunu', yuzde: 1000, yuvarla: 0 } as const
    // 364 days before lie 30 June (290.00) and 1 July (420.00).
    const plan = edited(kopya)
    expect(pricesOn(plan, '2028-06-28')?.[0]).toBe(31_900)
    expect(pricesOn(plan, '2028-06-29')?.[0]).toBe(46_200)
    expect(editPlan(YEAR, NIGHT, { ...kopya, gunler: [{ ilk: FIRST, son: FIRST }] }).atlanan).toBe(1)
  })

  test('last year is copied by date, and the leap day from the day before it', () => {
    const gunler = [{ ilk: '2028-06-30', son: '2028-07-01' }]
    const plan = edited({ tur: 'kopya', gunler, gore: 'tarih', yuzde: 1000, yuvarla: 0 })
    expect(pricesOn(plan, '2028-06-30')?.[0]).toBe(31_900)
    expect(pricesOn(plan, '2028-07-01')?.[0]).toBe(46_200)
    expect([yearBefore('2028-02-29'), yearBefore('2029-03-01')]).toEqual(['2027-02-28', '2028-03-01'])
  })

  test.each([
    [
      'a digit is missing',
      [420, 42, 420],
      [{ ilk: '2027-06-02', son: '2027-06-02', fiyat: 42, once: 420, sonra: 420 }],
    ],
    [
      'three nights too dear',
      [100, 131, 131, 131, 100],
      [{ ilk: '2027-06-02', son: '2027-06-04', fiyat: 131, once: 100, sonra: 100 }],
    ],
    ['a season begins', [100, 100, 150, 150], []],
    ['a step on the way up', [100, 140, 200], []],
    ['four nights are meant', [100, 131, 131, 131, 131, 100], []],
    ['30 % is no stray', [100, 130, 100], []],
  ])('a price that stands out from its neighbours is told: %s', (_, prices, stray) => {
    const terms = prices.map((fiyat) => ({ ...UNTOLD, fiyatlar: [fiyat] }))
    const days = listDays(FIRST, addDays(FIRST, prices.length))
    expect(strayDays(days, terms, new Set(days))).toEqual(stray)
    expect(strayDays(days, terms, new Set())).toEqual([])
  })

  test('zero, less than zero and two periods on one day are refused', () => {
    for (const price of [0, -100]) {
      expect(() => edited(paint(day, day, { fiyat: { esit: [price] } }))).toThrow(PlanProblem)
    }
    const donemler = [period(FIRST, '2027-06-10', 1), period('2027-06-10', '2027-06-12', 1)]
    expect(() => edited({ tur: 'donemler', donemler })).toThrow('donem_cakisiyor: 2027-06-10 – 2027-06-10')
  })

  test('gaps, sums and jumps are told', () => {
    const plan: PricePlan = {
      donemler: [period(FIRST, '2027-06-03', 100), period('2027-06-06', '2027-06-07', 100)],
      istisnalar: new Map(),
    }
    const days = listDays(FIRST, '2027-06-08')
    const now = resolveDays(edited(paint(FIRST, FIRST, { fiyat: { esit: [131] } }), plan), FIRST, '2027-06-08')
    const summary = compareDays(days, resolveDays(plan, FIRST, '2027-06-08'), now)
    expect(summary).toMatchObject({ degisen: [FIRST], eski_toplam: 100, yeni_toplam: 131 })
    expect(summary.bosluklar).toEqual([{ ilk: '2027-06-04', son: '2027-06-05' }])
    expect(summary.sicramalar).toEqual([{ gun: FIRST, eski: 100, yeni: 131, oran: 31 }])
    expect(jumpOf(FIRST, 100, 130)).toBeUndefined()
  })
})

test.each([
  [26_240, 26_000],
  [26_250, 26_500],
  [100, 500],
  [0, 0],
])('to a multiple of 5.00: %i is %i', (price, rounded) => {
  expect(roundTo(price, 500)).toBe(rounded)
})

test('months are counted over the end of a year', () => {
  expect(monthsAhead('2026-11-18', 24)).toBe('2028-11-01')
  expect(monthsAhead('2026-12-31', 1)).toBe('2027-01-01')
})

const anyDay = fc.record({
  place: fc.integer({ min: 0, max: 59 }),
  terms: fc.record({
    sezon: fc.constantFrom('Yaz', 'Kış'),
    fiyatlar: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constant(0), fc.constant(-1)),
    en_az_gece: fc.integer({ min: 1, max: 2 }),
    giris: fc.boolean(),
    cikis: fc.boolean(),
    kapali: fc.boolean(),
  }),
})
const anyDays = fc
  .uniqueArray(anyDay, { selector: ({ place }) => place, maxLength: 60 })
  .map((days) =>
    days.sort((a, b) => a.place - b.place).map(({ place, terms }) => ({ tarih: addDays(FIRST, place), terms })),
  )

test('the plan that is made of standing days says exactly those days', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const known = new Map(days.map(({ tarih, terms }) => [tarih, terms]))
      const said = resolveDays(planOfDays(days), FIRST, addDays(FIRST, 60))
      expect(said).toEqual(listDays(FIRST, addDays(FIRST, 60)).map((day) => known.get(day) ?? null))
    }),
  )
})

test('what is painted and cleared again leaves the plan as it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: -50, max: 80 }),
      (from, count, percent) => {
        const ilk = addDays(FIRST, from)
        const son = addDays(ilk, count)
        const painted = edited(paint(ilk, son, { fiyat: { yuzde: percent * 100 }, en_az_gece: 7 }))
        expect(edited({ tur: 'temizle', gunler: [{ ilk, son }] }, painted)).toEqual(YEAR)
      },
    ),
  )
})

test('a flat tariff says on every day what the plan says', () => {
  const base = { tur: 'birim', kur: 'EUR', fiyat: 100 } as const
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 98, max: 102 }), { minLength: 1, maxLength: 40 }), (prices) => {
      const days = listDays(FIRST, addDays(FIRST, prices.length))
      const terms = prices.map((fiyat) => ({
        sezon: '',
        fiyatlar: [fiyat],
        en_az_gece: 1,
        giris: true,
        cikis: true,
        kapali: false,
      }))
      const written = flatTariffOf(base, { days, terms })
      expect(days.map((day) => tariffOn(written, day).fiyat)).toEqual(prices)
      expect(tariffOn(written, addDays(FIRST, prices.length)).fiyat).toBe(100)
    }),
  )
})

test('days beside each other are one span', () => {
  expect(spansOf(['2027-05-03', '2027-05-01', '2027-05-02', '2027-05-07'])).toEqual([
    { ilk: '2027-05-01', son: '2027-05-03' },
    { ilk: '2027-05-07', son: '2027-05-07' },
  ])
})
