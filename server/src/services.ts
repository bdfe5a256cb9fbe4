import type { Logger } from 'pino'
import type { CatalogSource } from './features/catalog/index/catalog-source.ts'
import type { Gateways } from './features/payment/providers/open-gateways.ts'
import type { Seller } from './features/reservation/seller.ts'
import type { LiveOffice } from './features/staff/live/live-office.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/connection.ts'
import type { Reader } from './platform/db/reader.ts'
import type { FileStore } from './platform/files/store/file-store.ts'
import type { Throttles } from './platform/http/guards/throttles.ts'
import type { Queue } from './platform/jobs/queue.ts'
import type { TenantCache } from './platform/memory/tenant-cache.ts'

/** What features are built from; made once in app.ts. */
export interface Services {
  readonly config: Config
  readonly db: Db
  /** Long reads, which a copy of the database may answer. */
  readonly reads: Reader
  readonly cache: TenantCache
  readonly queue: Queue
  /** Pictures, originals and documents. */
  readonly files: FileStore
  readonly throttles: Throttles
  readonly log: Logger
  /** Catalogues in memory, for lists and search. */
  readonly catalog: CatalogSource
  /** Providers of payments this installation is registered with. */
  readonly payments: Gateways
  /** Who sells beside the operator itself. */
  readonly seller: Seller
  readonly clock: Clock
  /** Tabs of the office that listen to this process. */
  readonly live: LiveOffice
}
