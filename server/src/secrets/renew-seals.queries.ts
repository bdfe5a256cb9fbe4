import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/tables/database.ts'

/** What is sealed with the secret: column by column, and what its key is made for. */
export const SEALED = [
  { table: 'yolcu', column: 'belge', purpose: 'yolcu' },
  { table: 'acente_kullanici', column: 'totp_sirri', purpose: 'acente_totp' },
  { table: 'personel', column: 'totp_sirri', purpose: 'personel_totp' },
] as const

/** Above all tenants. */
export const SEALED_ABOVE = { table: 'kurum_yonetici', column: 'totp_sirri', purpose: 'kurum_totp' } as const

export type SealedPlace = (typeof SEALED)[number] | typeof SEALED_ABOVE

/** Also those that are switched off. */
export async function listTenantKeys(owner: Kysely<Database>): Promise<number[]> {
  const rows = await owner.selectFrom('tenant').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Row by row: a row is small, and there are few of them. */
export async function listSealed(
  db: Kysely<Database>,
  { table, column }: SealedPlace,
): Promise<{ k_no: string; sealed: Buffer }[]> {
  const { rows } = await sql<{ k_no: string; sealed: Buffer }>`select k_no, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
  return rows
}

/** What somebody else has written meanwhile stays. */
export async function replaceSealed(
  db: Kysely<Database>,
  { table, column }: SealedPlace,
  { k_no, before, sealed }: { k_no: string; before: Buffer; sealed: Buffer },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where k_no = ${k_no} and ${sql.ref(column)} = ${before}`.execute(db)
}
