import { readMetric } from './instruments/metrics.ts'
import { measurePlainPage } from './instruments/plain-page.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import type { Verdict } from './instruments/verdict.ts'

const WARM_UP = 400
const REQUESTS = 400

/**
 * A query that means nothing keeps the page out of the cache: every request renders. One after the other, because a
 * server at its limit turns people away instead of rendering.
 */
async function askUncached(serverUrl: string, count: number): Promise<number> {
  let bytes = 0
  for (let request = 0; request < count; request += 1) {
    const response = await fetch(`${serverUrl}/tr?olcum=${request}`, { headers: { cookie: 'dil=tr' } })
    if (!response.ok) throw new Error(`The home page answered ${response.status}`)
    bytes = (await response.arrayBuffer()).byteLength
  }
  return bytes
}

async function cpuSeconds(serverUrl: string): Promise<number> {
  return await readMetric(serverUrl, 'process_cpu_seconds_total')
}

/** CPU time of the server's process for one home page that is not cached. */
export async function benchHomeCpu(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  try {
    const bytes = await askUncached(server.url, WARM_UP)
    const before = await cpuSeconds(server.url)
    await askUncached(server.url, REQUESTS)
    const used = (await cpuSeconds(server.url)) - before
    return [
      {
        what: `uncached home page of ${Math.round(bytes / 1024)} kB`,
        measured: (used * 1000) / REQUESTS,
        unit: 'CPU ms',
        reference: { what: 'plain React page of that size', value: await measurePlainPage(bytes) },
        judged: 'measured',
        bar: { at: 'most', value: 5 },
      },
    ]
  } finally {
    await server.stop()
  }
}
