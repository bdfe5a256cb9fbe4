import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countAlarms } from '../alarms.ts'
import type { Db } from '../db/connection.ts'
import { LATEST_MIGRATION } from '../db/migrations.ts'
import { readSchema } from '../db/schema-state.ts'
import type { PageCache } from '../memory/page-cache.ts'

const DATABASE_PATIENCE = 1_000

interface HealthOptions {
  readonly db: Db
  readonly pages: PageCache
  readonly metrics: Metrics
  readonly isDraining: () => boolean
}

export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly cachedPages: Counter
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests through the framework',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    cachedPages: new Counter({
      name: 'pages_from_cache_total',
      help: 'Pages sent before the framework',
      registers: [registry],
    }),
  }
}

/** For the machine that runs us: alive, ready, and how it goes. */
export async function healthRoutes(
  app: FastifyInstance,
  { db, pages, metrics, isDraining }: HealthOptions,
): Promise<void> {
  const cacheBytes = new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the page cache',
    registers: [metrics.registry],
  })

  const ready = new Gauge({
    name: 'ready',
    help: 'Whether /readyz would say yes: 1, or 0',
    registers: [metrics.registry],
  })
  const waiting = new Gauge({
    name: 'mail_oldest_due_seconds',
    help: 'How long the oldest mail that is due has waited',
    registers: [metrics.registry],
  })
  const alarms = new Gauge({
    name: 'alarms_raised',
    help: 'Alarms of this process since it began, by name; a page of docs/runbooks each',
    labelNames: ['alarm'],
    registers: [metrics.registry],
  })

  app.get('/livez', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return await reply.code(503).send({ status: 'draining' })
    const state = await readState(db, request.log)
    return await reply.code(state.status === 'ok' ? 200 : 503).send(state)
  })

  // Figures are for the operator's own collector, which runs beside the process.
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.ip)) return await reply.code(404).send({ status: 'not found' })
    cacheBytes.set(pages.bytes)
    const state = await readState(db, request.log)
    ready.set(state.status === 'ok' && !isDraining() ? 1 : 0)
    if (state.oldest_job_seconds !== undefined) waiting.set(state.oldest_job_seconds)
    for (const [alarm, count] of countAlarms()) alarms.set({ alarm }, count)
    return await reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

interface State {
  readonly status: 'ok' | 'schema' | 'database'
  readonly schema?: string | undefined
  readonly expected?: string | undefined
  readonly oldest_job_seconds?: number
}

async function readState(db: Db, log: FastifyBaseLogger): Promise<State> {
  try {
    const { state, name: schema } = await withPatience(readSchema(db))
    if (state === 'older' || state === 'taken away') return { status: 'schema', schema, expected: LATEST_MIGRATION }
    return { status: 'ok', schema, oldest_job_seconds: await withPatience(oldestJob(db)) }
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return { status: 'database' }
  }
}

/** How long the oldest mail that is due has been waiting, in seconds. */
async function oldestJob(db: Db): Promise<number> {
  const result = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job where name = 'send-mail' and state < 'active' and start_after <= now()`.execute(db)
  return Math.max(0, Math.round(result.rows[0]?.seconds ?? 0))
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error('The database did not answer in time')), DATABASE_PATIENCE)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}
