import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { countInSums } from '../../figures/sums.queries.ts'

/** Makes these reservations findable and counted as they are now; keys of other things are passed over. */
export async function writeSearchable(trx: TenantTransaction, keys: readonly string[]): Promise<void> {
  // What was read before somebody was forgotten is never written after it: forgetting waits for this, or this for it.
  await sql`select pg_advisory_xact_lock_shared(hashtext('rezervasyon_arama'), current_setting('app.tenant')::int)`.execute(
    trx,
  )
  await sql`select arama_yaz(${keys}::uuid[])`.execute(trx)
  await countInSums(trx, keys)
}

/** Bookings that have a unit, which is called otherwise by now; those that were called off are found by it too. */
export async function listBookingsOfUnit(trx: TenantTransaction, unit: string): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`select distinct rezervasyon_k_no as k_no from tutma
    where birim_k_no = ${unit}::uuid and rezervasyon_k_no is not null`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

/** The screens of the office are told of these, and by whom each was changed (PEOPLE-21). */
export async function announceReservations(
  trx: TenantTransaction,
  changed: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const keys = [...changed.keys()]
  const actors = keys.map((key) => changed.get(key) ?? '')
  await sql`select pg_notify('buro_degisti', concat(current_setting('app.tenant'), '|rezervasyon|', k, '|', p))
    from unnest(${keys}::text[], ${actors}::text[]) as d (k, p)`.execute(trx)
}

/** Reservations that nobody can find yet, or only as they were, or that no figure counts. */
export async function listUnsearchable(trx: TenantTransaction, most: number): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select r.k_no from rezervasyon r left join rezervasyon_arama a
      on a.tenant_id = r.tenant_id and a.rezervasyon_k_no = r.k_no
    where r.kayit_no is not null
      and (a.rezervasyon_k_no is null or a.guncelleme_zamani is distinct from r.guncelleme_zamani
        or (r.bilet_no is not null and r.durum in ('confirmed', 'completed', 'cancelled')
          and not exists (select 1 from satis_satiri f where f.tenant_id = r.tenant_id and f.rezervasyon_k_no = r.k_no)))
      and exists (select 1 from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no)
    limit ${most}`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}
