import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import { agencySeller } from '../features/agency/agency-seller.ts'
import { CatalogStore } from '../features/catalog/index/catalog-store.ts'
import { openGateways } from '../features/payment/providers/open-gateways.ts'
import { LiveOffice } from '../features/staff/live/live-office.ts'
import { type Config, loadConfig } from '../platform/config.ts'
import { type Connection, connect } from '../platform/db/connection.ts'
import { Reader } from '../platform/db/reader.ts'
import { PictureStudio } from '../platform/files/pictures/picture-studio.ts'
import { openFileStore } from '../platform/files/store/open-file-store.ts'
import { Throttles } from '../platform/http/guards/throttles.ts'
import { createLogger } from '../platform/http/logger.ts'
import { TenantDirectory } from '../platform/http/tenant-directory.ts'
import { Queue } from '../platform/jobs/queue.ts'
import { PageCache } from '../platform/memory/page-cache.ts'
import { TenantCache } from '../platform/memory/tenant-cache.ts'
import type { Services } from '../services.ts'
import type { Storefront, StorefrontBuild } from '../storefront/storefront.ts'
import { type FixtureTenant, loadFixture } from './fixture.ts'
import { TEST_SECRET } from './global-setup.ts'
import { postAudited } from './post-audited.ts'
import { type Rewrite, rewriteStatements } from './rewrite-statements.ts'
import { TestClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  readonly server: FastifyInstance
  readonly storefront: Storefront
  readonly services: Services
  /** What its services tell the time by. */
  readonly clock: TestClock
  readonly tenants: TenantDirectory
  readonly pages: PageCache
  readonly owner: Connection
  readonly database: TestDatabase
  readonly dataDir: string
  /** Log lines as written. */
  readonly logLines: string[]
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(path: string, body: object | string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

interface TestAppOptions {
  readonly environment?: Record<string, string>
  readonly tenants?: readonly FixtureTenant[]
  /** A template that has its tenants already, instead of `tenants`; see provideTemplate. */
  readonly template?: string
  readonly storefront?: () => Promise<StorefrontBuild>
  /** What becomes of the application's statements on their way to the database. */
  readonly rewrites?: readonly Rewrite[]
}

/** The real application on the real schema, with two small tenants `alfa` and `beta`. */
export async function startTestApp({
  environment = {},
  tenants: fixtures,
  template,
  storefront: build = builtStorefront,
  rewrites = [],
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(template)
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-app-'))
  const config: Config = loadConfig({
    SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
    MODE: 'demo',
    MAX_LOOP_DELAY: '0',
    DATABASE_URL: database.ownerUrl,
    ...environment,
  })
  const logLines: string[] = []
  const log = createLogger('debug', { write: (line) => void logLines.push(line) })
  const owner = connect(database.ownerUrl, 2, (error) => logLines.push(String(error)))
  const connection = connect(database.appUrl, 4, (error) => logLines.push(String(error)))
  const { db, pool } = connection
  rewriteStatements(pool, ...rewrites)
  const queue = new Queue(database.appUrl, log)
  await queue.start()
  if (template === undefined) await loadFixture(owner.db, db, fixtures)
  const tenants = new TenantDirectory(db)
  await tenants.refresh()
  const clock = new TestClock()
  const services: Services = {
    config,
    db,
    reads: new Reader(db),
    queue,
    files: await openFileStore(config.files),
    log,
    cache: new TenantCache(),
    throttles: new Throttles(pool),
    catalog: new CatalogStore(new Reader(db), log),
    payments: await openGateways(config),
    seller: agencySeller,
    clock,
    live: new LiveOffice({ db, log }),
  }
  const pages = new PageCache(config.pageCacheBytes)
  const studio = new PictureStudio(config.files)
  const { server, storefront } = await buildApp({
    services,
    tenants,
    pages,
    studio,
    owner: owner.db,
    storefront: build,
  })
  await server.ready()
  const request = (method: 'GET' | 'POST', path: string, headers: Record<string, string>, payload?: object | string) =>
    server.inject({ method, url: path, headers, ...(payload === undefined ? {} : { payload }) })
  return {
    server,
    storefront,
    services,
    clock,
    tenants,
    pages,
    owner,
    database,
    dataDir,
    logLines,
    get: (path, headers = {}) => request('GET', path, { company: 'alfa', ...headers }),
    post: (path, body, headers = {}) =>
      postAudited(owner, path, body, () => request('POST', path, { company: 'alfa', ...headers }, body)),
    close: async () => {
      await server.close()
      await studio.close()
      services.files.close?.()
      await queue.stop()
      await connection.close()
      await owner.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The storefront as `npm test` has built it. */
async function builtStorefront(): Promise<StorefrontBuild> {
  const file = join(import.meta.dirname, '..', '..', '..', 'web', 'build', 'server', 'index.js')
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as StorefrontBuild
}
