import { CompiledQuery, type QueryResult, type Transaction } from 'kysely'
import type { Database } from './database.ts'

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

/** The connection of a transaction, which takes what is compiled already. */
export interface Line {
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>
  /** Leaves statements for the next one that is sent. */
  leave(steps: readonly Step[]): void
}

/** Asks for the connection on the way. */
export interface MeetingQuery extends CompiledQuery {
  readonly meet: (line: Line) => void
}

const lines = new WeakMap<Transaction<Database>, Line>()

/** Undefined until the first statement of ours has been carried. */
export function lineOf(trx: Transaction<Database>): Line | undefined {
  return lines.get(trx)
}

/**
 * The builder hands a query on through half a dozen promises. That way is gone once; then the transaction knows its
 * connection, and a statement goes straight to it.
 */
export async function carry<R>(trx: Transaction<Database>, query: CompiledQuery): Promise<R[]> {
  const line = lines.get(trx)
  if (line) return (await line.executeQuery<R>(query)).rows
  const meeting: MeetingQuery = { ...query, meet: (found) => lines.set(trx, found) }
  return (await trx.executeQuery<R>(meeting)).rows
}

export async function run<R>(trx: Transaction<Database>, statement: Statement, ...values: unknown[]): Promise<R[]> {
  const query: PreparedQuery = { ...CompiledQuery.raw(statement.text, values), prepared: statement }
  return await carry<R>(trx, query)
}

/**
 * Sends the last statements and the commit in one go, so that what they lock is free after one round trip. When one of
 * them fails PostgreSQL turns the commit into a rollback, and the failure is thrown. Nothing may follow in `trx`.
 */
export async function commitWith(trx: Transaction<Database>, steps: readonly Step[]): Promise<void> {
  const query: ClosingQuery = { ...CompiledQuery.raw('commit'), steps }
  await carry(trx, query)
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
  return await carry<unknown[]>(trx, query)
}
