import { Kysely, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { createPool } from './pool.ts'
import type { Database } from './tables/database.ts'
import { TenantDialect } from './tenant-driver.ts'

export type Db = Kysely<Database>
/** A transaction with the tenant's context set. Queries ask for it, so that none can run without one. */
export type TenantTransaction = Transaction<Database>

export interface Connection {
  readonly db: Db
  readonly pool: Pool
  readonly close: () => Promise<void>
}

interface ConnectOptions {
  /** Off for a pooler that does not know prepared statements. */
  readonly prepare?: boolean
  /** How long to wait for a connection. */
  readonly waitMs?: number
}

interface TransactionTerms {
  /** Whether statements that come often are planned once per connection. For acts that run the same few all day. */
  readonly keepPlans: boolean
}

export const KEEP_PLANS: TransactionTerms = { keepPlans: true }
const PLAN_ANEW: TransactionTerms = { keepPlans: false }

/** The same pool, seen as one tenant. */
type TenantView = (tenantId: number, terms: TransactionTerms) => Db
const views = new WeakMap<Db, TenantView>()
const pools = new WeakMap<Db, Pool>()

export function connect(
  url: string,
  max: number,
  onError: (error: Error) => void,
  { prepare = true, waitMs = 5_000 }: ConnectOptions = {},
): Connection {
  const pool = createPool(url, { max, name: 'meltem', onError, waitMs })
  const db = new Kysely<Database>({ dialect: new TenantDialect({ pool, prepare }) })
  pools.set(db, pool)
  const known = new Map<string, Db>()
  views.set(db, (tenantId, { keepPlans }) => {
    const name = `${tenantId}:${keepPlans}`
    const view =
      known.get(name) ?? new Kysely<Database>({ dialect: new TenantDialect({ pool, prepare, tenantId, keepPlans }) })
    known.set(name, view)
    return view
  })
  return { db, pool, close: () => pool.end() }
}

export interface PoolFigures {
  readonly most: number
  readonly used: number
  readonly idle: number
  /** Requests that wait for a connection. */
  readonly waiting: number
}

export function poolFigures(db: Db): PoolFigures | undefined {
  const pool = pools.get(db)
  if (!pool) return undefined
  const { totalCount, idleCount, waitingCount, options } = pool
  return { most: options.max, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/**
 * Opens the transaction and sets the tenant for its length only. Outside of it row-level security shows no rows of any
 * tenant.
 */
export function withTenant<T>(
  db: Db,
  tenantId: number,
  work: (trx: TenantTransaction) => Promise<T>,
  terms: TransactionTerms = PLAN_ANEW,
): Promise<T> {
  const view = views.get(db)
  if (!view) throw new Error('withTenant needs a database that connect() has made')
  return view(tenantId, terms).transaction().execute(work)
}
