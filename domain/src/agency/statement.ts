import type { Minor } from '../money.ts'
import type { Posting } from './postings.ts'

export interface StatementRow {
  readonly kur: string
  readonly tutar: Minor
  /** What the agency owes after it, in that currency. */
  readonly bakiye: Minor
}

/** The ledger's rows of one agency's account with the balance after each, currency by currency. */
export function statementOf(postings: readonly Posting[], acente_k_no: string): StatementRow[] {
  const balances = new Map<string, Minor>()
  return postings
    .filter((row) => row.hesap === 'acente' && row.acente_k_no === acente_k_no)
    .map(({ kur, tutar }) => {
      const bakiye = (balances.get(kur) ?? 0) + tutar
      balances.set(kur, bakiye)
      return { kur, tutar, bakiye }
    })
}
