import { expect, it } from 'vitest'
import { pinGroups } from './pin-groups.ts'

const box = { south: 36, west: 28, north: 37, east: 30 }
const pin = (k_no: string, enlem: number, boylam: number, fiyat: number | null) => ({ k_no, enlem, boylam, fiyat })

it('lets pins that would cover each other share one, with the lowest price', () => {
  const groups = pinGroups([pin('a', 36.5, 29, 48), pin('b', 36.51, 29.02, 39), pin('c', 36.9, 29, null)], box)
  expect(groups.map(({ pins, price }) => [pins.map(({ k_no }) => k_no).join(), price])).toEqual([
    ['a,b', 39],
    ['c', null],
  ])
})

it('leaves out what lies beyond the edge', () => {
  expect(pinGroups([pin('a', 35.9, 29, 1), pin('b', 36.5, 30.1, 1)], box)).toEqual([])
})

it('loses no pin inside the box', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    pin(`${index}`, 36 + (index % 17) / 17, 28 + (index % 23) / 12, index),
  )
  const inside = many.filter(({ boylam }) => boylam <= 30)
  expect(pinGroups(many, box).flatMap(({ pins }) => pins)).toHaveLength(inside.length)
})
