import { chownSync, existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { runOracle } from '../oracle/run-oracle.ts'
import { type Config, loadConfig } from '../platform/config.ts'
import { connect } from '../platform/db/connection.ts'
import { layOutEmbedded, type ServerUser } from '../platform/db/embedded-binaries.ts'
import { LATEST_MIGRATION } from '../platform/db/migrations.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { FileStore } from '../platform/files/store/file-store.ts'
import { BackupError } from './backup-error.ts'
import { loadDump } from './dump.ts'
import { describeDatabase, isStored } from './make-backup.ts'
import { type Manifest, type ManifestFile, type OpenedBackup, readManifest } from './manifest.ts'
import { emptyBucket, fillBucket } from './restore-store.ts'
import { openFile, readStored } from './sealing.ts'
import { printOf } from './secret-print.ts'

interface RestoreWish {
  /** The backup. */
  readonly folder: string
  readonly key: string | undefined
  readonly environment: NodeJS.ProcessEnv
  /** What is there is moved aside, never deleted. */
  readonly replace: boolean
  readonly say: (line: string) => void
}

/** From nothing to what can be served (RELY-23): checked before anything is written, and by the oracle at the end. */
export async function restoreBackup({ folder, key: words, environment, replace, say }: RestoreWish): Promise<void> {
  const clock = stopwatch(say)
  const backup: OpenedBackup = { folder, ...(await readManifest(folder, words)) }
  if (backup.manifest.schema > (LATEST_MIGRATION ?? ''))
    throw new BackupError(`This backup is of a newer version (${backup.manifest.schema}). Install that one first.`)
  await checkFiles(backup)
  clock(`${backup.manifest.files.length} files are as they were stored`)
  const dataDir = resolve(environment.DATA_DIR || 'data')
  refuseWrongPlace(backup.manifest, environment)
  refuseWrongSecret(backup.manifest, environment)
  if (environment.DATABASE_URL) await refuseFullDatabase(environment.DATABASE_URL)
  const bucket = await emptyBucket(environment, dataDir)
  const aside = await makeRoom(dataDir, replace)
  if (aside) say(`What was there lies in ${aside} now.`)
  await writeFiles(backup, 'data', { to: dataDir, bucket })
  const config = loadConfig({ ...environment })
  await writeDatabase(backup, config, environment)
  clock('files and database are in their places')
  await proveIt(config, say)
  clock('the database answers, stock and money agree')
}

function stopwatch(say: (line: string) => void): (what: string) => void {
  const begun = performance.now()
  return (what) => say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${what}`)
}

async function checkFiles({ folder, manifest }: OpenedBackup): Promise<void> {
  for (const { path, sha256, bytes } of manifest.files) {
    const file = join(folder, path)
    const stored = existsSync(file) ? await readStored(file) : undefined
    if (stored?.sha256 !== sha256 || stored.bytes !== bytes)
      throw new BackupError(
        `${path} of this backup is ${stored ? 'damaged' : 'missing'}. Nothing was written; take another backup.`,
      )
  }
}

function refuseWrongPlace({ database }: Manifest, { DATABASE_URL }: NodeJS.ProcessEnv): void {
  if (database === 'cluster' && DATABASE_URL)
    throw new BackupError('This backup is of the embedded database. Unset DATABASE_URL to restore it.')
  if (database === 'dump' && !DATABASE_URL)
    throw new BackupError('This backup is of a database of its own. Name an empty one in DATABASE_URL.')
}

/** Unset outside production: then the secret is among the files. */
function refuseWrongSecret({ secret, files }: Manifest, { SECRET, SECRETS_OPEN }: NodeJS.ProcessEnv): void {
  const isKept = files.some(({ path }) => path === 'data/secret')
  const given = [SECRET, ...(SECRETS_OPEN?.split(',') ?? [])].filter((each) => each !== undefined)
  if (SECRET ? given.some((each) => printOf(each) === secret) : isKept) return
  throw new BackupError(
    'SECRET is not the one this backup was made with. Set that one: passwords of the database, sealed keys and links depend on it.',
  )
}

async function refuseFullDatabase(url: string): Promise<void> {
  const { tables } = await describeDatabase(url)
  if (tables > 0)
    throw new BackupError(
      `The database of DATABASE_URL holds ${tables} tables and is left as it is. Create an empty one (createdb) and name it there.`,
    )
}

/** A living installation is not touched; one at rest is moved aside when that was said. */
async function makeRoom(dataDir: string, replace: boolean): Promise<string | undefined> {
  const cluster = layOutEmbedded(dataDir).cluster
  const full = [dataDir, cluster].filter((each) => existsSync(each) && readdirSync(each).length > 0)
  if (full.length === 0) return undefined
  if (existsSync(join(cluster, 'postmaster.pid')) || existsSync(join(dataDir, 'meltem.pid')))
    throw new BackupError(`An installation runs in ${dataDir}. Stop it first.`)
  if (!replace)
    throw new BackupError(
      `There is an installation in ${dataDir}. Set DATA_DIR to an empty folder, or say --replace to have it moved aside.`,
    )
  const mark = `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  for (const each of full) if (existsSync(each)) await rename(each, `${each}.${mark}`)
  return `${dataDir}.${mark}`
}

interface Target {
  readonly to: string
  readonly user?: ServerUser | undefined
  /** Takes pictures, originals and documents instead. */
  readonly bucket?: FileStore | undefined
}

async function writeFiles(backup: OpenedBackup, part: 'data' | 'cluster', { to, user, bucket }: Target): Promise<void> {
  const { manifest } = backup
  const placeOf = (path: string) => join(to, path.slice(part.length + 1))
  const isElsewhere = (path: string) => bucket !== undefined && isStored(path.slice(part.length + 1))
  const isOfPart = (path: string) => (path === part || path.startsWith(`${part}/`)) && !isElsewhere(path)
  await makeFolder(to, user)
  for (const path of manifest.folders.filter(isOfPart).toSorted()) await makeFolder(placeOf(path), user)
  for (const file of manifest.files.filter(({ path }) => isOfPart(path)))
    await writeOne(backup, file, { to: placeOf(file.path), user })
  if (bucket) await fillBucket(backup, bucket, to)
}

async function makeFolder(path: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(path, { recursive: true, ...(user ? { mode: 0o700 } : {}) })
  if (user) chownSync(path, user.uid, user.gid)
}

async function writeOne(
  { folder, key }: OpenedBackup,
  { path, mode }: ManifestFile,
  { to, user }: { to: string; user: ServerUser | undefined },
): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await openFile(join(folder, path), to, key)
  await chmod(to, mode)
  if (user) chownSync(to, user.uid, user.gid)
}

