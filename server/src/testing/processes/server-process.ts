import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export interface ServerProcess {
  readonly url: string
  /** Fulfilled when it has ended, with what it printed if it failed. */
  stop(): Promise<void>
}

/** The whole product in a process of its own, as a supervisor starts it; its settings are these alone. */
export function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'main.ts')], {
    env: {
      ...keptOf(process.env),
      NODE_ENV: 'production',
      MODE: 'demo',
      DEMO: '0',
      PORT: '0',
      TEST_BANK_PORT: '0',
      PICTURE_JOBS: '0',
      MAX_LOOP_DELAY: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ready(child)
}

function keptOf({ PATH, HOME, NODE_COMPILE_CACHE }: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return { PATH, HOME, NODE_COMPILE_CACHE }
}

function ready(child: ChildProcess): Promise<ServerProcess> {
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /Storefront +http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (port) resolve({ url: `http://127.0.0.1:${port}`, stop: () => stop(child, ended, () => output) })
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

async function stop(child: ChildProcess, ended: Promise<number | null>, output: () => string): Promise<void> {
  child.kill('SIGTERM')
  const code = await ended
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${output()}`)
}
