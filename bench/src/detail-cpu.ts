import { listMeasuredPages, type MeasuredPage } from './instruments/measured-pages.ts'
import { readMetric } from './instruments/metrics.ts'
import { measurePlainPage } from './instruments/plain-page.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import type { Verdict } from './instruments/verdict.ts'

const WARM_UP = 150
const REQUESTS = 150
const MOST = 5

/** A query that means nothing keeps the page out of the cache: every request renders. */
async function askUncached(serverUrl: string, path: string, count: number): Promise<number> {
  let bytes = 0
  for (let request = 0; request < count; request += 1) {
    const response = await fetch(`${serverUrl}${path}?olcum=${request}`, { headers: { cookie: 'dil=ru' } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    bytes = (await response.arrayBuffer()).byteLength
  }
  return bytes
}

/** A page against the most CPU time it may take, in milliseconds. */
export async function measureUncached(
  serverUrl: string,
  { what, path }: Pick<MeasuredPage, 'what' | 'path'>,
  most: number,
): Promise<Verdict> {
  const bytes = await askUncached(serverUrl, path, WARM_UP)
  const before = await readMetric(serverUrl, 'process_cpu_seconds_total')
  await askUncached(serverUrl, path, REQUESTS)
  const used = (await readMetric(serverUrl, 'process_cpu_seconds_total')) - before
  return {
    what: `uncached ${what}, ${Math.round(bytes / 1024)} kB`,
    measured: (used * 1000) / REQUESTS,
    unit: 'CPU ms',
    reference: { what: 'plain React page of that size', value: await measurePlainPage(bytes) },
    judged: 'measured',
    bar: { at: 'most', value: most },
  }
}

/** CPU time of the server's process for a detail page of each kind that is not cached. */
export async function benchDetailCpu(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  try {
    const pages = (await listMeasuredPages(server.url)).filter(({ what }) => what.startsWith('detail'))
    const verdicts: Verdict[] = []
    // All kinds share most of their code: the first one measured must not pay for its compilation alone.
    for (const { path } of pages) await askUncached(server.url, path, WARM_UP)
    for (const page of pages) verdicts.push(await measureUncached(server.url, page, MOST))
    return verdicts
  } finally {
    await server.stop()
  }
}
