import { CompiledQuery, type QueryExecutorProvider, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { keptStep } from './kept-plans.ts'
import { ask, askLast, carry, lineOf, type Step, type WaitingQuery } from './statement.ts'

export interface Query<R> {
  compile(provider: QueryExecutorProvider): CompiledQuery<R>
}

export type RowsOf<Queries extends readonly Query<unknown>[]> = {
  [Place in keyof Queries]: Queries[Place] extends Query<infer R> ? R[] : never
}

function stepsOf(trx: Transaction<Database>, queries: readonly Query<unknown>[]): Step[] {
  return queries.map((query) => stepOf(trx, query))
}

function stepOf(trx: Transaction<Database>, query: Query<unknown>): Step {
  const compiled = query.compile(trx)
  return keptStep(compiled) ?? { statement: { name: '', text: compiled.sql }, values: compiled.parameters }
}

/** Several queries in one round trip, one after the other; answers the rows of each. */
export async function askAll<const Queries extends readonly Query<unknown>[]>(
  trx: Transaction<Database>,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  return (await ask(trx, stepsOf(trx, queries))) as RowsOf<Queries>
}

/** The same behind a statement of our own, whose rows are the first answer. */
export async function askBehind<R, const Queries extends readonly Query<unknown>[]>(
  trx: Transaction<Database>,
  first: Step,
  queries: Queries,
): Promise<[R[], ...RowsOf<Queries>]> {
  return (await ask(trx, [first, ...stepsOf(trx, queries)])) as [R[], ...RowsOf<Queries>]
}

/** The same where they are the last of a transaction: what was left for later goes first, and the commit travels with them. */
export async function askAllLast<const Queries extends readonly Query<unknown>[]>(
  trx: Transaction<Database>,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  return (await askLast(trx, stepsOf(trx, queries))) as RowsOf<Queries>
}

/**
 * Writes and locks whose answer nobody needs: they wait here and travel in front of the next statement, at the latest
 * with the commit. If one of them fails that one fails with its error, and the transaction is undone as ever.
 */
export async function later(trx: Transaction<Database>, ...queries: readonly Query<unknown>[]): Promise<void> {
  if (queries.length === 0) return
  const waiting = stepsOf(trx, queries)
  const line = lineOf(trx)
  if (line) {
    line.leave(waiting)
    return
  }
  const query: WaitingQuery = { ...CompiledQuery.raw('later'), waiting }
  await carry(trx, query)
}
