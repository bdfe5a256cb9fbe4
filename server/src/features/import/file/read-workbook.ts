import { FileProblem } from './file-problem.ts'
import { Zip, type ZipLimits } from './read-zip.ts'
import { attributeOf, plainText, scanXml, type Tag } from './scan-xml.ts'

/** What a cell says; null where it is empty. A formula is told by what stands in it, so that it can be refused. */
export type Cell = string | number | boolean | null | { readonly formul: string }

export interface SheetCells {
  readonly ad: string
  /** Rows as they stand, the first one with the headings. */
  readonly satirlar: readonly (readonly Cell[])[]
}

export const WORKBOOK_LIMITS = {
  entries: 400,
  entryBytes: 96 * 1024 * 1024,
  totalBytes: 160 * 1024 * 1024,
} as const satisfies ZipLimits

const MOST_SHEETS = 40
const MOST_ROWS = 60_000
const MOST_COLUMNS = 256
const MOST_CELLS = 1_500_000
/** What a spreadsheet holds in one cell. */
const LONGEST_CELL = 32_767
const WORKBOOK = 'xl/workbook.xml'

/** Every sheet of a workbook as plain values. Throws `FileProblem`; what it holds is judged elsewhere. */
export function readWorkbook(bytes: Uint8Array): SheetCells[] {
  const zip = new Zip(bytes, WORKBOOK_LIMITS)
  const book = zip.read(WORKBOOK)
  if (book === undefined) throw new FileProblem('bicim_bilinmiyor')
  const targets = relationsOf(zip.read('xl/_rels/workbook.xml.rels') ?? '')
  const strings = sharedStrings(zip.read('xl/sharedStrings.xml') ?? '')
  const counter = { cells: 0 }
  return sheetsOf(book).map(({ ad, id }) => {
    const xml = zip.read(targets.get(id) ?? '')
    if (xml === undefined) throw new FileProblem('dosya_bozuk')
    return { ad, satirlar: new SheetReader(strings, counter).read(xml) }
  })
}

function sheetsOf(xml: string): { readonly ad: string; readonly id: string }[] {
  const sheets: { ad: string; id: string }[] = []
  scanXml(xml, (tag) => {
    if (tag.name !== 'sheet' || tag.closes) return
    sheets.push({ ad: attributeOf(tag, 'name') ?? '', id: attributeOf(tag, 'r:id') ?? attributeOf(tag, 'id') ?? '' })
  })
  if (sheets.length > MOST_SHEETS) throw new FileProblem('dosya_buyuk')
  return sheets
}

function relationsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  scanXml(xml, (tag) => {
    if (tag.name !== 'Relationship') return
    const target = attributeOf(tag, 'Target') ?? ''
    targets.set(attributeOf(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  })
  return targets
}

/** Letters that are set differently inside one cell come in pieces; how words are spoken is no part of them. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let pieces = ''
  let spoken = 0
  scanXml(xml, ({ name, closes, isEmpty, text }) => {
    if (name === 'rPh') spoken += closes ? -1 : 1
    else if (name === 't' && closes && spoken === 0) pieces += text
    else if (name === 'si' && (closes || isEmpty)) {
      strings.push(bounded(plainText(pieces)))
      pieces = ''
    }
  })
  return strings
}

function bounded(text: string): string {
  if (text.length > LONGEST_CELL) throw new FileProblem('dosya_buyuk')
  return text
}

class SheetReader {
  readonly #strings: readonly string[]
  readonly #counter: { cells: number }
  readonly #rows: Cell[][] = []
  #row = -1
  #column = -1
  #type = 'n'
  #value: string | undefined
  #inline = ''
  #formula: string | undefined

  constructor(strings: readonly string[], counter: { cells: number }) {
    this.#strings = strings
    this.#counter = counter
  }

  read(xml: string): Cell[][] {
    scanXml(xml, (tag) => this.#see(tag))
    return Array.from(this.#rows, (row) => row ?? [])
  }

  #see(tag: Tag): void {
    if (tag.closes) this.#seeEnd(tag)
    else if (tag.name === 'row') this.#beginRow(tag)
    else if (tag.name === 'c') this.#beginCell(tag)
    else if (tag.name === 'f' && tag.isEmpty) this.#formula = ''
  }

  #seeEnd({ name, text }: Tag): void {
    if (name === 'c') this.#endCell()
    else if (name === 'v') this.#value = text
    else if (name === 't') this.#inline += text
    else if (name === 'f') this.#formula = text
  }

  #beginRow(tag: Tag): void {
    const told = Number(attributeOf(tag, 'r') ?? this.#row + 2) - 1
    if (!Number.isSafeInteger(told) || told <= this.#row) throw new FileProblem('dosya_bozuk')
    if (told >= MOST_ROWS) throw new FileProblem('dosya_buyuk')
    this.#row = told
    this.#column = -1
  }

  #beginCell(tag: Tag): void {
    const name = attributeOf(tag, 'r')
    this.#column = name === undefined ? this.#column + 1 : columnOf(name)
    if (this.#row < 0) throw new FileProblem('dosya_bozuk')
    if (this.#column >= MOST_COLUMNS) throw new FileProblem('dosya_buyuk')
    this.#type = attributeOf(tag, 't') ?? 'n'
    this.#value = undefined
    this.#inline = ''
    this.#formula = undefined
  }

  #endCell(): void {
    this.#counter.cells += 1
    if (this.#counter.cells > MOST_CELLS) throw new FileProblem('dosya_buyuk')
    const cell = this.#cell()
    if (cell === null || this.#column < 0) return
    const row = this.#rows[this.#row] ?? []
    this.#rows[this.#row] = row
    while (row.length < this.#column) row.push(null)
    row[this.#column] = cell
  }

  #cell(): Cell {
    if (this.#formula !== undefined) return { formul: plainText(this.#formula) }
    const value = this.#value ?? ''
    switch (this.#type) {
      case 's':
        return this.#strings[Number(value)] ?? null
      case 'inlineStr':
        return bounded(plainText(this.#inline)) || null
      case 'b':
        return value === '1'
      case 'n': {
        const number = Number(value)
        return value === '' || !Number.isFinite(number) ? null : number
      }
      default:
        return bounded(plainText(value)) || null
    }
  }
}

/** From `BC12`: the place of the column, from 0. */
function columnOf(name: string): number {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0]
  if (letters === undefined) throw new FileProblem('dosya_bozuk')
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** `A`, `B` … `AA`: what a column is called on the screen. */
export function columnName(place: number): string {
  let name = ''
  for (let rest = place + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  }
  return name
}
