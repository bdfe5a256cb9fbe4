import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connection.ts'
import { LATEST_MIGRATION } from '../db/migrations.ts'
import { readSchema } from '../db/schema-state.ts'
import { readDueMails, readQueues } from '../jobs/queue-state.queries.ts'

const DATABASE_PATIENCE = 1_000

export interface HealthState {
  readonly status: 'ok' | 'schema' | 'database'
  readonly schema?: string | undefined
  readonly expected?: string | undefined
  /** How long the oldest mail that is due has been waiting. */
  readonly oldest_job_seconds?: number
  /** Mails that are due. */
  readonly due_mails?: number
}

export async function readState(db: Db, log: FastifyBaseLogger): Promise<HealthState> {
  try {
    const { serves, name: schema } = await withPatience(readSchema(db))
    if (!serves) return { status: 'schema', schema, expected: LATEST_MIGRATION }
    const { seconds, count } = await withPatience(readDueMails(db))
    return { status: 'ok', schema, oldest_job_seconds: seconds, due_mails: count }
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return { status: 'database' }
  }
}

export type QueueState = Awaited<ReturnType<typeof readQueues>>[number]

/** What waits in each queue and what was given up; nothing where the database does not say. */
export async function readBacklog(db: Db, log: FastifyBaseLogger): Promise<readonly QueueState[]> {
  try {
    return await withPatience(readQueues(db))
  } catch (error) {
    log.warn({ err: error }, 'the queues could not be counted')
    return []
  }
}

/** A database that does not answer within a second is not waited for. */
export function withPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error('The database did not answer in time')), DATABASE_PATIENCE)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
