import { isInside } from '@meltem/domain/chart/mercator'
import { describe, expect, it } from 'vitest'
import { boxAround, COAST, cornersOf, middleOf, readBox, writeBox } from './map-box.ts'

const GOCEK = { enlem: 36.7536, boylam: 28.9386 }
const KAS = { enlem: 36.2, boylam: 29.64 }

describe('the box of the map', () => {
  it('has all places inside, with air', () => {
    const box = boxAround([GOCEK, KAS])
    expect(isInside(GOCEK, box)).toBe(true)
    expect(isInside(KAS, box)).toBe(true)
    expect(box.north).toBeGreaterThan(GOCEK.enlem + 0.03)
  })

  it('does not follow a place beyond the chart', () => {
    expect(boxAround([GOCEK, { enlem: 48.2, boylam: 16.4 }])).toEqual(boxAround([GOCEK]))
  })

  it('is the whole coast when there is nothing to show', () => {
    expect(boxAround([])).toEqual(COAST)
  })

  it('is read as it was written', () => {
    const box = { south: 36.1, west: 28.5, north: 36.9001, east: 29.7 }
    expect(readBox(writeBox(box))).toEqual(box)
    expect(boxAround(cornersOf(box)).south).toBeLessThan(box.south)
  })

  it.each([undefined, '', '1,2,3', '37,28,36,30', '36,30,37,28'])('is none when it says %j', (text) => {
    expect(readBox(text)).toBeUndefined()
  })
})

it('knows where most places are, whatever a few far away do', () => {
  const at = (enlem: number, boylam: number) => ({ enlem, boylam })
  expect(middleOf([at(36.6, 29.1), at(36.7, 28.9), at(36.8, 29), at(38.6, 34.8)])).toEqual(at(36.8, 29.1))
  expect(middleOf([])).toBeUndefined()
})
