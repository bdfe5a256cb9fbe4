import { expect, test } from 'vitest'
import { type Cell, changesOf, differs, isPrice, readPasted, textOf, withText } from './fare-grid.ts'

const cell: Cell = { key: 'a/fiyat', option: 'a', fare: 'fiyat', kur: 'EUR', gidis: 50, donus: 45 }
const format = (amount: number) => amount.toFixed(2)
const nothing = new Map<string, string>()

test('both ways are one price where they are the same, and written together', () => {
  expect(textOf(cell, 'gidis', nothing, format)).toBe('50.00')
  expect(differs(cell, 'ikisi', nothing, format)).toBe(true)
  const typed = withText(nothing, cell, 'ikisi', '60')
  expect(textOf(cell, 'ikisi', typed, format)).toBe('60')
  expect(changesOf([cell], typed)).toEqual([
    { opsiyon_k_no: 'a', alan: 'fiyat', yon: 'gidis', gorulen: 50, yeni: 60 },
    { opsiyon_k_no: 'a', alan: 'fiyat', yon: 'donus', gorulen: 45, yeni: 60 },
  ])
})

test('a price typed back is no change, and what is none keeps all of them from being sent', () => {
  const typed = withText(withText(nothing, cell, 'gidis', '60'), cell, 'gidis', '50,00')
  expect(changesOf([cell], typed)).toEqual([])
  for (const text of ['', 'x', '0', '-5']) {
    expect(isPrice(text, 'fiyat')).toBe(false)
    expect(changesOf([cell], withText(nothing, cell, 'gidis', text))).toBeUndefined()
  }
})

test('infants may travel for nothing, vehicles not', () => {
  expect(isPrice('0', 'bebek_fiyat')).toBe(true)
  expect(isPrice('0', 'yetiskin_fiyat')).toBe(false)
})

test('a rectangle of a spreadsheet keeps its rows, without signs of currencies', () => {
  expect(readPasted('€ 50,00\t60\r\n45\t\n')).toEqual([
    ['50,00', '60'],
    ['45', ''],
  ])
})
