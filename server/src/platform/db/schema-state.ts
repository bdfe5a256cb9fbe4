import { type QueryExecutorProvider, sql } from 'kysely'
import { MIGRATIONS } from './migrations.ts'

/**
 * - `ours`: every migration of this version, and no other
 * - `newer`: further ones, which this version can live with
 * - `taken away`: one of those has taken away what this version needs
 * - `older`: one of ours is missing
 */
type SchemaState = 'ours' | 'newer' | 'taken away' | 'older'

/** Migrations that take something away have names that end like this: versions that do not know them cannot work on (RELY-35). */
const TAKES_AWAY = '-drop'

export const takesAway = (name: string) => name.endsWith(TAKES_AWAY)

/** What a database that has been through these is to this version, and the name that says so. */
function judgeSchema(executed: ReadonlySet<string>): { readonly state: SchemaState; readonly name: string } {
  const own = Object.keys(MIGRATIONS)
  const missing = own.find((name) => !executed.has(name))
  const newest = [...executed].toSorted().at(-1) ?? ''
  const further = [...executed].filter((name) => !(name in MIGRATIONS))
  const taken = further.find(takesAway)
  if (taken) return { state: 'taken away', name: taken }
  if (missing) return { state: 'older', name: missing }
  return { state: further.length > 0 ? 'newer' : 'ours', name: newest }
}

interface Schema extends ReturnType<typeof judgeSchema> {
  /** This version can work with it. */
  readonly serves: boolean
}

export async function readSchema(db: QueryExecutorProvider): Promise<Schema> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const schema = judgeSchema(new Set(rows.map(({ name }) => name)))
  return { ...schema, serves: schema.state === 'ours' || schema.state === 'newer' }
}

export const newerSchema = (name: string) =>
  `The database belongs to a newer version, which has taken away what this one needs (${name}). Start that version.`
