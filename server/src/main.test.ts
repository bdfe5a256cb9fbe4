import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from './platform/db/embedded.ts'
import { startBucketServer } from './testing/doubles/bucket-server.ts'
import { TEST_SECRET } from './testing/global-setup.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meltem-main-'))
  chmodSync(dataDir, 0o755)
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const READY = 'is ready after'

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** The real process with an environment of its own, and what to do once it has printed a text. */
function runMain(
  environment: Record<string, string>,
  when?:
    | { readonly prints: string; readonly send: NodeJS.Signals }
    | { readonly prints: string; readonly act: () => void },
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      MODE: 'demo',
      DEMO: '0',
      DATA_DIR: dataDir,
      SECRET: TEST_SECRET,
      PORT: '0',
      ...environment,
    },
  })
  let output = ''
  let told = false
  const onData = (chunk: Buffer): void => {
    output += chunk.toString()
    if (told || !when || !output.includes(when.prints)) return
    told = true
    if ('act' in when) when.act()
    else child.kill(when.send)
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
}

describe('what stops a start is one sentence and an exit code', () => {
  test('settings that are wrong, all of them at once', async () => {
    const { code, output } = await runMain({ PORT: '99999', SMTP_URL: 'http://x' })
    expect(code).toBe(1)
    expect(output).toMatch(/^These settings need attention[\s\S]*PORT:[\s\S]*SMTP_URL:/)
    expect(output).not.toContain('    at ')
  })

  test('production without a secret', async () => {
    const { code, output } = await runMain({ MODE: 'production', SECRET: '' })
    expect([code, output.includes('SECRET: required in production')]).toEqual([1, true])
  })

  test('a database that cannot be reached', async () => {
    const { code, output } = await runMain({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })
    expect(code).toBe(1)
    expect(output.trim()).toMatch(
      /^The database cannot be reached .* Check DATABASE_URL, or unset it to use the embedded one\.$/,
    )
  })

  test('a bucket that is not there', async () => {
    const server = await startBucketServer()
    const settings = { ...server.environment, FILES_S3_BUCKET: 'meltem-nowhere' }
    const { code, output } = await runMain({ DATABASE_URL: database.ownerUrl, ...settings })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'There is no bucket meltem-nowhere in the store of files. Create it, or correct FILES_S3_BUCKET.',
    )
    await server.stop()
  })

  test('a port that is taken', async () => {
    const blocker = createServer()
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port))
    })
    const { code, output } = await runMain({ DATABASE_URL: database.ownerUrl, PORT: String(port) })
    expect(code).toBe(1)
    expect(output.trim()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
    blocker.close()
  })

  test('an embedded database that was made with another secret', async () => {
    const own = mkdtempSync(join(tmpdir(), 'meltem-secret-'))
    chmodSync(own, 0o755)
    const first = await startEmbedded({ dataDir: own, secrets: [TEST_SECRET], fsync: false })
    await first.stop()
    const { code, output } = await runMain({ DATA_DIR: own, SECRET: 'another secret of more than 32 characters' })
    expect(code).toBe(1)
    expect(output).toContain('keeps the SECRET it was made with')
    rmSync(own, { recursive: true, force: true })
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends everything cleanly', async (send) => {
  const { code, output } = await runMain({ DATABASE_URL: database.ownerUrl }, { prints: READY, send })
  expect([code, output.trim().endsWith('Stopped.')]).toEqual([0, true])
})

test('with its files in a bucket it brings the folder for everything else by itself', async () => {
  const server = await startBucketServer()
  const own = join(mkdtempSync(join(tmpdir(), 'meltem-own-')), 'data')
  const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: own, ...server.environment }
  const { code } = await runMain(settings, { prints: READY, send: 'SIGTERM' })
  expect([code, existsSync(own), existsSync(join(own, 'pictures'))]).toEqual([0, true, false])
  await server.stop()
  rmSync(dirname(own), { recursive: true })
})

test('Ctrl-C stops the jobs and the embedded database without a word of complaint', async () => {
  const own = mkdtempSync(join(tmpdir(), 'meltem-quiet-'))
  chmodSync(own, 0o755)
  const { code, output } = await runMain({ DATA_DIR: own, LOG_LEVEL: 'warn' }, { prints: READY, send: 'SIGINT' })
  expect([code, output.trim().endsWith('Stopped.')]).toEqual([0, true])
  expect(output).not.toContain('"level":')
  rmSync(own, { recursive: true, force: true })
})

test('Ctrl-C during the first start gives up and leaves no database behind', async () => {
  const own = mkdtempSync(join(tmpdir(), 'meltem-early-'))
  chmodSync(own, 0o755)
  const { code, output } = await runMain(
    { DATA_DIR: own, DEMO: '1' },
    { prints: 'embedded PostgreSQL', send: 'SIGINT' },
  )
  expect([code, output.trim().endsWith('Stopped.'), output.includes(READY)]).toEqual([0, true, false])
  expect(existsSync(join(own, 'postgres', 'postmaster.pid'))).toBe(false)
  rmSync(own, { recursive: true, force: true })
})

test('an embedded database that is killed and cannot begin again takes the server with it, with one sentence', async () => {
  const own = mkdtempSync(join(tmpdir(), 'meltem-gone-'))
  chmodSync(own, 0o755)
  const act = () => {
    const [pid] = readFileSync(join(own, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    writeFileSync(join(own, 'postgres', 'postgresql.conf'), 'no such setting\n')
    process.kill(Number(pid), 'SIGKILL')
  }
  const { code, output } = await runMain({ DATA_DIR: own, LOG_LEVEL: 'silent' }, { prints: READY, act })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /The embedded database in .* ended and could not be started again\. Start the server again/,
  )
  expect(output).not.toContain('    at ')
  rmSync(own, { recursive: true, force: true })
})
