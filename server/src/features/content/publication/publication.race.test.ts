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

async function ask(url: string): Promise<{ status: number; body: string }> {
  const response = await fetch(url, { headers: { cookie: 'dil=tr; firma=alfa' } })
  return { status: response.status, body: await response.text() }
}

/** Pages are kept for a minute: what is seen sooner was announced, however busy the machine is. */
const UNANNOUNCED = 40_000

const ON_TIME = ['on time', 'on time']

/** The database's clock decides, to which the one of this process may be a moment ahead. */
const CLOCKS = 50

/** Asks each server until the page reads as wanted: not before its time, and long before it would be read anew anyway. */
async function seen(instant: number, path: string, wanted: (page: { status: number; body: string }) => boolean) {
  return await Promise.all(
    servers.map(async ({ url }) => {
      while (!wanted(await ask(url + path))) {
        if (Date.now() > instant + UNANNOUNCED) return 'never'
        await new Promise((resume) => setTimeout(resume, 20))
      }
      return Date.now() >= instant - CLOCKS ? 'on time' : 'too early'
    }),
  )
}

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

test('a scheduled article appears by itself at its time on both processes, in list and home page too', async () => {
  for (const { url } of servers) {
    expect((await ask(`${url}/tr/b`)).body).toContain('News tr')
    expect((await ask(`${url}/tr`)).body).toContain('News tr')
    expect((await ask(`${url}/tr/b/gelecek`)).status).toBe(404)
  }
  const instant = Date.now() + 3_000
  await schedule(new Date(instant), 'gelecek', title)
  // Written, announced, read again: and still it is not there.
  await new Promise((resume) => setTimeout(resume, 1_000))
  for (const { url } of servers) {
    const list = await ask(`${url}/tr/b`)
    const article = await ask(`${url}/tr/b/gelecek`)
    if (Date.now() > instant) continue
    expect(list.body).not.toContain(title)
    expect(article.status).toBe(404)
  }
  expect(await seen(instant, '/tr/b', ({ body }) => body.includes(title))).toEqual(ON_TIME)
  expect(await seen(instant, '/tr', ({ body }) => body.includes(title))).toEqual(ON_TIME)
  expect(await seen(instant, '/tr/b/gelecek', ({ status }) => status === 200)).toEqual(ON_TIME)
})

test('a change is announced to both processes with its commit', async () => {
  for (const { url } of servers) expect((await ask(`${url}/tr/p/about-tr`)).body).toContain('About tr')
  const baslik = 'Hakkımızda yeni'
  await withTenant(app.services.db, alfa, (trx) =>
    trx.updateTable('sayfa_icerik').set({ baslik }).where('slug', '=', 'about-tr').execute(),
  )
  expect(await seen(Date.now(), '/tr/p/about-tr', ({ body }) => body.includes(baslik))).toEqual(ON_TIME)
})

test('an announcement comes and goes by its dates on both processes', async () => {
  const begin = Date.now() + 2_000
  const end = begin + 4_000
  const metin = 'Fırtına uyarısı'
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
        bitis: new Date(end),
      })
      .execute(),
  )
  expect(await seen(begin, '/tr/contact', ({ body }) => body.includes(metin))).toEqual(ON_TIME)
  expect(await seen(end, '/tr/contact', ({ body }) => !body.includes(metin))).toEqual(ON_TIME)
})
