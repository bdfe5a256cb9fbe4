import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@meltem/domain/calendar-day'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOracle } from '../../../oracle/run-oracle.ts'
import { type Connection, connect, withTenant } from '../../../platform/db/connection.ts'
import { type EmbeddedServer, startEmbedded } from '../../../platform/db/embedded.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { appUrlOf } from '../../../platform/db/open-database.ts'
import { loadFixture } from '../../../testing/fixture.ts'
import { TEST_SECRET } from '../../../testing/global-setup.ts'
import { type ApiProcess, startApiProcess } from '../../../testing/hammer/api-process.ts'
import { fireTogether } from '../../../testing/hammer/hammer.ts'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenant } from '../../../testing/hammer/hammer-tenant.ts'

const CRASHES = 5
const CLIENTS = 6

/** A PostgreSQL of its own, as others would go down with it; durable, as it is going to crash. */
let dataDir: string
let embedded: EmbeddedServer
let connection: Connection
let tenantId: number
let tour: Tour
let api: ApiProcess
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meltem-restart-'))
  chmodSync(dataDir, 0o755)
  embedded = await startEmbedded({ dataDir, secrets: [TEST_SECRET] })
  const appUrl = appUrlOf(embedded.url, TEST_SECRET)
  const quiet = () => undefined
  await migrate(embedded.url, appUrl, quiet)
  const owner = connect(embedded.url, 1, quiet)
  connection = connect(appUrl, 2, quiet)
  await loadFixture(owner.db, connection.db, [guestTenant()])
  tenantId = (await owner.db.selectFrom('tenant').select('id').executeTakeFirstOrThrow()).id
  await owner.close()
  tour = await addTour({ db: connection.db, tenantId }, 100_000)
  api = await startApiProcess({ ownerUrl: embedded.url, appUrl, secret: TEST_SECRET, pool: 6, quiet: true })
})
afterAll(async () => {
  await api.stop()
  await connection.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A backend killed hard: the server drops all connections and recovers from its log, as in an immediate restart. */
async function crash(): Promise<void> {
  const witness = new pg.Client({ connectionString: embedded.url })
  witness.on('error', () => undefined)
  await witness.connect()
  const thrownOut = new Promise<void>((resolve) => witness.once('end', resolve))
  const client = new pg.Client({ connectionString: embedded.url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await thrownOut
}

/** How long its recovery takes is the database's own affair; from then on it is ours. */
async function recovered(): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const client = new pg.Client({ connectionString: embedded.url })
    client.on('error', () => undefined)
    const reached = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (reached) return
    await pause(50)
  }
  throw new Error('the database did not come back')
}

const readiness = async () => (await fetch(`${api.url}/readyz`)).status

test('F2: the database crashes five times under load: nothing that was acknowledged is lost, nothing is booked twice', async () => {
  const acknowledged: string[] = []
  const end = new AbortController()
  const client = async (place: number) => {
    while (!end.signal.aborted) {
      const body = placement([seats(tour, addDays(FIRST_DAY, place))])
      // A buyer without an answer asks again under the same key, as the shop's own page does.
      for (let status = 0; status !== 200 && !end.signal.aborted; ) {
        const shot = { target: api.url, path: '/api/rezervasyon-olustur-post', body, headers: stranger() }
        status = (await fireTogether([shot]))[0]?.status ?? 0
        if (status === 200) acknowledged.push(body.k_no)
        else await pause(100)
      }
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, place) => client(place))
  for (let round = 0; round < CRASHES; round += 1) {
    await pause(1_000)
    const before = acknowledged.length
    await crash()
    await recovered()
    await expect.poll(readiness).toBe(200)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
  }
  end.abort()
  await Promise.all(clients)
  const kept = await withTenant(connection.db, tenantId, (trx) =>
    trx.selectFrom('rezervasyon').select(['k_no', 'durum']).execute(),
  )
  const keys = new Set(kept.map(({ k_no }) => k_no))
  expect(acknowledged.filter((k_no) => !keys.has(k_no))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(CRASHES)
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(await runOracle(connection.db)).toEqual([])
})
