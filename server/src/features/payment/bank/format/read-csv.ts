import { foldBankText } from '@meltem/domain/payment/bank-match'
import { CsvError, parse } from 'csv-parse/sync'
import {
  cutOff,
  dayOf,
  MOST_LINES,
  plainName,
  plainText,
  type Statement,
  type StatementLine,
  unreadable,
} from './bank-statement.ts'
import { readAmount } from './read-amount.ts'

/**
 * What banks call their columns, folded to capitals without marks: Turkish, English, German, Russian. The first name
 * that fits wins, so the booking day stands before the value date.
 */
const COLUMNS = {
  tarih:
    /^(ISLEM TARIHI|TARIH|MUHASEBE TARIHI|BOOKING DATE|TRANSACTION DATE|DATE|BUCHUNGSTAG|BUCHUNGSDATUM|BUCHUNG|DATUM|VALOR( TARIHI)?|DATE COMPLETED( UTC)?|COMPLETED DATE|ДАТА( ОПЕРАЦИИ)?)\b/u,
  saat: /^(SAAT|ISLEM SAATI|TIME|UHRZEIT|ВРЕМЯ)$/u,
  tutar: /^((ISLEM )?TUTARI?|TUTAR .*|AMOUNT.*|BETRAG.*|UMSATZ.*|СУММА.*)$/u,
  gelen: /^(ALACAK|GELEN|GIREN|YATAN|CREDIT|MONEY IN|PAID IN|HABEN|GUTSCHRIFT|ПРИХОД|КРЕДИТ)\b/u,
  giden: /^(BORC|GIDEN|CIKAN|CEKILEN|DEBIT|MONEY OUT|PAID OUT|SOLL|LASTSCHRIFT|РАСХОД|ДЕБЕТ)\b/u,
  kur: /^(PARA BIRIMI|DOVIZ( CINSI| KODU)?|PARA CINSI|CURRENCY|PAYMENT CURRENCY|WAE?HRUNG|ВАЛЮТА)$/u,
  bakiye: /^(BAKIYE|ISLEM SONRASI BAKIYE|BALANCE|SALDO.*|KONTOSTAND|ОСТАТОК)$/u,
  gonderen:
    /^(GONDEREN.*|KARSI TARAF.*(?<!IBAN|HESAP|HESAP NO)|KARSI HESAP (SAHIBI|ADI|UNVANI)|ALICI.?GONDEREN.*|AD(I)?.?(SOYAD(I)?)?(.?UNVAN(I)?)?|PAYER|PAYER NAME|NAME|COUNTERPARTY( NAME)?|PARTNER NAME|BEGUE?NSTIGTER.*|AUFTRAGGEBER.*|NAME ZAHLUNGSBETEILIGTER|ПЛАТЕЛЬЩИК|КОНТРАГЕНТ)$/u,
  aciklama:
    /^(ACIKLAMA.*|DESCRIPTION|DETAILS|REMITTANCE.*|NARRATIVE|MEMO|PAYMENT REFERENCE|VERWENDUNGSZWECK|НАЗНАЧЕНИЕ.*|ОПИСАНИЕ)$/u,
  referans:
    /^(REFERANS.*|DEKONT( NO)?|FIS( NO)?|FIS NUMARASI|ISLEM (NO|NUMARASI|REFERANSI)|REFERENCE|TRANSACTION ID|ID|REFERENZ|KUNDENREFERENZ.*|НОМЕР ДОКУМЕНТА|НОМЕР)$/u,
  hesap: /^(AUFTRAGSKONTO|IBAN AUFTRAGSKONTO|HESAP IBAN|IBAN|HESAP NO|ACCOUNT)$/u,
} as const

type Column = keyof typeof COLUMNS
type Places = Partial<Record<Column, number>>

const DELIMITERS = [';', ',', '\t', '|'] as const
/** Banks write who, which account and which days above the table. */
const MOST_PREAMBLE = 40
const IBAN = /\b([A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30})\b/
const CURRENCY = /^(TRY|TL|EUR|USD|GBP|CHF|RUB)$/

