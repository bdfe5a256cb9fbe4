export type Cell = string | number

export interface TableHead {
  readonly name: string
  readonly head: readonly string[]
}

/** Rows as they are read; what is read already is one piece. */
export type Pieces<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** A cell that begins like a formula would be run by the reader's spreadsheet; an apostrophe makes it text. */
export function asPlainText(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
