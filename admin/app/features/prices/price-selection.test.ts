import { expect, test } from 'vitest'
import { countCells, pastedPrices, targetsOf } from './price-selection.ts'

const rows = [{ k_no: 'a' }, { k_no: 'b' }, { k_no: 'c' }]
const rect = (row: number, day: number, toRow: number, toDay: number) => ({
  anchor: { row, day },
  cursor: { row: toRow, day: toDay },
})

test('a rectangle drawn backwards is the same days of the same options, without those that have passed', () => {
  const frame = { ilk: '2027-06-01', bugun: '2027-06-03' }
  expect(targetsOf([rect(1, 4, 0, 0)], rows, frame)).toEqual([
    { secenekler: ['a', 'b'], gunler: [{ ilk: '2027-06-03', son: '2027-06-05' }] },
  ])
  expect(targetsOf([rect(0, 0, 2, 1)], rows, frame)).toEqual([])
})

test('cells that lie in two rectangles count once', () => {
  expect(countCells([rect(0, 0, 1, 1), rect(1, 1, 2, 2)])).toBe(7)
})

test('a spreadsheet is rows by line and columns by tab', () => {
  const amount = (cell: string) => (cell === '' ? undefined : Number(cell))
  expect(pastedPrices('1\t2\r\n\t4\n', amount)).toEqual([
    [1, 2],
    [null, 4],
  ])
})
