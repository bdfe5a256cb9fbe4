import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { TEST_SECRET } from '../../../testing/global-setup.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Two whole servers, as they run in production behind a balancer, on one database. */
interface Server {
  url: string
  readonly child: ChildProcess
  readonly dataDir: string
}

let app: TestApp
const servers: Server[] = []
let alfa: number
beforeAll(async () => {
  app = await startTestApp()
  alfa = app.tenants.byKod('alfa')?.id ?? 0
  await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all(servers.map(stopServer))
  await app.close()
})

/** On a port the system chose, as it says once it is ready. One that ends before takes its words along. */
async function startServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-publish-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', '..', 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MODE: 'demo',
      DEMO: '0',
      PICTURE_JOBS: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      TEST_BANK_PORT: '0',
      DATA_DIR: dataDir,
      SECRET: TEST_SECRET,
      DATABASE_URL: app.database.ownerUrl,
      LOG_LEVEL: 'error',
    },
  })
  const ready = Promise.withResolvers<string>()
  let said = ''
  const listen = (text: string) => {
    said += text
    const port = /Storefront +http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port) ready.resolve(`http://127.0.0.1:${port}`)
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', listen)
  child.once('exit', (code) => ready.reject(new Error(`the server ended with ${code}: ${said}`)))
  const server = { url: '', child, dataDir }
  servers.push(server)
  server.url = await ready.promise
}

async function stopServer({ child, dataDir }: Server): Promise<void> {
  const gone = child.exitCode === null ? new Promise((done) => child.once('exit', done)) : undefined
  child.kill('SIGTERM')
  await gone
  rmSync(dataDir, { recursive: true, force: true })
}

async function ask(url: string): Promise<Read> {
  const response = await fetch(url, { headers: { cookie: 'dil=tr; firma=alfa' } })
  return { status: response.status, body: await response.text() }
}

/** The clock that decides what is published. */
async function databaseNow(): Promise<number> {
  const { rows } = await app.owner.pool.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now.getTime() ?? 0
}

interface Read {
  readonly status: number
  readonly body: string
}

/** Asks until the page reads as wanted; the clock of the database is asked after the page. */
async function readsSo(url: string, wanted: (page: Read) => boolean): Promise<number> {
  while (!wanted(await ask(url))) await new Promise((resume) => setTimeout(resume, 20))
  return await databaseNow()
}

/** Both servers show it, and neither before its time. */
async function expectFrom(instant: number, path: string, wanted: (page: Read) => boolean): Promise<void> {
  for (const seen of await Promise.all(servers.map(({ url }) => readsSo(url + path, wanted)))) {
    expect(seen).toBeGreaterThanOrEqual(instant)
  }
}

/**
 * A test ends here if a page was not told: pages are kept for a minute, so what is seen sooner was announced. Only waits
 * are cut by it; no answer is judged by how long it took.
 */
const UNANNOUNCED = 50_000

async function schedule(instant: Date, slug: string, baslik: string): Promise<void> {
  await withTenant(app.services.db, alfa, async (trx) => {
    const k_no = crypto.randomUUID()
    await trx
      .insertInto('sayfa')
      .values({ tenant_id: alfa, k_no, turu: 'b', gorsel: null, yayin_zamani: instant, guncelleme_zamani: instant })
      .execute()
    await trx
      .insertInto('sayfa_icerik')
      .values({
        tenant_id: alfa,
        sayfa_k_no: k_no,
        dil: 'tr',
        turu: 'b',
        baslik,
        ozet: 'Vakti gelince.',
        slug,
        url: null,
        seo_baslik: 'Gelecek',
        bloklar: '[]',
      })
      .execute()
  })
}

const title = 'Gelecekten bir yazı'

test('a scheduled article appears by itself at its time on both processes, in list and home page too', {
  timeout: UNANNOUNCED,
}, async () => {
  for (const { url } of servers) {
    expect((await ask(`${url}/tr/b`)).body).toContain('News tr')
    expect((await ask(`${url}/tr`)).body).toContain('News tr')
    expect((await ask(`${url}/tr/b/gelecek`)).status).toBe(404)
  }
  const instant = (await databaseNow()) + 3_000
  await schedule(new Date(instant), 'gelecek', title)
  // Announced after it: a server that shows this one has heard of both, and has read the list again.
  await schedule(new Date(await databaseNow()), 'simdi', 'Bugünden bir yazı')
  await expectFrom(0, '/tr/b', ({ body }) => body.includes('Bugünden bir yazı'))
  await expectFrom(instant, '/tr/b', ({ body }) => body.includes(title))
  await expectFrom(instant, '/tr', ({ body }) => body.includes(title))
  await expectFrom(instant, '/tr/b/gelecek', ({ status }) => status === 200)
})

test('a change is announced to both processes with its commit', { timeout: UNANNOUNCED }, async () => {
  for (const { url } of servers) expect((await ask(`${url}/tr/p/about-tr`)).body).toContain('About tr')
  const baslik = 'Hakkımızda yeni'
  await withTenant(app.services.db, alfa, (trx) =>
    trx.updateTable('sayfa_icerik').set({ baslik }).where('slug', '=', 'about-tr').execute(),
  )
  await expectFrom(0, '/tr/p/about-tr', ({ body }) => body.includes(baslik))
})

test('an announcement comes and goes by its dates on both processes', { timeout: UNANNOUNCED }, async () => {
  const metin = 'Fırtına uyarısı'
  for (const { url } of servers) expect((await ask(`${url}/tr/contact`)).body).not.toContain(metin)
  const begin = (await databaseNow()) + 2_000
  await withTenant(app.services.db, alfa, (trx) =>
    trx
      .insertInto('duyuru')
      .values({
        tenant_id: alfa,
        yer: 'ust',
        dil: null,
        gorsel: null,
        url: null,
        icerik: JSON.stringify({ tr: { metin } }),
        baslangic: new Date(begin),
        bitis: null,
      })
      .execute(),
  )
  await expectFrom(begin, '/tr/contact', ({ body }) => body.includes(metin))
  // Its end is written once both show it, so that no machine is too slow to see it.
  const end = (await databaseNow()) + 2_000
  await withTenant(app.services.db, alfa, (trx) =>
    trx
      .updateTable('duyuru')
      .set({ bitis: new Date(end) })
      .where('yer', '=', 'ust')
      .execute(),
  )
  await expectFrom(end, '/tr/contact', ({ body }) => !body.includes(metin))
})
