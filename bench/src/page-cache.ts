import { startBareServer } from './instruments/bare-server-process.ts'
import { cpuAtRest, cpuPerAnswer } from './instruments/load.ts'
import { readMetric } from './instruments/metrics.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import { recordPage } from './instruments/recorded-page.ts'
import { median, type Verdict } from './instruments/verdict.ts'

const ROUNDS = 5
const SECONDS = 3
const WARM_SECONDS = 2
const CONNECTIONS = 20

/** A first visitor gets the language cookie, which is an answer of its own; search engines are always first visitors. */
const VISITORS = [
  { who: 'a returning visitor', headers: { 'accept-encoding': 'br', cookie: 'dil=tr' } },
  { who: 'a first visitor', headers: { 'accept-encoding': 'br' } },
]

/** At least 0.85 of the answers that a bare server writes in the same CPU time. */
const MOST = 1 / 0.85

/** A cached page through the whole server against a bare node:http server that writes the same headers and bytes. */
export async function benchPageCache(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  try {
    const verdicts: Verdict[] = []
    for (const visitor of VISITORS) verdicts.push(await compare(server.url, visitor))
    return verdicts
  } finally {
    await server.stop()
  }
}

/** Turn about, so that both see the same machine. */
async function compare(serverUrl: string, { who, headers }: (typeof VISITORS)[number]): Promise<Verdict> {
  const page = `${serverUrl}/tr`
  await recordPage(page, headers)
  const bare = await startBareServer(await recordPage(page, headers))
  const load = { headers, connections: CONNECTIONS }
  const cpuOfServer = () => readMetric(serverUrl, 'process_cpu_seconds_total')
  const cpuOfBare = () => bare.cpu()
  const rest = { ours: await cpuAtRest(cpuOfServer), bare: await cpuAtRest(cpuOfBare) }
  const ours: number[] = []
  const reference: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seconds = round === 0 ? WARM_SECONDS : SECONDS
    ours.push(await cpuPerAnswer({ ...load, url: page, seconds }, cpuOfServer, rest.ours))
    reference.push(await cpuPerAnswer({ ...load, url: bare.url, seconds }, cpuOfBare, rest.bare))
  }
  bare.stop()
  return {
    what: `cached home page for ${who}`,
    measured: median(ours.slice(1)),
    unit: 'CPU ms',
    reference: { what: 'bare node:http, same headers and bytes', value: median(reference.slice(1)) },
    judged: 'ratio',
    bar: { at: 'most', value: MOST },
  }
}
