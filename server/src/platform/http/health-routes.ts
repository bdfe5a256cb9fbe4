import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Db } from '../db/connection.ts'
import type { PageCache } from '../memory/page-cache.ts'
import type { TenantCache } from '../memory/tenant-cache.ts'
import type { SightSettings } from '../sight-settings.ts'
import { LOOPBACK, type Networks } from './guards/networks.ts'
import { type HealthState, type QueueState, readBacklog, readState } from './health-state.ts'
import { type Metrics, watchMemory } from './metrics.ts'

/** What a proxy writes of the one it speaks for. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

interface HealthOptions {
  readonly services: {
    readonly db: Db
    readonly cache: TenantCache
    readonly config: Pick<SightSettings, 'metricsFrom'>
  }
  readonly pages: PageCache
  readonly metrics: Metrics
  readonly isDraining: () => boolean
}

/** For the machine that runs us: alive, ready, and how it goes. */
export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { services, pages, metrics, isDraining } = options
  const { db, cache } = services
  const { metricsFrom } = services.config
  watchMemory(metrics, { db, pages, cache })
  const figures = databaseFigures(metrics)

  app.get('/livez', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return await reply.code(503).send({ status: 'draining' })
    const state = await readState(db, request.log)
    return await reply.code(state.status === 'ok' ? 200 : 503).send(state)
  })

  // Figures are for the operator's own collector: beside the process, or in a network that the operator has named.
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.raw, metricsFrom)) return await reply.code(404).send({ status: 'not found' })
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

/**
 * A proxy may stand in the same network as a collector, or on this machine: what it passes on comes from people, whatever
 * address it names (RELY-37).
 */
function mayRead({ socket, headers }: IncomingMessage, metricsFrom: Networks | undefined): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false
  const address = socket.remoteAddress ?? ''
  return LOOPBACK(address) || (metricsFrom?.(address) ?? false)
}
