import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { TEST_SECRET } from '../../testing/global-setup.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Two whole servers, as they run in production behind a balancer, on one database. */
interface Server {
  readonly url: string
  readonly child: ChildProcess
  readonly dataDir: string
}

let app: TestApp
let servers: Server[] = []
let alfa: number
beforeAll(async () => {
  app = await startTestApp()
  alfa = app.tenants.byKod('alfa')?.id ?? 0
  servers = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all(servers.map(stopServer))
  await app.close()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

async function startServer(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-publish-'))
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MODE: 'demo',
      DEMO: '0',
      PICTURE_JOBS: '0',
      PORT: String(port),
      TEST_BANK_PORT: '0',
      DATA_DIR: dataDir,
      SECRET: TEST_SECRET,
      DATABASE_URL: app.database.ownerUrl,
      LOG_LEVEL: 'error',
    },
  })
  const url = `http://127.0.0.1:${port}`
  while ((await statusOf(`${url}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resume) => setTimeout(resume, 200))
  }
  return { url, child, dataDir }
}

async function stopServer({ child, dataDir }: Server): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
  rmSync(dataDir, { recursive: true, force: true })
}

async function ask(url: string): Promise<{ status: number; body: string }> {
  const response = await fetch(url, { headers: { cookie: 'dil=tr; firma=alfa' } })
  return { status: response.status, body: await response.text() }
}

const statusOf = async (url: string) =>
  await ask(url).then(
    ({ status }) => status,
    () => 0,
  )

/** A machine may stand still for a moment; what needs more than a second needs it each time. */
const TRIES = 3
const SECOND = 1_000

/** The slowest page of the best try, in milliseconds. */
async function bestOf(attempt: (turn: number) => Promise<readonly number[]>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 1; turn <= TRIES && best >= SECOND; turn += 1) {
    const late = await attempt(turn)
    for (const delay of late) expect(delay).toBeGreaterThanOrEqual(-50)
    best = Math.min(best, Math.max(...late))
  }
  return best
}

/** Asks each server without a rest until the page reads as wanted; answers how long after the instant that was. */
async function delays(instant: number, path: string, wanted: (page: { status: number; body: string }) => boolean) {
  return await Promise.all(
    servers.map(async ({ url }) => {
      while (!wanted(await ask(url + path))) {
        if (Date.now() > instant + 10_000) return Number.POSITIVE_INFINITY
        await new Promise((resume) => setTimeout(resume, 20))
      }
      return Date.now() - instant
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

test('a scheduled article appears on both processes within a second of its time, in list and home page too', async () => {
  for (const { url } of servers) {
    expect((await ask(`${url}/tr/b`)).body).toContain('News tr')
    expect((await ask(`${url}/tr`)).body).toContain('News tr')
  }
  const best = await bestOf(async (turn) => {
    const path = `/tr/b/gelecek-${turn}`
    const title = `Gelecekten ${turn}. yazı`
    for (const { url } of servers) expect((await ask(url + path)).status).toBe(404)
    const instant = Date.now() + 3_000
    await schedule(new Date(instant), `gelecek-${turn}`, title)
    // Written, announced, read again: and still it is not there.
    await new Promise((resume) => setTimeout(resume, 1_000))
    for (const { url } of servers) {
      const list = await ask(`${url}/tr/b`)
      const article = await ask(url + path)
      if (Date.now() > instant) continue
      expect(list.body).not.toContain(title)
      expect(article.status).toBe(404)
    }
    const late = await Promise.all([
      delays(instant, '/tr/b', ({ body }) => body.includes(title)),
      delays(instant, '/tr', ({ body }) => body.includes(title)),
      delays(instant, path, ({ status }) => status === 200),
    ])
    return late.flat()
  })
  expect(best).toBeLessThan(SECOND)
})

test('a change is on both processes within a second of its commit', async () => {
  for (const { url } of servers) expect((await ask(`${url}/tr/p/about-tr`)).body).toContain('About tr')
  const best = await bestOf(async (turn) => {
    const baslik = `Hakkımızda yeni ${turn}`
    await withTenant(app.services.db, alfa, (trx) =>
      trx.updateTable('sayfa_icerik').set({ baslik }).where('slug', '=', 'about-tr').execute(),
    )
    return await delays(Date.now(), '/tr/p/about-tr', ({ body }) => body.includes(baslik))
  })
  expect(best).toBeLessThan(SECOND)
})

test('an announcement comes and goes by its dates on both processes', async () => {
  const best = await bestOf(async (turn) => {
    const begin = Date.now() + 2_000
    const end = begin + 2_000
    const metin = `Fırtına uyarısı ${turn}`
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
    const came = await delays(begin, '/tr/contact', ({ body }) => body.includes(metin))
    const went = await delays(end, '/tr/contact', ({ body }) => !body.includes(metin))
    return [...came, ...went]
  })
  expect(best).toBeLessThan(SECOND)
})
