import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { hashToken, type Secrets, secretOf } from '../../../platform/sessions/token.ts'
import { agencyKey } from '../../letters/mail-links.ts'

export const INVITATION_DAYS = 7
export const PASSWORD_KEY_MINUTES = 30

interface KeyOwner {
  readonly secrets: Secrets
  readonly tenant_id: number
  readonly kullanici_k_no: string
}

/** The row of a key; what opens it is made from the secret when the mail is sent. An earlier one stops working. */
export async function replaceKey(
  trx: TenantTransaction,
  { secrets: [secret], tenant_id, kullanici_k_no }: KeyOwner,
  tur: 'davet' | 'sifre',
): Promise<string> {
  await trx.deleteFrom('acente_anahtari').where('kullanici_k_no', '=', kullanici_k_no).where('tur', '=', tur).execute()
  const k_no = randomUUID()
  const life = tur === 'davet' ? `${INVITATION_DAYS} days` : `${PASSWORD_KEY_MINUTES} minutes`
  await trx
    .insertInto('acente_anahtari')
    .values({
      tenant_id,
      k_no,
      kullanici_k_no,
      tur,
      ozet: hashToken(agencyKey(secret, tenant_id, k_no)),
      bitis: sql<Date>`clock_timestamp() + ${life}::interval`,
    })
    .execute()
  return k_no
}

/** Found by its hash, and made by a secret that still counts (RELY-32). */
function isOurs(secrets: Secrets, row: { tenant_id: number; k_no: string }, anahtar: string): boolean {
  return secretOf(secrets, (secret) => agencyKey(secret, row.tenant_id, row.k_no), anahtar) !== undefined
}

/** What a key opens, without using it up. */
export async function getOpenKey(
  trx: TenantTransaction,
  secrets: Secrets,
  anahtar: string,
): Promise<{ kullanici_k_no: string; tur: 'davet' | 'sifre' }> {
  const found = await trx
    .selectFrom('acente_anahtari')
    .select(['tenant_id', 'k_no', 'kullanici_k_no', 'tur'])
    .where('ozet', '=', hashToken(anahtar))
    .where('kullanildi', 'is', null)
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .executeTakeFirst()
  if (!found || !isOurs(secrets, found, anahtar)) throw new AppError('anahtar_gecersiz')
  return found
}

/** Opens once; the second time, too late or made up, it is refused alike. */
export async function spendKey(trx: TenantTransaction, secrets: Secrets, anahtar: string): Promise<string> {
  const used = await trx
    .updateTable('acente_anahtari')
    .set({ kullanildi: sql<Date>`clock_timestamp()` })
    .where('ozet', '=', hashToken(anahtar))
    .where('kullanildi', 'is', null)
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .returning(['tenant_id', 'k_no', 'kullanici_k_no'])
    .executeTakeFirst()
  if (!used || !isOurs(secrets, used, anahtar)) throw new AppError('anahtar_gecersiz')
  return used.kullanici_k_no
}

export async function deleteUnusedKeys(trx: TenantTransaction, kullanici_k_no: string) {
  await trx
    .deleteFrom('acente_anahtari')
    .where('kullanici_k_no', '=', kullanici_k_no)
    .where('kullanildi', 'is', null)
    .execute()
}

/** Steps that were never finished, keys that have run out, and what ended logins leave behind. */
export async function deleteEndedAgencyKeys(trx: TenantTransaction): Promise<void> {
  await sql`delete from acente_girisi where bitis < clock_timestamp()`.execute(trx)
  await sql`delete from acente_anahtari where bitis < clock_timestamp() - interval '1 day'`.execute(trx)
}

export async function deleteKeysOf(trx: TenantTransaction, kullanici_k_no: string) {
  await trx.deleteFrom('acente_anahtari').where('kullanici_k_no', '=', kullanici_k_no).execute()
}
