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

const LOOK_MS = 1_000
const BUSY_SECONDS = 0.15
/** Jobs come in waves, a few seconds apart. */
const QUIET_LOOKS = 8
const MOST_LOOKS = 240

/** Waits until the server has done what follows from what it was asked: mails, papers, notices. */
export async function waitForRest(serverUrl: string): Promise<void> {
  let before = await readMetric(serverUrl, 'process_cpu_seconds_total')
  for (let look = 0, quiet = 0; look < MOST_LOOKS; look += 1) {
    await pause(LOOK_MS)
    const now = await readMetric(serverUrl, 'process_cpu_seconds_total')
    quiet = now - before < BUSY_SECONDS ? quiet + 1 : 0
    if (quiet === QUIET_LOOKS) return
    before = now
  }
  throw new Error('The server does not come to rest')
}
