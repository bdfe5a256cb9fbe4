import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCluster } from '../../backup/copy-cluster.ts'
import type { Basket } from '../../backup/copy-folder.ts'
import { layOutEmbedded } from '../../platform/db/embedded-binaries.ts'

export interface Follower {
  /** Address of whoever `url` names, at the copy. */
  urlOf(url: string): string
  stop(): Promise<void>
}

interface Leader {
  /** Its superuser, over TCP. */
  readonly url: string
  readonly dataDir: string
}

/** A copy of an embedded PostgreSQL that follows it by streaming replication. */
export async function startFollower({ url, dataDir }: Leader): Promise<Follower> {
  const folder = mkdtempSync(join(tmpdir(), 'meltem-follower-'))
  const basket: Basket = { folder, key: undefined, files: new Map(), folders: new Set() }
  const { cluster, native, user } = layOutEmbedded(dataDir)
  await copyCluster(basket, { url, cluster })
  for (const inner of basket.folders) mkdirSync(join(folder, inner), { recursive: true })
  const copy = join(folder, 'cluster')
  const { hostname, port, username, password } = new URL(url)
  const leader = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${leader}'\n`)
  writeFileSync(join(copy, 'standby.signal'), '')
  giveTo(folder, user)
  const child = spawn(
    join(native, 'bin', 'postgres'),
    [
      '-D',
      copy,
      '-p',
      port,
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${copy}`,
      '-c',
      'max_connections=200',
    ],
    { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept read-only connections')) resolve()
    })
    void ended.then(() => reject(new Error(`The copy did not start: ${said}`)))
  })
  return {
    urlOf: (address) => {
      const one = new URL(address)
      one.search = `?host=${encodeURIComponent(copy)}`
      return one.href
    },
    stop: async () => {
      // Asked twice it has gone already.
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL keeps to folders of its own that are closed to others. */
function giveTo(folder: string, user: { readonly uid: number; readonly gid: number } | undefined): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (user) chownSync(path, user.uid, user.gid)
    if (entry.isDirectory()) chmodSync(path, 0o700)
  }
  chmodSync(folder, 0o755)
}
