import type pg from 'pg'

export type Rewrite = (text: string) => string

/** The part of the driver's connection that sends the text of a statement. */
interface Sender {
  parse(query: { readonly text: string }, more: boolean): void
  query(text: string): void
}

/**
 * Changes statements on their way to the database, on every connection that the pool is going to open. For control runs,
 * which show what a statement is good for by leaving a part of it out: the code that is tested knows nothing of it.
 */
export function rewriteStatements(pool: pg.Pool, ...rewrites: readonly Rewrite[]): void {
  const rewritten = (text: string) => rewrites.reduce((changed, rewrite) => rewrite(changed), text)
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { readonly connection: Sender }
    const parse = connection.parse.bind(connection)
    const query = connection.query.bind(connection)
    connection.parse = (one, more) => parse({ ...one, text: rewritten(one.text) }, more)
    connection.query = (text) => query(rewritten(text))
  })
}

/** Rows are read and changed without being locked before, and no transaction waits for another. */
export const withoutLocks: Rewrite = (text) =>
  text
    .replace(/ for (no key update|update|share)( of "\w+")?( skip locked)?/g, '')
    .replaceAll('pg_advisory_xact_lock(', '(')

/** The quick way of booking finds no number, so that the careful way decides every basket. */
export const carefulOnly: Rewrite = (text) => {
  if (!text.includes('as bilinenler')) return text
  const changed = text.replace('limit $5)', 'limit 0 * $5::int)')
  if (changed === text) throw new Error('the opening of the quick way has no numbers to leave out')
  return changed
}
