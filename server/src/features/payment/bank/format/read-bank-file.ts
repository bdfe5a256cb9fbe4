import { type Statement, unreadable } from './bank-statement.ts'
import { decodeBytes } from './decode-bytes.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { readMt940 } from './read-mt940.ts'

/** A file is what its words say it is, whatever it is called. All of it is read, or none. */
export function readBankFile(bytes: Uint8Array): Statement {
  const text = decodeBytes(bytes)
  // A spreadsheet, a PDF or a picture.
  if (text.includes('\u0000')) throw unreadable()
  const [first, ...more] = statementsOf(text)
  if (!first) throw unreadable()
  // One file, one account: a file of several is exported account by account.
  if (more.some(({ hesap, kur }) => hesap !== first.hesap || kur !== first.kur)) throw unreadable()
  return { ...first, satirlar: [first, ...more].flatMap(({ satirlar }) => satirlar) }
}

function statementsOf(text: string): readonly Statement[] {
  const start = text.trimStart()
  if (start.startsWith('<')) return readCamt(start)
  if (/^:20:/m.test(text) || /^\{1:/m.test(start)) return readMt940(text)
  return [readCsv(text)]
}
