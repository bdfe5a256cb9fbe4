import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFixture } from '../../testing/fixture.ts'
import { TEST_SECRET } from '../../testing/global-setup.ts'
import { type Follower, startFollower } from '../../testing/processes/follower.ts'
import { COUNTERS } from '../counters.ts'
import { type Connection, connect, type TenantTransaction, withTenant } from './connection.ts'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { appUrlOf } from './open-database.ts'
import { Reader } from './reader.ts'

const errors: string[] = []
const onError = (error: Error) => void errors.push(error.message)
const dataDir = mkdtempSync(join(tmpdir(), 'meltem-reader-'))
let embedded: EmbeddedServer
let follower: Follower
let owner: Connection
let own: Connection
let copy: Connection
let boss: Connection
let reads: Reader
let tenant: number

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  embedded = await startEmbedded({ dataDir, secrets: [TEST_SECRET] })
  const appUrl = appUrlOf(embedded.url, TEST_SECRET)
  await migrate(embedded.url, appUrl, onError)
  owner = connect(embedded.url, 1, onError)
  own = connect(appUrl, 2, onError)
  await loadFixture(owner.db, own.db)
  tenant = (await owner.db.selectFrom('tenant').select('id').orderBy('id').executeTakeFirstOrThrow()).id
  follower = await startFollower({ url: embedded.url, dataDir })
  copy = connect(follower.urlOf(appUrl), 2, onError, { prepare: false, waitMs: 1_000 })
  boss = connect(follower.urlOf(embedded.url), 1, onError, { prepare: false })
  reads = new Reader(own.db, copy.db)
})
afterAll(async () => {
  for (const each of [boss, copy, own, owner]) await each?.close()
  await follower?.stop()
  await embedded?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

let turn = 0
/** Something that is read back. */
async function write(): Promise<string> {
  turn += 1
  const value = JSON.stringify({ kod: `x${turn}` })
  await withTenant(own.db, tenant, (trx) =>
    sql`insert into ayar (tenant_id, anahtar, deger) values (${tenant}, 'okunan', ${value}::jsonb)
      on conflict (tenant_id, anahtar) do update set deger = excluded.deger`.execute(trx),
  )
  return `x${turn}`
}

async function look(trx: TenantTransaction) {
  const { rows } = await sql<{ copy: boolean; kod: string; tenants: number }>`
    select pg_is_in_recovery() as copy, deger ->> 'kod' as kod, (select count(distinct tenant_id)::int from ayar) as tenants
    from ayar where anahtar = 'okunan'`.execute(trx)
  return rows[0]
}

async function counted(from: 'copy' | 'database'): Promise<number> {
  const counter = COUNTERS.find((one) => 'name' in one && one.name === 'long_reads_total')
  const found = (await counter?.get())?.values.find(({ labels }) => labels.from === from)
  return found?.value ?? 0
}

test('a read goes to the copy and finds what was written just before, each time, and one tenant alone', async () => {
  const before = await counted('copy')
  for (let round = 0; round < 50; round += 1) {
    const kod = await write()
    const found = await reads.read(tenant, look)
    expect(found).toMatchObject({ kod, tenants: 1 })
  }
  expect((await counted('copy')) - before).toBeGreaterThan(0)
  await expect(reads.read(tenant, (trx) => sql`delete from ayar`.execute(trx))).rejects.toThrow('read-only')
})

test('a copy that is behind is not believed', async () => {
  await sql`select pg_wal_replay_pause()`.execute(boss.db)
  const kod = await write()
  const old = await withTenant(copy.db, tenant, look)
  expect(old?.copy).toBe(true)
  expect(old?.kod).not.toBe(kod)
  const before = await counted('database')
  expect(await reads.read(tenant, look)).toMatchObject({ kod, copy: false })
  expect((await counted('database')) - before).toBe(1)
  await sql`select pg_wal_replay_resume()`.execute(boss.db)
  await expect.poll(() => reads.read(tenant, look)).toMatchObject({ kod, copy: true })
})

test('what the work itself says is said once', async () => {
  let begun = 0
  const work = async () => {
    begun += 1
    throw new Error('not like this')
  }
  await expect(reads.read(tenant, work)).rejects.toThrow('not like this')
  expect(begun).toBe(1)
})

test('without the copy, lost or never named, the database answers', async () => {
  const kod = await write()
  await follower.stop()
  expect(await reads.read(tenant, look)).toMatchObject({ kod, copy: false })
  expect(await new Reader(own.db).read(tenant, look)).toMatchObject({ kod, copy: false })
})
