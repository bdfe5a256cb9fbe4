import { setTimeout as wait } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { encodeRequest, WireClient } from './instruments/wire-client.ts'

export interface Flood {
  readonly url: string
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Logins from everywhere, on accounts that do not exist: each costs the server a whole hash. In a thread of their own
 * and ready to be written before the first one leaves, so that a visitor beside them waits for the server and not for
 * the flood's own work. Each goes at its time, whatever became of those before. Tells the count of each status.
 */
async function pour({ url, perSecond, seconds }: Flood): Promise<Map<number, number>> {
  const logins = Array.from({ length: seconds * perSecond }, (_, turn) =>
    encodeRequest(
      url,
      { ...stranger(), 'content-type': 'application/json' },
      { e_mail: `flood${turn}@example.com`, sifre: 'a wrong guess', remember: false },
    ),
  )
  const statuses = new Map<number, number>()
  const resting: WireClient[] = []
  const logIn = async (login: Buffer) => {
    const client = resting.pop() ?? (await WireClient.open(url))
    const status = await client.send(login)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    resting.push(client)
  }
  const pending: Promise<void>[] = []
  const begun = performance.now()
  for (const [turn, login] of logins.entries()) {
    pending.push(logIn(login))
    await wait(Math.max(0, begun + ((turn + 1) * 1000) / perSecond - performance.now()))
  }
  await Promise.all(pending)
  for (const client of resting) client.close()
  return statuses
}

const port = parentPort
port?.on('message', (flood: Flood) => void pour(flood).then((statuses) => port.postMessage(statuses)))
