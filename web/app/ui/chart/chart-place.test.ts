import { expect, it } from 'vitest'
import { chartPoint } from './chart-place.ts'

it('puts Göcek at the head of its bay', () => {
  expect(chartPoint(36.7536, 28.9386)).toEqual({ x: 402, y: 328 })
})

it.each([
  ['İstanbul', 41.01, 28.98],
  ['Bodrum', 37.03, 27.43],
  ['Antalya', 36.88, 30.7],
  ['Alexandria', 31.2, 29.9],
])('knows that %s lies beyond the chart', (_, enlem, boylam) => {
  expect(chartPoint(enlem, boylam)).toBeUndefined()
})
