import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from './database.ts'
import { createPool } from './pool.ts'

export type Db = Kysely<Database>
/** A transaction with the tenant's context set. Queries ask for it, so that none can run without one. */
export type TenantTransaction = Transaction<Database>

export interface Connection {
  readonly db: Db
  readonly pool: Pool
  readonly close: () => Promise<void>
}

export function connect(url: string, max: number, onError: (error: Error) => void): Connection {
  const pool = createPool(url, { max, name: 'meltem', onError })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/**
 * Opens the transaction and sets the tenant for its length only, which also holds behind a transaction pooler.
 * Outside of it row-level security shows no rows of any tenant.
 */
export function withTenant<T>(db: Db, tenantId: number, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.tenant', ${String(tenantId)}, true)`.execute(trx)
    return await work(trx)
  })
}
