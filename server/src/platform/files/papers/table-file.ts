import { Buffer } from 'node:buffer'

export type Cell = string | number
export interface Table {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell that begins like a formula would be run by the reader's spreadsheet; an apostrophe makes it text. */
export function asPlainText(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = asPlainText(cell)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The same as it is read, line by line; nothing of it is kept. */
export async function* csvLines<Row>(
  head: readonly string[],
  pieces: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<Uint8Array> {
  const textOf = (rows: readonly (readonly Cell[])[]) => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
  yield Buffer.from(`\uFEFF${textOf([head])}`)
  for await (const piece of pieces) yield Buffer.from(textOf(piece.map(cells)))
}

/** With a mark of its letters, so that spreadsheets read Turkish and Russian right. */
export function csvFile({ head, rows }: Table): Buffer {
  const lines = [head, ...rows].map((row) => row.map(csvCell).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** Texts are written as texts: nothing in the file is a formula. */
export async function xlsxFile({ name, head, rows }: Table): Promise<Buffer> {
  const { default: writeTable } = await import('write-excel-file/node')
  const title = head.map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value: asPlainText(value), type: String },
    ),
  )
  return await writeTable([title, ...body], { sheet: name.slice(0, 31) }).toBuffer()
}
