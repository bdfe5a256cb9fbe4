import { lengthOf, milesBetween, type Place } from '@meltem/domain/chart/mercator'
import { describe, expect, it } from 'vitest'
import { isLand } from './coast.ts'
import { findWay } from './find-way.ts'
import { wayBetween } from './known-ways.ts'

const AIRPORT = { enlem: 36.7131, boylam: 28.7925 }
const GOCEK = { enlem: 36.7536, boylam: 28.9386 }
const OLUDENIZ = { enlem: 36.5494, boylam: 29.1249 }
const FETHIYE = { enlem: 36.6228, boylam: 29.1042 }
const RHODES = { enlem: 36.2, boylam: 27.95 }

/** Points along a way, close to each other, without the harbours at both ends. */
function along(way: readonly Place[]): Place[] {
  const points = way.slice(1).flatMap((to, place) => {
    const from = way[place] as Place
    return Array.from({ length: 20 }, (_, step) => ({
      enlem: from.enlem + ((to.enlem - from.enlem) * step) / 20,
      boylam: from.boylam + ((to.boylam - from.boylam) * step) / 20,
    }))
  })
  const [first, last] = [way[0] as Place, way.at(-1) as Place]
  return points.filter((point) => milesBetween(point, first) > 1.2 && milesBetween(point, last) > 1.2)
}

describe('a way', () => {
  it('by road goes around the gulf of Fethiye', () => {
    const way = findWay(AIRPORT, OLUDENIZ, 'kara') ?? []
    const points = along(way)
    expect(points.length).toBeGreaterThan(20)
    expect(points.filter((point) => !isLand(point))).toEqual([])
    expect(lengthOf(way)).toBeGreaterThan(milesBetween(AIRPORT, OLUDENIZ) * 1.1)
  })

  it('by sea crosses no land', () => {
    const way = findWay(GOCEK, FETHIYE, 'deniz') ?? []
    const points = along(way)
    expect(points.length).toBeGreaterThan(20)
    expect(points.filter(isLand)).toEqual([])
    expect(lengthOf(way)).toBeLessThan(16)
  })

  it('starts and ends where it was asked to', () => {
    const way = findWay(AIRPORT, GOCEK, 'kara')
    expect(way?.[0]).toEqual(AIRPORT)
    expect(way?.at(-1)).toEqual(GOCEK)
  })

  it('does not exist over water by road', async () => {
    expect(findWay(AIRPORT, RHODES, 'kara')).toBeUndefined()
    expect(await wayBetween({}, 'kara', { from: AIRPORT, to: RHODES })).toEqual([])
  })

  it('is unknown beyond the chart', async () => {
    expect(await wayBetween({}, 'kara', { from: AIRPORT, to: { enlem: 48.2, boylam: 16.4 } })).toEqual([])
    expect(await wayBetween({}, 'kara', { from: undefined, to: GOCEK })).toEqual([])
    expect(await wayBetween({}, 'deniz', { from: GOCEK, to: { enlem: 48.2, boylam: 16.4 } })).toEqual([])
  })
})
