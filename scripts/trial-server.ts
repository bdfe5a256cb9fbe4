import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithUs } from './command.ts'
import { NODE, ROOT } from './paths.ts'
import serverFlags from './server-flags.json' with { type: 'json' }

export interface TrialServer {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  stop(): Promise<void>
}

interface TrialOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Where its database and pictures are; without one it gets a folder that goes away with it. */
  readonly dataDir?: string
  /** Of another version of the product; this one without it. */
  readonly root?: string | undefined
}

/** A guard against hanging. The first start stores the pictures of the demo, on what others leave of the machine. */
const START_LIMIT_MS = 3_600_000

/** The built product as `npm start` runs it, on a free port and with a database of its own. */
export async function startTrialServer({
  environment = {},
  dataDir,
  root = ROOT,
}: TrialOptions = {}): Promise<TrialServer> {
  const folder = dataDir ?? (await ownFolder('trial'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(NODE, [...serverFlags, join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    env: {
      ...withoutSettings(process.env),
      MODE: 'demo',
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // Trials measure and wait: nothing may draw beside them.
      PICTURE_JOBS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  const stop = async () => {
    await end(child)
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(url, child)
  } catch (error) {
    await stop()
    throw new Error(`The server did not become ready.\n${output}`, { cause: error })
  }
  return { url, pid: child.pid ?? 0, dataDir: folder, stop }
}

/** Open to pass through: as root the database runs as another user, and would else be kept where no run removes it. */
export async function ownFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `meltem-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

/** Settings of the person's own shell must not reach the trial. */
const SETTINGS = /^(?:DATABASE_|SMTP_|MAIL_|PUBLIC_URL|SECRET|RATES_URL|TRUST_PROXY|DEMO|RATE_LIMIT|PAGE_CACHE)/

function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SETTINGS.test(name)))
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await pause(100)
  }
  throw new Error(`It was not ready after ${START_LIMIT_MS / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill('SIGTERM')
  await ended
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
