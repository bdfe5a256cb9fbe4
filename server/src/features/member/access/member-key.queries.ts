import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { hashToken, type Secrets, secretOf } from '../../../platform/sessions/token.ts'
import { linkKey, oneTimePassword } from '../../letters/mail-links.ts'

export const PASSWORD_KEY_MINUTES = 30
const CONFIRM_KEY_DAYS = 3

interface KeyOwner {
  readonly secrets: Secrets
  readonly tenant_id: number
  readonly uye_k_no: string
}

/** The row of a key; what opens it is made from the secret (mail-links). */
export async function insertPasswordKey(trx: TenantTransaction, owner: KeyOwner): Promise<string> {
  return await insertKey(trx, owner, { tur: 'sifre', e_mail: null, life: `${PASSWORD_KEY_MINUTES} minutes` })
}

/** `e_mail` is the address the key proves: the member's own or the one wanted instead. */
export async function insertConfirmKey(trx: TenantTransaction, owner: KeyOwner, e_mail: string): Promise<string> {
  return await insertKey(trx, owner, { tur: 'dogrulama', e_mail, life: `${CONFIRM_KEY_DAYS} days` })
}

interface NewKey {
  readonly tur: 'sifre' | 'dogrulama'
  readonly e_mail: string | null
  readonly life: string
}

async function insertKey(
  trx: TenantTransaction,
  { secrets: [secret], tenant_id, uye_k_no }: KeyOwner,
  { tur, e_mail, life }: NewKey,
): Promise<string> {
  const k_no = randomUUID()
  const bitis = sql<Date>`clock_timestamp() + ${life}::interval`
  const ozet = hashToken(linkKey(secret, tenant_id, k_no))
  await trx.insertInto('uye_anahtari').values({ tenant_id, k_no, uye_k_no, tur, e_mail, ozet, bitis }).execute()
  return k_no
}

/** Opens once; the second time, too late or made up, it is refused alike. */
export async function spendKey(
  trx: TenantTransaction,
  secrets: Secrets,
  { tur, anahtar }: { tur: NewKey['tur']; anahtar: string },
): Promise<{ uye_k_no: string; e_mail: string | null }> {
  const used = await trx
    .updateTable('uye_anahtari')
    .set({ kullanildi: sql<Date>`clock_timestamp()` })
    .where('ozet', '=', hashToken(anahtar))
    .where('tur', '=', tur)
    .where('kullanildi', 'is', null)
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .returning(['tenant_id', 'k_no', 'uye_k_no', 'e_mail'])
    .executeTakeFirst()
  if (!used || !secretOf(secrets, (secret) => linkKey(secret, used.tenant_id, used.k_no), anahtar))
    throw new AppError('anahtar_gecersiz')
  return used
}

/** Whether what was typed is a one-time password of a mail to this member; answers the key to choose a new one with. */
export async function spendOneTimePassword(
  trx: TenantTransaction,
  { secrets, tenant_id, uye_k_no }: KeyOwner,
  typed: string,
): Promise<string | undefined> {
  const open = await trx
    .selectFrom('uye_anahtari')
    .select('k_no')
    .where('uye_k_no', '=', uye_k_no)
    .where('tur', '=', 'sifre')
    .where('kullanildi', 'is', null)
    .where('tek_sifre_kullanildi', 'is', null)
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .forUpdate()
    .execute()
  const wanted = typed.trim().toLocaleUpperCase('en')
  const keys = open.map(({ k_no }) => {
    return { k_no, secret: secretOf(secrets, (secret) => oneTimePassword(secret, tenant_id, k_no), wanted) }
  })
  const found = keys.find(({ secret }) => secret !== undefined)
  if (found?.secret === undefined) return undefined
  await trx
    .updateTable('uye_anahtari')
    .set({ tek_sifre_kullanildi: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', found.k_no)
    .execute()
  return linkKey(found.secret, tenant_id, found.k_no)
}

export async function deletePasswordKeys(trx: TenantTransaction, uye_k_no: string): Promise<void> {
  await trx.deleteFrom('uye_anahtari').where('uye_k_no', '=', uye_k_no).where('tur', '=', 'sifre').execute()
}
