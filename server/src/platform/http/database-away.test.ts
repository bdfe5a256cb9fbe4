import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../start.ts'
import { FIXTURES, loadFixture } from '../../testing/fixture.ts'
import { TEST_SECRET } from '../../testing/global-setup.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadConfig } from '../config.ts'
import { connect } from '../db/connection.ts'
import { findRunningEmbedded } from '../db/embedded.ts'
import { appUrlOf } from '../db/open-database.ts'
import { isPassingTrouble } from '../db/passing-trouble.ts'
import { asAppError } from './envelope.ts'
import { createLogger } from './logger.ts'

const PAGE = '3f0e7a52-6c1b-4a8e-9a55-0d2f0c1b2a3d'

/** Everything that needs the database, in every form an answer has. */
const CALLS = [
  ['a call', 'GET', '/api/page-get?dil=de&turu=p&slug=about-de'],
  ['a login', 'POST', '/api/uye-giris-yap-post'],
  ['a login of an agency', 'POST', '/api/acente-giris-yap-post'],
  ['a download', 'GET', `/api/voucher-pdf-getir?k_no=${PAGE}&lang=de`],
  ['a page', 'GET', '/de/p/about-de'],
  ['a page as data', 'GET', '/de/p/about-de.data'],
  ['the list for search engines', 'GET', '/sitemap-de.xml'],
  ['the way back from a bank', 'GET', `/odeme/donus?firma=alfa&deneme=${'x'.repeat(43)}`],
  ['a link in a mail', 'POST', `/bulten-onay?dil=de&k_no=${PAGE}&anahtar=abc`],
] as const

describe('while the database refuses everybody', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await setConnections(app, 0)
    await dropConnections(app)
  })
  afterAll(async () => {
    await setConnections(app, -1)
    await app.close()
  })

  async function setConnections({ owner, database }: TestApp, most: number): Promise<void> {
    await owner.pool.query(`alter database ${new URL(database.ownerUrl).pathname.slice(1)} connection limit ${most}`)
  }

  test.each(CALLS)('%s: 503, and when to come again', async (_, method, url) => {
    const headers = { host: 'alfa.example.com', company: 'alfa', 'accept-language': 'de' }
    const login = { e_mail: 'kim@example.com', sifre: 'ein Passwort', remember: false }
    const answer = await app.server.inject({ method, url, headers, ...(method === 'POST' ? { payload: login } : {}) })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.body).not.toMatch(/not queryable|ECONN|terminated|too many|at .*\.ts/i)
    if (url.startsWith('/api')) expect(answer.json()).toMatchObject({ success: 0, code: 'mesgul' })
  })

  test.each([
    ['tr', 'Hemen döneceğiz'],
    ['en', 'We will be right back'],
    ['de', 'Wir sind gleich wieder da'],
    ['ru', 'Мы скоро вернёмся'],
  ])('a page in %s says so in plain words', async (language, words) => {
    const answer = await app.get(`/${language}/contact`, { host: 'alfa.example.com' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, expect.stringContaining('no-store')])
    expect(answer.body).toContain(`<html lang="${language}"`)
    expect(answer.body).toContain(words)
  })

  test('is not ready, and alive', async () => {
    expect((await app.get('/readyz')).statusCode).toBe(503)
    expect((await app.get('/livez')).statusCode).toBe(200)
  })
})

