import { AppError } from '@meltem/contract/wire/errors'
import { type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyApplicationTable } from '../../../platform/db/tables/agency.ts'
import { hashToken, type Secrets, secretOf } from '../../../platform/sessions/token.ts'
import { applicationKey } from '../../letters/mail-links.ts'

/** Counted anew with every mail, so that the newest one always opens. */
export const APPLICATION_KEY_DAYS = 60

interface KeyOf {
  readonly secrets: Secrets
  readonly tenant_id: number
  readonly k_no: string
}

/** The key is made from the secret when the mail is sent; here stands its hash. */
export async function renewApplicationKey(
  trx: TenantTransaction,
  { secrets: [secret], tenant_id, k_no }: KeyOf,
): Promise<{ basvuru_k_no: string; gun: number }> {
  await trx
    .updateTable('acente_basvuru')
    .set({
      anahtar_ozeti: hashToken(applicationKey(secret, tenant_id, k_no)),
      anahtar_bitis: sql<Date>`clock_timestamp() + ${`${APPLICATION_KEY_DAYS} days`}::interval`,
    })
    .where('k_no', '=', k_no)
    .execute()
  return { basvuru_k_no: k_no, gun: APPLICATION_KEY_DAYS }
}

type Row = Selectable<AgencyApplicationTable>

/** Too late or made up, it is refused alike. Locked, as an answer may come twice at once. */
export async function lockByKey(
  trx: TenantTransaction,
  secrets: Secrets,
  anahtar: string,
): Promise<Row & { anahtar_bitis: Date }> {
  const row = await trx
    .selectFrom('acente_basvuru')
    .selectAll()
    .where('anahtar_ozeti', '=', hashToken(anahtar))
    .where(sql<boolean>`anahtar_bitis > clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()
  const ours = row && secretOf(secrets, (secret) => applicationKey(secret, row.tenant_id, row.k_no), anahtar)
  if (!row?.anahtar_bitis || ours === undefined) throw new AppError('anahtar_gecersiz')
  return { ...row, anahtar_bitis: row.anahtar_bitis }
}

/** Every night: what no longer opens is not kept either. */
export async function forgetApplicationKeys(trx: TenantTransaction): Promise<void> {
  await trx
    .updateTable('acente_basvuru')
    .set({ anahtar_ozeti: null, anahtar_bitis: null })
    .where(sql<boolean>`anahtar_bitis < clock_timestamp()`)
    .execute()
}
