import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** Counts these bookings in the daily sums as they are now; keys of other things are passed over (FIG-4). */
export async function countInSums(trx: TenantTransaction, keys: readonly string[]): Promise<void> {
  await sql`select satis_yaz(${keys}::uuid[])`.execute(trx)
}

/** Bookings in the order of their keys. */
export async function listBookingsAfter(trx: TenantTransaction, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select k_no from rezervasyon where kayit_no is not null and k_no > ${after}::uuid order by k_no limit ${most}`.execute(
    trx,
  )
  return rows.map(({ k_no }) => k_no)
}

/** Those of them that count otherwise than they were sold. */
export async function listMiscounted(trx: TenantTransaction, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    with o as (select * from satis_olgusu where rezervasyon_k_no = any(${keys}::uuid[])),
      f as (select * from satis_satiri where rezervasyon_k_no = any(${keys}::uuid[]))
    select distinct rezervasyon_k_no as k_no from o full join f using (tenant_id, rezervasyon_k_no, sira)
    where (o.satis_gunu, o.hizmet_gunu, o.tur, o.urun_k_no, o.kanal, o.acente_k_no, o.ulke, o.dil, o.kur, o.personel_k_no,
      o.ilk, o.iptal, o.tutar) is distinct from (f.satis_gunu, f.hizmet_gunu, f.tur, f.urun_k_no, f.kanal, f.acente_k_no,
      f.ulke, f.dil, f.kur, f.personel_k_no, f.ilk, f.iptal, f.tutar)`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

/** Reads these bookings anew without touching the sums; they are put right by `mendSums` after all have been read. */
export async function readAnew(trx: TenantTransaction, keys: readonly string[]): Promise<void> {
  await sql`select satis_oku(${keys}::uuid[])`.execute(trx)
}

/** Every trait that sums are kept of; `ay` is how a month fills. */
export const KEPT_TRAITS = ['toplam', 'tip', 'urun', 'kanal', 'acente', 'ulke', 'dil', 'kur', 'once', 'ay'] as const

/** Years of sums take longer than a person may wait. */
const TIME_LIMIT = '10min'

/** Puts right what differs from the bookings, and says how many sums did. */
export async function mendSums(trx: TenantTransaction, trait: (typeof KEPT_TRAITS)[number]): Promise<number> {
  await sql`select set_config('statement_timeout', ${TIME_LIMIT}, true)`.execute(trx)
  const { rows } = await sql<{ onarilan: number }>`select satis_onar(${trait}) as onarilan`.execute(trx)
  return rows[0]?.onarilan ?? 0
}
