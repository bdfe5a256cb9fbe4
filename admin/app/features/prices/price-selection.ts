import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { dayAfter } from '../../ui/form/days.ts'

/** Corners of a rectangle of cells, rows and days as places; the cursor is the one that moves. */
export interface Rect {
  readonly anchor: Cell
  readonly cursor: Cell
}

export interface Cell {
  readonly row: number
  readonly day: number
}

export function boxOf({ anchor, cursor }: Rect) {
  return {
    top: Math.min(anchor.row, cursor.row),
    bottom: Math.max(anchor.row, cursor.row),
    left: Math.min(anchor.day, cursor.day),
    right: Math.max(anchor.day, cursor.day),
  }
}

/** The same days for some options, as one edit says it. */
export interface Target {
  readonly secenekler: string[]
  readonly gunler: { ilk: string; son: string }[]
}

/** Rectangles as edits; days that have passed are left out. */
export function targetsOf(
  rects: readonly Rect[],
  rows: readonly Pick<PricedOption, 'k_no'>[],
  { ilk, bugun }: { readonly ilk: string; readonly bugun: string },
): Target[] {
  return rects.flatMap((rect) => {
    const { top, bottom, left, right } = boxOf(rect)
    const secenekler = rows.slice(top, bottom + 1).map(({ k_no }) => k_no)
    const from = dayAfter(ilk, left)
    const son = dayAfter(ilk, right)
    if (secenekler.length === 0 || son < bugun) return []
    return [{ secenekler, gunler: [{ ilk: from < bugun ? bugun : from, son }] }]
  })
}

/** How many cells are chosen, each once. */
export function countCells(rects: readonly Rect[]): number {
  const cells = new Set<string>()
  for (const rect of rects) {
    const { top, bottom, left, right } = boxOf(rect)
    for (let row = top; row <= bottom; row += 1) for (let day = left; day <= right; day += 1) cells.add(`${row}:${day}`)
  }
  return cells.size
}

/** Cells of a spreadsheet: rows by line, columns by tab; what is no number leaves its day as it is. */
export function pastedPrices(text: string, amountOf: (cell: string) => number | undefined): (number | null)[][] {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => amountOf(cell.trim()) ?? null))
}
