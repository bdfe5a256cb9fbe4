import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { countJob } from '../counters.ts'
import type { TenantTransaction } from '../db/connection.ts'
import { currentTracing, inSpan } from '../tracing/span.ts'
import { givingWay } from './calm.ts'
import { QUEUES, type QueueName } from './queues.ts'

/** A unit of background work; `run` is also what tests call directly. */
export interface Job<Data extends object = object> {
  readonly id: QueueName
  readonly description: string
  /** Cron in Istanbul time, for jobs that come by themselves. */
  readonly schedule?: string
  /** So many milliseconds after it was asked for it begins even in a rush; before that it waits for a calm moment. */
  givesWay?(data: Data): number
  run(data: Data, attempt: Attempt): Promise<void>
}

export interface Attempt {
  /** From 0. */
  readonly retries: number
  readonly isLast: boolean
}

/** Work for a queue; with an id of its own it is done once however often it is sent. */
export interface Task {
  readonly id?: string
  readonly data: object
  /** Seconds until it may begin. */
  readonly startAfter?: number
  /** Above or below all others that wait, which have 0. */
  readonly priority?: number
}

interface GatherTerms {
  readonly milliseconds: number
  readonly onError: (error: unknown) => void
}

/** A full batch means there is more: the next one is fetched at once, so a backlog does not wait for the clock. */
const WORK_OPTIONS = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
} as const

/** In a rush what is gathered is written down this much later. */
const LONGEST_GATHERING = 5_000

