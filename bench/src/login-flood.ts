import { parentPort, workerData } from 'node:worker_threads'
import { stranger } from '../../server/src/testing/hammer-basket.ts'
import { send } from './single-call.ts'

export interface Flood {
  readonly url: string
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Logins from everywhere, on accounts that do not exist: each costs the server a whole hash. In a thread of their own,
 * so that who browses beside them waits for the server and never for the flood's own work. Tells the count of each
 * status.
 */
async function pour({ url, perSecond, seconds }: Flood): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const pending: Promise<void>[] = []
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const body = { e_mail: `flood${turn}@example.com`, sifre: 'a wrong guess', remember: false }
    pending.push(
      send(url, { ...stranger(), 'content-type': 'application/json' }, body).then(
        (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
  }
  await Promise.all(pending)
  return statuses
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await pour(workerData as Flood))
