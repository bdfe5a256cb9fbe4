import { CHARTED, isInside } from '@meltem/domain/chart/mercator'
import { expect, it } from 'vitest'
import { isCoastal, TOWNS, WATERS } from './gazetteer.ts'

it('names nothing beyond the charted coast', () => {
  const beyond = Object.entries({ ...TOWNS, ...WATERS }).filter(([, place]) => !isInside(place, CHARTED))
  expect(beyond).toEqual([])
})

it.each([
  ['Dalaman airport', 36.7131, 28.7925, true],
  ['İstanbul', 41.0054, 28.9768, true],
  ['Göreme', 38.643, 34.829, false],
  ['Pamukkale', 37.92, 29.12, false],
  ['Alexandria', 31.2, 29.9, false],
])('knows whether %s is by the sea', (_, enlem, boylam, coastal) => {
  expect(isCoastal({ enlem, boylam })).toBe(coastal)
})
