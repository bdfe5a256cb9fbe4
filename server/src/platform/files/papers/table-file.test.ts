import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from '../../../features/import/file/read-workbook.ts'
import { sheetFile } from './sheet-file.ts'
import { wholeTable } from './table-file.ts'

const FORMULAS = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1']
const table = { name: 'List', head: ['A', 'B'], rows: FORMULAS.map((text) => [text, 7]) }

test('no cell of a CSV file begins like a formula, and quotes and lines stay one cell', async () => {
  const lines = (await wholeTable('csv', table)).toString().slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('A,B')
  for (const line of lines.slice(1)) expect(line).toMatch(/^("?)'/)
  const tricky = (await wholeTable('csv', { ...table, rows: [['say "hi",\nŞule', -5]] })).toString()
  expect(tricky).toContain('"say ""hi"",\nŞule",-5')
  expect(tricky.startsWith('\uFEFF')).toBe(true)
})

test('an XLSX file is a package without a formula in it', async () => {
  const bytes = await wholeTable('xlsx', table)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain("'=1+1")
})

test('what is written is read again: signs of XML, all letters, nothing a document may not hold, 28 columns', async () => {
  const rows = [['<a & "b">', 'Ştşığüö Ж 🛥️', 'a\u0000b\uD800', -12.5, '', ...Array.from({ length: 23 }, (_, n) => n)]]
  const [read] = readWorkbook(await wholeTable('xlsx', { name: 'A/B: [x]', head: ['one'], rows }))
  expect(read?.ad).toBe('A B   x ')
  expect(read?.satirlar[0]?.[0]).toBe('one')
  expect(read?.satirlar[1]?.slice(0, 5)).toEqual(['<a & "b">', 'Ştşığüö Ж 🛥️', 'ab\uFFFD', -12.5, null])
  expect(read?.satirlar[1]?.[27]).toBe(22)
})

test('what is too long for a sheet goes on in the next, in the order it was read', async () => {
  async function* pieces() {
    for (const first of [0, 3, 6]) yield [first, first + 1, first + 2]
  }
  const written = await Array.fromAsync(sheetFile({ name: 'List', head: ['n'] }, pieces(), (n) => [n], 5))
  const sheets = readWorkbook(Buffer.concat(written))
  expect(sheets.map(({ ad }) => ad)).toEqual(['List', 'List 2', 'List 3'])
  expect(sheets.map(({ satirlar }) => satirlar.map(([cell]) => cell))).toEqual([
    ['n', 0, 1, 2, 3],
    ['n', 4, 5, 6, 7],
    ['n', 8],
  ])
})

test('a table of nothing has its heading', async () => {
  const [read] = readWorkbook(await wholeTable('xlsx', { ...table, rows: [] }))
  expect(read?.satirlar).toEqual([['A', 'B']])
})

test('what breaks while it is read breaks the file', async () => {
  async function* pieces() {
    yield [1]
    throw new Error('the line is cut')
  }
  await expect(Array.fromAsync(sheetFile({ name: 'List', head: ['n'] }, pieces(), (n) => [n]))).rejects.toThrow(
    'the line is cut',
  )
})
