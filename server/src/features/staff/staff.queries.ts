import type { Staff } from '@meltem/contract/staff'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

const COLUMNS = ['p.k_no', 'p.ad', 'p.soyad', 'p.e_mail', 'p.rol', 'p.dil'] as const

export function findStaffByEmail(
  trx: TenantTransaction,
  e_mail: string,
): Promise<(Staff & { sifre_ozeti: string }) | undefined> {
  return trx
    .selectFrom('personel as p')
    .select([...COLUMNS, 'p.sifre_ozeti'])
    .where('p.e_mail', '=', e_mail)
    .where('p.aktif', '=', true)
    .executeTakeFirst()
}

export async function insertSession(
  trx: TenantTransaction,
  tenantId: number,
  staffKey: string,
  tokenHash: Buffer,
): Promise<void> {
  await trx
    .insertInto('personel_oturumu')
    .values({ tenant_id: tenantId, personel_k_no: staffKey, belirtec_ozeti: tokenHash, son_gorulme: sql<Date>`now()` })
    .execute()
}

/** Eight hours without a call end a session, thirty days end every session. */
export const SESSION_IDLE = '8 hours'
export const SESSION_LIFE = '30 days'

/** Who the session belongs to; moves its end along, at most once a minute to spare writes. */
export async function findStaffBySession(trx: TenantTransaction, tokenHash: Buffer): Promise<Staff | undefined> {
  const found = await trx
    .selectFrom('personel_oturumu as o')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.k_no', '=', 'o.personel_k_no'),
    )
    .select([...COLUMNS, sql<boolean>`o.son_gorulme < now() - interval '1 minute'`.as('eskimis')])
    .where('o.belirtec_ozeti', '=', tokenHash)
    .where('p.aktif', '=', true)
    .where(
      sql<boolean>`o.son_gorulme > now() - ${SESSION_IDLE}::interval and o.olusturma_zamani > now() - ${SESSION_LIFE}::interval`,
    )
    .executeTakeFirst()
  if (!found) return undefined
  const { eskimis, ...staff } = found
  if (eskimis) {
    await trx
      .updateTable('personel_oturumu')
      .set({ son_gorulme: sql<Date>`now()` })
      .where('belirtec_ozeti', '=', tokenHash)
      .execute()
  }
  return staff
}

export async function deleteSession(trx: TenantTransaction, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom('personel_oturumu').where('belirtec_ozeti', '=', tokenHash).execute()
}

export async function deleteExpiredSessions(trx: TenantTransaction): Promise<void> {
  await trx
    .deleteFrom('personel_oturumu')
    .where(
      sql<boolean>`son_gorulme <= now() - ${SESSION_IDLE}::interval or olusturma_zamani <= now() - ${SESSION_LIFE}::interval`,
    )
    .execute()
}
