import { setTimeout as pause } from 'node:timers/promises'

/** Reads a figure of the server's process from its own metrics page. */
export async function readMetric(serverUrl: string, name: string): Promise<number> {
  // A connection of its own: one that was kept may be closed by the server in the very moment it is used again.
  const response = await fetch(`${serverUrl}/metrics`, { headers: { connection: 'close' } })
  const text = await response.text()
  const value = new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1]
  if (!response.ok || value === undefined) throw new Error(`${serverUrl}/metrics has no ${name}`)
  return Number(value)
}

const REST_MS = 1_000
const BUSY_SECONDS = 0.1
const MOST_RESTS = 180

/** Waits until the server has done what follows from what it was asked: mails, papers, notices. */
export async function waitForRest(serverUrl: string): Promise<void> {
  let before = await readMetric(serverUrl, 'process_cpu_seconds_total')
  for (let turn = 0; turn < MOST_RESTS; turn += 1) {
    await pause(REST_MS)
    const now = await readMetric(serverUrl, 'process_cpu_seconds_total')
    if (now - before < BUSY_SECONDS) return
    before = now
  }
  throw new Error('The server does not come to rest')
}
