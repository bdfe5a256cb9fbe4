import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { QueryResult as PgResult, Pool, PoolClient } from 'pg'
import { currentTracing } from '../tracing/span.ts'
import { inSqlSpan } from '../tracing/sql-span.ts'
import { type BatchResult, sendBatch } from './batch.ts'
import { keptStep } from './kept-plans.ts'
import { auditSteps } from './staff-call.ts'
import type { AskingQuery, ClosingQuery, PreparedQuery, Step, WaitingQuery } from './statement.ts'

interface DriverOptions {
  readonly pool: Pool
  /** Whether statements that are marked for it are prepared. */
  readonly prepare: boolean
  /** Transactions of this driver see the rows of this tenant; without one they see no tenant's. */
  readonly tenantId?: number
  /** Whether other statements that come often are, too. */
  readonly keepPlans?: boolean
}

/**
 * Kysely's own driver waits for an answer after `begin`, after each statement and after `commit`. This one lets `begin`
 * and the tenant travel with the first statement, and the commit with the last ones.
 */
export class TenantDialect extends PostgresDialect {
  readonly #options: DriverOptions

  constructor(options: DriverOptions) {
    super({ pool: options.pool })
    this.#options = options
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#options)
  }
}

class TenantDriver implements Driver {
  readonly #options: DriverOptions

  constructor(options: DriverOptions) {
    this.#options = options
  }

  async init(): Promise<void> {
    // The pool connects when it is first asked.
  }

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#options.pool.connect(), this.#options)
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    const mode = accessMode ? ` ${accessMode}` : ''
    const { tenantId } = this.#options
    const begin = { statement: { name: `begin${level}${mode}`, text: `begin${level}${mode}` }, values: [] }
    if (tenantId === undefined) return connection.begin([begin], [])
    const { opening, closing } = auditSteps()
    connection.begin([begin, tenantStep(tenantId), ...opening], closing)
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    // The pool is ended by the code that made it: several drivers share it.
  }
}

/** For the length of the transaction only, which also holds behind a transaction pooler. */
function tenantStep(tenantId: number): Step {
  const name = `tenant-${tenantId.toFixed(0)}`
  return { statement: { name, text: `set local app.tenant = '${tenantId.toFixed(0)}'` }, values: [] }
}

const COMMIT: Step = { statement: { name: 'commit', text: 'commit' }, values: [] }

type AnyQuery = CompiledQuery | PreparedQuery | AskingQuery | ClosingQuery | WaitingQuery

class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #prepare: boolean
  readonly #keepPlans: boolean
  /** What opens the transaction, until a first statement takes it along. */
  #opening: readonly Step[] = []
  /** What goes before the commit. */
  #closing: readonly Step[] = []
  /** Statements the caller does not wait for, until the next statement or the commit takes them along. */
  #waiting: Step[] = []
  #ended = false
  #broken = false

  constructor(client: PoolClient, { prepare, keepPlans = false }: DriverOptions) {
    this.#client = client
    this.#prepare = prepare
    this.#keepPlans = prepare && keepPlans
    // While it is out of the pool there is no other listener, and an error without a listener ends the process.
    client.on('error', this.#onError)
  }

  readonly #onError = (): void => {
    this.#broken = true
  }

  begin(opening: readonly Step[], closing: readonly Step[]): void {
    this.#opening = opening
    this.#closing = closing
  }

  async executeQuery<R>(query: AnyQuery): Promise<QueryResult<R>> {
    this.#requireOpen()
    if ('prepared' in query) return resultOf(await this.#send({ statement: query.prepared, values: query.parameters }))
    if ('waiting' in query) {
      this.#waiting.push(...query.waiting)
      return { rows: [] }
    }
    if ('asked' in query) return { rows: (await this.#ask(query)) as R[] }
    if ('steps' in query) {
      this.#ended = true
      requireCommitted(await this.#send(...query.steps, ...this.#closing, COMMIT))
      return { rows: [] }
    }
    const step = this.#keepPlans ? keptStep(query) : undefined
    if (step) return resultOf(await this.#send(step))
    if (this.#opening.length + this.#waiting.length > 0) await this.#send()
    const alone = () => this.#client.query<Record<string, unknown>>(query.sql, [...query.parameters])
    return resultOf(await (currentTracing() ? inSqlSpan([query.sql], alone) : alone()))
  }

  #requireOpen(): void {
    if (this.#ended) throw new Error('the transaction has been committed; no statement may follow')
  }

  /** The rows of each question. */
  async #ask({ asked, commits }: AskingQuery): Promise<unknown[][]> {
    const first = this.#opening.length + this.#waiting.length
    this.#ended = commits
    const results = await this.#sendAll(commits ? [...asked, ...this.#closing, COMMIT] : asked)
    if (commits) requireCommitted(lastOf(results))
    return results.slice(first, first + asked.length).map((result) => result.rows as unknown[])
  }

  /** The answer of the last one. */
  async #send(...steps: readonly Step[]): Promise<BatchResult> {
    return lastOf(await this.#sendAll(steps))
  }

  async #sendAll(steps: readonly Step[]): Promise<BatchResult[]> {
    const batch = [...this.#opening, ...this.#waiting, ...steps]
    this.#opening = []
    this.#waiting = []
    if (!currentTracing()) return await sendBatch(this.#client, batch, this.#prepare)
    const texts = batch.map(({ statement }) => statement.text)
    return await inSqlSpan(texts, () => sendBatch(this.#client, batch, this.#prepare))
  }

  async commit(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    // Everything was known already: a transaction that never began has nothing to commit.
    if (this.#opening.length > 0 && this.#waiting.length === 0) return
    requireCommitted(await this.#send(...this.#closing, COMMIT))
  }

  /** A connection that cannot roll back is in an unknown state: it does not go back to the others. */
  async rollback(): Promise<void> {
    this.#ended = true
    try {
      await this.#client.query('rollback')
    } catch (error) {
      this.#broken = true
      throw error
    }
  }

  release(): void {
    this.#client.off('error', this.#onError)
    this.#client.release(this.#broken)
  }

  streamQuery(): never {
    throw new Error('rows are not streamed in this house')
  }
}

function lastOf(results: readonly BatchResult[]): BatchResult {
  const last = results.at(-1)
  if (!last) throw new Error('the database did not answer')
  return last
}

/** PostgreSQL ends a transaction that has failed before with a rollback, and calls that no error. */
function requireCommitted({ command }: BatchResult): void {
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed')
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function resultOf<R>({ command, rowCount, rows }: BatchResult | PgResult): QueryResult<R> {
  const found = { rows: (rows ?? []) as R[] }
  return COUNTED.has(command) && rowCount !== null ? { ...found, numAffectedRows: BigInt(rowCount) } : found
}
