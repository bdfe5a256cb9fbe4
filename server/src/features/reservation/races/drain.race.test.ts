import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect, withTenant } from '../../../platform/db/connection.ts'
import { loadFixture } from '../../../testing/fixture.ts'
import { TEST_SECRET } from '../../../testing/global-setup.ts'
import { fireTogether, type Reply } from '../../../testing/hammer/hammer.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenant } from '../../../testing/hammer/hammer-tenant.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

const CLIENTS = 8

let database: TestDatabase
let connection: Connection
let tenantId: number
let tour: Tour
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'meltem-drain-'))
  const complain = (error: Error) => process.stderr.write(`${error.message}\n`)
  const owner = connect(database.ownerUrl, 1, complain)
  connection = connect(database.appUrl, 2, complain)
  await loadFixture(owner.db, connection.db, [guestTenant()])
  tenantId = (await owner.db.selectFrom('tenant').select('id').executeTakeFirstOrThrow()).id
  await owner.close()
  tour = await addTour({ db: connection.db, tenantId }, 100_000)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly child: ChildProcess
  readonly url: string
  readonly ended: Promise<number | null>
}

/** The product as it runs in production, on the database of the test. */
async function start(): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', '..', 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      MODE: 'production',
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: folder,
      SECRET: TEST_SECRET,
      PORT: '0',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '1000000',
      MAX_LOOP_DELAY: '0',
      RATES_URL: 'http://127.0.0.1:9/',
      LOG_LEVEL: 'silent',
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /Storefront\s+http:\/\/[\w.]+:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  return { child, url, ended }
}

test('F4: asked to end under load, it answers what it has taken, keeps what it acknowledged, and goes', async () => {
  const { child, url, ended } = await start()
  const replies: { readonly k_no: string; readonly reply: Reply }[] = []
  const end = new AbortController()
  const client = async (place: number) => {
    while (!end.signal.aborted) {
      const body = placement([seats(tour, addDays(FIRST_DAY, place))])
      const shot = { target: url, path: '/api/rezervasyon-olustur-post', body, headers: stranger() }
      const [reply] = await fireTogether([shot])
      if (reply) replies.push({ k_no: body.k_no, reply })
    }
  }
  // What a balancer does: as long as it says that it is ready, it gets requests.
  const balancer = async () => {
    while (!end.signal.aborted) {
      if ((await fetch(`${url}/readyz`)).status !== 200) end.abort()
      await pause(100)
    }
  }
  const load = [balancer(), ...Array.from({ length: CLIENTS }, (_, place) => client(place))]
  await pause(2_000)
  const before = replies.length
  child.kill('SIGTERM')
  await Promise.all(load)
  expect(await ended).toBe(0)
  expect(before).toBeGreaterThan(0)
  const answered = replies.filter(({ reply }) => reply.status === 200)
  expect(replies.filter(({ reply }) => reply.status !== 200)).toEqual([])
  const kept = await withTenant(connection.db, tenantId, (trx) =>
    trx.selectFrom('rezervasyon').select('k_no').execute(),
  )
  expect(kept.map(({ k_no }) => k_no).sort()).toEqual(answered.map(({ k_no }) => k_no).sort())
})
