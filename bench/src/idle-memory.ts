import { setTimeout as pause } from 'node:timers/promises'
import { startBareServer } from './instruments/bare-server-process.ts'
import { readMetric } from './instruments/metrics.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import { recordPage } from './instruments/recorded-page.ts'
import type { Verdict } from './instruments/verdict.ts'

const REQUESTS = 100
const SETTLE_MS = 5_000
const PAGES = ['/tr', '/en', '/de', '/ru', '/tr/contact', '/en/contact']

/** Resident memory of the server's process when the first visitors have come and gone. */
export async function benchIdleMemory(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  try {
    for (let count = 0; count < REQUESTS; count += 1) {
      await recordPage(`${server.url}${PAGES[count % PAGES.length]}`, { 'accept-encoding': 'br' })
    }
    const bare = await startBareServer(await recordPage(`${server.url}/tr`, {}))
    await pause(SETTLE_MS)
    const used = await readMetric(server.url, 'process_resident_memory_bytes')
    const reference = await bare.memory()
    bare.stop()
    return [
      {
        what: 'idle memory of the server',
        measured: used / 1_000_000,
        unit: 'MB',
        reference: { what: 'bare node:http server', value: reference / 1_000_000 },
        judged: 'measured',
        bar: { at: 'most', value: 260 },
      },
    ]
  } finally {
    await server.stop()
  }
}
