import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../platform/config.ts'
import { connect } from '../platform/db/connection.ts'
import { findRunningEmbedded, startEmbedded } from '../platform/db/embedded.ts'
import { appUrlOf } from '../platform/db/open-database.ts'
import { openFileStore } from '../platform/files/store/open-file-store.ts'
import { startBucketServer } from '../testing/doubles/bucket-server.ts'
import { loadFixture } from '../testing/fixture.ts'
import { startServerProcess } from '../testing/processes/server-process.ts'
import { runBackupCommand } from './backup-command.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const KEY = 'a key that an operator has made'
const PICTURE = 'pictures/alfa/urun/koy-400.webp'

let home: string
let dataDir: string
let secret: string
let plain: string
let sealed: string
/** The last row that was committed before the backup was asked for. */
let before: number

const folder = (name: string) => join(home, name)
const environmentOf = (name: string) => ({ DATA_DIR: folder(name), MODE: 'demo', DEMO: '0' })

/** A house in full work: a server on its own database, files, and somebody who writes without a pause. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'meltem-backup-'))
  chmodSync(home, 0o755)
  dataDir = folder('house')
  const server = await startServerProcess({ DATA_DIR: dataDir })
  secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  const config = loadConfig(environmentOf('house'))
  const url = findRunningEmbedded({ dataDir, secrets: [secret] }) ?? ''
  await furnish(url)
  const writer = new Writer(url)
  await writer.start()
  before = writer.written
  sealed = (await makeBackup({ config, target: folder('sealed'), key: KEY, environment: {} })).folder
  await writer.stop()
  await server.stop()
  plain = (await makeBackup({ config, target: folder('plain'), key: undefined, environment: {} })).folder
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function furnish(url: string): Promise<void> {
  const complain = (error: Error) => process.stderr.write(`${error.message}\n`)
  const owner = connect(url, 1, complain)
  const application = connect(appUrlOf(url, secret), 1, complain)
  await loadFixture(owner.db, application.db)
  await owner.pool.query('create table sayac (no int primary key, dolgu text not null)')
  await application.close()
  await owner.close()
  mkdirSync(join(dataDir, 'pictures', 'alfa', 'urun'), { recursive: true })
  mkdirSync(join(dataDir, 'documents', '1'), { recursive: true })
  writeFileSync(join(dataDir, PICTURE), 'a picture of a bay')
  writeFileSync(join(dataDir, 'documents', '1', 'empty'), '')
}

/** Commits row after row, and changes all of them, so that pages change under the hands of whoever copies. */
class Writer {
  readonly #client: pg.Client
  #going = true
  #work: Promise<void> = Promise.resolve()
  written = 0

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url })
  }

  async start(): Promise<void> {
    await this.#client.connect()
    this.#work = this.#write()
    while (this.written < 200) await pause(5)
  }

  async #write(): Promise<void> {
    while (this.#going) {
      await this.#client.query('insert into sayac values ($1::int, repeat(md5($1::int::text), 60))', [this.written + 1])
      this.written += 1
      if (this.written % 200 === 0) await this.#client.query('update sayac set dolgu = reverse(dolgu)')
    }
  }

  async stop(): Promise<void> {
    this.#going = false
    await this.#work
    await this.#client.end()
  }
}

const restore = (from: string, to: string, more: { key?: string; replace?: boolean; environment?: object } = {}) => {
  const said: string[] = []
  const environment = { ...environmentOf(to), ...more.environment }
  const { key, replace = false } = more
  return restoreBackup({ folder: from, key, replace, environment, say: (line) => void said.push(line) }).then(
    () => said,
  )
}

describe('an installation that was restored', () => {
  test('serves as the one that was lost, from nothing, with every row that was committed before (RELY-22)', async () => {
    const said = await restore(sealed, 'second', { key: KEY })
    expect(said.join('\n')).toMatch(
      / s {2}\d+ files are as they were stored[\s\S]* s {2}the database answers, stock and money agree/,
    )
    expect(said.join('\n')).toContain('tenants: alfa, beta')
    expect(readFileSync(folder(`second/${PICTURE}`), 'utf8')).toBe('a picture of a bay')
    expect(readFileSync(folder('second/documents/1/empty'), 'utf8')).toBe('')
    expect(readFileSync(folder('second/secret'), 'utf8').trim()).toBe(secret)
    const server = await startServerProcess({ DATA_DIR: folder('second') })
    const [page, call] = await Promise.all([
      fetch(`${server.url}/tr`),
      fetch(`${server.url}/api/setting-get`, { headers: { company: 'beta' } }),
    ])
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('alfa tr')])
    expect([call.status, await call.text()]).toEqual([200, expect.stringContaining('beta Ltd.')])
    await server.stop()
    const { n, last } = await countIn('second')
    expect(n).toBe(last)
    expect(n).toBeGreaterThanOrEqual(before)
  })

  test('is made from a server at rest, too, and restored under a secret that has changed since', async () => {
    const changed = 'the-secret-after-the-backup-was-made'
    await restore(plain, 'third', { environment: { SECRET: changed, SECRETS_OPEN: secret } })
    expect((await countIn('third', changed)).n).toBeGreaterThanOrEqual(before)
  })
})