/** The job queue on PostgreSQL. Enqueuing inside a transaction happens exactly when it commits. */
export class Queue {
  readonly #boss: PgBoss
  readonly #log: Logger
  readonly #worked = new Set<QueueName>()
  #leaving = false
  #stopped = false
  readonly #gathered = new Map<QueueName, { readonly tasks: Task[]; readonly timer: NodeJS.Timeout }>()

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
    this.#boss.on('error', (error) => {
      // Connections that still say goodbye when the database goes too.
      if (!this.#stopped) log.error({ err: error }, 'job queue')
    })
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  }

  async start(): Promise<void> {
    await this.#boss.start()
  }

  async send(name: QueueName, data: object, trx?: TenantTransaction): Promise<void> {
    await this.#boss.send(name, traced(data), trx ? { db: fromKysely(trx) } : {})
  }

  /** Several of one kind in one statement; what is there already under the same id stays as it is. */
  async sendAll(name: QueueName, tasks: readonly Task[], trx?: TenantTransaction): Promise<void> {
    await this.#boss.insert(name, tracedTasks(tasks), trx ? { db: fromKysely(trx) } : {})
  }

  /** What has failed begins anew, with all its tries; the caller holds the locks of those that are there. */
  async sendAgain(
    name: QueueName,
    tasks: readonly (Task & { readonly id: string })[],
    trx: TenantTransaction,
  ): Promise<void> {
    const db = fromKysely(trx)
    await this.#boss.deleteJob(
      name,
      tasks.map(({ id }) => id),
      { db },
    )
    await this.#boss.insert(name, tracedTasks(tasks), { db })
  }

  /** Tasks in a moment, with what others add until then; not at all when the queue stops before. */
  gather(name: QueueName, planned: readonly Task[], { milliseconds, onError }: GatherTerms): void {
    const tasks = tracedTasks(planned)
    const gathered = this.#gathered.get(name)
    if (gathered) {
      gathered.tasks.push(...tasks)
      return
    }
    const timer = setTimeout(() => void this.#sendGathered(name).catch(onError), milliseconds)
    this.#gathered.set(name, { tasks: [...tasks], timer: timer.unref() })
  }

  /** Writing them down is work that no request waits for, too. */
  #sendGathered(name: QueueName): Promise<void> {
    return givingWay(LONGEST_GATHERING, async () => {
      const tasks = this.#gathered.get(name)?.tasks ?? []
      this.#gathered.delete(name)
      if (tasks.length > 0) await this.sendAll(name, tasks)
    })
  }

  /** Runs the job whenever it is due and plans its schedule. Tasks of a batch run one after another and end each for itself. */
  async work<Data extends object>(job: Job<Data>): Promise<void> {
    this.#worked.add(job.id)
    await this.#boss.work<Data, void, typeof WORK_OPTIONS>(job.id, WORK_OPTIONS, async (tasks) => {
      const results: JobResult[] = []
      for (const task of tasks) results.push(await this.#runTask(job, task))
      return results
    })
    if (job.schedule) await this.#boss.schedule(job.id, job.schedule, {}, { tz: 'Europe/Istanbul' })
    else await this.#boss.unschedule(job.id)
  }

  async #runTask<Data extends object>(job: Job<Data>, task: JobWithMetadata<Data>): Promise<JobResult> {
    if (this.#leaving) return await this.#giveBack(job, task)
    const attempt = { retries: task.retryCount, isLast: task.retryCount >= QUEUES[job.id].retryLimit }
    const about = { job: job.id, task: task.id, attempt: attempt.retries, ...subjectOf(task.data) }
    const begun = performance.now()
    const ms = () => Math.round(performance.now() - begun)
    try {
      const run = () => runTraced(job, task, attempt)
      const patience = job.givesWay?.(task.data) ?? 0
      await (patience > 0 ? givingWay(patience - (Date.now() - task.createdOn.getTime()), run) : run())
      countJob(job.id, 'done')
      this.#log.info({ ...about, ms: ms() }, 'job')
      return { id: task.id, status: 'completed' }
    } catch (error) {
      if (this.#leaving) return await this.#giveBack(job, task)
      countJob(job.id, 'failed')
      this.#log.error({ ...about, err: error, ms: ms() }, 'job failed')
      return { id: task.id, status: 'failed', output: { message: String(error) } }
    }
  }

  /** What a stop broke off or kept from beginning comes again as if it was new; a schedule comes again by itself. */
  async #giveBack<Data extends object>(job: Job<Data>, task: JobWithMetadata<Data>): Promise<JobResult> {
    if (!job.schedule) await this.#boss.send(job.id, task.data)
    return { id: task.id, status: 'completed' }
  }

  /** The beginning of a stop: no task is begun any more, and one that fails from now on was broken off by us. */
  async leave(): Promise<void> {
    this.#leaving = true
    await Promise.all([...this.#worked].map((name) => this.#boss.offWork(name, { wait: false })))
  }

  async stop(): Promise<void> {
    await this.leave()
    for (const { timer } of this.#gathered.values()) clearTimeout(timer)
    this.#gathered.clear()
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
    this.#stopped = true
  }
}

/** What a task is about, for the log: keys only, as the rest of it may tell of a person. */
function subjectOf(data: object): { readonly tenantId?: unknown; readonly k_no?: unknown } {
  const { tenant_id, k_no } = data as { readonly tenant_id?: unknown; readonly k_no?: unknown }
  return { ...(tenant_id === undefined ? {} : { tenantId: tenant_id }), ...(k_no === undefined ? {} : { k_no }) }
}

/** The span that plans a task, in the task: it goes on where the request was that planned it. */
interface Traced {
  readonly iz?: string
}

function traced(data: object): object {
  const iz = 'iz' in data ? undefined : currentTracing()?.traceparent()
  return iz === undefined ? data : { ...data, iz }
}

function tracedTasks(tasks: readonly Task[]): Task[] {
  return currentTracing() ? tasks.map((task) => ({ ...task, data: traced(task.data) })) : [...tasks]
}

function runTraced<Data extends object>(job: Job<Data>, task: JobWithMetadata<Data>, attempt: Attempt): Promise<void> {
  const facts = {
    'messaging.destination.name': job.id,
    'messaging.message.id': task.id,
    'meltem.attempt': attempt.retries,
  }
  const { iz } = task.data as Traced
  return inSpan(`job ${job.id}`, facts, () => job.run(task.data, attempt), { kind: 'consumer', parent: iz })
}
