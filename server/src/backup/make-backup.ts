import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { findRunningEmbedded, startEmbedded } from '../platform/db/embedded.ts'
import { layOutEmbedded } from '../platform/db/embedded-binaries.ts'
import { type FileStore, STORED } from '../platform/files/store/file-store.ts'
import { openFileStore } from '../platform/files/store/open-file-store.ts'
import { BackupError } from './backup-error.ts'
import { copyCluster } from './copy-cluster.ts'
import { type Basket, copyFile, copyFolder } from './copy-folder.ts'
import { copyStore } from './copy-store.ts'
import { dumpDatabase } from './dump.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { sealKeyOf } from './sealing.ts'
import { printOf } from './secret-print.ts'

export interface BackupWish {
  readonly config: Config
  /** Folder that backups are put into; each gets one of its own. */
  readonly target: string
  /** Words the files are encrypted with; without them they lie open. */
  readonly key: string | undefined
  /** Says where the tools of PostgreSQL are. */
  readonly environment: NodeJS.ProcessEnv
}

interface MadeBackup {
  readonly folder: string
  readonly files: number
  readonly bytes: number
  readonly encrypted: boolean
}

/** The database and what runs on it belong elsewhere; everything else in the folder is kept. */
const NOT_KEPT = /^(?:postgres(?:$|\/)|postgres\.password$|meltem\.pid$|secret\.\d+$)/

/**
 * Everything an installation is, as of one instant (RELY-22). Files are written before the row that names them and
 * removed after it: with what lay there before the database was read and what lies there after, every row has its files.
 */
export async function makeBackup({ config, target, key: words, environment }: BackupWish): Promise<MadeBackup> {
  refuseOwnFolder(config.dataDir, target)
  const key = words === undefined ? undefined : sealKeyOf(words)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const made = new Date()
  const folder = join(resolve(target), `meltem-${made.toISOString().replaceAll(/[:.]/g, '-')}`)
  const half = await mkdtemp(`${folder}.half-`)
  const store = await openFileStore(config.files)
  try {
    const basket: Basket = { folder: half, key, files: new Map(), folders: new Set() }
    await copyData(basket, config.dataDir, store)
    const database = await copyDatabase(basket, config, environment)
    await copyData(basket, config.dataDir, store)
    const files = [...basket.files.values()]
    const list = { files, folders: [...basket.folders], salt: key?.salt ?? null, secret: printOf(config.secret) }
    await writeManifest(half, { form: 1, made: made.toISOString(), ...database, ...list }, key)
    // Under its name only when it is whole.
    await rename(half, folder)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return { folder, files: files.length, bytes, encrypted: key !== undefined }
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  } finally {
    store.close?.()
  }
}

function refuseOwnFolder(dataDir: string, target: string): void {
  if (`${resolve(target)}/`.startsWith(`${dataDir}/`))
    throw new BackupError(`${target} lies in DATA_DIR, which is what is backed up. Name a folder elsewhere.`)
}

async function copyData(basket: Basket, dataDir: string, store: FileStore): Promise<void> {
  const inBucket = 'bucket' in store.place
  // What lay in the folder before there was a bucket is not what is served.
  const leaveOut = (path: string) => NOT_KEPT.test(path) || (inBucket && isStored(path))
  if (existsSync(dataDir)) await copyFolder(basket, { from: dataDir, to: 'data', leaveOut })
  if (inBucket) await copyStore(basket, store)
}

/** Paths below the folder of data that are matters of the store of files. */
export const isStored = (path: string): boolean => STORED.some((part) => path === part || path.startsWith(`${part}/`))

type DatabasePart = Pick<Manifest, 'database' | 'postgres' | 'schema'>

async function copyDatabase(basket: Basket, config: Config, environment: NodeJS.ProcessEnv): Promise<DatabasePart> {
  const { databaseUrl, dataDir, secrets } = config
  if (databaseUrl) return await dumpInto(basket, databaseUrl, environment)
  const running = findRunningEmbedded({ dataDir, secrets })
  const own = running === undefined ? await startEmbedded({ dataDir, secrets }) : undefined
  const url = running ?? own?.url ?? ''
  try {
    const about = await describeDatabase(url)
    basket.folders.add('cluster')
    await copyCluster(basket, { url, cluster: layOutEmbedded(dataDir).cluster })
    return { database: 'cluster', postgres: about.postgres, schema: about.schema }
  } finally {
    await own?.stop()
  }
}

async function dumpInto(basket: Basket, url: string, environment: NodeJS.ProcessEnv): Promise<DatabasePart> {
  const about = await describeDatabase(url)
  const file = join(basket.folder, '.dump')
  await dumpDatabase({ url, serverMajor: about.major, environment }, file)
  await chmod(file, 0o600)
  await copyFile(basket, file, 'database.dump')
  await rm(file)
  return { database: 'dump', postgres: about.postgres, schema: about.schema }
}

export async function describeDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'meltem-backup' })
  await client.connect()
  try {
    const { rows } = await client.query<{ postgres: string; major: number; tables: number }>(
      `select current_setting('server_version') as postgres, current_setting('server_version_num')::int / 10000 as major,
        (select count(*)::int from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tables`,
    )
    const { postgres = '', major = 0, tables = 0 } = rows[0] ?? {}
    const newest =
      tables > 0 ? await client.query<{ name: string }>('select max(name) as name from kysely_migration') : undefined
    return { postgres, major, tables, schema: newest?.rows[0]?.name ?? '' }
  } finally {
    await client.end()
  }
}

/** What a person is told when it is done. */
export function tellBackup({ folder, files, bytes, encrypted }: MadeBackup, seconds: number): string {
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`
  const open =
    'It is not encrypted: whoever can read it has the data of guests and the keys. Name a file with a key: --key <file>.'
  return `Backup ${basename(folder)} is whole (${size}).\n${encrypted ? 'It is encrypted: without its key nobody can read it, you neither.' : open}`
}
