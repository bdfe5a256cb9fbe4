/** Entry of an API process for race and crash tests; started by api-process.ts, which sends the orders. */
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../app.ts'
import { killAt } from '../../features/reservation/fault-points.ts'
import { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { PageCache } from '../../platform/memory/page-cache.ts'
import { type ApiOrders, openServices } from './api-process-services.ts'

export interface ApiStart {
  readonly orders: ApiOrders
  readonly dataDir: string
}

export interface ApiReport {
  readonly port: number
}

/** What the test sends: orders to serve by, or the word to let go of them and wait for others. */
export type ApiMessage = ApiStart | 'rest'
/** What the test hears: where the orders are served, or that nothing of them is left. */
export type ApiAnswer = ApiReport | 'rested'

let letGo: () => Promise<void> = async () => undefined

process.on('message', (message: ApiMessage) => {
  const work = message === 'rest' ? letGo().then((): ApiAnswer => 'rested') : serve(message)
  work.then(
    (answer) => process.send?.(answer),
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
  const { services, tenants, close } = await openServices(orders, dataDir)
  const studio = new PictureStudio({ folder: dataDir })
  const { server } = await buildApp({
    services,
    tenants,
    pages: new PageCache(services.config.pageCacheBytes),
    studio,
    storefront: () => Promise.reject(new Error('this process serves no pages')),
  })
  letGo = async () => {
    await server.close()
    await studio.close()
    await close()
  }
  await server.listen({ port: 0, host: '127.0.0.1' })
  // Now, because some are killed: the next process starts in half the time.
  flushCompileCache()
  return { port: (server.server.address() as AddressInfo).port }
}
