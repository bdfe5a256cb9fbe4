import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { removeForsaken } from './embedded-binaries.ts'

const secret = 'a secret for the embedded database test'
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meltem-embedded-'))
  chmodSync(dataDir, 0o755)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test('keeps its data over a restart, and knows Turkish letters', async () => {
  const first = await startEmbedded({ dataDir, secrets: [secret], fsync: false })
  await query(
    first.url,
    'create table t (name text); insert into t values ($$ışık$$), ($$İnci$$), ($$çam$$), ($$cam$$)',
  )
  await first.stop()
  const second = await startEmbedded({ dataDir, secrets: [secret], fsync: false })
  const names = await query(second.url, 'select name from t order by name collate "tr-x-icu"')
  expect(names.map((row) => (row as { name: string }).name)).toEqual(['cam', 'çam', 'ışık', 'İnci'])
  expect(
    await query(
      second.url,
      'select lower(\'ÇAĞ\' collate "tr-x-icu") as lower, upper(\'i\' collate "tr-x-icu") as upper',
    ),
  ).toEqual([{ lower: 'çağ', upper: 'İ' }])
  await second.stop()
  expect(existsSync(join(dataDir, 'meltem.pid'))).toBe(false)
})

test('a second start in the same folder takes over a server that lost its process', async () => {
  const first = await startEmbedded({ dataDir, secrets: [secret], fsync: false })
  rmSync(join(dataDir, 'meltem.pid'))
  const second = await startEmbedded({ dataDir, secrets: [secret], fsync: false })
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
  await second.stop()
})

test('the password of the owner follows the newest secret', async () => {
  const own = join(dataDir, 'changed')
  const changed = 'the next secret of the embedded database test'
  const begin = (...secrets: [string, ...string[]]) => startEmbedded({ dataDir: own, secrets, fsync: false })
  for (const server of [() => begin(secret), () => begin(changed, secret), () => begin(changed)]) {
    const running = await server()
    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await running.stop()
  }
})

test.each([
  ['by its socket', 'mine, & yours', null],
  ['over TCP where the path of a socket would be too long', 'x'.repeat(90), '127.0.0.1'],
])('is spoken to %s', async (_, folder, address) => {
  const own = join(dataDir, folder)
  const server = await startEmbedded({ dataDir: own, secrets: [secret], fsync: false })
  try {
    expect(await query(server.url, 'select host(inet_server_addr()) as address')).toEqual([{ address }])
  } finally {
    await server.stop()
  }
})

test('data whose folder was deleted is removed, what belongs to somebody stays', () => {
  const gone = mkdtempSync(join(tmpdir(), 'meltem-gone-'))
  for (const [name, owner] of Object.entries({ forsaken: gone, kept: dataDir })) {
    mkdirSync(join(dataDir, name))
    writeFileSync(join(dataDir, name, 'belongs-to'), owner)
  }
  mkdirSync(join(dataDir, 'without-note'))
  rmSync(gone, { recursive: true })
  removeForsaken(dataDir)
  expect(readdirSync(dataDir).sort()).toEqual(['kept', 'without-note'])
  expect(() => removeForsaken(join(dataDir, 'missing'))).not.toThrow()
})

/** The server this test has started, by the file it writes itself. */
function serverIn(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('killed, it is there again at the same address with everything it had confirmed', async () => {
  const server = await startEmbedded({ dataDir, secrets: [secret] })
  try {
    await query(server.url, 'create table t (name text); insert into t values ($$kept$$)')
    process.kill(serverIn(dataDir), 'SIGKILL')
    await expect.poll(() => query(server.url, 'select name from t').catch(() => 'away')).toEqual([{ name: 'kept' }])
  } finally {
    await server.stop()
  }
  expect(existsSync(join(dataDir, 'meltem.pid'))).toBe(false)
})
