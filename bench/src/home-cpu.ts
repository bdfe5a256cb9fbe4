import { readMetric } from './metrics.ts'
import { measurePlainPage } from './plain-page.ts'
import { startPreparedServer } from './prepared-data.ts'
import type { Verdict } from './verdict.ts'

const WARM_UP = 400
const REQUESTS = 400
const AT_ONCE = 4

/** A query that means nothing keeps the page out of the cache: every request renders. */
async function askUncached(serverUrl: string, count: number): Promise<number> {
  let next = 0
  let bytes = 0
  const work = async () => {
    while (next < count) {
      next += 1
      const response = await fetch(`${serverUrl}/tr?olcum=${next}`, { headers: { cookie: 'dil=tr' } })
      if (!response.ok) throw new Error(`The home page answered ${response.status}`)
      bytes = (await response.arrayBuffer()).byteLength
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
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
        bar: { at: 'most', value: 6 },
      },
    ]
  } finally {
    await server.stop()
  }
}
