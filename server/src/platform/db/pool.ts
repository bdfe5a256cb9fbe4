import pg from 'pg'

// `date` as text: a calendar day has no time zone, and a JavaScript Date would give it one.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
// `bigint` as a number: amounts in minor units and counters stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

interface PoolOptions {
  readonly max: number
  readonly name: string
  readonly onError: (error: Error) => void
  /** How long a request waits for a connection before it is told to come back. */
  readonly waitMs?: number
}

/** An idle connection that breaks (server restart) must not end the process: the next query gets a fresh one. */
export function createPool(connectionString: string, { max, name, onError, waitMs = 5_000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: name,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
  })
  pool.on('error', (error) => {
    // A pool that is closed has let go of its connections, but some still say goodbye when the database goes too.
    if (!pool.ending) onError(error)
  })
  return pool
}
