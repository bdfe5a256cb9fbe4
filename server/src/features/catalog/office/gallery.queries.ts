import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Those of these keys that no picture of the tenant has. */
export async function listUnknownPictures(trx: TenantTransaction, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ ad: string }>`select anahtar.ad from unnest(${keys}::text[]) as anahtar (ad)
    where not exists (select from gorsel g join gorsel_bilgi b on b.tenant_id = g.tenant_id and b.gorsel_k_no = g.k_no
      where g.bolum || '/' || g.ad = anahtar.ad and b.silinme_zamani is null)`.execute(trx)
  return rows.map(({ ad }) => ad)
}

/** Pictures of a fresh product, cover first; one that is named twice hangs once. */
export async function hangKeys(
  trx: TenantTransaction,
  { tenant_id, urun_k_no }: { readonly tenant_id: number; readonly urun_k_no: string },
  keys: readonly string[],
): Promise<void> {
  const rows = [...new Set(keys)].map((gorsel, sira) => ({ tenant_id, urun_k_no, sira, gorsel }))
  if (rows.length > 0) await trx.insertInto('urun_gorsel').values(rows).execute()
}
