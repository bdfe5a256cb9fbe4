import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** The row of a key that a mail carries, with the hash of what opens it. */
export interface StoredKey {
  readonly k_no: string
  readonly ozet: Buffer
}

/** Undefined for mails that carry no key, and for keys that are gone. */
export async function findStoredKey(
  trx: TenantTransaction,
  veri: Readonly<Record<string, unknown>>,
): Promise<StoredKey | undefined> {
  const k_no = veri.anahtar_k_no ?? veri.basvuru_k_no
  if (typeof k_no !== 'string') return undefined
  const { rows } = await sql<StoredKey>`
    select k_no, ozet from uye_anahtari where k_no = ${k_no}
    union all select k_no, ozet from acente_anahtari where k_no = ${k_no}
    union all select k_no, ozet from personel_anahtari where k_no = ${k_no}
    union all select k_no, anahtar_ozeti from acente_basvuru where k_no = ${k_no} and anahtar_ozeti is not null
  `.execute(trx)
  return rows[0]
}
