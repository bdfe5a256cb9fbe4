import type { LookedAt, Present } from '@meltem/contract/staff/live'
import type { RightHolder } from '@meltem/contract/staff/rights'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { singleRights } from '../single-rights.queries.ts'
import { SESSION_IDLE, SESSION_LIFE } from '../staff.queries.ts'

/** Names of those who did something. */
export async function listNames(trx: TenantTransaction, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await trx.selectFrom('personel').select(['k_no', 'ad', 'soyad']).where('k_no', 'in', keys).execute()
  return new Map(rows.map(({ k_no, ad, soyad }) => [k_no, `${ad} ${soyad}`]))
}

export async function countNewMessages(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{
    adet: number
  }>`select count(*)::int as adet from iletisim_mesaji where durum = 'yeni'`.execute(trx)
  return rows[0]?.adet ?? 0
}

/**
 * Which of these logins still stand, and with which rights. Unlike a call it does not move the end of a login along: a tab
 * that is left open is no sign of a person.
 */
export async function listStanding(
  trx: TenantTransaction,
  hashes: readonly Buffer[],
): Promise<(RightHolder & { belirtec_ozeti: Buffer })[]> {
  return await trx
    .selectFrom('personel_oturumu as o')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.k_no', '=', 'o.personel_k_no'),
    )
    .select(['o.belirtec_ozeti', 'p.rol', ...singleRights])
    .where('o.belirtec_ozeti', 'in', hashes)
    .where('p.aktif', '=', true)
    .where(
      sql<boolean>`o.son_gorulme > now() - ${SESSION_IDLE}::interval and o.olusturma_zamani > now() - ${SESSION_LIFE}::interval`,
    )
    .execute()
}

/** A tab whose server no longer speaks for it is gone by then. */
const PRESENT_FOR = '50 seconds'

export async function listPresent(trx: TenantTransaction): Promise<Present[]> {
  const { rows } = await sql<Present>`
    select b.akis_k_no, b.personel_k_no, p.ad || ' ' || p.soyad as ad, b.konu, b.konu_k_no as k_no, b.duzenliyor
    from personel_bakisi b join personel p on p.tenant_id = b.tenant_id and p.k_no = b.personel_k_no
    where b.zaman > now() - ${PRESENT_FOR}::interval order by p.ad, p.soyad, b.akis_k_no`.execute(trx)
  return rows
}

interface Look {
  readonly tenant_id: number
  readonly akis_k_no: string
  readonly personel_k_no: string
  readonly konu: LookedAt
  readonly konu_k_no: string
  readonly duzenliyor: boolean
}

/** Under a key of one's own: another person's stream is not moved. */
export async function upsertLook(trx: TenantTransaction, look: Look): Promise<void> {
  const { konu, konu_k_no, duzenliyor } = look
  await trx
    .insertInto('personel_bakisi')
    .values({ ...look, zaman: sql<Date>`now()` })
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'akis_k_no'])
        .doUpdateSet({ konu, konu_k_no, duzenliyor, zaman: sql<Date>`now()` })
        .where('personel_bakisi.personel_k_no', '=', look.personel_k_no),
    )
    .execute()
}

export async function deleteLooks(
  trx: TenantTransaction,
  personel_k_no: string,
  keys: readonly string[],
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('personel_bakisi')
    .where('personel_k_no', '=', personel_k_no)
    .where('akis_k_no', 'in', keys)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function renewLooks(trx: TenantTransaction, keys: readonly string[]): Promise<void> {
  await trx.updateTable('personel_bakisi').set({ zaman: sql<Date>`now()` }).where('akis_k_no', 'in', keys).execute()
}

export async function deleteOldLooks(trx: TenantTransaction): Promise<void> {
  await sql`delete from personel_bakisi where zaman < now() - interval '1 hour'`.execute(trx)
}

/** Every server hears it once this commits: who has what open is read anew. */
export async function announcePresence(trx: TenantTransaction): Promise<void> {
  await sql`select pg_notify('buro_degisti', concat(current_setting('app.tenant'), '|orada||'))`.execute(trx)
}
