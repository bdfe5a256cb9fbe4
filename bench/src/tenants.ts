import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { loadContent } from '../../server/src/features/catalog/import/load-content.queries.ts'
import { readStarter } from '../../server/src/features/tenant/starter.ts'
import { withTenant } from '../../server/src/platform/db/connection.ts'
import { generateCatalog } from '../../server/src/seed/generate-catalog.ts'
import { withoutNews } from '../../server/src/seed/without-news.ts'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { readMetric, waitForRest } from './instruments/metrics.ts'
import { median, quantile, type Verdict } from './instruments/verdict.ts'

/** BENCH_TENANTS=50 for a first look. */
const TENANTS = Number(process.env.BENCH_TENANTS ?? 1_000)
const PRODUCTS = 50
const WARM_UP = 100
const PAGES = 200
const SETTLE_MS = 5_000

const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const hostOf = (number: number) => `t${number}.example.com`

/** As the command makes them, but for pictures and categories; each with fifty houses, their pages, and two years of days. */
async function addTenants({ owner, db }: BookingStage): Promise<void> {
  await withoutNews(owner.db, async () => {
    for (let number = 0; number < TENANTS; number += 1) {
      const kod = `t${number}`
      const content = readStarter({
        kod,
        alan_adlari: [hostOf(number)],
        marka: `House ${number}`,
        unvan: `House ${number}`,
        diller: ['tr', 'en', 'de', 'ru'],
        para_birimleri: ['TRY', 'EUR'],
        e_mail: `office@${hostOf(number)}`,
      })
      const { id } = await owner.db
        .insertInto('tenant')
        .values({ kod, alan_adlari: [hostOf(number)] })
        .returning('id')
        .executeTakeFirstOrThrow()
      await withTenant(db, id, (trx) => loadContent(trx, id, content))
      await generateCatalog(owner.db, id, PRODUCTS, today)
    }
  })
}

/** Milliseconds until a page of the tenant is there; `path` names one that is in no cache. */
function pageTime(serverUrl: string, host: string, path: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(`${serverUrl}${path}`, { headers: { host, 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun)
        else reject(new Error(`${host}${path} answered ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}

let asked = 0
/** A query that means nothing keeps the page out of the cache. */
function uncached(): string {
  asked += 1
  return `/tr?olcum=${asked}`
}

async function timesOf(serverUrl: string, host: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) times.push(await pageTime(serverUrl, host, uncached()))
  return times
}

/** Running servers hear of a new tenant a moment after its commit. */
async function waitForTenants(serverUrl: string): Promise<void> {
  for (;;) {
    const isThere = await pageTime(serverUrl, hostOf(TENANTS - 1), '/tr/contact').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(500)
  }
}

async function memoryAtRest(serverUrl: string): Promise<number> {
  await waitForRest(serverUrl)
  await pause(SETTLE_MS)
  return await readMetric(serverUrl, 'process_resident_memory_bytes')
}

/** A thousand tenants in one process: memory, the first page of one that nobody has visited, and everybody else's pages. */
export async function benchTenants(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  const { url } = stage.server
  try {
    await addTenants(stage)
    await refreshStatistics(stage)
    await waitForTenants(url)
    const [mine, last] = [hostOf(0), hostOf(TENANTS - 1)]
    await timesOf(url, mine, WARM_UP)
    const before = await timesOf(url, mine, PAGES)
    const alone = await memoryAtRest(url)
    const [cold, warm]: [number[], number[]] = [[], []]
    for (let number = 1; number < TENANTS; number += 1) {
      cold.push(await pageTime(url, hostOf(number), '/tr'))
      warm.push(await pageTime(url, hostOf(number), uncached()))
    }
    const all = await memoryAtRest(url)
    await timesOf(url, mine, WARM_UP)
    const after = await timesOf(url, mine, PAGES)
    // By now it has gone, and comes back.
    const again = await pageTime(url, hostOf(1), uncached())
    await pageTime(url, last, '/tr')
    return verdicts({ before, after, cold: [...cold, again], warm, grown: all - alone })
  } finally {
    await stage.close()
  }
}

interface Measured {
  readonly before: number[]
  readonly after: number[]
  readonly cold: number[]
  readonly warm: number[]
  /** Bytes. */
  readonly grown: number
}

function verdicts({ before, after, cold, warm, grown }: Measured): Verdict[] {
  return [
    {
      what: `memory of ${TENANTS} tenants of ${PRODUCTS} products above one`,
      measured: grown / 1_000_000,
      unit: 'MB',
      judged: 'measured',
      bar: { at: 'most', value: 150 },
    },
    {
      what: 'first page of a cold tenant, slowest of twenty',
      measured: quantile(cold, 0.95),
      unit: 'ms',
      judged: 'measured',
      bar: { at: 'most', value: 300 },
    },
    {
      what: 'first page of a cold tenant',
      measured: median(cold),
      unit: 'ms',
      reference: { what: 'the next one', value: median(warm) },
      judged: 'ratio',
      bar: { at: 'most', value: 12 },
    },
    {
      what: 'page of another tenant after all have been visited',
      measured: median(after),
      unit: 'ms',
      reference: { what: 'before', value: median(before) },
      judged: 'ratio',
      bar: { at: 'most', value: 1.25 },
    },
  ]
}