interface Table {
  readonly places: Places
  readonly width: number
  /** Rows below the heading, with the place of each in the file. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly satir: number }[]
  readonly above: string
}

export function readCsv(text: string): Statement {
  const table = findTable(text)
  if (!table) throw unreadable()
  const { places, rows, above } = table
  if (rows.length === 0 || rows.length > MOST_LINES) throw unreadable()
  const lines = rows.map(({ cells, satir }) => readRow(places, table.width, cells, satir))
  requireBalances(lines, rows)
  requireWholeEnd(text, table)
  const currencies = new Set(rows.flatMap(({ cells }) => currencyOf(cells[places.kur ?? -1]) ?? []))
  if (currencies.size > 1) throw unreadable()
  const [kur = null] = currencies
  const named = new Set(rows.flatMap(({ cells }) => cells[places.hesap ?? -1] || []))
  const [own] = named.size === 1 ? named : [IBAN.exec(above)?.[1]]
  return { bicim: 'csv', hesap: own?.replaceAll(' ', '') ?? null, kur, satirlar: lines }
}

function currencyOf(cell: string | undefined): string | undefined {
  const code = foldBankText(cell ?? '').trim()
  if (!CURRENCY.test(code)) return undefined
  return code === 'TL' ? 'TRY' : code
}

/** The heading is the first row that names a day and a sum; what divides its cells is what gives the most of them. */
function findTable(text: string): Table | undefined {
  const found = DELIMITERS.flatMap((delimiter) => tableWith(text, delimiter) ?? [])
  return found.toSorted((a, b) => Object.keys(b.places).length - Object.keys(a.places).length)[0]
}

function tableWith(text: string, delimiter: string): Table | undefined {
  const start = text.split(/\r\n|\n|\r/, MOST_PREAMBLE)
  const heading = start.findIndex((row) => isHeading(placesOf(splitRow(row, delimiter))))
  if (heading === -1) return undefined
  const names = splitRow(start[heading] ?? '', delimiter)
  const rest = text
    .split(/\r\n|\n|\r/)
    .slice(heading + 1)
    .join('\n')
  const places = placesOf(names)
  const rows = withoutFoot(parseRows(rest, delimiter, heading + 1), places.tarih ?? 0)
  return { places, width: trimmedWidth(names), rows, above: start.slice(0, heading).join('\n') }
}

function splitRow(row: string, delimiter: string): string[] {
  return row.split(delimiter).map((cell) => cell.replace(/^\s*"?/, '').replace(/"?\s*$/, ''))
}

/** Many files end every row with an empty cell. */
function trimmedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

function placesOf(cells: readonly string[]): Places {
  const folded = cells.map((cell) =>
    foldBankText(cell)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  const places: Places = {}
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const taken = new Set(Object.values(places))
    const place = folded.findIndex((name, at) => !taken.has(at) && COLUMNS[column].test(name))
    if (place !== -1) places[column] = place
  }
  return places
}

function isHeading({ tarih, tutar, gelen, giden }: Places): boolean {
  return tarih !== undefined && (tutar !== undefined || (gelen !== undefined && giden !== undefined))
}

function parseRows(text: string, delimiter: string, above: number): Table['rows'] {
  try {
    const parsed = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 20_000,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const rows = parsed.map(({ record, info }) => ({ cells: record, satir: above + info.lines }))
    return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that is never closed: the file ends inside a cell.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw cutOff(text.split('\n').length + above)
    throw unreadable(Number(error.lines ?? 0) + above)
  }
}

/** Totals and closing words stand below the table, without a day; half a day is the end of a file that was cut. */
function withoutFoot(rows: Table['rows'], place: number): Table['rows'] {
  const foot = rows.at(-1)
  const day = foot?.cells[place] ?? ''
  if (foot && rows.length > 1 && /^\d[\d./-]*$/.test(day) && !readDay(day)) throw cutOff(foot.satir)
  return rows.slice(0, rows.findLastIndex(({ cells }) => /\d/.test(cells[place] ?? '')) + 1)
}

const DAY = [
  { pattern: /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})/, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/, order: [3, 2, 1] },
  { pattern: /^(\d{4})(\d{2})(\d{2})(?!\d)/, order: [1, 2, 3] },
] as const

function readDay(cell: string): string | undefined {
  for (const { pattern, order } of DAY) {
    const match = pattern.exec(cell)
    if (match) return dayOf(match[order[0]] ?? '', match[order[1]] ?? '', match[order[2]] ?? '')
  }
  return undefined
}

function readClock(cell: string): string | null {
  const match = /(?:^|[\sT-])([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.][0-5]\d)?/.exec(cell)
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : null
}

function readRow(places: Places, width: number, cells: readonly string[], satir: number): StatementLine {
  if (cells.length < width) throw cutOff(satir)
  const cell = (column: Column) => cells[places[column] ?? -1] ?? ''
  const tarih = readDay(cell('tarih'))
  const tutar = readSum(places, cell)
  if (tarih === undefined || tutar === undefined || tutar === 0) throw unreadable(satir)
  return {
    tarih,
    saat: readClock(cell('saat')) ?? readClock(cell('tarih').slice(8)),
    tutar,
    gonderen: plainName(cell('gonderen')),
    aciklama: plainText(cell('aciklama')),
    referans: plainName(cell('referans')),
    bakiye: places.bakiye === undefined ? null : (readAmount(cell('bakiye')) ?? null),
  }
}

function readSum(places: Places, cell: (column: Column) => string): number | undefined {
  if (places.tutar !== undefined) return readAmount(cell('tutar'))
  const [came, went] = [cell('gelen'), cell('giden')].map((text) => (text === '' ? 0 : readAmount(text)))
  if (came === undefined || went === undefined) return undefined
  return Math.abs(came) - Math.abs(went)
}

/** Where every row has a balance, each follows from its neighbour, in one direction or the other. */
function requireBalances(lines: readonly StatementLine[], rows: Table['rows']): void {
  if (lines.some(({ bakiye }) => bakiye === null)) return
  const broken = (newestFirst: boolean) =>
    lines.findIndex((line, place) => {
      const next = lines[place + 1]
      if (!next) return false
      const [before, after] = newestFirst ? [next, line] : [line, next]
      return (before.bakiye ?? 0) + after.tutar !== after.bakiye
    })
  const [down, up] = [broken(false), broken(true)]
  if (down === -1 || up === -1) return
  throw cutOff(rows[Math.max(down, up)]?.satir ?? 0)
}

/** A last row that stops inside its last sum shows by its decimals, where all others have two. */
function requireWholeEnd(text: string, { rows, width }: Table): void {
  const last = rows.at(-1)
  if (!last || /[\r\n]\s*$/.test(text)) return
  const decimals = (cells: readonly string[]) => /[.,](\d*)\D*$/.exec(cells[width - 1] ?? '')?.[1]?.length
  const others = new Set(rows.slice(0, -1).map(({ cells }) => decimals(cells)))
  if (others.size === 1 && others.has(2) && decimals(last.cells) !== 2) throw cutOff(last.satir)
}