test('files go from a folder into a bucket and back, by way of backups (RELY-22, RELY-27)', async () => {
  const server = await startBucketServer()
  const environment = { ...environmentOf('fourth'), ...server.environment }
  const files = await openFileStore(server.place)
  await restore(plain, 'fourth', { environment: server.environment })
  expect((await files.find(PICTURE))?.toString()).toBe('a picture of a bay')
  expect((await files.find('documents/1/empty'))?.length).toBe(0)
  expect(existsSync(folder('fourth/pictures'))).toBe(false)
  mkdirSync(folder('fourth/pictures'))
  writeFileSync(folder('fourth/pictures/old'), 'of the time before the bucket')

  await expect(restore(plain, 'nowhere', { environment: server.environment })).rejects.toThrow(
    /The bucket meltem-files holds files of an installation/,
  )
  expect(existsSync(folder('nowhere'))).toBe(false)

  const made = await makeBackup({
    config: loadConfig(environment),
    target: folder('of-bucket'),
    key: KEY,
    environment: {},
  })
  await restore(made.folder, 'fifth', { key: KEY })
  expect(readFileSync(folder(`fifth/${PICTURE}`), 'utf8')).toBe('a picture of a bay')
  expect(statSync(folder('fifth/documents/1/empty')).mode & 0o777).toBe(0o600)
  expect(existsSync(folder('fifth/pictures/old'))).toBe(false)
  files.close?.()
  await server.stop()
})

async function countIn(name: string, own = secret): Promise<{ n: number; last: number }> {
  const database = await startEmbedded({ dataDir: folder(name), secrets: [own] })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n, max(no) as last from sayac')
  await client.end()
  await database.stop()
  return rows[0]
}

describe('a backup', () => {
  test('that is encrypted shows nothing of guests and keys', () => {
    const contents = readdirSync(sealed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
    expect(contents.length).toBeGreaterThan(500)
    for (const word of [secret, 'a picture of a bay', 'ada@alfa.example.com'])
      expect(contents.some((bytes) => bytes.includes(word))).toBe(false)
    const open = readFileSync(join(plain, 'data', 'secret'), 'utf8')
    expect(open).toContain(secret)
  })

  test('leaves out what belongs to the running server', () => {
    for (const name of ['data/postgres', 'data/meltem.pid', 'cluster/postmaster.pid'])
      expect([name, existsSync(join(plain, name))]).toEqual([name, false])
  })

  test('is not made inside of what it keeps', async () => {
    const config = loadConfig(environmentOf('house'))
    await expect(
      makeBackup({ config, target: join(dataDir, 'backups'), key: undefined, environment: {} }),
    ).rejects.toThrow(/lies in DATA_DIR/)
  })
})

describe('what is refused writes nothing', () => {
  let target = ''
  beforeEach(() => {
    target = `refused-${crypto.randomUUID()}`
  })

  test.each([
    ['no key', {}, /This backup is encrypted\. Name its key/],
    ['another key', { key: 'some other key of an operator' }, /The key is not the one of this backup/],
    ['another secret', { key: KEY, environment: { SECRET: 'x'.repeat(40) } }, /SECRET is not the one/],
    ['another kind of database', { key: KEY, environment: { DATABASE_URL: 'postgres://a@b/c' } }, /Unset DATABASE_URL/],
  ])('%s', async (_, more, sentence) => {
    await expect(restore(sealed, target, more)).rejects.toThrow(sentence)
    expect(existsSync(folder(target))).toBe(false)
  })

  test.each(['cluster/global/pg_control', `data/${PICTURE}`])('a bit of %s that has turned', async (path) => {
    const file = join(plain, path)
    const whole = readFileSync(file)
    const turned = Buffer.from(whole)
    turned[turned.length >> 1] = (turned[turned.length >> 1] ?? 0) ^ 1
    writeFileSync(file, turned)
    await expect(restore(plain, target)).rejects.toThrow(`${path} of this backup is damaged`)
    writeFileSync(file, whole)
    expect(existsSync(folder(target))).toBe(false)
  })

  test('a list that was changed', async () => {
    const file = join(sealed, 'manifest.json')
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.replace('data/documents', 'data/dokuments'))
    await expect(restore(sealed, target, { key: KEY })).rejects.toThrow(/its list of files was changed/)
    writeFileSync(file, whole)
  })

  test('an installation that is there, which is moved aside when that is said', async () => {
    mkdirSync(folder(target))
    writeFileSync(folder(`${target}/secret`), 'of somebody else, and long enough for a secret')
    await expect(restore(plain, target)).rejects.toThrow(/There is an installation in .*--replace/)
    expect(readdirSync(folder(target))).toEqual(['secret'])
    await restore(plain, target, { replace: true })
    const aside = readdirSync(home).find((name) => name.startsWith(`${target}.before-`)) ?? ''
    expect(readFileSync(folder(`${aside}/secret`), 'utf8')).toContain('of somebody else')
    writeFileSync(folder(`${target}/meltem.pid`), '1')
    await expect(restore(plain, target, { replace: true })).rejects.toThrow(/An installation runs in/)
  })
})

test('the command tells a collector when the backup was whole, and says so where it cannot (RELY-24)', async () => {
  const figures = folder('figures')
  mkdirSync(figures)
  const desk = { environment: environmentOf('house'), say: () => undefined }
  const began = Date.now()
  await runBackupCommand([folder('told'), '--figures', figures], desk)
  expect(readdirSync(figures)).toEqual(['meltem_backup.prom'])
  const told = /^meltem_backup_finished_seconds ([\d.]+)$/m.exec(
    readFileSync(join(figures, 'meltem_backup.prom'), 'utf8'),
  )
  expect(Number(told?.[1]) * 1000).toBeGreaterThanOrEqual(began)
  await expect(runBackupCommand([folder('told'), '--figures', folder('nowhere')], desk)).rejects.toThrow(
    /backup is whole, but .*meltem_backup\.prom cannot be written/,
  )
})
