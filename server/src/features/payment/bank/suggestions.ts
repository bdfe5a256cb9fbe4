import type { BankLine, BankSuggestion, MatchClass } from '@meltem/contract/payment/bank-office'
import { MATCH_CLASSES } from '@meltem/contract/payment/bank-office'
import { toAmount } from '@meltem/domain/money'
import { inLineCurrency, numbersIn, PayeeBook, paidBy, type Suggested } from '@meltem/domain/payment/bank-match'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { type LineRow, listDecisions, listLineRows } from './bank-line.queries.ts'
import { type KnownPayee, listPossiblePayees } from './payees.queries.ts'

/** What may wait at once and still be looked at by a person. */
const MOST_WAITING = 2_000
/** Bookings that were made longer ago are found by their number. */
const PAYEE_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000

export const wordsOf = ({ gonderen, aciklama, referans }: LineRow) => `${gonderen} ${aciklama} ${referans}`

export const waitingLine = (row: LineRow) => ({ tutar: row.tutar, kur: row.kur, metin: wordsOf(row) })

export interface SuggestedLine {
  readonly row: LineRow
  readonly suggested: Suggested<KnownPayee>
}

/** All that waits, each with its best suggestion; the most certain first, then the newest. */
export async function suggestAll(
  trx: TenantTransaction,
  { account, now }: { readonly account?: string | undefined; readonly now: Date },
): Promise<SuggestedLine[]> {
  const rows = await listLineRows(trx, { view: 'acik', account }, { most: MOST_WAITING })
  if (rows.length === 0) return []
  const book = await readBook(trx, rows, now)
  const all = rows.map((row) => ({ row, suggested: book.suggest(waitingLine(row)) }))
  const place = (sinif: MatchClass) => MATCH_CLASSES.indexOf(sinif)
  return once(all).toSorted((a, b) => place(a.suggested.sinif) - place(b.suggested.sinif))
}

async function readBook(trx: TenantTransaction, rows: readonly LineRow[], now: Date): Promise<PayeeBook<KnownPayee>> {
  const numbers = [...new Set(rows.flatMap((row) => numbersIn(wordsOf(row))))]
  const from = new Date(now.getTime() - PAYEE_DAYS * DAY_MS)
  return new PayeeBook(await listPossiblePayees(trx, { numbers, from }))
}

/** Two lines that would pay the same thing: only the older one is certain, the other is for a person. */
function once(lines: readonly SuggestedLine[]): SuggestedLine[] {
  const taken = new Set<string>()
  return lines
    .toReversed()
    .map((line) => {
      const { suggested } = line
      if (suggested.sinif !== 'kesin') return line
      const key = suggested.paylar.map(({ payee }) => payee.k_no).join()
      if (taken.has(key)) return { ...line, suggested: { ...suggested, sinif: 'olasi' as const } }
      taken.add(key)
      return line
    })
    .toReversed()
}

function suggestionOnWire(
  { kur }: LineRow,
  { sinif, paylar, fark, tahsilat_k_no }: Suggested<KnownPayee>,
): BankSuggestion {
  return {
    sinif,
    paylar: paylar.map(({ payee, tutar, beklenen }) => ({
      rezervasyon_k_no: payee.k_no,
      kayit_no: payee.kayit_no,
      misafir: payee.misafir,
      durum: payee.durum,
      tutar: toAmount(tutar),
      beklenen: toAmount(beklenen),
      tahsil_tutar: toAmount(paidBy(payee, tutar, kur) ?? 0),
      tahsil_beklenen: toAmount(payee.vadeler.find((due) => inLineCurrency(payee, due, kur) === beklenen) ?? 0),
      tahsil_kur: payee.kur,
      oran: payee.kur === kur ? null : (payee.kurlar[payee.kur === 'TRY' ? kur : payee.kur] ?? null),
    })),
    fark: toAmount(fark),
    tahsilat_k_no,
  }
}

/** Lines with what is suggested, or what was decided, about them. */
export async function linesOnWire(
  trx: TenantTransaction,
  lines: readonly { readonly row: LineRow; readonly suggested?: SuggestedLine['suggested'] }[],
): Promise<BankLine[]> {
  const decisions = await listDecisions(
    trx,
    lines.map(({ row }) => row.k_no),
  )
  return lines.map(({ row, suggested }) => ({
    ...row,
    tutar: toAmount(row.tutar),
    oneri: suggested ? suggestionOnWire(row, suggested) : null,
    kararlar: decisions.get(row.k_no) ?? [],
  }))
}
