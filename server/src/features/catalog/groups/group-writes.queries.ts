import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Ordered } from './group-words.ts'

const columns = (values: object) => sql.join(Object.keys(values).map((name) => sql.ref(name)))
const given = (values: object): RawBuilder<unknown> =>
  sql.join(Object.values(values).map((value: unknown) => sql`${value}`))

/** The columns are those of the contract's forms, which the caller has named. */
export async function insertGroup(trx: TenantTransaction, table: Ordered, values: object): Promise<void> {
  await sql`insert into ${sql.table(table)} (${columns(values)}) values (${given(values)})`.execute(trx)
}

export async function updateGroup(trx: TenantTransaction, table: Ordered, k_no: string, values: object): Promise<void> {
  const set = sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  await sql`update ${sql.table(table)} set ${set}, surum = surum + 1 where k_no = ${k_no}`.execute(trx)
}
