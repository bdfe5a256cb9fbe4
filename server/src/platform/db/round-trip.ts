import { CompiledQuery, type QueryExecutorProvider, type Transaction } from 'kysely'
import { keptStep } from './kept-plans.ts'
import { ask, askLast, type Question, type Step, type WaitingQuery } from './statement.ts'
import type { Database } from './tables/database.ts'

export interface Query<R> {
  compile(provider: QueryExecutorProvider): CompiledQuery<R>
}

/**
 * Questions by name, in groups where some belong together. They are sent in the order they are written in, which is the
 * order of their locks. One that is undefined is not asked.
 */
export interface Asked {
  readonly [name: string]: Query<unknown> | Question<unknown> | Asked | undefined
}

type AnswerTo<Q> =
  Q extends Query<infer R> ? R[] : Q extends Question<infer R> ? R[] : Q extends Asked ? AnswersTo<Q> : undefined

/** The rows of each question under its name. */
export type AnswersTo<Names> = { readonly [Name in keyof Names]: AnswerTo<Names[Name]> }

function isGroup(one: Query<unknown> | Question<unknown> | Asked): one is Asked {
  return !('compile' in one) && !('statement' in one)
}

function stepsOf(trx: Transaction<Database>, asked: Asked): Step[] {
  return Object.values(asked).flatMap((one) => {
    if (one === undefined) return []
    return isGroup(one) ? stepsOf(trx, one) : [stepOf(trx, one)]
  })
}

function stepOf(trx: Transaction<Database>, query: Query<unknown> | Question<unknown>): Step {
  if ('statement' in query) return query
  const compiled = query.compile(trx)
  return keptStep(compiled) ?? { statement: { name: '', text: compiled.sql }, values: compiled.parameters }
}

/** Deals the answers out in the order of the questions. */
function named<Names extends Asked>(asked: Names, answers: Iterator<unknown[], undefined>): AnswersTo<Names> {
  const found = Object.entries(asked).map(([name, one]): [string, unknown] => {
    if (one === undefined) return [name, undefined]
    return [name, isGroup(one) ? named(one, answers) : answers.next().value]
  })
  return Object.fromEntries(found) as AnswersTo<Names>
}

/** Several queries in one round trip, one after the other; answers the rows of each by its name. */
export async function askAll<const Names extends Asked>(
  trx: Transaction<Database>,
  asked: Names,
): Promise<AnswersTo<Names>> {
  return named(asked, (await ask(trx, stepsOf(trx, asked))).values())
}

/** The same where they are the last of a transaction: what was left for later goes first, and the commit travels with them. */
export async function askAllLast<const Names extends Asked>(
  trx: Transaction<Database>,
  asked: Names,
): Promise<AnswersTo<Names>> {
  return named(asked, (await askLast(trx, stepsOf(trx, asked))).values())
}

/**
 * Writes and locks whose answer is not needed: they wait here and travel in front of the next statement, at the latest
 * with the commit. If one of them fails that one fails with its error, and the transaction is undone as ever.
 */
export async function later(trx: Transaction<Database>, ...queries: readonly Query<unknown>[]): Promise<void> {
  if (queries.length === 0) return
  const waiting = queries.map((query) => stepOf(trx, query))
  const query: WaitingQuery = { ...CompiledQuery.raw('later'), waiting }
  await trx.executeQuery(query)
}
