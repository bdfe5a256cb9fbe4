import type { AccountFields, OfficeAccount } from '@meltem/contract/payment/account-office'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function listAccountRows(trx: TenantTransaction, k_no?: string): Promise<OfficeAccount[]> {
  const rows = await trx
    .selectFrom('banka_hesabi')
    .select([
      'k_no',
      'surum',
      'gosterim_zamani',
      'banka',
      'sube',
      'hesap_sahibi',
      'iban',
      'swift',
      'kur',
      'sira',
      'aktif',
    ])
    .$if(k_no !== undefined, (query) => query.where('k_no', '=', k_no ?? ''))
    .orderBy('aktif', 'desc')
    .orderBy('sira')
    .orderBy('k_no')
    .execute()
  return rows.map((row) => ({ ...row, gosterim_zamani: row.gosterim_zamani.toISOString() }))
}

/** Everybody who saves an account stands in one queue: which is the first of them is asked under it. */
export async function lockAccounts(trx: TenantTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('banka_hesabi'), current_setting('app.tenant')::int)`.execute(trx)
}

export async function insertAccount(
  trx: TenantTransaction,
  row: AccountFields & { readonly tenant_id: number; readonly k_no: string; readonly gosterim_zamani: Date },
): Promise<void> {
  await trx.insertInto('banka_hesabi').values(row).execute()
}

export async function updateAccount(
  trx: TenantTransaction,
  k_no: string,
  { surum, ...fields }: Partial<AccountFields> & { readonly surum: number; readonly gosterim_zamani?: Date },
): Promise<void> {
  await trx
    .updateTable('banka_hesabi')
    .set({ ...fields, surum })
    .where('k_no', '=', k_no)
    .execute()
}

/** Managers who can be told of something. */
export async function listManagerAddresses(trx: TenantTransaction) {
  return await trx
    .selectFrom('personel')
    .select(['ad', 'e_mail', 'dil'])
    .where('rol', '=', 'yonetici')
    .where('aktif', '=', true)
    .orderBy('k_no')
    .execute()
}