async function writeDatabase(
  backup: OpenedBackup,
  { databaseUrl, dataDir }: Config,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (!databaseUrl) {
    const { cluster, user } = layOutEmbedded(dataDir)
    await writeFiles(backup, 'cluster', { to: cluster, user })
    await chmod(cluster, 0o700)
    return
  }
  const { major } = await describeDatabase(databaseUrl)
  const file = join(dataDir, '.restored.dump')
  try {
    await openFile(join(backup.folder, 'database.dump'), file, backup.key)
    await loadDump({ url: databaseUrl, serverMajor: major, environment }, file)
  } finally {
    await rm(file, { force: true })
  }
}

/** As the server would start it, with the migrations since, and then the oracle's questions. */
async function proveIt(config: Config, say: (line: string) => void): Promise<void> {
  const onError = (error: Error) => say(error.message)
  const database = await openDatabase(config, { say: () => undefined, onError })
  const { db, close } = connect(database.ownerUrl, 1, onError)
  try {
    const findings = await runOracle(db)
    if (findings.length > 0)
      throw new BackupError(
        `It is restored, but the oracle has ${findings.length} findings: npm run oracle tells them.`,
      )
    const tenants = await db.selectFrom('tenant').select('kod').orderBy('id').execute()
    say(`          tenants: ${tenants.map(({ kod }) => kod).join(', ')}`)
  } finally {
    await close()
    await database.close()
  }
}
