import { expect, it } from 'vitest'
import {
  boxAround,
  COAST,
  fitted,
  MAP_RATIO,
  moved,
  placeIn,
  project,
  readBox,
  viewBoxOf,
  writeBox,
  zoomed,
} from './projection.ts'

const gocek = { enlem: 36.75, boylam: 28.94 }
const kas = { enlem: 36.2, boylam: 29.64 }

it('shows every place with air around it', () => {
  const box = boxAround([gocek, kas])
  for (const place of [gocek, kas]) {
    const { left, top } = placeIn(place, box)
    expect(left).toBeGreaterThan(3)
    expect(left).toBeLessThan(97)
    expect(top).toBeGreaterThan(3)
    expect(top).toBeLessThan(97)
  }
})

it('shows the coast when there is nothing to show, and a neighbourhood around a single place', () => {
  expect(boxAround([])).toEqual(fitted(COAST))
  const box = boxAround([gocek])
  expect(box.north - box.south).toBeGreaterThanOrEqual(0.12)
  expect(placeIn(gocek, box).left).toBeCloseTo(50)
})

it.each([COAST, { south: 36, west: 28, north: 36.1, east: 31 }, { south: 30, west: 28, north: 40, east: 28.1 }])(
  'has the ratio of the map',
  (box) => {
    const [, , width = 0, height = 1] = viewBoxOf(fitted(box)).split(' ').map(Number)
    expect(width / height).toBeCloseTo(MAP_RATIO, 1)
  },
)

it('draws north above south and east right of west', () => {
  const [x, y] = project([28.94, 36.75])
  const [x2, y2] = project([29.64, 36.2])
  expect(x2).toBeGreaterThan(x)
  expect(y2).toBeGreaterThan(y)
})

it('comes nearer around a place and no nearer than a village', () => {
  const near = zoomed(fitted(COAST), 0.5, gocek)
  expect(placeIn(gocek, near).left).toBeCloseTo(50)
  const nearest = Array.from({ length: 20 }).reduce<ReturnType<typeof fitted>>((box) => zoomed(box, 0.5), near)
  expect(nearest.north - nearest.south).toBeCloseTo(0.12)
})

it('moves by a share of its size', () => {
  const box = { south: 36, west: 28, north: 37, east: 30 }
  expect(moved(box, 0.5, -1)).toEqual({ south: 35, west: 29, north: 36, east: 31 })
})

it('reads back the box it wrote, and no other text', () => {
  const box = { south: 36.1234, west: 28, north: 37.5, east: 30.25 }
  expect(readBox(writeBox(box))).toEqual(box)
  expect(readBox('37,28,36,30')).toBeUndefined()
  expect(readBox('1,2,3')).toBeUndefined()
  expect(readBox(undefined)).toBeUndefined()
})
