import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiAnswer, ApiMessage, ApiReport, ApiStart } from './api-process-child.ts'
import type { ApiOrders } from './api-process-services.ts'

export interface ApiProcess {
  readonly url: string
  readonly pid: number
  /** Fulfilled when the process is gone, however it went. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Processes that have served and hold nothing of it any more. Loading the application took longer than most races: the
 * next stage gives its orders to a process that has loaded it.
 */
const resting: ChildProcess[] = []

/** One real API process on the given database: the same application as in production, without pages and jobs. */
export async function startApiProcess(orders: ApiOrders): Promise<ApiProcess> {
  // Ours to remove: a process that is killed cannot tidy up.
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-api-'))
  const child = resting.pop() ?? forkApi()
  const ended = once(child, 'exit').then(() => rmSync(dataDir, { recursive: true, force: true }))
  const { port } = await report(child, { orders, dataDir })
  const rest = async () => {
    if (!child.connected) return await ended
    await tell(child, 'rest')
    rmSync(dataDir, { recursive: true, force: true })
    resting.push(child)
  }
  let stopped: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    // A test may stop what its stage stops again at the end: by then the process may serve another stage.
    stop: () => {
      stopped ??= rest()
      return stopped
    },
  }
}

function forkApi(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'api-process-child.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.setMaxListeners(0)
  return child
}

async function report(child: ChildProcess, start: ApiStart): Promise<ApiReport> {
  const answer = await tell(child, start)
  if (answer === 'rested') throw new Error('The API process rests instead of serving')
  return answer
}

/** One message and its answer; a process that ends instead has failed. */
async function tell(child: ChildProcess, message: ApiMessage): Promise<ApiAnswer> {
  const over = new AbortController()
  const { signal } = over
  const answered = once(child, 'message', { signal }) as Promise<[ApiAnswer]>
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The API process ended with ${code} before it answered`)
  })
  // The one that did not come is called off below, which is no failure.
  void Promise.allSettled([answered, ended])
  try {
    child.send(message)
    return (await Promise.race([answered, ended]))[0]
  } finally {
    over.abort()
  }
}

/** Several of them; calls are spread over them, so that no lock inside one process can make up for a missing one. */
export async function startApiProcesses(count: number, orders: ApiOrders): Promise<ApiProcess[]> {
  return await Promise.all(Array.from({ length: count }, () => startApiProcess(orders)))
}
