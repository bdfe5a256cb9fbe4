import type { Minor } from '../money.ts'
import type { AgencySale } from './commission.ts'
import type { SettlementFlow } from './terms.ts'

/**
 * Accounts of the ledger. `acente`: what an agency owes (debit) or is owed (credit), the one its statement shows.
 * `satis`: sales through agencies. `komisyon`: commission as a cost. `bekleyen`: commission earned by a booking that is
 * due only after the trip. `kasa`: money that moved between the two.
 */
export const LEDGER_ACCOUNTS = ['acente', 'satis', 'komisyon', 'bekleyen', 'kasa'] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** One row of an entry: debit above zero, credit below. The rows of an entry come to zero in each currency. */
export interface Posting {
  readonly hesap: LedgerAccount
  readonly acente_k_no: string
  readonly kur: string
  readonly tutar: Minor
}

/** A booking as the ledger needs it; frozen with the reservation. */
export interface BookedSale extends AgencySale {
  readonly akis: SettlementFlow
  readonly kur: string
  /** Who sold, and the agency above it. */
  readonly satan_k_no: string
  readonly ust_k_no: string | null
}

type Row = readonly [LedgerAccount, Minor]

function rowsOf(sale: Pick<BookedSale, 'kur'>, acente_k_no: string | null, rows: readonly Row[]): Posting[] {
  if (acente_k_no === null) return []
  return rows.filter(([, tutar]) => tutar !== 0).map(([hesap, tutar]) => ({ hesap, acente_k_no, kur: sale.kur, tutar }))
}

/** What a flow moves at once, for the agency that sold. */
const AT_BOOKING: Readonly<Record<SettlementFlow, (sale: BookedSale) => Row[]>> = {
  yonlendirme: ({ satan }) => [
    ['komisyon', satan],
    ['bekleyen', -satan],
  ],
  faturalama: ({ satis_toplam, satan }) => [
    ['acente', satis_toplam],
    ['satis', -satis_toplam],
    ['komisyon', satan],
    ['acente', -satan],
  ],
  net_fiyat: ({ net_toplam }) => [
    ['acente', net_toplam],
    ['satis', -net_toplam],
  ],
  depozito: ({ satan, ust }) => [
    ['acente', satan + ust],
    ['satis', -(satan + ust)],
    ['komisyon', satan],
    ['bekleyen', -satan],
  ],
}

/** The parent's part always waits for the trip. */
function parentAtBooking({ ust }: BookedSale): Row[] {
  return [
    ['komisyon', ust],
    ['bekleyen', -ust],
  ]
}

/**
 * What a confirmed booking writes. Worked, 412.00 with 74.16 commission: referral books 74.16 as commission to come;
 * billing 412.00 against the agency and 74.16 in its favour, so that it owes 337.84; net rate 337.84; with the deposit
 * 74.16 that lie with the agency, and the same as commission to come.
 */
export function postBooking(sale: BookedSale): Posting[] {
  return [
    ...rowsOf(sale, sale.satan_k_no, AT_BOOKING[sale.akis](sale)),
    ...rowsOf(sale, sale.ust_k_no, parentAtBooking(sale)),
  ]
}

/** Commission that waits for the trip: everything but what billing and net rate have taken off already. */
export function commissionToCome(sale: BookedSale): { readonly satan: Minor; readonly ust: Minor } {
  const waits = sale.akis === 'yonlendirme' || sale.akis === 'depozito'
  return { satan: waits ? sale.satan : 0, ust: sale.ust_k_no === null ? 0 : sale.ust }
}

/** After the trip what was to come is owed. */
export function postCommissionDue(sale: BookedSale): Posting[] {
  const due = commissionToCome(sale)
  const rows = (tutar: Minor): Row[] => [
    ['bekleyen', tutar],
    ['acente', -tutar],
  ]
  return [...rowsOf(sale, sale.satan_k_no, rows(due.satan)), ...rowsOf(sale, sale.ust_k_no, rows(due.ust))]
}

/** The mirror of rows that were written. */
export function reverse(postings: readonly Posting[]): Posting[] {
  return postings.map((posting) => ({ ...posting, tutar: 0 - posting.tutar }))
}

export interface SettledSale extends BookedSale {
  /** Commission has fallen due already. */
  readonly vadesi_geldi: boolean
}

function everythingOf(sale: SettledSale): Posting[] {
  return [...postBooking(sale), ...(sale.vadesi_geldi ? postCommissionDue(sale) : [])]
}

/** Another price: the old booking is taken back and the new one written, in one entry. */
export function postChange(before: SettledSale, after: BookedSale): Posting[] {
  const due = before.vadesi_geldi ? postCommissionDue(after) : []
  return [...reverse(everythingOf(before)), ...postBooking(after), ...due]
}

/**
 * Who owes the operator what its cancellation terms keep: the agency where it has the guest's money. Worked: net 337.84
 * with half kept: 168.92 stay on the account. Of a deposit no more can be kept than the agency has taken.
 */
export function keptOnAccount({ akis, satan, ust }: BookedSale, kesinti: Minor): Minor {
  if (akis === 'yonlendirme') return 0
  return akis === 'depozito' ? Math.min(kesinti, satan + ust) : kesinti
}

/** Everything is taken back, commissions too; what the terms keep of the price stays on the agency's account. */
export function postCancellation(sale: SettledSale, kesinti: Minor): Posting[] {
  const kept = keptOnAccount(sale, kesinti)
  const fee = rowsOf(sale, sale.satan_k_no, [
    ['acente', kept],
    ['satis', -kept],
  ])
  return [...reverse(everythingOf(sale)), ...fee]
}

/** Money between the two: above zero from the agency, below zero to it. */
export function postPayment(acente_k_no: string, kur: string, tutar: Minor): Posting[] {
  return rowsOf({ kur }, acente_k_no, [
    ['kasa', tutar],
    ['acente', -tutar],
  ])
}

/** What an entry comes to, by currency; zero everywhere or it is not an entry. */
export function sumsByCurrency(postings: readonly Posting[]): Map<string, Minor> {
  const sums = new Map<string, Minor>()
  for (const { kur, tutar } of postings) sums.set(kur, (sums.get(kur) ?? 0) + tutar)
  return sums
}

/** What an entry changes on one agency's account in one currency: what its credit is asked for. */
export function owedBy(postings: readonly Posting[], acente_k_no: string, kur: string): Minor {
  let owed = 0
  for (const row of postings) {
    if (row.hesap === 'acente' && row.acente_k_no === acente_k_no && row.kur === kur) owed += row.tutar
  }
  return owed
}
