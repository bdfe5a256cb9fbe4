/** Entry of an API process for race and crash tests; started by api-process.ts, which sends the orders. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '../app.ts'
import { killAt } from '../features/reservation/fault-points.ts'
import { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import { PageCache } from '../platform/memory/page-cache.ts'
import { type ApiOrders, openServices } from './api-process-services.ts'

export interface ApiStart {
  readonly orders: ApiOrders
  readonly dataDir: string
}

export interface ApiReport {
  readonly port: number
}

process.once('message', (start: ApiStart) => {
  serve(start).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})

// The test that started us is over, or was ended.
process.once('disconnect', () => process.exit(0))

async function serve({ orders, dataDir }: ApiStart): Promise<ApiReport> {
  if (orders.killAt) killAt(orders.killAt)
  const { services, tenants } = await openServices(orders, dataDir)
  const { server } = await buildApp({
    services,
    tenants,
    pages: new PageCache(services.config.pageCacheBytes),
    studio: new PictureStudio(dataDir),
    storefront: () => Promise.reject(new Error('this process serves no pages')),
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return { port: (server.server.address() as AddressInfo).port }
}
