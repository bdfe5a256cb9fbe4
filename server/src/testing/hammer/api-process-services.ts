import { agencySeller } from '../../features/agency/agency-seller.ts'
import { CatalogStore } from '../../features/catalog/index/catalog-store.ts'
import { openGateways } from '../../features/payment/providers/open-gateways.ts'
import { LiveOffice } from '../../features/staff/live/live-office.ts'
import { loadConfig } from '../../platform/config.ts'
import { connect } from '../../platform/db/connection.ts'
import { Reader } from '../../platform/db/reader.ts'
import { openFileStore } from '../../platform/files/store/open-file-store.ts'
import { Throttles } from '../../platform/http/guards/throttles.ts'
import { createLogger } from '../../platform/http/logger.ts'
import { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import { Queue } from '../../platform/jobs/queue.ts'
import { TenantCache } from '../../platform/memory/tenant-cache.ts'
import type { Services } from '../../services.ts'
import { carefulOnly, rewriteStatements, withoutLocks } from '../rewrite-statements.ts'
import { TestClock } from '../test-clock.ts'

/** How a process of a race test is to behave. */
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
  /** A bank that takes cards, outside of this process. */
  readonly testBankUrl?: string
  /** Calendars of other houses stand on this machine. */
  readonly calendarsLocal?: boolean
  /** Errors are what the test is about: they need not be told. */
  readonly quiet?: boolean
  /** Fault point at which the process ends itself with SIGKILL. */
  readonly killAt?: string
}

interface OpenServices {
  readonly services: Services
  /** What its services tell the time by. */
  readonly clock: TestClock
  readonly tenants: TenantDirectory
  readonly close: () => Promise<void>
}

/** Everything the features need, on the database of the orders. */
export async function openServices(orders: ApiOrders, dataDir: string): Promise<OpenServices> {
  const config = loadConfig({
    SECRET: orders.secret,
    DATA_DIR: dataDir,
    MODE: 'demo',
    MAX_LOOP_DELAY: '0',
    RATE_LIMIT: '10000000',
    // Every client of a race has an address of its own, so that limits per address do not thin it out.
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: orders.ownerUrl,
    ...(orders.calendarsLocal ? { CALENDARS_LOCAL: '1' } : {}),
    ...(orders.testBankUrl ? { TEST_BANK_URL: orders.testBankUrl } : {}),
  })
  const log = createLogger(orders.quiet ? 'silent' : 'error', { write: (line) => void process.stderr.write(line) })
  const onError = (error: Error) => log.error({ err: error }, 'database')
  // Races are about order: on a slow machine a client waits instead of being sent away.
  const { db, pool, close } = connect(orders.appUrl, orders.pool, onError, { waitMs: 60_000 })
  if (orders.lockingOff) rewriteStatements(pool, withoutLocks, carefulOnly)
  const queue = new Queue(orders.appUrl, log)
  await queue.start()
  const tenants = new TenantDirectory(db)
  await tenants.refresh()
  const throttles = new Throttles(pool)
  const { frozenAt } = orders
  const clock = new TestClock()
  if (frozenAt) clock.set(() => new Date(frozenAt))
  return {
    services: {
      config,
      db,
      reads: new Reader(db),
      queue,
      files: await openFileStore(config.files),
      log,
      cache: new TenantCache(),
      throttles,
      catalog: new CatalogStore(new Reader(db), log),
      payments: await openGateways(config),
      seller: agencySeller,
      clock,
      live: new LiveOffice({ db, log }),
    },
    clock,
    tenants,
    close: async () => {
      await queue.stop()
      await close()
    },
  }
}
