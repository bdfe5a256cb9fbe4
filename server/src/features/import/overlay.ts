import { isDeepStrictEqual } from 'node:util'
import type { ImportProblem } from '@meltem/contract/import/office'
import type { PlainCell } from './columns/cell-kinds.ts'
import { CellProblem } from './columns/cell-problem.ts'
import type { Names } from './columns/names.ts'
import type { Column } from './columns/sheet-columns.ts'
import type { Cell } from './file/read-workbook.ts'
import { type FiledRow, problemAt } from './filed-rows.ts'

/**
 * What a row says about a thing. A cell that says what would be written there anyway changes nothing, however it came to
 * be written: what was taken out and brought back unchanged is the same to the letter (CAT-62). An empty cell empties what
 * may be empty and leaves the rest as it is.
 */
export function overlay<T extends object>(
  thing: T,
  row: FiledRow,
  columns: readonly Column[],
  { names, hatalar }: { readonly names: Names; readonly hatalar: ImportProblem[] },
): T {
  let next: object = thing
  for (const column of columns) {
    const cell = row.cells.get(column.alan)?.deger
    if (cell === undefined || column.yol.length === 0) continue
    try {
      next = toldBy(cell, next, column, names)
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      hatalar.push(problemAt(row, column.alan, error.kod))
    }
  }
  return next as T
}

function toldBy(cell: Cell, thing: object, { yol, kind }: Column, names: Names): object {
  if (isFormula(cell)) throw new CellProblem('formul')
  const was = valueAt(thing, yol)
  if (isSameCell(cell, was === undefined ? null : kind.write(was, names))) return thing
  const told = isEmpty(cell) ? kind.bos : { deger: kind.read(withoutMark(cell), names) }
  return told && !isDeepStrictEqual(told.deger, was) ? withValue(thing, yol, told.deger) : thing
}

export function isFormula(cell: Cell): cell is { readonly formul: string } {
  return typeof cell === 'object' && cell !== null
}

export function isEmpty(cell: Cell): cell is null {
  return cell === null || (typeof cell === 'string' && cell.trim() === '')
}

/** Spreadsheets write numbers as texts and texts as numbers, and lines end in two ways. */
function isSameCell(cell: PlainCell, written: PlainCell): boolean {
  return plain(cell) === plain(written)
}

function plain(cell: PlainCell): string {
  return cell === null ? '' : String(withoutMark(cell)).replaceAll('\r\n', '\n').trim()
}

/** What begins like a formula leaves the house behind an apostrophe, and comes back without it. */
function withoutMark<T extends string | number | boolean>(cell: T): T | string {
  return typeof cell === 'string' && /^'\s*[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

export function valueAt(thing: object, way: readonly string[]): unknown {
  let value: unknown = thing
  for (const name of way) value = (value as Record<string, unknown> | null | undefined)?.[name]
  return value
}

function withValue(thing: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (thing as Record<string, unknown>)[name]
  return { ...thing, [name]: rest.length === 0 ? value : withValue(inner ?? {}, rest, value) }
}
