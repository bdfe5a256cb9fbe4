import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import type { Logger } from 'pino'
import { type App, buildApp } from './app.ts'
import { agencySeller } from './features/agency/agency-seller.ts'
import { CatalogStore } from './features/catalog/index/catalog-store.ts'
import { publishDueOf } from './features/catalog/office/publish-due.ts'
import { PublicationClock } from './features/content/publication/publication-clock.ts'
import { type Gateways, openGateways } from './features/payment/providers/open-gateways.ts'
import { bankSecret } from './features/payment/providers/test-bank-gateway.ts'
import { LiveOffice } from './features/staff/live/live-office.ts'
import { openSights } from './open-sights.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connect, type Db } from './platform/db/connection.ts'
import { type OpenDatabase, openDatabase } from './platform/db/open-database.ts'
import { openReader } from './platform/db/reader.ts'
import { PictureStudio } from './platform/files/pictures/picture-studio.ts'
import type { FileStore } from './platform/files/store/file-store.ts'
import { openFileStore } from './platform/files/store/open-file-store.ts'
import { Throttles } from './platform/http/guards/throttles.ts'
import { TenantDirectory } from './platform/http/tenant-directory.ts'
import { Queue } from './platform/jobs/queue.ts'
import { ChangeListener } from './platform/memory/changes.ts'
import { PageCache } from './platform/memory/page-cache.ts'
import { TenantCache } from './platform/memory/tenant-cache.ts'
import { openDemoInstallation } from './seed/demo-administrator.ts'
import { type DemoDoor, findLoadedDemo, noteLoadedDemo } from './seed/demo-note.ts'
import type { Services } from './services.ts'
import { startJobs } from './start-jobs.ts'
import type { StorefrontBuild } from './storefront/storefront.ts'

export interface RunningServer {
  readonly port: number
  /** Tenants and accounts one can try in the demo; none outside of it. */
  readonly demo: readonly DemoDoor[]
  /** Answers 503 on /readyz from now on, so that a balancer looks elsewhere. */
  drain(): void
  close(): Promise<void>
}

type Say = (line: string) => void

interface StartOptions {
  readonly say?: Say
  /** Gives up a start that is still under way; what was opened by then is closed again. */
  readonly signal?: AbortSignal
  /** Something this process cannot do without is gone for good; the process should go, too. */
  readonly onGone?: (error: Error) => void
}

/** Runs when something started has to be stopped, in reverse order. */
type Closers = (() => Promise<void> | void)[]

