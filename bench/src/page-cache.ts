import { startBareServer } from './bare-server-process.ts'
import { measureThroughput } from './load.ts'
import { startPreparedServer } from './prepared-data.ts'
import { recordPage } from './recorded-page.ts'
import { median, type Verdict } from './verdict.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 20
/** A returning visitor: a first one gets the language cookie, which is an answer of its own. */
const HEADERS = { 'accept-encoding': 'br', cookie: 'dil=tr' }

/** A cached page through the whole server against a bare node:http server that writes the same bytes. */
export async function benchPageCache(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  try {
    const page = `${server.url}/tr`
    await recordPage(page, HEADERS)
    const bare = await startBareServer(await recordPage(page, HEADERS))
    const measure = (url: string, seconds = SECONDS) =>
      measureThroughput({ url, headers: HEADERS, seconds, connections: CONNECTIONS })
    await measure(page, 2)
    await measure(bare.url, 2)
    const ours: number[] = []
    const reference: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure(page))
      reference.push(await measure(bare.url))
    }
    bare.stop()
    return [
      {
        what: 'cached home page',
        measured: median(ours),
        unit: 'requests/s',
        reference: { what: 'bare node:http, same bytes', value: median(reference) },
        judged: 'ratio',
        bar: { at: 'least', value: 0.8 },
      },
    ]
  } finally {
    await server.stop()
  }
}
