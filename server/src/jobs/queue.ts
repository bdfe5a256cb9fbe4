import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { TenantTransaction } from '../db/connection.ts'
import { QUEUES, type QueueName } from './queues.ts'

/** A unit of background work; `run` is also what tests call directly. */
export interface Job<Data extends object = object> {
  readonly id: QueueName
  readonly description: string
  /** Cron in Istanbul time, for jobs that come by themselves. */
  readonly schedule?: string
  run(data: Data, attempt: Attempt): Promise<void>
}

export interface Attempt {
  /** From 0. */
  readonly retries: number
  readonly isLast: boolean
}

/** The job queue on PostgreSQL. Enqueuing inside a transaction happens exactly when it commits. */
export class Queue {
  readonly #boss: PgBoss
  readonly #log: Logger

  constructor(url: string, log: Logger) {
    this.#log = log
    // The owner made the schema; this role only works with it.
    this.#boss = new PgBoss({
      connectionString: url,
      max: 3,
      migrate: false,
      useListenNotify: true,
      application_name: 'meltem-jobs',
    })
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'))
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  }

  async start(): Promise<void> {
    await this.#boss.start()
  }

  async send(name: QueueName, data: object, trx?: TenantTransaction): Promise<void> {
    await this.#boss.send(name, data, trx ? { db: fromKysely(trx) } : {})
  }

  /** Runs the job whenever it is due, one at a time, and plans its schedule. */
  async work<Data extends object>(job: Job<Data>): Promise<void> {
    const { retryLimit } = QUEUES[job.id]
    await this.#boss.work<Data, void>(
      job.id,
      { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 2 },
      async ([task]) => {
        if (!task) return
        const attempt = { retries: task.retryCount, isLast: task.retryCount >= retryLimit }
        try {
          await job.run(task.data, attempt)
        } catch (error) {
          this.#log.error({ err: error, job: job.id, data: task.data, attempt: attempt.retries }, 'job failed')
          throw error
        }
      },
    )
    if (job.schedule) await this.#boss.schedule(job.id, job.schedule, {}, { tz: 'Europe/Istanbul' })
    else await this.#boss.unschedule(job.id)
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
  }
}
