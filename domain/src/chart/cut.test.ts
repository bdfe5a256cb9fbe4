import { describe, expect, it } from 'vitest'
import { CUT_SIZE, cornerOf, cutAddress, cutAround, pointIn } from './cut.ts'
import { CHARTED, isInside, placeAt } from './mercator.ts'

const AIRPORT = { enlem: 36.7131, boylam: 28.7925 }
const GOCEK = { enlem: 36.7536, boylam: 28.9386 }
const ISTANBUL = { enlem: 41.0082, boylam: 28.9784 }
const CAPPADOCIA = { enlem: 38.6431, boylam: 34.8289 }
const ANTALYA = { enlem: 36.8987, boylam: 30.8005 }

describe('a cut of the coast', () => {
  it('has a single place in its middle, to within half a step', () => {
    const cut = cutAround([GOCEK])
    expect(cut?.zoom).toBe(11)
    const { x, y } = cut ? pointIn(cut, GOCEK) : { x: 0, y: 0 }
    expect(Math.abs(x - CUT_SIZE.width / 2)).toBeLessThanOrEqual(10)
    expect(Math.abs(y - CUT_SIZE.height / 2)).toBeLessThanOrEqual(10)
  })

  it('is the same for neighbours', () => {
    const cut = cutAround([GOCEK])
    const { x, y } = cut ? cornerOf(cut) : { x: 0, y: 0 }
    const middle = placeAt({ x: x + CUT_SIZE.width / 2, y: y + CUT_SIZE.height / 2 }, 11)
    expect(cutAround([{ enlem: middle.enlem + 0.0001, boylam: middle.boylam - 0.0001 }])).toEqual(cut)
  })

  it.each([
    ['near', [AIRPORT, GOCEK]],
    ['far', [AIRPORT, ANTALYA]],
  ])('shows two places that are %s from each other with room around them', (_, places) => {
    const cut = cutAround(places)
    for (const place of places) {
      const { x, y } = cut ? pointIn(cut, place) : { x: 0, y: 0 }
      expect(x).toBeGreaterThan(140)
      expect(x).toBeLessThan(CUT_SIZE.width - 140)
      expect(y).toBeGreaterThan(100)
      expect(y).toBeLessThan(CUT_SIZE.height - 100)
    }
  })

  it.each([
    [
      'the whole chart',
      [
        { enlem: CHARTED.south, boylam: CHARTED.west },
        { enlem: CHARTED.north, boylam: CHARTED.east },
      ],
    ],
    ['the farthest corner', [{ enlem: CHARTED.north, boylam: CHARTED.east }]],
    ['the coast', [GOCEK, ISTANBUL, CAPPADOCIA]],
  ])('has nothing but chart in it: %s', (_, places) => {
    const cut = cutAround(places)
    const { x, y } = cut ? cornerOf(cut) : { x: 0, y: 0 }
    const upper = placeAt({ x, y }, cut?.zoom ?? 0)
    const lower = placeAt({ x: x + CUT_SIZE.width, y: y + CUT_SIZE.height }, cut?.zoom ?? 0)
    expect(isInside(upper, CHARTED)).toBe(true)
    expect(isInside(lower, CHARTED)).toBe(true)
  })

  it('has every place of the country that is sold in it at once', () => {
    const places = [GOCEK, ISTANBUL, CAPPADOCIA, ANTALYA]
    const cut = cutAround(places)
    for (const place of places) {
      const { x, y } = cut ? pointIn(cut, place) : { x: -1, y: -1 }
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(CUT_SIZE.width - 20)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(CUT_SIZE.height - 20)
    }
  })

  it('does not exist beyond the charted coast', () => {
    expect(cutAround([GOCEK, { enlem: 31.2, boylam: 29.9 }])).toBeUndefined()
    expect(cutAround([])).toBeUndefined()
  })

  it('has an address that says how near and where', () => {
    expect(cutAddress({ zoom: 10.25, column: 9046, row: 6204 })).toBe('/kiyi/10.25/9046,6204.svg')
  })
})
