import pg from 'pg'
import type { Step } from './statement.ts'

/** Statements that a connection has parsed for good, by name. */
const prepared = new WeakMap<pg.Connection, Set<string>>()

function preparedOn(connection: pg.Connection): Set<string> {
  const known = prepared.get(connection) ?? new Set<string>()
  prepared.set(connection, known)
  return known
}

type Results = pg.QueryResult | pg.QueryResult[]
type Done = (error: Error | undefined, results: Results) => void

/**
 * Several statements in one message each way; the driver's own queries are sent and answered one by one. When one of
 * them fails PostgreSQL leaves out the rest, also a commit among them. Rows come from the last and from those that say
 * so.
 */
export function sendBatch(client: pg.ClientBase, steps: readonly Step[], prepare: boolean): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    const batch = new Batch(steps, prepare, (error, results) => {
      if (error) return reject(error)
      batch.remember()
      resolve(Array.isArray(results) ? results : [results])
    })
    client.query(batch)
  })
}

class Batch extends pg.Query {
  readonly #steps: readonly Step[]
  readonly #prepare: boolean
  readonly #parsed = new Set<string>()
  #connection: pg.Connection | undefined

  constructor(steps: readonly Step[], prepare: boolean, done: Done) {
    super('', done as (error: Error | undefined, result: pg.ResultBuilder) => void)
    this.#steps = steps
    this.#prepare = prepare
  }

  override submit = (connection: pg.Connection): null => {
    this.#connection = connection
    connection.stream.cork()
    try {
      for (const step of this.#steps) this.#send(connection, step)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  #send(connection: pg.Connection, step: Step): void {
    const { name, text } = step.statement
    const statement = this.#prepare ? name : ''
    if (!preparedOn(connection).has(statement) && !this.#parsed.has(statement)) {
      // An earlier batch may have failed after it had parsed this: closing what is not there is no mistake, parsing twice is.
      if (statement !== '') connection.close({ type: 'S', name: statement }, true)
      connection.parse({ name: statement, text, types: [] }, true)
      if (statement !== '') this.#parsed.add(statement)
    }
    connection.bind({ statement, values: step.values.map(asText) }, true)
    if (step.answers || step === this.#steps.at(-1)) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
  }

  remember(): void {
    if (!this.#connection) return
    for (const name of this.#parsed) preparedOn(this.#connection).add(name)
  }
}

function asText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`
  throw new TypeError('a prepared statement takes text, numbers, booleans, dates, bytes and lists of them')
}

/** One element of a list of text, as it stands between the braces. */
function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (Buffer.isBuffer(value)) return `"\\\\x${value.toString('hex')}"`
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`
  throw new TypeError('a list in a statement holds text, numbers, booleans, dates and bytes')
}
