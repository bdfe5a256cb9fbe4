import { describe, expect, it } from 'vitest'
import { boxOf, CHARTED, isInside, milesBetween, placeAt, worldPoint } from './mercator.ts'

const GOCEK = { enlem: 36.7536, boylam: 28.9386 }
const FETHIYE = { enlem: 36.6215, boylam: 29.1164 }

describe('the projection', () => {
  it('is the one of every map of the web', () => {
    expect(worldPoint({ enlem: 0, boylam: 0 }, 0)).toEqual({ x: 128, y: 128 })
    const { x, y } = worldPoint(GOCEK, 10)
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([594, 399])
  })

  it('leads back to the place', () => {
    const back = placeAt(worldPoint(GOCEK, 11.25), 11.25)
    expect(back.enlem).toBeCloseTo(GOCEK.enlem, 9)
    expect(back.boylam).toBeCloseTo(GOCEK.boylam, 9)
  })
})

it('measures in nautical miles', () => {
  expect(milesBetween(GOCEK, FETHIYE)).toBeCloseTo(11.65, 1)
  // A minute of latitude is a mile.
  expect(milesBetween({ enlem: 36, boylam: 28 }, { enlem: 37, boylam: 28 })).toBeCloseTo(60.04, 1)
})

it('knows what lies in a box', () => {
  expect(boxOf([GOCEK, FETHIYE])).toEqual({ south: 36.6215, west: 28.9386, north: 36.7536, east: 29.1164 })
  expect(isInside(GOCEK, CHARTED)).toBe(true)
  expect(isInside({ enlem: 31.2, boylam: 29.9 }, CHARTED)).toBe(false)
})
