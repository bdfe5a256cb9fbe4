import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countAlarms } from '../alarms.ts'
import { COUNTERS } from '../counters.ts'
import { type Db, poolFigures } from '../db/connection.ts'
import type { PageCache } from '../memory/page-cache.ts'
import type { TenantCache } from '../memory/tenant-cache.ts'

export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly cachedPages: Counter
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const counter of COUNTERS) registry.registerMetric(counter)
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests through the framework',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    cachedPages: new Counter({ name: 'pages_from_cache_total', help: 'Pages sent before the framework', registers }),
  }
}

interface Watched {
  readonly db: Db
  readonly pages: PageCache
  readonly cache: TenantCache
}

/** Figures that are read where they stand, each time they are asked for. */
export function watchMemory({ registry }: Metrics, { db, pages, cache }: Watched): void {
  registry.registerMetric(
    new Gauge({
      name: 'page_cache_bytes',
      help: 'Memory of the page cache',
      registers: [],
      collect() {
        this.set(pages.bytes)
      },
    }),
  )
  registry.registerMetric(
    new Counter({
      name: 'memory_reads_total',
      help: 'Reads of the memory of tenants: kept, or asked of the database',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset()
        for (const [outcome, count] of Object.entries(cache.reads)) this.inc({ outcome }, count)
      },
    }),
  )
  registry.registerMetric(alarmsRaised())
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process: at work, idle, and the most there may be; and requests that wait for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries<number>({ ...poolFigures(db) })) this.set({ state }, count)
      },
    }),
  )
}

function alarmsRaised(): Gauge<'alarm'> {
  return new Gauge({
    name: 'alarms_raised',
    help: 'Alarms of this process since it began, by name; a page of docs/runbooks each',
    labelNames: ['alarm'],
    registers: [],
    collect() {
      for (const [alarm, count] of countAlarms()) this.set({ alarm }, count)
    },
  })
}