/** The whole product in one process: database, migrations, demo, jobs and HTTP. */
export async function startServer(config: Config, log: Logger, options: StartOptions = {}): Promise<RunningServer> {
  const { say = () => undefined, signal, onGone } = options
  const closers: Closers = []
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    closers.push(await openSights(config, log))
    const onError = (error: Error) => log.error({ err: error }, 'migration connection')
    const database = await openDatabase(config, { say, signal, onGone, onError })
    closers.push(() => database.close())
    signal?.throwIfAborted()
    const onIdle = (error: Error) => log.warn({ err: error }, 'idle database connection')
    const { db, pool, reads, owner } = openConnections(database, config, onIdle, closers)

    const queue = new Queue(database.listenUrl, log)
    await queue.start()
    closers.push(() => queue.stop())
    const { files, studio, keepOpen } = await openPictures(config, queue, closers, signal)
    const demo = await seedDemo(config, files, { owner, db, studio, say })

    const tenants = await openDirectory(db)
    signal?.throwIfAborted()
    const payments = await openPayments(config, closers)
    const services = await openServices({ config, db, reads, queue, files, log, payments }, { pool, tenants })
    const pages = new PageCache(config.pageCacheBytes)
    let draining = false
    const { build, middleware } = await openStorefront(config, closers)
    const app = await buildApp({
      services,
      tenants,
      pages,
      studio,
      owner,
      storefront: build,
      ...(middleware ? { middleware } : {}),
      isDraining: () => draining,
    })
    closers.push(() => app.server.close())
    await followChanges(database.listenUrl, { app, services, tenants, pages, log }, closers)
    if (config.jobs) await startJobs(services, { tenants, studio, onClose: (close) => closers.push(close) })
    signal?.throwIfAborted()
    await app.server.listen({ port: config.port, host: config.host })
    keepOpen()
    return {
      port: (app.server.server.address() as AddressInfo).port,
      demo,
      drain: () => {
        draining = true
        services.live.close()
      },
      close: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** The owner has a connection while the demo is loaded and while somebody runs the installation; idle ones are given back. */
function openConnections(
  { appUrl, ownerUrl }: OpenDatabase,
  config: Config,
  onError: (error: Error) => void,
  closers: Closers,
) {
  const { db, pool, close } = connect(appUrl, config.databasePool, onError, { prepare: config.databasePrepare })
  const { reads, close: closeReads } = openReader(config, db, onError)
  const owner = connect(ownerUrl, 1, onError)
  closers.push(close, closeReads, () => owner.close())
  return { db, pool, reads, owner: owner.db }
}

async function openDirectory(db: Db): Promise<TenantDirectory> {
  const tenants = new TenantDirectory(db)
  await tenants.refresh()
  return tenants
}

interface ServiceParts {
  readonly pool: ConstructorParameters<typeof Throttles>[0]
  readonly tenants: TenantDirectory
}

async function openServices(
  given: Pick<Services, 'config' | 'db' | 'reads' | 'queue' | 'files' | 'log' | 'payments'>,
  { pool, tenants }: ServiceParts,
): Promise<Services> {
  const stores = {
    throttles: new Throttles(pool, given.config.databasePrepare),
    cache: new TenantCache(),
    catalog: new CatalogStore(given.reads, given.log),
    live: new LiveOffice(given),
  }
  const services: Services = { ...given, ...stores, seller: agencySeller, clock: systemClock }
  if (given.config.demo) await tradeInDemo(services, tenants)
  if (given.config.demoSeason) await openSeason(services, tenants)
  return services
}

/** Agencies of the demo sell something before the first visit, by the services that clerks book with. */
async function tradeInDemo(services: Services, tenants: TenantDirectory): Promise<void> {
  const { loadAgencyTrade } = await import('./seed/load-agency-trade.ts')
  for (const tenant of tenants.all()) await loadAgencyTrade(services, tenant)
}

/** The office finds a day in the middle of the season. */
async function openSeason(services: Services, tenants: TenantDirectory): Promise<void> {
  const { loadSeason } = await import('./seed/season/load-season.ts')
  for (const tenant of tenants.all()) await loadSeason(services, tenant)
}

/** Outside production the demo brings its own bank, which listens beside us as a bank would: at another address. */
async function openPayments(config: Config, closers: Closers): Promise<Gateways> {
  const { testBankPort, testBankUrl } = config.payment
  if (testBankPort === undefined || testBankUrl) return await openGateways(config)
  const { startTestBank } = await import('./features/payment/providers/test-bank/bank-server.ts')
  const bank = await startTestBank({
    secret: bankSecret(config.secret),
    opens: config.secrets.slice(1).map(bankSecret),
    port: testBankPort,
    host: config.host,
    journal: join(config.dataDir, 'test-bank.jsonl'),
  })
  closers.push(() => bank.close())
  return await openGateways(config, `http://${bankHost(config)}:${bank.port}`)
}

/** Not `localhost`, where the pages are: a real bank is another site, and cookies have to behave as they would there. */
function bankHost({ host, publicUrl }: Config): string {
  if (host === '127.0.0.1' || host === 'localhost') return '127.0.0.1'
  return publicUrl ? new URL(publicUrl).hostname : host
}

interface OpenPictures {
  readonly files: FileStore
  readonly studio: PictureStudio
  /** The start is through: from now on a stop goes through the closers, which let go of the running jobs first. */
  readonly keepOpen: () => void
}

/** What the store refuses is told now, and not to the first person who sends a picture. */
async function openFiles(config: Config, closers: Closers): Promise<FileStore> {
  const files = await openFileStore(config.files)
  closers.push(() => files.close?.())
  await files.check()
  // Mails as files, the demo's note and its bank lie here, wherever pictures do.
  mkdirSync(config.dataDir, { recursive: true })
  return files
}

/** A start that is given up does not wait for the pictures it was drawing. */
async function openPictures(
  config: Config,
  queue: Queue,
  closers: Closers,
  signal: AbortSignal | undefined,
): Promise<OpenPictures> {
  const files = await openFiles(config, closers)
  const studio = new PictureStudio(config.files)
  closers.push(async () => {
    await queue.leave()
    await studio.close()
  })
  const giveUp = () => void studio.close()
  signal?.addEventListener('abort', giveUp)
  return { files, studio, keepOpen: () => signal?.removeEventListener('abort', giveUp) }
}

type SeedParts = Omit<Parameters<typeof import('./seed/load-demo.ts').loadDemo>[0], 'tenants'>

/** Loaded on demand: the demo's texts are not needed in production, nor once they are in the database. */
async function seedDemo({ demo, dataDir }: Config, files: FileStore, parts: SeedParts): Promise<readonly DemoDoor[]> {
  if (!demo) return []
  await openDemoInstallation(parts.owner)
  const loaded = await findLoadedDemo(parts.owner, { dataDir, files })
  if (loaded) return loaded
  const { readContent } = await import('./features/catalog/import/read-content.ts')
  const { loadDemo } = await import('./seed/load-demo.ts')
  const tenants = readContent(DEMO_CONTENT)
  await loadDemo({ ...parts, tenants })
  return noteLoadedDemo(dataDir, tenants)
}

interface StorefrontSource {
  readonly build: () => Promise<StorefrontBuild>
  readonly middleware?: Parameters<typeof buildApp>[0]['middleware']
}

async function openStorefront(config: Config, closers: Closers): Promise<StorefrontSource> {
  const root = join(import.meta.dirname, '..', '..')
  if (config.mode !== 'development') {
    const file = pathToFileURL(join(root, 'web', 'build', 'server', 'index.js')).href
    const build = (await import(file)) as StorefrontBuild
    return { build: async () => build }
  }
  const { createServer } = await import('vite')
  const vite = await createServer({ root: join(root, 'web'), server: { middlewareMode: true } })
  closers.push(() => vite.close())
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild,
    middleware: vite.middlewares,
  }
}

interface Listeners {
  readonly app: App
  readonly services: Services
  readonly tenants: TenantDirectory
  readonly pages: PageCache
  readonly log: Logger
}

async function followChanges(
  url: string,
  { app, services, tenants, pages, log }: Listeners,
  closers: Closers,
): Promise<void> {
  const forget = (tenantId: number | 'all'): void => {
    if (tenantId === 'all') {
      services.cache.dropAll()
      services.catalog.forgetAll()
      pages.dropAll()
      app.storefront.forget()
      tenants.refresh().catch((error: unknown) => log.error({ err: error }, 'tenants could not be read'))
    } else {
      services.cache.dropTenant(tenantId)
      pages.dropTenant(tenantId)
      app.storefront.forget(tenantId)
    }
  }
  const onInstant = (tenantId: number): void => {
    services.catalog.campaignsMoved(tenantId)
    forget(tenantId)
    void publishDueOf(services, tenantId)
  }
  for (const { id } of tenants.all()) void publishDueOf(services, id)
  const clock = new PublicationClock({ db: services.db, tenants, log, onInstant })
  closers.push(() => clock.close())
  const content = (tenantId: number | 'all'): void => {
    forget(tenantId)
    clock.look(tenantId)
  }
  // A season repainted names thousands of products in one message: the pages are looked through once for all of them.
  const forgotten = new Set<number>()
  const catalog = (tenantId: number, product: string | undefined) => {
    services.catalog.changed(tenantId, product)
    if (forgotten.has(tenantId)) return
    forget(tenantId)
    forgotten.add(tenantId)
    queueMicrotask(() => forgotten.delete(tenantId))
  }
  services.catalog.onReplaced(forget)
  const office = (payload: string) => services.live.hear(payload)
  const missed = () => services.live.missed()
  const listener = new ChangeListener(url, { content, catalog, office, missed }, log)
  await listener.start()
  closers.push(() => listener.close())
  clock.look('all')
}
