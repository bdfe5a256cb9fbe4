import type { BankAccount } from '@meltem/contract/payment/payment'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function listBankAccounts(trx: TenantTransaction): Promise<BankAccount[]> {
  return await trx
    .selectFrom('banka_hesabi')
    .select(['k_no', 'banka', 'sube', 'hesap_sahibi', 'iban', 'swift', 'kur'])
    .where('aktif', '=', true)
    .where('gosterim_zamani', '<=', sql<Date>`now()`)
    .orderBy('sira')
    .orderBy('k_no')
    .execute()
}
