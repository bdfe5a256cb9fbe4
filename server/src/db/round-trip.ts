import { CompiledQuery, type QueryExecutorProvider, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { keptStep } from './kept-plans.ts'
import { ask, type Step, type WaitingQuery } from './statement.ts'

interface Query<R> {
  compile(provider: QueryExecutorProvider): CompiledQuery<R>
}

type RowsOf<Queries extends readonly Query<unknown>[]> = {
  [Place in keyof Queries]: Queries[Place] extends Query<infer R> ? R[] : never
}

function stepOf(trx: Transaction<Database>, query: Query<unknown>): Step {
  const compiled = query.compile(trx)
  return keptStep(compiled) ?? { statement: { name: '', text: compiled.sql }, values: compiled.parameters }
}

/** Several queries in one round trip, one after the other; answers the rows of each. */
export async function together<const Queries extends readonly Query<unknown>[]>(
  trx: Transaction<Database>,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  const rows = await ask(
    trx,
    queries.map((query) => stepOf(trx, query)),
  )
  return rows as RowsOf<Queries>
}

/**
 * Writes and locks whose answer nobody needs: they wait here and travel in front of the next statement, at the latest
 * with the commit. If one of them fails that one fails with its error, and the transaction is undone as ever.
 */
export async function later(trx: Transaction<Database>, ...queries: readonly Query<unknown>[]): Promise<void> {
  if (queries.length === 0) return
  // The driver can only pass over rows whose shape it has been told.
  const waiting = queries.map((query) => ({ ...stepOf(trx, query), answers: true }))
  const query: WaitingQuery = { ...CompiledQuery.raw('later'), waiting }
  await trx.executeQuery(query)
}
