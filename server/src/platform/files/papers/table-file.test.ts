import { expect, test } from 'vitest'
import { csvFile, xlsxFile } from './table-file.ts'

const FORMULAS = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1']
const table = { name: 'List', head: ['A', 'B'], rows: FORMULAS.map((text) => [text, 7]) }

test('no cell of a CSV file begins like a formula, and quotes and lines stay one cell', () => {
  const lines = csvFile(table).toString().slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('A,B')
  for (const line of lines.slice(1)) expect(line).toMatch(/^("?)'/)
  const tricky = csvFile({ ...table, rows: [['say "hi",\nŞule', -5]] }).toString()
  expect(tricky).toContain('"say ""hi"",\nŞule",-5')
  expect(tricky.startsWith('\uFEFF')).toBe(true)
})

test('an XLSX file is a package without a formula in it', async () => {
  const bytes = await xlsxFile(table)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const { unzipSync, strFromU8 } = await import('fflate')
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const)
  const sheet = parts.find(([name]) => name.includes('sheet1'))?.[1] ?? ''
  expect(sheet).not.toContain('<f>')
  expect(parts.map(([, text]) => text).join('')).toContain('&apos;=1+1'.replace('&apos;', "'"))
})
