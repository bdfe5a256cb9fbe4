import { Parser } from 'mt940js'
import {
  cutOff,
  MOST_LINES,
  plainName,
  plainText,
  type Statement,
  type StatementLine,
  safeMinor,
  unreadable,
} from './bank-statement.ts'

type Entry = ReturnType<Parser['parse']>[number]['transactions'][number]

/** The library checks that opening balance and lines come to the closing balance: a file that was cut in half does not. */
export function readMt940(text: string): Statement[] {
  const body = text.slice(Math.max(0, text.search(/^(?:\{1:|:20:)/m)))
  const entries = body.match(/^:61:/gm)?.length ?? 0
  if (entries > MOST_LINES) throw unreadable()
  // A message in blocks ends with its trailer; one that stops before it is not whole.
  if (/^\{1:/m.test(body) && !/-\}?\s*$/.test(body.trimEnd())) throw cutOff(body.split('\n').length)
  const statements = parseWhole(body, entries)
  return statements
    .map(({ accountIdentification, currency, transactions }) => ({
      bicim: 'mt940' as const,
      hesap: accountIdentification,
      kur: currency,
      satirlar: transactions.map(readEntry),
    }))
    .filter(({ satirlar }) => satirlar.length > 0)
}

function parseWhole(body: string, entries: number) {
  try {
    const statements = new Parser().parse(body)
    const read = statements.reduce((sum, { transactions }) => sum + transactions.length, 0)
    if (read !== entries) throw new Error(`${read} of ${entries} lines`)
    return statements
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const opened = body.match(/^:60[FM]:/gm)?.length ?? 0
    const closed = body.match(/^:62[FM]:/gm)?.length ?? 0
    // The closing balance is missing, or does not follow from the lines: a part of the file is.
    if (opened > closed || /balance|turnover|Mandatory tag 62/i.test(error.message)) throw cutOff(entries)
    throw unreadable()
  }
}

function readEntry(entry: Entry): StatementLine {
  const tutar = safeMinor(Math.round(entry.amount * 100))
  if (tutar === undefined || tutar === 0) throw unreadable()
  const { gonderen, aciklama } = wordsOf(entry)
  const reference = entry.bankReference || (entry.reference === 'NONREF' ? '' : entry.reference)
  return {
    tarih: entry.date.toISOString().slice(0, 10),
    saat: null,
    tutar,
    gonderen,
    aciklama,
    referans: plainName(reference),
    bakiye: null,
  }
}

/** German banks write by numbered parts (?20 to ?29 the text, ?32 and ?33 the name), Turkish ones in free words. */
function wordsOf({ details, extraDetails, structuredDetails }: Entry): { gonderen: string; aciklama: string } {
  const text = details.replaceAll('\n', '')
  const parts = [...text.matchAll(/\?(\d\d)([^?]*)/g)]
  if (parts.length > 0) {
    const of = (first: number, last: number) =>
      parts.filter(([, code]) => Number(code) >= first && Number(code) <= last).map(([, , words = '']) => words)
    return {
      gonderen: plainName(of(32, 33).join('')),
      aciklama: plainText([...of(20, 29), ...of(60, 63)].join('') || text),
    }
  }
  const known = structuredDetails ?? {}
  return {
    gonderen: plainName(known.NAME ?? /\/NAME\/([^/]+)/.exec(text)?.[1] ?? ''),
    aciklama: plainText(`${details} ${extraDetails}`),
  }
}
