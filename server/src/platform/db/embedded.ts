import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Secrets } from '../sessions/token.ts'
import { EmbeddedDatabaseError, type EmbeddedLayout, layOutEmbedded } from './embedded-binaries.ts'
import { KeptRunning } from './kept-running.ts'

export interface EmbeddedServer {
  /** Address of the owner for the application's database. */
  readonly url: string
  /** Address of the cluster's superuser for another database. */
  urlOf(database: string): string
  stop(): Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  readonly secrets: Secrets
  /** Tests trade durability for speed. */
  readonly fsync?: boolean
  /** It was lost and could not be started again: nothing works without it. */
  readonly onGone?: ((error: EmbeddedDatabaseError) => void) | undefined
}

const DATABASE = 'meltem'
const OWNER = 'meltem_owner'

/** Address of the owner in a server that another process has started on this folder; undefined when none runs. */
export function findRunningEmbedded({ dataDir, secrets: [secret] }: EmbeddedOptions): string | undefined {
  const { cluster } = layOutEmbedded(dataDir)
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [server, , , port] = readFileSync(pidFile, 'utf8').split('\n')
  if (!isAlive(Number(server))) return undefined
  return ownerUrl({ cluster, port: Number(port), password: passwordOf(secret) }, DATABASE)
}

function passwordOf(secret: string): string {
  return createHmac('sha256', secret).update('embedded-owner').digest('base64url')
}

interface Door {
  readonly cluster: string
  readonly port: number
  readonly password: string
}

/** Systems cut the path of a socket at about this length. */
const LONGEST_SOCKET_PATH = 100

/** The server's socket lies in its own folder, closed to other users; undefined where its path would be too long. */
function socketFolder({ cluster, port }: Omit<Door, 'password'>): string | undefined {
  return join(cluster, `.s.PGSQL.${port}`).length <= LONGEST_SOCKET_PATH ? cluster : undefined
}

/** By the socket where there is one: a query costs a quarter less of our processor than over TCP. */
function ownerUrl(door: Door, database: string): string {
  const folder = socketFolder(door)
  const way = folder === undefined ? '' : `?host=${encodeURIComponent(folder)}`
  return `postgres://${OWNER}:${door.password}@127.0.0.1:${door.port}/${database}${way}`
}

/**
 * Starts a real PostgreSQL from the npm package in its own folder and makes the database on first use. Should it end
 * without being asked to, it is started again at the same address.
 */
export async function startEmbedded({
  dataDir,
  secrets,
  fsync = true,
  onGone = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true })
  const layout = layOutEmbedded(dataDir)
  const password = passwordOf(secrets[0])
  if (!existsSync(join(layout.cluster, 'PG_VERSION'))) await initialise(layout, password)
  await endOrphan(layout, dataDir)
  const port = await freePort()
  const ownerFile = join(dataDir, 'meltem.pid')
  const kept = await KeptRunning.start({
    launch: () => launch(layout, port, fsync),
    isOurs: () => ownerOf(ownerFile) === process.pid,
    onGone: (why) => onGone(goneError(dataDir, why)),
  })
  writeFileSync(ownerFile, String(process.pid))
  const urlFor = (own: string, database: string) => ownerUrl({ cluster: layout.cluster, port, password: own }, database)
  const urlOf = (database: string) => urlFor(password, database)
  await ensureDatabase(
    secrets.map((secret) => urlFor(passwordOf(secret), 'postgres')),
    password,
  )
  return {
    url: urlOf(DATABASE),
    urlOf,
    stop: async () => {
      await kept.stop()
      rmSync(ownerFile, { force: true })
    },
  }
}

function goneError(dataDir: string, why: unknown): EmbeddedDatabaseError {
  const reason = why instanceof Error ? why.message : String(why)
  return new EmbeddedDatabaseError(
    `The embedded database in ${dataDir} ended and could not be started again. Start the server again, or set DATABASE_URL to another database. (${reason})`,
  )
}

/** Which process has started the server in this folder; 0 for none. */
function ownerOf(ownerFile: string): number {
  return existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0
}

async function initialise(layout: EmbeddedLayout, password: string): Promise<void> {
  rmSync(layout.cluster, { recursive: true, force: true })
  mkdirSync(layout.cluster, { recursive: true, mode: 0o700 })
  const passwordFile = `${layout.cluster}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (layout.user) {
    chownSync(layout.cluster, layout.user.uid, layout.user.gid)
    chownSync(passwordFile, layout.user.uid, layout.user.gid)
  }
  try {
    // ICU without a language: lower() knows every alphabet, and Turkish order is asked for where it is wanted.
    await run(layout, 'initdb', [
      `--pgdata=${layout.cluster}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function run(layout: EmbeddedLayout, binary: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(layout.native, 'bin', binary), args, {
      ...layout.user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new EmbeddedDatabaseError(
            `The embedded database could not be created (${binary} ended with ${code}): ${errors.trim()}`,
          ),
        )
    })
  })
}

/** A server left behind by a process that was killed is ended; one that is in use is left alone. */
async function endOrphan(layout: EmbeddedLayout, dataDir: string): Promise<void> {
  const pidFile = join(layout.cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const server = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!isAlive(server)) return
  const owner = ownerOf(join(dataDir, 'meltem.pid'))
  if (owner > 0 && owner !== process.pid && isAlive(owner)) {
    throw new EmbeddedDatabaseError(
      `${dataDir} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  process.kill(server, 'SIGINT')
  for (let waited = 0; isAlive(server) && waited < 10_000; waited += 50) await pause(50)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function launch(layout: EmbeddedLayout, port: number, fsync: boolean): Promise<ChildProcess> {
  const folder = socketFolder({ cluster: layout.cluster, port })
  const settings = [
    'listen_addresses=127.0.0.1',
    // A list, so a comma in a folder's name needs quotes.
    `unix_socket_directories=${folder === undefined ? '' : `"${folder}"`}`,
    'max_connections=200',
    'timezone=UTC',
    'lc_messages=C',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  // Its own process group: Ctrl-C reaches us first, and we end the database last.
  const child = spawn(
    join(layout.native, 'bin', 'postgres'),
    ['-D', layout.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...layout.user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return new Promise((resolve, reject) => {
    let errors = ''
    const onData = (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4000)
      if (errors.includes('ready to accept connections')) {
        child.off('close', onClose)
        resolve(child)
      }
    }
    const onClose = () => reject(new EmbeddedDatabaseError(`The embedded database did not start: ${errors.trim()}`))
    child.stderr?.on('data', onData)
    child.on('error', reject)
    child.on('close', onClose)
  })
}

/** The newest secret's password counts from now on, whichever the owner had until today. */
async function ensureDatabase(urls: readonly string[], password: string): Promise<void> {
  const client = await connectFirst(urls)
  try {
    if (urls.length > 1) await client.query(`alter role ${OWNER} password ${pg.escapeLiteral(password)}`)
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

const WRONG_PASSWORD = '28P01'

async function connectFirst([url = '', ...others]: readonly string[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_PASSWORD || others.length === 0) throw error
    return await connectFirst(others)
  }
}
