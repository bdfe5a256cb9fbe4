import type { CompiledQuery } from 'kysely'
import type { TenantTransaction } from './connection.ts'
import type { Query } from './round-trip.ts'

/** Stands for an argument while the query is built. */
const markOf = (place: number) => `\u0000argument ${place}`

/** One question with what it asks for. */
export class FixedQuery<R> implements Query<R> {
  readonly #trx: TenantTransaction
  readonly #compiled: CompiledQuery<R>

  constructor(trx: TenantTransaction, compiled: CompiledQuery<R>) {
    this.#trx = trx
    this.#compiled = compiled
  }

  compile(): CompiledQuery<R> {
    return this.#compiled
  }

  async execute(): Promise<R[]> {
    return (await this.#trx.executeQuery<R>(this.#compiled)).rows
  }

  async executeTakeFirst(): Promise<R | undefined> {
    return (await this.execute())[0]
  }
}

interface Template<R> {
  readonly compiled: CompiledQuery<R>
  /** For every parameter the argument it comes from; undefined for one that is always the same. */
  readonly sources: readonly (number | undefined)[]
}

/** Arguments become parameters as they are; none may decide what the query looks like. */
function templateOf<R>(
  trx: TenantTransaction,
  count: number,
  build: (marks: readonly never[]) => Query<R>,
): Template<R> {
  const marks: unknown[] = Array.from({ length: count }, (_, place) => markOf(place))
  const compiled = build(marks as never[]).compile(trx)
  const sources = compiled.parameters.map((value) => {
    const place = marks.indexOf(value)
    return place < 0 ? undefined : place
  })
  const lost = marks.findIndex((_, place) => !sources.includes(place))
  if (lost >= 0) throw new Error(`argument ${lost} of a fixed query is no parameter of it: ${compiled.sql}`)
  return { compiled, sources }
}

function filled<R>(
  trx: TenantTransaction,
  { compiled, sources }: Template<R>,
  args: readonly unknown[],
): FixedQuery<R> {
  const parameters = compiled.parameters.map((value, place) => {
    const source = sources[place]
    return source === undefined ? value : args[source]
  })
  return new FixedQuery(trx, { ...compiled, parameters })
}

/**
 * A query that differs in its arguments only: built and compiled when it is first asked, as that costs more than the
 * rest of the way to the database.
 */
export function fixed<Args extends readonly unknown[], R>(
  build: (trx: TenantTransaction, ...args: Args) => Query<R>,
): (trx: TenantTransaction, ...args: Args) => FixedQuery<R> {
  let template: Template<R> | undefined
  return (trx, ...args) => {
    template ??= templateOf(trx, build.length - 1, (marks) => build(trx, ...(marks as unknown as Args)))
    return filled(trx, template, args)
  }
}

/** Rows as entries; what is undefined is left out, as the builder does. */
function entriesOf(rows: readonly object[]): [name: string, value: unknown][][] {
  return rows.map((row) => Object.entries(row).filter(([, value]) => value !== undefined))
}

/** The same for rows that are written: built once for each set of columns and number of rows. */
export function fixedWrite<Row extends object, R>(
  build: (trx: TenantTransaction, rows: readonly Row[]) => Query<R>,
): (trx: TenantTransaction, rows: readonly Row[]) => FixedQuery<R> {
  const templates = new Map<string, Template<R>>()
  return (trx, rows) => {
    const entries = entriesOf(rows)
    const shape = entries.map((row) => row.map(([name]) => name).join()).join(';')
    const args = entries.flatMap((row) => row.map(([, value]) => value))
    const template =
      templates.get(shape) ??
      templateOf(trx, args.length, (marks) => {
        let next = 0
        const marked = entries.map((row) => Object.fromEntries(row.map(([name]) => [name, marks[next++]])))
        return build(trx, marked as Row[])
      })
    templates.set(shape, template)
    return filled(trx, template, args)
  }
}

/** The same for one row that changes, where it is still as it was. */
export function fixedChange<Changes extends object, Where extends object, R>(
  build: (trx: TenantTransaction, changes: Changes, where: Where) => Query<R>,
): (trx: TenantTransaction, changes: Changes, where: Where) => FixedQuery<R> {
  const write = fixedWrite((trx, [changes, where]: readonly object[]) => build(trx, changes as Changes, where as Where))
  return (trx, changes, where) => write(trx, [changes, where])
}
