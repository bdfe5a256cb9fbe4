import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyRecoveryCodeTable } from '../../../platform/db/database-agency.ts'
import { selectWelcome } from './people.queries.ts'

export async function insertSecondStep(
  trx: TenantTransaction,
  step: { readonly tenant_id: number; readonly kullanici_k_no: string; readonly ozet: Buffer },
  minutes: number,
) {
  await trx
    .insertInto('acente_girisi')
    .values({
      ...step,

      bitis: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .execute()
}

export async function deleteSecondSteps(trx: TenantTransaction, kullanici_k_no: string) {
  await trx.deleteFrom('acente_girisi').where('kullanici_k_no', '=', kullanici_k_no).execute()
}

export async function findSecondStep(trx: TenantTransaction, ozet: Buffer) {
  return await selectWelcome(trx)
    .innerJoin('acente_girisi as g', (join) =>
      join.onRef('g.tenant_id', '=', 'k.tenant_id').onRef('g.kullanici_k_no', '=', 'k.k_no'),
    )
    .select('k.totp_zamani')
    .where('g.ozet', '=', ozet)
    .where(sql<boolean>`g.bitis > clock_timestamp()`)
    .executeTakeFirst()
}

export async function updateUnprovenSecret(trx: TenantTransaction, k_no: string, totp_sirri: Buffer) {
  await trx
    .updateTable('acente_kullanici')
    .set({ totp_sirri, totp_son_adim: 0 })
    .where('k_no', '=', k_no)
    .where('totp_zamani', 'is', null)
    .execute()
}

export async function findSecret(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente_kullanici').select('totp_sirri').where('k_no', '=', k_no).executeTakeFirst()
}

/** Changes no row where this step, or a later one, was taken already. */
export async function updateLastStep(trx: TenantTransaction, k_no: string, step: number) {
  return await trx
    .updateTable('acente_kullanici')
    .set({ totp_son_adim: step, totp_zamani: sql<Date>`coalesce(totp_zamani, clock_timestamp())` })
    .where('k_no', '=', k_no)
    .where('totp_son_adim', '<', step)
    .executeTakeFirst()
}

export async function spendRecoveryCode(trx: TenantTransaction, kullanici_k_no: string, ozet: Buffer) {
  return await trx
    .updateTable('acente_kurtarma_kodu')
    .set({ kullanildi: sql<Date>`clock_timestamp()` })
    .where('kullanici_k_no', '=', kullanici_k_no)
    .where('ozet', '=', ozet)
    .where('kullanildi', 'is', null)
    .executeTakeFirst()
}

export async function deleteRecoveryCodes(trx: TenantTransaction, kullanici_k_no: string) {
  await trx.deleteFrom('acente_kurtarma_kodu').where('kullanici_k_no', '=', kullanici_k_no).execute()
}

export async function insertRecoveryCodes(
  trx: TenantTransaction,
  rows: readonly Insertable<AgencyRecoveryCodeTable>[],
) {
  await trx.insertInto('acente_kurtarma_kodu').values(rows).execute()
}

export async function deleteSecret(trx: TenantTransaction, k_no: string) {
  return await trx
    .updateTable('acente_kullanici')
    .set({ totp_sirri: null, totp_zamani: null, totp_son_adim: 0 })
    .where('k_no', '=', k_no)
    .executeTakeFirst()
}