async function dropConnections({ owner }: TestApp): Promise<void> {
  await owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'meltem'
      and pid <> pg_backend_pid() and usename = 'meltem_app'`,
  )
}

test('connections that are cut under load: 200 or 503, never a fault of ours, and then all is well', async () => {
  const app = await startTestApp({ environment: { RATE_LIMIT: '100000' } })
  const seen = new Set<number>()
  const ask = async () => {
    const answer = await app.get('/api/page-get?dil=tr&turu=p&slug=about-tr')
    seen.add(answer.statusCode)
    if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('2')
  }
  for (let round = 0; round < 10; round += 1) {
    const asking = Array.from({ length: 20 }, ask)
    await dropConnections(app)
    await Promise.all(asking)
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
  await expect.poll(async () => (await app.get('/api/page-get?dil=tr&turu=p&slug=about-tr')).statusCode).toBe(200)
  await app.close()
})

test('a page whose parts could not be read is not kept for others', async () => {
  const app = await startTestApp()
  const page = () => app.get('/tr', { host: 'alfa.example.com' })
  const asking = Array.from({ length: 10 }, page)
  await dropConnections(app)
  await Promise.all(asking)
  await expect.poll(async () => (await page()).statusCode).toBe(200)
  expect((await page()).body).toContain('News tr')
  await app.close()
})

describe('every way of saying that the database is away is understood', () => {
  const coded = (code: string, syscall?: string) => Object.assign(new Error('failed'), { code, syscall })
  test.each([
    new Error('Connection terminated'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('timeout expired'),
    new Error('Query read timeout'),
    new Error('Cannot use a pool after calling end on the pool'),
    new Error('Database not opened. Call open() before executing SQL.'),
    new Error('a job', { cause: new Error('Connection terminated unexpectedly') }),
    new AggregateError([coded('ECONNREFUSED')], 'both addresses'),
    ...['08000', '08003', '08006', '53200', '53300', '53400', '57P01', '57P02', '57P03', '57P05', '57014'].map((one) =>
      coded(one),
    ),
    ...['40001', '40P01', '55P03', '25006', '58030'].map((one) => coded(one)),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'].map((one) => coded(one)),
    coded('ENOENT', 'connect'),
    coded('ENOTFOUND', 'getaddrinfo'),
  ])('%s', (error) => {
    expect([isPassingTrouble(error), asAppError(error).code]).toEqual([true, 'mesgul'])
  })

  test.each([
    new Error('x is not a function'),
    coded('23505'),
    coded('42P01'),
    coded('22P02'),
    coded('ENOENT', 'open'),
    coded('EACCES', 'open'),
    'a text',
    undefined,
    null,
  ])('%s is a fault of ours', (error) => {
    expect(asAppError(error).code).toBe('sunucu_hatasi')
  })
})

describe('the embedded database is killed under a running server', () => {
  let dataDir: string
  let server: RunningServer
  const gone: Error[] = []
  const url = (path: string) => `http://127.0.0.1:${server.port}${path}`
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'meltem-away-'))
    chmodSync(dataDir, 0o755)
    const environment = {
      MODE: 'demo',
      DEMO: '0',
      PORT: '0',
      TEST_BANK_PORT: '0',
      PICTURE_JOBS: '0',
      MAX_LOOP_DELAY: '0',
      RATE_LIMIT: '100000',
    }
    const config = loadConfig({ ...environment, SECRET: TEST_SECRET, DATA_DIR: dataDir })
    server = await startServer(config, createLogger('silent'), { onGone: (error) => gone.push(error) })
    const ownerUrl = findRunningEmbedded({ dataDir, secrets: [TEST_SECRET] }) ?? ''
    const owner = connect(ownerUrl, 1, () => undefined)
    const app = connect(appUrlOf(ownerUrl, TEST_SECRET), 1, () => undefined)
    await loadFixture(owner.db, app.db, FIXTURES)
    await app.close()
    await owner.close()
  })
  afterAll(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const ask = async () => {
    const answer = await fetch(url(`/api/rezervasyon-getir?k_no=${PAGE}`), { headers: { company: 'alfa' } })
    await answer.text()
    return answer.status
  }

  test('people are told to come again, and soon are served again', async () => {
    await expect.poll(ask).toBe(404)
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    const seen = new Set<number>()
    await expect
      .poll(async () => {
        const status = await ask()
        seen.add(status)
        return [status, seen.has(503)]
      })
      .toEqual([404, true])
    expect([...seen].filter((status) => status !== 404 && status !== 503)).toEqual([])
    expect(gone).toEqual([])
    await expect.poll(async () => (await fetch(url('/readyz'))).status).toBe(200)
  })

  test('the lines of the jobs and of the listener are there again', async () => {
    const client = new pg.Client({ connectionString: findRunningEmbedded({ dataDir, secrets: [TEST_SECRET] }) })
    await client.connect()
    const names = async () => {
      const { rows } = await client.query('select distinct application_name as name from pg_stat_activity')
      return rows.map(({ name }: { name: string }) => name)
    }
    await expect.poll(names).toEqual(expect.arrayContaining(['meltem', 'meltem-jobs', 'meltem-listen']))
    await client.end()
  })
})
