import { type Kysely, sql, type Transaction } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import type { NewTenant } from './starter.ts'

type Named = Pick<NewTenant, 'kod' | 'alan_adlari'>

/** Whoever names a tenant or a host stands in one queue: of two who want the same name, the second sees the first. */
export async function lockNames(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('meltem-tenant-names'))`.execute(trx)
}

/** The code or the first host that another tenant has, also one that is closed. */
export async function findTaken(
  trx: Transaction<Database>,
  { kod, alan_adlari }: Partial<Named>,
): Promise<{ readonly alan: keyof Named; readonly deger: string } | undefined> {
  const tenants = await trx.selectFrom('tenant').select(['kod', 'alan_adlari']).execute()
  if (kod !== undefined && tenants.some((tenant) => tenant.kod === kod)) return { alan: 'kod', deger: kod }
  const hosts = new Set(tenants.flatMap((tenant) => tenant.alan_adlari.map((host) => host.toLowerCase())))
  const host = alan_adlari?.find((each) => hosts.has(each))
  return host === undefined ? undefined : { alan: 'alan_adlari', deger: host }
}

export async function insertTenant(trx: Transaction<Database>, { kod, alan_adlari }: Named): Promise<number> {
  const { id } = await trx
    .insertInto('tenant')
    .values({ kod, alan_adlari: [...alan_adlari] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that could not be filled: nothing of it has been committed but its name. */
export async function deleteEmptyTenant(owner: Kysely<Database>, id: number): Promise<void> {
  await owner.deleteFrom('tenant').where('id', '=', id).execute()
}

/** One of them, so that nobody else changes it meanwhile; its key stays free for rows of the tenant that name it. */
export function lockTenant(trx: Transaction<Database>, kod: string) {
  return trx
    .selectFrom('tenant')
    .select(['id', 'kod', 'alan_adlari', 'aktif'])
    .where('kod', '=', kod)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateTenant(
  trx: Transaction<Database>,
  id: number,
  values: { readonly alan_adlari: string[] } | { readonly aktif: boolean },
): Promise<void> {
  await trx.updateTable('tenant').set(values).where('id', '=', id).execute()
}

/** An operator reads what stands in their name before anybody else does. */
export async function draftLegalPages(trx: TenantTransaction): Promise<void> {
  await trx.updateTable('sayfa').set({ taslak: true }).where('turu', '=', 'p').execute()
}

export interface TenantRow {
  readonly kod: string
  readonly alan_adlari: string[]
  readonly aktif: boolean
  readonly olusturma_zamani: Date | null
  /** The parts of its settings as they are stored; null where it has not said anything. */
  readonly dil: unknown
  readonly kur: unknown
  /** Somebody has come in as a manager. */
  readonly yonetici: boolean
  readonly davetli: boolean
  readonly davet_bitis: Date | null
}

/** Every tenant, newest first, or one of them; nothing of its business. */
export async function readTenants(owner: Kysely<Database>, kod: string | null = null): Promise<TenantRow[]> {
  const { rows } = await owner
    .transaction()
    .execute((trx) => sql<TenantRow>`select * from kurum_firmalari(${kod})`.execute(trx))
  return rows
}
