import type { Buffer } from 'node:buffer'
import { asPlainText } from '../../../platform/files/papers/table-cell.ts'
import type { PlainCell } from '../columns/cell-kinds.ts'

export interface WrittenSheet {
  readonly ad: string
  readonly baslik: readonly string[]
  readonly satirlar: readonly (readonly WrittenCell[])[]
}

/** A cell, or one with something wrong in it. */
export type WrittenCell = PlainCell | { readonly hatali: PlainCell }

const HEAD = '#EFEBE3'
const WRONG = '#F9D9D2'
const LONGEST_NAME = 31
const WIDTHS = { least: 12, most: 48 } as const

/** Several sheets with their headings held in place; nothing in the file is a formula, whatever a text begins with. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  return await write(
    sheets.map(({ ad, baslik, satirlar }) => ({
      sheet: ad.slice(0, LONGEST_NAME),
      stickyRowsCount: 1,
      columns: baslik.map((heading, place) => ({ width: widthOf(heading, satirlar, place) })),
      data: [
        baslik.map((value) => ({
          value: asPlainText(value),
          fontWeight: 'bold' as const,
          backgroundColor: HEAD,
          wrap: true,
        })),
        ...satirlar.map((row) => row.map(cellOf)),
      ],
    })),
  ).toBuffer()
}

function cellOf(cell: WrittenCell) {
  const isWrong = typeof cell === 'object' && cell !== null
  const value = isWrong ? cell.hatali : cell
  const look = isWrong ? { backgroundColor: WRONG } : {}
  if (value === null || value === '') return isWrong ? { value: '', type: String, ...look } : null
  if (typeof value === 'number') return { value, type: Number, ...look }
  const text = typeof value === 'boolean' ? String(value) : asPlainText(value)
  return { value: text, type: String, alignVertical: 'top' as const, ...look }
}

/** Wide enough for most of what stands in it; the rest is read by opening the cell. */
function widthOf(heading: string, rows: readonly (readonly WrittenCell[])[], place: number): number {
  const shown = rows.slice(0, 50).map((row) => {
    const cell = row[place]
    const value = typeof cell === 'object' && cell !== null ? cell.hatali : cell
    return String(value ?? '').split('\n', 1)[0]?.length ?? 0
  })
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, heading.length + 2, ...shown))
}
