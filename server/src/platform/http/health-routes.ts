import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Db } from '../db/connection.ts'
import type { PageCache } from '../memory/page-cache.ts'
import type { TenantCache } from '../memory/tenant-cache.ts'
import { type HealthState, type QueueState, readBacklog, readState } from './health-state.ts'
import { type Metrics, watchMemory } from './metrics.ts'

interface HealthOptions {
  readonly db: Db
  readonly pages: PageCache
  readonly cache: TenantCache
  readonly metrics: Metrics
  readonly isDraining: () => boolean
}

/** For the machine that runs us: alive, ready, and how it goes. */
export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { db, metrics, isDraining } = options
  watchMemory(metrics, options)
  const figures = databaseFigures(metrics)

  app.get('/livez', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return await reply.code(503).send({ status: 'draining' })
    const state = await readState(db, request.log)
    return await reply.code(state.status === 'ok' ? 200 : 503).send(state)
  })

  // Figures are for the operator's own collector, which runs beside the process.
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.ip)) return await reply.code(404).send({ status: 'not found' })
    const state = await readState(db, request.log)
    show(figures, state, isDraining())
    if (state.status === 'ok') showQueues(figures, await readBacklog(db, request.log))
    return await reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** What the database says; without it they stay as they were, and `ready` says why. */
function databaseFigures({ registry }: Metrics) {
  const registers = [registry]
  return {
    ready: new Gauge({ name: 'ready', help: 'Whether /readyz would say yes: 1, or 0', registers }),
    oldest: new Gauge({
      name: 'mail_oldest_due_seconds',
      help: 'How long the oldest mail that is due has waited',
      registers,
    }),
    due: new Gauge({ name: 'mails_due', help: 'Mails that are due and not sent yet', registers }),
    queues: new Gauge({
      name: 'queue_tasks',
      help: 'Tasks of each queue, as counted within the last minute: ready, for later, given up',
      labelNames: ['queue', 'state'],
      registers,
    }),
  }
}

type Figures = ReturnType<typeof databaseFigures>

function show({ ready, oldest, due }: Figures, state: HealthState, isDraining: boolean): void {
  ready.set(state.status === 'ok' && !isDraining ? 1 : 0)
  if (state.oldest_job_seconds !== undefined) oldest.set(state.oldest_job_seconds)
  if (state.due_mails !== undefined) due.set(state.due_mails)
}

function showQueues({ queues }: Figures, backlog: readonly QueueState[]): void {
  for (const { queue, ...counts } of backlog)
    for (const [state, count] of Object.entries(counts)) queues.set({ queue, state }, count)
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}
