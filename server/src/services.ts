import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/connection.ts'
import type { TenantCache } from './http/tenant-cache.ts'
import type { Throttles } from './http/throttles.ts'
import type { Queue } from './jobs/queue.ts'

/** What features are built from; made once in app.ts. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly cache: TenantCache
  readonly queue: Queue
  readonly throttles: Throttles
  readonly log: Logger
}
