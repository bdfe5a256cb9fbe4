import { worldPoint } from '@meltem/domain/chart/mercator'
import { expect, it } from 'vitest'
import { PIN_ROOM, pinGroups } from './pin-groups.ts'

const corner = worldPoint({ enlem: 37, boylam: 28 }, 9)
const end = worldPoint({ enlem: 36, boylam: 30 }, 9)
/** From 28 to 30 degrees east, from 36 to 37 north. */
const view = { zoom: 9, left: corner.x, top: corner.y, width: end.x - corner.x, height: end.y - corner.y }
const pin = (k_no: string, enlem: number, boylam: number, fiyat: number | null) => ({ k_no, enlem, boylam, fiyat })

it('lets pins that would cover each other share one, with the lowest price', () => {
  const groups = pinGroups([pin('a', 36.5, 29, 48), pin('b', 36.51, 29.02, 39), pin('c', 36.9, 29, null)], view)
  expect(groups.map(({ pins, price }) => [pins.map(({ k_no }) => k_no).join(), price])).toEqual([
    ['a,b', 39],
    ['c', null],
  ])
})

it('leaves out what lies beyond the edge', () => {
  expect(pinGroups([pin('a', 35.9, 29, 1), pin('b', 36.5, 30.1, 1)], view)).toEqual([])
})

it('loses no pin inside the view', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    pin(`${index}`, 36 + (index % 17) / 17, 28 + (index % 23) / 12, index),
  )
  const inside = many.filter(({ boylam }) => boylam <= 30)
  expect(pinGroups(many, view).flatMap(({ pins }) => pins)).toHaveLength(inside.length)
})

it('keeps groups apart by the room of a pin', () => {
  const spread = Array.from({ length: 60 }, (_, index) => pin(`${index}`, 36.5, 28 + index / 30, index))
  const groups = pinGroups(spread, view)
  const between = groups.slice(1).map((group, place) => group.x - (groups[place]?.x ?? 0))
  expect(groups.length).toBeGreaterThan(3)
  expect(Math.min(...between)).toBeGreaterThanOrEqual(PIN_ROOM.width)
})
