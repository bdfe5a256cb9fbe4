import { expect, it } from 'vitest'
import { sampleBand as row } from '../../../catalog/product-samples.ts'
import { bandTable, seasonsInView } from './band-table.ts'

it('turns rows into lengths down and seasons across', () => {
  const rows = [row('2026-06-01', 7, 38), row('2026-04-01', 1, 38), row('2026-06-01', 1, 49), row('2026-04-01', 7, 29)]
  expect(bandTable(rows)).toEqual({
    seasons: [
      { baslangic: '2026-04-01', bitis: '2026-04-30' },
      { baslangic: '2026-06-01', bitis: '2026-06-30' },
    ],
    bands: [
      { from: 1, to: 6, prices: [38, 49] },
      { from: 7, to: null, prices: [29, 38] },
    ],
  })
})

it('leaves a hole where a season has no such band', () => {
  expect(bandTable([row('2026-04-01', 1, 38), row('2026-06-01', 7, 30)]).bands[1]?.prices).toEqual([undefined, 30])
})

it('shows three seasons from the one a day lies in', () => {
  const rows = ['2026-01-01', '2026-04-01', '2026-06-01', '2026-10-01', '2027-01-01'].map((start) => row(start, 1, 30))
  expect(seasonsInView(rows, '2026-04-15').map(({ baslangic }) => baslangic)).toEqual([
    '2026-04-01',
    '2026-06-01',
    '2026-10-01',
  ])
})
