import { findStayRefusals } from '@meltem/domain/availability/stay-check'
import { buildUnitCalendar, type UnitCalendar } from '@meltem/domain/availability/unit-calendar'
import { addDays, dayNumber } from '@meltem/domain/calendar-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_HIRE } from './asked-line.ts'
import { Bitset } from './bitset.ts'
import type { DatedQuestion } from './dated-question.ts'
import { NightSlots } from './night-slots.ts'

const TODAY = '2026-05-01'
const WALL = `${TODAY}T09:00`
const FIRST = dayNumber(TODAY)
const PRODUCTS = 80
const DAYS = 60

interface Unit {
  /** Nights that are taken, counted from today. */
  readonly taken: readonly { readonly from: number; readonly nights: number }[]
  readonly least: number
  /** One arrives and leaves on every so manieth day only. */
  readonly every: number
  readonly most: number
  readonly cutOff: number
}

const anyUnit: fc.Arbitrary<Unit> = fc.record({
  taken: fc.array(fc.record({ from: fc.nat({ max: DAYS - 20 }), nights: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 4,
  }),
  least: fc.constantFrom(1, 1, 3, 5, 7, 14, 15, 21),
  every: fc.constantFrom(1, 1, 2, 7),
  most: fc.constantFrom(60, 60, 60, 10),
  cutOff: fc.constantFrom(0, 0, 0, 5 * 1440),
})

function calendarOf({ taken, least, every, most, cutOff }: Unit): UnitCalendar {
  const days = Array.from({ length: DAYS }, (_, day) => ({
    tarih: addDays(TODAY, day),
    fiyat: 100,
    en_az_gece: least,
    giris: day % every === 0,
    cikis: day % every === 0,
    kapali: false,
  }))
  const claims = taken.map(({ from, nights }) => ({
    nights: { start: FIRST + from, end: FIRST + from + nights },
    devir: false,
  }))
  const rules = {
    devir_gece: 0,
    en_cok_gece: most,
    giris_saati: '16:00',
    bosluk: { en_az_gece: 2, gunler_serbest: true },
    son_satis_dk: cutOff,
    sor_sat_dk: 0,
    en_uzak_gun: 730,
  }
  return buildUnitCalendar(days, claims, rules, WALL)
}

function addUnits(slots: NightSlots, product: number, units: readonly Unit[]): void {
  for (const [place, unit] of units.entries()) {
    const lead = { son_satis_dk: unit.cutOff, en_uzak_gun: 730 }
    slots.add({ product, option: `room ${place}`, lead, minute: 16 * 60 }, calendarOf(unit))
  }
}

function question(day: number, nights: number): DatedQuestion {
  const party = { yetiskin: 2, cocuk: 0, bebek: 0 }
  const from = FIRST + day
  return { from, to: from + nights, party, today: FIRST, now: FIRST * 1440 + 9 * 60, hire: USUAL_HIRE }
}

function found(slots: NightSlots, asked: DatedQuestion): number[] {
  const set = new Bitset(PRODUCTS)
  slots.collect(asked, Bitset.full(PRODUCTS), set)
  return [...set.places()]
}

const fits = (unit: Unit, { from, to }: DatedQuestion) =>
  findStayRefusals(calendarOf(unit), { start: from, end: to ?? from + 1 }).length === 0

test('a product is found when the kernel lets one of its units be booked', () => {
  const houses = fc.uniqueArray(
    fc.record({ product: fc.nat({ max: PRODUCTS - 1 }), units: fc.array(anyUnit, { minLength: 1, maxLength: 3 }) }),
    { selector: ({ product }) => product, maxLength: 20 },
  )
  fc.assert(
    fc.property(houses, fc.nat({ max: 35 }), fc.integer({ min: 1, max: 16 }), (all, day, nights) => {
      const slots = new NightSlots(FIRST)
      for (const { product, units } of all) addUnits(slots, product, units)
      const asked = question(day, nights)
      const expected = all.filter(({ units }) => units.some((unit) => fits(unit, asked)))
      expect(found(slots, asked)).toEqual(expected.map(({ product }) => product).sort((a, b) => a - b))
      for (const { product, units } of all) {
        const options = units.flatMap((unit, place) => (fits(unit, asked) ? `room ${place}` : []))
        expect(slots.optionsOf(product, asked).map(({ option }) => option)).toEqual(options)
      }
    }),
  )
})

const OPEN: Unit = { taken: [], least: 1, every: 1, most: 60, cutOff: 0 }
const SHUT: Unit = { ...OPEN, taken: [{ from: 0, nights: DAYS }] }

test('what is written anew replaces what was, and nobody else takes its place meanwhile', () => {
  const slots = new NightSlots(FIRST)
  const asked = question(10, 7)
  addUnits(slots, 3, [SHUT, OPEN])
  addUnits(slots, 4, [SHUT, { ...OPEN, least: 21 }])
  expect(found(slots, asked)).toEqual([3])
  slots.clear(3)
  expect(found(slots, asked)).toEqual([])
  addUnits(slots, 70, [SHUT, OPEN])
  addUnits(slots, 3, [OPEN])
  slots.clear(4)
  addUnits(slots, 4, [SHUT, SHUT])
  expect(found(slots, asked)).toEqual([3, 70])
})
