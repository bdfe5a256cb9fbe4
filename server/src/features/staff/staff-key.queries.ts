import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { hashToken, type Secrets, secretOf } from '../../platform/sessions/token.ts'
import { staffKey } from '../letters/mail-links.ts'

interface KeyOwner {
  readonly secrets: Secrets
  readonly tenant_id: number
  readonly personel_k_no: string
}

/** The row of a key; what opens it is made from the secret when the mail is sent. An earlier one stops working. */
export async function replaceStaffKey(
  trx: TenantTransaction,
  { secrets: [secret], tenant_id, personel_k_no }: KeyOwner,
  life: string,
): Promise<string> {
  await forgetStaffKey(trx, personel_k_no)
  const k_no = randomUUID()
  await trx
    .insertInto('personel_anahtari')
    .values({
      tenant_id,
      k_no,
      personel_k_no,
      ozet: hashToken(staffKey(secret, tenant_id, k_no)),
      bitis: sql<Date>`clock_timestamp() + ${life}::interval`,
    })
    .execute()
  return k_no
}

/** Whose key it is; undefined for one that was used, has run out or was made up. */
export async function findKeyOwner(
  trx: TenantTransaction,
  secrets: Secrets,
  anahtar: string,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('personel_anahtari')
    .select(['tenant_id', 'k_no', 'personel_k_no'])
    .where('ozet', '=', hashToken(anahtar))
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .executeTakeFirst()
  const ours = found && secretOf(secrets, (secret) => staffKey(secret, found.tenant_id, found.k_no), anahtar)
  return ours === undefined ? undefined : found?.personel_k_no
}

/** Opens once: of two who come with it one gets in. */
export async function spendStaffKey(trx: TenantTransaction, anahtar: string): Promise<void> {
  const spent = await trx
    .deleteFrom('personel_anahtari')
    .where('ozet', '=', hashToken(anahtar))
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .returning('k_no')
    .executeTakeFirst()
  if (!spent) throw new AppError('anahtar_gecersiz')
}

export async function forgetStaffKey(trx: TenantTransaction, personel_k_no: string): Promise<void> {
  await trx.deleteFrom('personel_anahtari').where('personel_k_no', '=', personel_k_no).execute()
}
