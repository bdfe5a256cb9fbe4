import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bitset } from './bitset.ts'
import { ANY_DAY, ARRIVAL, DEPARTURE, FREE, LONG_STAY, NightPlanes } from './night-planes.ts'

const DAYS = 20
const SLOTS = 70

function planesOf(nights: readonly Uint8Array[]): NightPlanes {
  const planes = new NightPlanes(DAYS)
  planes.grow(SLOTS)
  for (const [slot, own] of nights.entries()) planes.write(slot, own)
  return planes
}

const membersOf = (set: Bitset | null) => set && [...set.places()]

function bytes(byteOn: (day: number) => number): Uint8Array {
  return Uint8Array.from({ length: DAYS }, (_, day) => byteOn(day))
}

test('units are left where one may arrive and every night is free', () => {
  const planes = planesOf([])
  planes.write(
    3,
    bytes((day) => FREE | (day === 1 ? ARRIVAL : 0)),
  )
  planes.write(
    40,
    bytes((day) => ARRIVAL | (day === 2 ? 0 : FREE)),
  )
  planes.write(
    69,
    bytes(() => FREE | ANY_DAY),
  )
  expect(membersOf(planes.through(1, 1))).toEqual([3, 40, 69])
  expect(membersOf(planes.through(1, 2))).toEqual([3, 69])
  expect(membersOf(planes.through(0, 2))).toEqual([40, 69])
  expect(planes.through(DAYS - 1, 2)).toBeNull()
  expect(planes.through(-1, 2)).toBeNull()
})

test('what is written again replaces what was, and growing keeps it', () => {
  const planes = planesOf([])
  const open = bytes((day) => (day << 4) | FREE | ARRIVAL)
  planes.write(31, open)
  planes.grow(200)
  planes.write(150, open)
  expect(membersOf(planes.through(0, 1))).toEqual([31, 150])
  expect(planes.byteOf(7, 31)).toBe(open[7])
  expect(planes.byteOf(DAYS, 31)).toBe(0)
  planes.write(31, new Uint8Array(0))
  expect(membersOf(planes.through(0, 1))).toEqual([150])
  expect(planes.byteOf(7, 31)).toBe(0)
})

test('many at a time fit as each would by itself', () => {
  const night = fc.integer({ min: 0, max: 255 })
  const slot = fc.uint8Array({ minLength: DAYS, maxLength: DAYS }).map((all) => all.map((byte) => byte | FREE))
  const someTaken = fc.tuple(slot, fc.nat({ max: DAYS * 2 }), night).map(([all, day, byte]) => {
    if (day < DAYS) all[day] = byte
    return all
  })
  fc.assert(
    fc.property(
      fc.array(someTaken, { maxLength: SLOTS }),
      fc.nat({ max: 3 }),
      fc.integer({ min: 1, max: 16 }),
      (all, day, nights) => {
        const open = planesOf(all).through(day, nights)
        const isOpen = (one: Uint8Array) =>
          ((one[day] ?? 0) & (ARRIVAL | ANY_DAY)) !== 0 &&
          Array.from({ length: nights }, (_, at) => one[day + at] ?? 0).every((byte) => (byte & FREE) !== 0)
        const isOdd = (one: Uint8Array) => ((one[day] ?? 0) & ANY_DAY) !== 0 || (one[day] ?? 0) >>> 4 === LONG_STAY
        const fits = (one: Uint8Array) =>
          (one[day] ?? 0) >>> 4 <= nights && ((one[day + nights] ?? 0) & DEPARTURE) !== 0
        const placesOf = (wanted: (one: Uint8Array) => boolean) =>
          all.flatMap((one, place) => (isOpen(one) && wanted(one) ? place : []))
        expect(membersOf(open)).toEqual(placesOf(() => true))
        const settled = open && planesOf(all).settle(open, day, nights)
        expect(membersOf(settled)).toEqual(placesOf((one) => !isOdd(one) && fits(one)))
        expect(membersOf(open)).toEqual(placesOf(isOdd))
      },
    ),
  )
})
