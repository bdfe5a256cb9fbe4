import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseUser, postgresFolder } from '../../deploy/src/local/packages.ts'
import { makeBackup } from '../../server/src/backup/make-backup.ts'
import { restoreBackup } from '../../server/src/backup/restore-backup.ts'
import { loadConfig } from '../../server/src/platform/config.ts'
import { type Connection, connect } from '../../server/src/platform/db/connection.ts'
import { startServerProcess } from '../../server/src/testing/processes/server-process.ts'
import type { Verdict } from './instruments/verdict.ts'

const MOST_MINUTES = 10
const SECRET = 'a-secret-of-the-restore-drill-and-of-nothing-else'
const PASSWORD = 'drill'

interface Machine {
  readonly folder: string
  urlOf(database: string): string
  stop(): Promise<void>
}

/** A PostgreSQL of the packages of the system, whose own pg_dump and pg_restore are asked. */
async function startMachine(): Promise<Machine> {
  const binaries = postgresFolder()
  if (!binaries) throw new Error('A restore by pg_dump needs a PostgreSQL of the system: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'meltem-drill-'))
  const user = databaseUser()
  const data = join(folder, 'postgres')
  chmodSync(folder, 0o755)
  mkdirSync(data)
  if (user) chownSync(data, user.uid, user.gid)
  const { status, stderr } = spawnSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, encoding: 'utf8', cwd: data },
  )
  if (status !== 0) throw new Error(`initdb: ${stderr}`)
  const port = 20_000 + (process.pid % 20_000)
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=60']
  const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...user,
    stdio: 'ignore',
    cwd: data,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const urlOf = (database: string) => `postgres://meltem_owner:${PASSWORD}@127.0.0.1:${port}/${database}`
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeDatabases(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } catch (error) {
    await stop()
    throw error
  }
  return { folder, urlOf, stop }
}

async function makeDatabases(url: string): Promise<void> {
  const { pool, close } = connect(url, 1, () => undefined)
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isUp(pool)) break
    await pause(100)
  }
  await pool.query(`create role meltem_owner login createrole bypassrls password '${PASSWORD}'`)
  for (const name of ['house', 'empty']) await pool.query(`create database ${name} owner meltem_owner`)
  await close()
}

async function isUp(pool: Connection['pool']): Promise<boolean> {
  return await pool.query('select 1').then(
    () => true,
    () => false,
  )
}

/** The demo with its season, lost and brought back: how long until stock and money agree again, and what is missing. */
export async function benchRestore(): Promise<Verdict[]> {
  const machine = await startMachine()
  try {
    const environmentOf = (name: string) => ({
      MODE: 'demo',
      SECRET,
      DATA_DIR: join(machine.folder, name),
      DATABASE_URL: machine.urlOf(name),
      DEMO: '1',
      DEMO_GALLERIES: '0',
      DEMO_SEASON: '1',
    })
    const server = await startServerProcess(environmentOf('house'))
    await server.stop()
    const before = await rowsOf(machine.urlOf('house'))
    const desk = { environment: { ...process.env, ...environmentOf('house') }, key: undefined }
    const target = join(machine.folder, 'backups')
    const { folder } = await makeBackup({ ...desk, config: loadConfig(environmentOf('house')), target })
    const begun = performance.now()
    const environment = { ...process.env, ...environmentOf('empty') }
    await restoreBackup({ folder, key: undefined, environment, replace: false, say: () => undefined })
    const again = await startServerProcess(environmentOf('empty'))
    const minutes = (performance.now() - begun) / 60_000
    await again.stop()
    const after = await rowsOf(machine.urlOf('empty'))
    return [
      {
        what: 'from nothing until it serves, with the oracle asked',
        measured: minutes,
        unit: 'minutes',
        judged: 'measured',
        bar: { at: 'most', value: MOST_MINUTES },
      },
      {
        what: `of ${before.size} tables, those with other counts of bookings, money and mails`,
        measured: [...before].filter(([table, rows]) => after.get(table) !== rows).length,
        unit: 'tables',
        judged: 'measured',
        bar: { at: 'most', value: 0 },
      },
    ]
  } finally {
    await machine.stop()
  }
}

const COUNTED = ['tenant', 'rezervasyon', 'rezervasyon_satiri', 'tutma', 'tahsilat', 'eposta', 'uye', 'urun', 'denetim']

async function rowsOf(url: string): Promise<Map<string, number>> {
  const { pool, close } = connect(url, 1, () => undefined)
  const rows = new Map<string, number>()
  for (const table of COUNTED) {
    const { rows: counted } = await pool.query<{ n: string }>(`select count(*) as n from ${table}`)
    rows.set(table, Number(counted[0]?.n))
  }
  await close()
  return rows
}
