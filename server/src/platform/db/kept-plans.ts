import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { Statement, Step } from './statement.ts'

/** A text that comes this often is one of the few that an act asks every time. */
const OFTEN = 3
/** Each connection keeps the plans of these, some 40 KB each. */
const MOST_KEPT = 250
const MOST_COUNTED = 2_000

const counted = new Map<string, number>()
const kept = new Map<string, Statement>()

/** `*` stands for other columns after a migration, and a plan outlives the migration; a count has always one. */
function namesItsColumns(text: string): boolean {
  return !text.replaceAll('count(*)', '').includes('*')
}

function statementFor(text: string): Statement | undefined {
  const known = kept.get(text)
  if (known || kept.size >= MOST_KEPT) return known
  const times = (counted.get(text) ?? 0) + 1
  if (counted.size >= MOST_COUNTED) counted.clear()
  counted.set(text, times)
  if (times < OFTEN || !namesItsColumns(text)) return undefined
  const statement = { name: `act-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`, text }
  kept.set(text, statement)
  counted.delete(text)
  return statement
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string')
  return value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value)
}

/** The query as a statement whose plan the connection keeps, if it is asked often and can be. */
export function keptStep({ sql: text, parameters }: CompiledQuery): Step | undefined {
  if (!parameters.every(isPlain)) return undefined
  const statement = statementFor(text)
  return statement && { statement, values: parameters }
}
