import { asPlainText, type Cell, type Pieces, type TableHead } from './table-cell.ts'
import { type ZipEntry, zipPieces } from './zip-stream.ts'

/** What a spreadsheet program reads of one sheet; the table goes on in a further one. */
const MOST_ROWS = 1_048_576

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const FIXED_HEAD = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
/** Rows that become one text: a longer one is kept apart by the engine, and the process grew by 80 MB. */
const ROWS_AT_ONCE = 40
const BOLD = ' s="1"'
/** What one cell holds. */
const LONGEST_CELL = 32_767

/** A table as a workbook, read, written and packed piece by piece: a long one is never in memory as a whole. */
export function sheetFile<T>(
  { name, head }: TableHead,
  pieces: Pieces<T>,
  cells: (row: T) => readonly Cell[],
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array> {
  return zipPieces(partsOf(name, sheetsOf(head, textRows(pieces, cells), mostRows)))
}

type Row = readonly Cell[]

async function* textRows<T>(pieces: Pieces<T>, cells: (row: T) => Row): AsyncGenerator<Row[]> {
  for await (const piece of pieces) yield piece.map(cells)
}

/** One sheet after the other; the next one begins once the one before has been read. */
async function* sheetsOf(
  head: Row,
  pieces: AsyncGenerator<Row[]>,
  most: number,
): AsyncGenerator<AsyncIterable<string>> {
  let rest: Row[] = []
  const refill = async () => {
    while (rest.length === 0) {
      const next = await pieces.next()
      if (next.done) return false
      rest = next.value
    }
    return true
  }
  async function* sheet() {
    yield `${XML}<worksheet xmlns="${MAIN}">${FIXED_HEAD}<sheetData>${rowText(head, 1, BOLD)}`
    for (let filled = 1; filled < most && (await refill()); ) {
      const first = filled + 1
      const now = rest.slice(0, Math.min(ROWS_AT_ONCE, most - filled))
      rest = rest.slice(now.length)
      filled += now.length
      yield now.map((row, place) => rowText(row, first + place)).join('')
    }
    yield '</sheetData></worksheet>'
  }
  do yield sheet()
  while (await refill())
}

async function* partsOf(name: string, sheets: AsyncIterable<AsyncIterable<string>>): AsyncGenerator<ZipEntry> {
  let count = 0
  for await (const text of sheets) {
    count += 1
    yield { name: `xl/worksheets/sheet${count}.xml`, text }
  }
  const numbers = Array.from({ length: count }, (_, place) => place + 1)
  const of = (one: (number: number) => string) => numbers.map(one).join('')
  const title = name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 26)
  const rest = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${of((n) => `<sheet name="${escaped(n === 1 ? title : `${title} ${n}`)}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${of((n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${of((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
  }
  for (const [part, text] of Object.entries(rest)) yield { name: part, text: [XML, text] }
}

/** Plain, and bold for the heading. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function rowText(row: Row, number: number, style = ''): string {
  let text = `<row r="${number}">`
  for (const [place, cell] of row.entries()) {
    const at = `<c r="${columnName(place)}${number}"${style}`
    if (typeof cell === 'number') text += `${at}><v>${cell}</v></c>`
    else if (cell !== '')
      text += `${at} t="inlineStr"><is><t xml:space="preserve">${escaped(asPlainText(cell).slice(0, LONGEST_CELL))}</t></is></c>`
  }
  return `${text}</row>`
}

const A = 65
const LETTERS = 26
const columnName = (place: number): string =>
  `${place < LETTERS ? '' : columnName(Math.floor(place / LETTERS) - 1)}${String.fromCharCode(A + (place % LETTERS))}`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Signs of the language, and what no document may hold. */
const SPECIAL = /[&<>"\uFFFE\uFFFF\p{Cs}]|(?![\t\n\r])\p{Cc}/u
const EACH_SPECIAL = new RegExp(SPECIAL, 'gu')

function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text.toWellFormed().replaceAll(EACH_SPECIAL, (sign) => SIGNS[sign] ?? '')
}
