import { parse } from 'csv-parse/sync'

/** A file of several tables below each other, each after an empty line and its heading. */
export function fileTables(csv: string) {
  const lines: string[][] = parse(csv, { relax_column_count: true, bom: true })
  const starts = (heading: string) =>
    lines.flatMap(([first], place) => (first === heading && lines[place]?.length === 1 ? [place] : []))
  return {
    lines,
    /** The numbers of the table with this heading, without the names of its rows; empty cells are null. */
    tableOf: (heading: string, at = 0): (number | null)[][] => {
      const start = starts(heading)[at]
      if (start === undefined) throw new Error(`the file has no table ${heading}`)
      const end = lines.findIndex(([first], place) => place > start && first === '')
      const rows = lines.slice(start + 2, end === -1 ? undefined : end)
      return rows.map((line) => line.slice(1).map((cell) => (cell === '' ? null : Number(cell))))
    },
  }
}
