import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'
import {
  cutOff,
  dayOf,
  MOST_LINES,
  plainName,
  plainText,
  type Statement,
  type StatementLine,
  safeMinor,
  unreadable,
} from './bank-statement.ts'

type Xml = Readonly<Record<string, unknown>>

/** No entities: a statement needs none but the five of XML, and those of a stranger could grow without end. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  processEntities: false,
  isArray: (name) => ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Bal', 'Strd'].includes(name),
})

export function readCamt(text: string): Statement[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw unreadable()
  requireWhole(text)
  const root = parser.parse(text) as Xml
  const statements = listAt(at(root, 'Document', 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) throw unreadable()
  return statements.map(readStatement).filter(({ satirlar }) => satirlar.length > 0)
}

function requireWhole(text: string): void {
  try {
    SyntaxValidator.validate(text)
  } catch (error) {
    throw cutOff(error instanceof Error && 'line' in error ? Number(error.line) : 1)
  }
}

function at(node: unknown, ...path: readonly string[]): unknown {
  let here = node
  for (const name of path) here = isNode(here) ? here[name] : undefined
  return here
}

function isNode(value: unknown): value is Xml {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listAt(node: unknown, name: string): unknown[] {
  const found = at(node, name)
  return Array.isArray(found) ? found : []
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of an element, with the five entities of XML and with signs by number. */
function textAt(node: unknown, ...path: readonly string[]): string {
  const found = at(node, ...path)
  const text = isNode(found) ? found['#text'] : found
  if (typeof text !== 'string') return ''
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

function readStatement(node: unknown): Statement {
  const entries = listAt(node, 'Ntry')
  const count = Number(textAt(node, 'TxsSummry', 'TtlNtries', 'NbOfNtries') || entries.length)
  if (count !== entries.length) throw cutOff(entries.length)
  const booked = entries.filter((entry) => !/PDNG|INFO/.test(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')))
  requireBalances(node, booked)
  const satirlar = booked.flatMap(readEntry)
  if (satirlar.length > MOST_LINES) throw unreadable()
  return {
    bicim: 'camt',
    hesap: textAt(node, 'Acct', 'Id', 'IBAN') || textAt(node, 'Acct', 'Id', 'Othr', 'Id') || null,
    kur: textAt(node, 'Acct', 'Ccy') || (booked[0] ? currencyOf(booked[0]) : null),
    satirlar,
  }
}

const currencyOf = (node: unknown) => {
  const code = at(node, 'Amt', '@Ccy')
  return typeof code === 'string' ? code : ''
}

const DECIMAL = /^(\d{1,13})(?:\.(\d{1,5}))?$/

function minorAt(node: unknown, ...path: readonly string[]): number | undefined {
  const match = DECIMAL.exec(textAt(node, ...path).trim())
  if (!match) return undefined
  const cents = (match[2] ?? '').padEnd(2, '0')
  // A third decimal that says something is no sum of our currencies.
  if (/[1-9]/.test(cents.slice(2))) return undefined
  return safeMinor(Number(match[1]) * 100 + Number(cents.slice(0, 2)))
}

function signOf(node: unknown): number {
  return textAt(node, 'CdtDbtInd') === 'DBIT' ? -1 : 1
}

function requireBalances(node: unknown, entries: readonly unknown[]): void {
  const balance = (kinds: readonly string[]) => {
    const found = listAt(node, 'Bal').find((one) => kinds.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')))
    const sum = found === undefined ? undefined : minorAt(found, 'Amt')
    return sum === undefined ? undefined : sum * signOf(found)
  }
  const [opening, closing] = [balance(['OPBD', 'PRCD']), balance(['CLBD'])]
  if (opening === undefined || closing === undefined) return
  const moved = entries.reduce((sum: number, entry) => sum + (minorAt(entry, 'Amt') ?? 0) * signOf(entry), 0)
  if (opening + moved !== closing) throw cutOff(entries.length)
}

/** A collective entry is its single transfers, where each has its sum and they come to the entry. */
function readEntry(entry: unknown): StatementLine[] {
  const sum = minorAt(entry, 'Amt')
  if (sum === undefined) throw unreadable()
  const details = listAt(entry, 'NtryDtls').flatMap((one) => listAt(one, 'TxDtls'))
  const sums = details.map((one) => minorAt(one, 'Amt') ?? minorAt(one, 'AmtDtls', 'TxAmt', 'Amt'))
  const isSplit = details.length > 1 && sums.reduce((total: number, one) => total + (one ?? Number.NaN), 0) === sum
  if (!isSplit) return sum === 0 ? [] : [lineOf(entry, details, sum)]
  return details.flatMap((one, place) => {
    const part = sums[place] ?? 0
    return part === 0 ? [] : [lineOf(entry, [one], part)]
  })
}

function lineOf(entry: unknown, details: readonly unknown[], sum: number): StatementLine {
  const [detail] = details
  const sign = signOf(entry)
  const when = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')
  const tarih = dayOf(when.slice(0, 4), when.slice(5, 7), when.slice(8, 10))
  if (tarih === undefined) throw unreadable()
  const other = sign > 0 ? 'Dbtr' : 'Cdtr'
  const party = at(detail, 'RltdPties')
  const words = details.flatMap((one) => [
    ...listAt(at(one, 'RmtInf'), 'Ustrd').map((text) => textAt(text)),
    ...listAt(at(one, 'RmtInf'), 'Strd').map((text) => textAt(text, 'CdtrRefInf', 'Ref')),
  ])
  const own = textAt(detail, 'Refs', 'EndToEndId')
  const text = [...words, own === 'NOTPROVIDED' ? '' : own].filter(Boolean).join(' ')
  return {
    tarih,
    saat: /T(\d\d:\d\d)/.exec(textAt(entry, 'BookgDt', 'DtTm'))?.[1] ?? null,
    tutar: sum * sign,
    gonderen: plainName(textAt(party, other, 'Nm') || textAt(party, other, 'Pty', 'Nm')),
    aciklama: plainText(text || textAt(entry, 'AddtlNtryInf')),
    referans: plainName(textAt(detail, 'Refs', 'AcctSvcrRef') || textAt(entry, 'AcctSvcrRef')),
    bakiye: null,
  }
}
