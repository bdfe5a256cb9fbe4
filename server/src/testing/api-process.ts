import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiReport, ApiStart } from './api-process-child.ts'
import type { ApiOrders } from './api-process-services.ts'

export interface ApiProcess {
  readonly url: string
  readonly pid: number
  /** Fulfilled when the process is gone, however it went. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** One real API process on the given database: the same application as in production, without pages and jobs. */
export async function startApiProcess(orders: ApiOrders): Promise<ApiProcess> {
  // Ours to remove: a process that is killed cannot tidy up.
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-api-'))
  const child = fork(join(import.meta.dirname, 'api-process-child.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve()
    })
  })
  const { port } = await report(child, { orders, dataDir })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

function report(child: ChildProcess, start: ApiStart): Promise<ApiReport> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as ApiReport))
    child.once('exit', (code) => reject(new Error(`The API process ended with ${code} before it was ready`)))
    child.send(start)
  })
}

/** Several of them; calls are spread over them, so that no lock inside one process can make up for a missing one. */
export async function startApiProcesses(count: number, orders: ApiOrders): Promise<ApiProcess[]> {
  return await Promise.all(Array.from({ length: count }, () => startApiProcess(orders)))
}
