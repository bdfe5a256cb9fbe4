import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { owedBy, type Posting } from '@meltem/domain/agency/postings'
import { toAmount } from '@meltem/domain/money'
import { later } from '../../../platform/db/round-trip.ts'
import type { EntryKind } from '../../../platform/db/tables/agency-money.ts'
import type { Selling } from '../../reservation/seller.ts'
import {
  type AccountKey,
  accountsQuery,
  entryInsert,
  entryRowsInsert,
  missingAccountsInsert,
} from './ledger.queries.ts'

type Writer = Pick<Selling, 'trx' | 'tenant' | 'kim'>

interface Account {
  readonly acente_k_no: string
  readonly kur: string
  readonly bakiye: number
  readonly kredi_limiti: number
  readonly asim_izni: boolean
}

function accountKeys(postings: readonly Posting[]): AccountKey[] {
  const touched = new Map(
    postings
      .filter(({ hesap }) => hesap === 'acente')
      .map(({ acente_k_no, kur }) => [`${acente_k_no}:${kur}`, { acente_k_no, kur }]),
  )
  return [...touched].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key)
}

/**
 * Locks the accounts an entry will touch, keys ascending. The last rank of all locks, after stock, coupon and
 * reservation, so that an act that waits for an account holds no lock its holder still needs.
 */
async function lockAccounts({ trx, tenant }: Writer, postings: readonly Posting[]): Promise<Account[]> {
  const keys = accountKeys(postings)
  if (keys.length === 0) return []
  await later(trx, missingAccountsInsert(trx, tenant.id, keys))
  return await accountsQuery(trx, keys).forUpdate().execute()
}

/** The agency may owe no more than its limit, unless the operator has said that it may. */
function requireCredit(accounts: readonly Account[], postings: readonly Posting[]): void {
  for (const { acente_k_no, kur, bakiye, kredi_limiti, asim_izni } of accounts) {
    const owed = owedBy(postings, acente_k_no, kur)
    if (owed <= 0 || asim_izni || bakiye + owed <= kredi_limiti) continue
    const ayrinti = { kur, kalan: toAmount(Math.max(0, kredi_limiti - bakiye)), gereken: toAmount(owed) }
    throw new AppError('kredi_yetersiz', { ayrinti })
  }
}

export interface NewEntry {
  readonly tur: EntryKind
  readonly acente_k_no: string
  readonly rezervasyon_k_no?: string
  readonly fatura_k_no?: string | null
  readonly belge_no?: string
  readonly aciklama?: string
  /** Whether what it adds must fit into the agency's credit. */
  readonly krediyle: boolean
}

/** Writes an entry in the commit of what it tells about; one without rows is none. Answers its key. */
export async function writeEntry(
  writer: Writer,
  { krediyle, ...entry }: NewEntry,
  postings: readonly Posting[],
): Promise<string | null> {
  if (postings.length === 0) return null
  const { trx, tenant, kim } = writer
  const accounts = await lockAccounts(writer, postings)
  if (krediyle) requireCredit(accounts, postings)
  const k_no = randomUUID()
  const rows = postings.map((posting, sira) => ({ tenant_id: tenant.id, hareket_k_no: k_no, sira, ...posting }))
  await later(trx, entryInsert(trx, { tenant_id: tenant.id, k_no, kim, ...entry }), entryRowsInsert(trx, rows))
  return k_no
}
