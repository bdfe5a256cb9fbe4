import type { ImportProblem, ImportProblemCode } from '@meltem/contract/import/office'
import type { SheetName } from './columns/sheet-columns.ts'
import { type Cell, columnName } from './file/read-workbook.ts'

export interface FiledCell {
  readonly deger: Cell
  /** Place of its column, from 0. */
  readonly sutun: number
}

/** A row of a sheet whose columns are known. */
export interface FiledRow {
  readonly sayfa: SheetName
  /** What the sheet is called in the file. */
  readonly ad: string
  /** As the spreadsheet counts, from 1. */
  readonly satir: number
  readonly cells: ReadonlyMap<string, FiledCell>
}

/** All a workbook says about one product. */
export interface ProductRows {
  /** The code as it was first written. */
  readonly kod: string
  readonly urunler: readonly FiledRow[]
  readonly metinler: readonly FiledRow[]
  readonly secenekler: readonly FiledRow[]
  readonly fiyatlar: readonly FiledRow[]
  readonly ekstralar: readonly FiledRow[]
}

const LONGEST_SHOWN = 80

/** What stands in a cell, as a person sees it. */
export function shownCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  const text = typeof cell === 'object' ? `=${cell.formul}` : String(cell)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** A code, a language, a name of an option: letters as they stand, without blanks around. */
export function keyOf({ cells }: FiledRow, alan: string): string {
  const deger = cells.get(alan)?.deger
  return deger === null || deger === undefined || typeof deger === 'object' ? '' : String(deger).trim()
}

export function problemAt(row: FiledRow, alan: string | null, kod: ImportProblemCode): ImportProblem {
  const cell = alan === null ? undefined : row.cells.get(alan)
  return {
    kod,
    sayfa: row.ad,
    satir: row.satir,
    sutun: cell ? columnName(cell.sutun) : null,
    alan,
    deger: shownCell(cell?.deger),
  }
}
