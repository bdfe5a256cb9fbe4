import { sql } from 'kysely'
import type { TenantTransaction } from '../db/connection.ts'

/** Where the second factor of a realm is kept; tables of their own, as for logins. */
export interface FactorRealm {
  readonly people: 'acente_kullanici' | 'personel' | 'kurum_yonetici'
  readonly steps: 'acente_girisi' | 'personel_girisi' | 'kurum_girisi'
  readonly codes: 'acente_kurtarma_kodu' | 'personel_kurtarma_kodu' | 'kurum_kurtarma_kodu'
  /** The column that says whose they are. */
  readonly owner: 'kullanici_k_no' | 'personel_k_no' | 'yonetici_k_no'
  /** Above all tenants: its tables have no column for one. */
  readonly tenantless?: true
}

/** The column of the tenant and its value, where there is one. */
function scopeOf({ tenantless }: FactorRealm, tenant_id: number) {
  return tenantless ? { column: sql``, value: sql`` } : { column: sql`tenant_id, `, value: sql`${tenant_id}, ` }
}

/** Between password and code. */
export async function insertSecondStep(
  trx: TenantTransaction,
  realm: FactorRealm,
  step: { readonly tenant_id: number; readonly sahip_k_no: string; readonly ozet: Buffer; readonly minutes: number },
): Promise<void> {
  const { column, value } = scopeOf(realm, step.tenant_id)
  await sql`insert into ${sql.table(realm.steps)} (${column}${sql.ref(realm.owner)}, ozet, bitis)
    values (${value}${step.sahip_k_no}, ${step.ozet},
      clock_timestamp() + make_interval(mins => ${step.minutes}))`.execute(trx)
}

/** Whose login waits for its code; undefined where none does, or does no more. */
export async function findStepOwner(
  trx: TenantTransaction,
  { steps, owner }: FactorRealm,
  ozet: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ sahip_k_no: string }>`select ${sql.ref(owner)} as sahip_k_no from ${sql.table(steps)}
    where ozet = ${ozet} and bitis > clock_timestamp()`.execute(trx)
  return rows[0]?.sahip_k_no
}

export async function deleteSecondSteps(
  trx: TenantTransaction,
  { steps, owner }: FactorRealm,
  sahip_k_no: string,
): Promise<void> {
  await sql`delete from ${sql.table(steps)} where ${sql.ref(owner)} = ${sahip_k_no}`.execute(trx)
}

export async function updateUnprovenSecret(
  trx: TenantTransaction,
  { people }: FactorRealm,
  k_no: string,
  totp_sirri: Buffer,
): Promise<void> {
  await sql`update ${sql.table(people)} set totp_sirri = ${totp_sirri}, totp_son_adim = 0
    where k_no = ${k_no} and totp_zamani is null`.execute(trx)
}

export async function findSecret(
  trx: TenantTransaction,
  { people }: FactorRealm,
  k_no: string,
): Promise<Buffer | null | undefined> {
  const { rows } = await sql<{ totp_sirri: Buffer | null }>`select totp_sirri from ${sql.table(people)}
    where k_no = ${k_no}`.execute(trx)
  return rows[0]?.totp_sirri
}

/** Changes no row, and answers false, where this step or a later one was taken already. */
export async function updateLastStep(
  trx: TenantTransaction,
  { people }: FactorRealm,
  k_no: string,
  step: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(people)}
    set totp_son_adim = ${step}, totp_zamani = coalesce(totp_zamani, clock_timestamp())
    where k_no = ${k_no} and totp_son_adim < ${step}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Answers whether there was one. */
export async function deleteSecret(trx: TenantTransaction, { people }: FactorRealm, k_no: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(people)}
    set totp_sirri = null, totp_zamani = null, totp_son_adim = 0 where k_no = ${k_no}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function spendRecoveryCode(
  trx: TenantTransaction,
  { codes, owner }: FactorRealm,
  sahip_k_no: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(codes)} set kullanildi = clock_timestamp()
    where ${sql.ref(owner)} = ${sahip_k_no} and ozet = any(${hashes}::bytea[]) and kullanildi is null`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function deleteRecoveryCodes(
  trx: TenantTransaction,
  { codes, owner }: FactorRealm,
  sahip_k_no: string,
): Promise<void> {
  await sql`delete from ${sql.table(codes)} where ${sql.ref(owner)} = ${sahip_k_no}`.execute(trx)
}

export async function insertRecoveryCodes(
  trx: TenantTransaction,
  realm: FactorRealm,
  of: { readonly tenant_id: number; readonly sahip_k_no: string },
  hashes: readonly Buffer[],
): Promise<void> {
  const { column, value } = scopeOf(realm, of.tenant_id)
  await sql`insert into ${sql.table(realm.codes)} (${column}${sql.ref(realm.owner)}, ozet)
    select ${value}${of.sahip_k_no}::uuid, unnest(${hashes}::bytea[])`.execute(trx)
}
