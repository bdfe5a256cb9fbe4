import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { EntryRowTable, EntryTable } from '../../../platform/db/tables/agency-money.ts'

export interface AccountKey {
  readonly acente_k_no: string
  readonly kur: string
}

/** Accounts that are not there yet begin empty. */
export function missingAccountsInsert(trx: TenantTransaction, tenant_id: number, keys: readonly AccountKey[]) {
  return trx
    .insertInto('cari_hesap')
    .values(keys.map((key) => ({ tenant_id, ...key })))
    .onConflict((conflict) => conflict.doNothing())
}

/** In the order of their keys, which is the order they are locked in. */
export function accountsQuery(trx: TenantTransaction, keys: readonly AccountKey[]) {
  const agencies = [...new Set(keys.map(({ acente_k_no }) => acente_k_no))]
  const currencies = [...new Set(keys.map(({ kur }) => kur))]
  return trx
    .selectFrom('cari_hesap')
    .select(['acente_k_no', 'kur', 'bakiye', 'kredi_limiti', 'asim_izni'])
    .where('acente_k_no', 'in', agencies)
    .where('kur', 'in', currencies)
    .orderBy('acente_k_no')
    .orderBy('kur')
}

export function entryInsert(trx: TenantTransaction, entry: Insertable<EntryTable>) {
  return trx.insertInto('cari_hareket').values(entry)
}

export function entryRowsInsert(trx: TenantTransaction, rows: readonly Insertable<EntryRowTable>[]) {
  return trx.insertInto('cari_satir').values(rows)
}
