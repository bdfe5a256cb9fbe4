import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Mails that are due, and how long the oldest of them has waited. */
export async function readDueMails(db: Db): Promise<{ readonly seconds: number; readonly count: number }> {
  const { rows } = await sql<{ seconds: number | null; count: number }>`
    select extract(epoch from now() - min(start_after))::float8 as seconds, count(*)::int4 as count
    from pgboss.job where name = 'send-mail' and state < 'active' and start_after <= now()`.execute(db)
  return { seconds: Math.max(0, Math.round(rows[0]?.seconds ?? 0)), count: rows[0]?.count ?? 0 }
}

/** Each queue as it was counted last by the queue itself, at most a minute ago: nothing is counted for this question. */
export async function readQueues(db: Db) {
  const { rows } = await sql<{ queue: string; ready: number; later: number; failed: number }>`
    select name as queue, ready_count as ready, deferred_count as later, failed_count as failed
    from pgboss.queue order by name`.execute(db)
  return rows
}
