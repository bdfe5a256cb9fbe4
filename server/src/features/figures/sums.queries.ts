import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** Counts these bookings in the daily sums as they are now; keys of other things are passed over (FIG-4). */
export async function countInSums(trx: TenantTransaction, keys: readonly string[]): Promise<void> {
  await sql`select satis_yaz(${keys}::uuid[])`.execute(trx)
}

/** Bookings that count, or once did, in the order of their keys. */
export async function listCountedAfter(trx: TenantTransaction, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select k_no from rezervasyon where kayit_no is not null and k_no > ${after}::uuid order by k_no limit ${most}`.execute(
    trx,
  )
  return rows.map(({ k_no }) => k_no)
}

/** Every trait that sums are kept of; `ay` is how a month fills. */
export const KEPT_TRAITS = ['toplam', 'tur', 'urun', 'kanal', 'acente', 'ulke', 'dil', 'kur', 'once', 'ay'] as const

/** Puts right what differs from the bookings, and says how many sums did. */
export async function mendSums(trx: TenantTransaction, trait: (typeof KEPT_TRAITS)[number]): Promise<number> {
  const { rows } = await sql<{ onarilan: number }>`select satis_onar(${trait}) as onarilan`.execute(trx)
  return rows[0]?.onarilan ?? 0
}
