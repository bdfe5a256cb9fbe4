import type { Kysely } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import type { NewTenant } from './starter.ts'

type Named = Pick<NewTenant, 'kod' | 'alan_adlari'>

/** The code or the first host that another tenant has, also one that is switched off. */
export async function findTaken(owner: Kysely<Database>, { kod, alan_adlari }: Named): Promise<string | undefined> {
  const tenants = await owner.selectFrom('tenant').select(['kod', 'alan_adlari']).execute()
  if (tenants.some((tenant) => tenant.kod === kod)) return kod
  const hosts = new Set(tenants.flatMap((tenant) => tenant.alan_adlari.map((host) => host.toLowerCase())))
  return alan_adlari.find((host) => hosts.has(host))
}

export async function insertTenant(owner: Kysely<Database>, { kod, alan_adlari }: Named): Promise<number> {
  const { id } = await owner
    .insertInto('tenant')
    .values({ kod, alan_adlari: [...alan_adlari] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An operator reads what stands in their name before anybody else does. */
export async function draftLegalPages(trx: TenantTransaction): Promise<void> {
  await trx.updateTable('sayfa').set({ taslak: true }).where('turu', '=', 'p').execute()
}

/** Every tenant of the installation, for the list of the command. */
export function listTenants(owner: Kysely<Database>) {
  return owner.selectFrom('tenant').select(['id', 'kod', 'alan_adlari', 'aktif']).orderBy('id').execute()
}
