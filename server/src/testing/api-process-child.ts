/** Entry of an API process for race and crash tests; started by api-process.ts, which sends the orders. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { killAt } from '../features/reservation/fault-points.ts'
import { PageCache } from '../http/page-cache.ts'
import { type ApiOrders, openServices } from './api-process-services.ts'

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

async function serve(orders: ApiOrders): Promise<ApiReport> {
  if (orders.killAt) killAt(orders.killAt)
  const { services, tenants } = await openServices(orders, dataDir)
  const { server } = await buildApp({
    services,
    tenants,
    pages: new PageCache(services.config.pageCacheBytes),
    pictureDir: dataDir,
    storefront: () => Promise.reject(new Error('this process serves no pages')),
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return { port: (server.server.address() as AddressInfo).port }
}
