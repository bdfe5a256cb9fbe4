/** Entry of an API process for race and crash tests; started by api-process.ts, which sends the orders. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { connect } from '../db/connection.ts'
import { killAt } from '../features/reservation/fault-points.ts'
import { createLogger } from '../http/logger.ts'
import { PageCache } from '../http/page-cache.ts'
import { TenantCache } from '../http/tenant-cache.ts'
import { TenantDirectory } from '../http/tenant-directory.ts'
import { Throttles } from '../http/throttles.ts'
import { Queue } from '../jobs/queue.ts'
import type { BookingOptions, Services } from '../services.ts'

export interface ApiOrders {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly secret: string
  /** Connections to the database. */
  readonly pool: number
  /** Control runs: the race must show. */
  readonly lockingOff?: boolean
  /** A clock that stands still, as an ISO instant. */
  readonly frozenAt?: string
  /** Who books in every call. */
  readonly person?: NonNullable<BookingOptions['person']>
  /** Fault point at which the process ends itself with SIGKILL. */
  readonly killAt?: string
}

export interface ApiReport {
  readonly port: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'meltem-api-'))

process.once('message', (orders: ApiOrders) => {
  serve(orders).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})

// The test that started us is over, or was ended.
process.once('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
})

function bookingOptions({ lockingOff, frozenAt, person }: ApiOrders): BookingOptions {
  return {
    ...(lockingOff ? { lockingOff } : {}),
    ...(frozenAt ? { now: () => new Date(frozenAt) } : {}),
    ...(person ? { person } : {}),
  }
}

async function serve(orders: ApiOrders): Promise<ApiReport> {
  if (orders.killAt) killAt(orders.killAt)
  const config = loadConfig({
    SECRET: orders.secret,
    DATA_DIR: dataDir,
    MODE: 'demo',
    MAX_LOOP_DELAY: '0',
    RATE_LIMIT: '10000000',
    // Every client of a race has an address of its own, so that limits per address do not thin it out.
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: orders.ownerUrl,
  })
  const log = createLogger('error', { write: (line) => void process.stderr.write(line) })
  const { db, pool } = connect(orders.appUrl, orders.pool, (error) => log.error({ err: error }, 'database'))
  const queue = new Queue(orders.appUrl, log)
  await queue.start()
  const tenants = new TenantDirectory(db)
  await tenants.refresh()
  const services: Services = {
    config,
    db,
    queue,
    log,
    cache: new TenantCache(),
    throttles: new Throttles(pool),
    booking: bookingOptions(orders),
  }
  const { server } = await buildApp({
    services,
    tenants,
    pages: new PageCache(config.pageCacheBytes),
    pictureDir: dataDir,
    storefront: () => Promise.reject(new Error('this process serves no pages')),
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return { port: (server.server.address() as AddressInfo).port }
}
