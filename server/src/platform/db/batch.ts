import pg from 'pg'
import type { Step } from './statement.ts'

type Reader = (text: string) => unknown

/** How the rows of a statement are read. */
interface Shape {
  readonly names: readonly string[]
  readonly readers: readonly Reader[]
}

/** Types that extensions and enumerations bring along have numbers of their own. */
const readerOf = pg.types.getTypeParser as (type: number) => Reader

const NO_ROWS: Shape = { names: [], readers: [] }

function shapeOf(fields: readonly pg.FieldDef[]): Shape {
  return {
    names: fields.map(({ name }) => name),
    readers: fields.map(({ dataTypeID }) => readerOf(dataTypeID)),
  }
}

/**
 * Statements that a connection has parsed for good, by name, with the shape of their rows once it was told. It holds as
 * long as the statement: PostgreSQL refuses one whose rows have come to look different.
 */
const prepared = new WeakMap<pg.Connection, Map<string, Shape | undefined>>()

function preparedOn(connection: pg.Connection): Map<string, Shape | undefined> {
  const known = prepared.get(connection) ?? new Map<string, Shape | undefined>()
  prepared.set(connection, known)
  return known
}

/** What became of one statement. */
export interface BatchResult {
  readonly command: string
  /** Null for a command that counts nothing. */
  readonly rowCount: number | null
  readonly rows: readonly unknown[]
}

type Done = (error: Error | undefined, results: BatchResult[]) => void

/**
 * Several statements in one message each way; the driver's own queries are sent and answered one by one. When one of
 * them fails PostgreSQL leaves out the rest, also a commit among them. Rows come from the last and from those that say
 * so; what the rows of a prepared statement look like is asked once per connection.
 */
export function sendBatch(client: pg.ClientBase, steps: readonly Step[], prepare: boolean): Promise<BatchResult[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Batch(steps, prepare, (error, results) => {
        if (error) reject(error)
        else resolve(results)
      }),
    )
  })
}

/** The driver hands it every message about what it has sent, until it has heard that the database is ready again. */
class Batch implements pg.Submittable {
  readonly #steps: readonly Step[]
  readonly #prepare: boolean
  readonly #done: Done
  readonly #parsed = new Set<string>()
  readonly #shapes: (Shape | undefined)[] = []
  readonly #results: BatchResult[] = []
  #rows: unknown[] = []
  #unreadable: Error | undefined

  constructor(steps: readonly Step[], prepare: boolean, done: Done) {
    this.#steps = steps
    this.#prepare = prepare
    this.#done = done
  }

  submit(connection: pg.Connection): null {
    connection.stream.cork()
    try {
      for (const [place, step] of this.#steps.entries()) this.#send(connection, step, place)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  #nameOf({ statement }: Step): string {
    return this.#prepare ? statement.name : ''
  }

  #isAsked(place: number): boolean {
    return this.#steps[place]?.answers === true || place === this.#steps.length - 1
  }

  #send(connection: pg.Connection, step: Step, place: number): void {
    const statement = this.#nameOf(step)
    const known = preparedOn(connection)
    if (!known.has(statement) && !this.#parsed.has(statement)) {
      // An earlier batch may have failed after it had parsed this: closing what is not there is no mistake, parsing twice is.
      if (statement !== '') connection.close({ type: 'S', name: statement }, true)
      connection.parse({ name: statement, text: step.statement.text, types: [] }, true)
      if (statement !== '') this.#parsed.add(statement)
    }
    connection.bind({ statement, values: step.values.map(asText) }, true)
    this.#shapes[place] = known.get(statement)
    if (this.#isAsked(place) && !this.#shapes[place]) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#shapes[this.#results.length] = shapeOf(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const place = this.#results.length
    const shape = this.#shapes[place]
    if (!this.#isAsked(place) || !shape || this.#unreadable) return
    try {
      this.#rows.push(rowOf(shape, fields))
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const [command = '', ...counts] = text.split(' ')
    const count = counts.at(-1)
    this.#results.push({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows })
    this.#rows = []
  }

  handleError(error: Error): void {
    this.#done(error, [])
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#remember(preparedOn(connection))
    this.#done(this.#unreadable, this.#results)
  }

  #remember(known: Map<string, Shape | undefined>): void {
    for (const [place, step] of this.#steps.entries()) {
      const statement = this.#nameOf(step)
      if (statement === '') continue
      const told = this.#shapes[place] ?? (this.#isAsked(place) ? NO_ROWS : undefined)
      known.set(statement, known.get(statement) ?? told)
    }
  }
}

function rowOf({ names, readers }: Shape, values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let place = 0; place < names.length; place += 1) {
    const value = values[place]
    row[names[place] ?? ''] = value === null || value === undefined ? null : readers[place]?.(value)
  }
  return row
}

function asText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`
  throw new TypeError('a prepared statement takes text, numbers, booleans, dates, bytes and lists of them')
}

/** Most texts have none of these, and looking is a fifth of replacing. */
const SPECIAL = /["\\]/

/** One element of a list of text, as it stands between the braces. */
function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (Buffer.isBuffer(value)) return `"\\\\x${value.toString('hex')}"`
  if (typeof value === 'string') return SPECIAL.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`
  throw new TypeError('a list in a statement holds text, numbers, booleans, dates and bytes')
}
