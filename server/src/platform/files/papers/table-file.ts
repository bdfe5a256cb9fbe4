import { Buffer } from 'node:buffer'
import { sheetFile } from './sheet-file.ts'
import { asPlainText, type Cell, type Pieces, type TableHead } from './table-cell.ts'

export interface Table extends TableHead {
  readonly rows: readonly (readonly Cell[])[]
}

type Format = 'csv' | 'xlsx'

/** A table as it is read, piece by piece; nothing of it is kept (BOOK-40). */
export function tableFile<Row>(
  format: Format,
  table: TableHead,
  pieces: Pieces<Row>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? csvFile(table.head, pieces, cells) : sheetFile(table, pieces, cells)
}

/** A table that is there already. */
export async function wholeTable(format: Format, table: Table): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(tableFile(format, table, [table.rows], (row) => row)))
}

/** With a mark of its letters, so that spreadsheets read Turkish and Russian right. */
async function* csvFile<Row>(
  head: readonly string[],
  pieces: Pieces<Row>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\uFEFF${csvLine(head)}`)
  for await (const piece of pieces) yield Buffer.from(piece.map((row) => csvLine(cells(row))).join(''))
}

const csvLine = (row: readonly Cell[]): string => `${row.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = asPlainText(cell)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
