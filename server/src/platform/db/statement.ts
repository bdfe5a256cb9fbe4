import { CompiledQuery, type Transaction } from 'kysely'
import type { Database } from './tables/database.ts'

/**
 * A statement that a connection parses and plans once. Only for the few that run on every booking; their columns are
 * named one by one, as a plan outlives the migration that adds a column.
 */
export interface Statement {
  /** Empty for one that is planned anew each time, by what it is given. */
  readonly name: string
  readonly text: string
}

/** A statement with what it is given. */
export interface Step {
  readonly statement: Statement
  readonly values: readonly unknown[]
  /** Whether its rows are wanted; those of the last one of a batch always are. */
  readonly answers?: boolean
}

declare const ROW: unique symbol

/** A step that is asked for its rows. */
export interface Question<R> extends Step {
  readonly [ROW]?: R
}

/** Questions that travel together, and the commit behind them where they are the last of a transaction. */
export interface AskingQuery extends CompiledQuery {
  readonly asked: readonly Step[]
  readonly commits: boolean
}

/** Statements whose answers the caller does not wait for. */
export interface WaitingQuery extends CompiledQuery {
  readonly waiting: readonly Step[]
}

/** What the driver looks for: other queries are not prepared. */
export interface PreparedQuery extends CompiledQuery {
  readonly prepared: Statement
}

/** The last statements of a transaction; the driver sends the commit behind them. */
export interface ClosingQuery extends CompiledQuery {
  readonly steps: readonly Step[]
}

export async function run<R>(trx: Transaction<Database>, statement: Statement, ...values: unknown[]): Promise<R[]> {
  const query: PreparedQuery = { ...CompiledQuery.raw(statement.text, values), prepared: statement }
  return (await trx.executeQuery<R>(query)).rows
}

/**
 * Sends the last statements and the commit in one go, so that what they lock is free after one round trip. When one of
 * them fails PostgreSQL turns the commit into a rollback, and the failure is thrown. Nothing may follow in `trx`.
 */
export async function commitWith(trx: Transaction<Database>, steps: readonly Step[]): Promise<void> {
  const query: ClosingQuery = { ...CompiledQuery.raw('commit'), steps }
  await trx.executeQuery(query)
}

/** Several questions in one round trip; answers the rows of each. */
export function ask(trx: Transaction<Database>, steps: readonly Step[]): Promise<unknown[][]> {
  return askWith(trx, steps, false)
}

/** The last questions of a transaction, behind whatever still waits: the commit travels with them. Nothing may follow in `trx`. */
export function askLast(trx: Transaction<Database>, steps: readonly Step[]): Promise<unknown[][]> {
  return askWith(trx, steps, true)
}

async function askWith(trx: Transaction<Database>, steps: readonly Step[], commits: boolean): Promise<unknown[][]> {
  if (steps.length === 0) return []
  const asked = steps.map((step) => ({ ...step, answers: true }))
  const query: AskingQuery = { ...CompiledQuery.raw('select'), asked, commits }
  return (await trx.executeQuery<unknown[]>(query)).rows
}
