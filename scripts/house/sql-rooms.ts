import type { SourceFile } from './arrows.ts'

/** Where a statement may be written: files of queries. Tests look into tables to check what was written there. */
const FEATURE = /^server\/src\/features\/.*\.ts$/
const ROOM = /\.queries\.ts$|\.test\.ts$|\/testing\//

/** Builders of statements, clauses added to one, and the tag for written SQL. */
const SQL = [
  /\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom|withRecursive)\s*(?:<[^>]*>)?\(/,
  /\.\s*(?:where|whereRef|innerJoin|leftJoin|onConflict|returning|returningAll)\(/,
  /(?<![\w.'])sql\s*(?:<[^`]*?>)?\s*`/,
  /(?<![\w.'])sql\.(?:lit|ref|join|raw|table|id|val)\b/,
  /^import \{[^}]*\bsql\b[^}]*\} from 'kysely'/m,
]

/** The files of features that hold a statement and are no files of queries, as `path: what stands there`. */
export function findStrayedSql(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => FEATURE.test(path) && !ROOM.test(path))
    .flatMap(({ path, text }) => {
      const found = SQL.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
      return found === undefined ? [] : [`${path}: ${found.trim()}`]
    })
}
