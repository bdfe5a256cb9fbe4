import { searchCatalog } from '@meltem/contract/catalog/catalog'
import { listProducts } from '@meltem/contract/catalog/listing'
import { addDays } from '@meltem/domain/calendar-day'
import { generateCatalog } from '../../server/src/seed/generate-catalog.ts'
import { withoutNews } from '../../server/src/seed/without-news.ts'
import { stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { type Cpu, cpuOf } from './instruments/call-cpu.ts'
import { send } from './instruments/single-call.ts'
import type { Verdict } from './instruments/verdict.ts'
import { encodeRequest } from './instruments/wire-client.ts'

const SMALL = 10_000
/** BENCH_LARGE=100000 measures a tenth of a million as well: some minutes, two gigabytes of disk. */
const LARGE = Number(process.env.BENCH_LARGE ?? 0)
const LISTS = 200
const SEARCHES = 400

const HAVUZ = ['ozel', 'korunakli', 'isitmali', 'cocuk']
const ODA = ['iki', 'uc', 'dort']
/** Whole words, beginnings, missing accents, endings and typing errors. */
const QUESTIONS = [
  'villa',
  'mavi zeytin',
  'begonvil',
  'begonvl',
  'gunesli',
  'cinar kosk',
  'kalkan',
  'yasemn teras',
  'bodrum ev',
  'sakli',
]

const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()

/** Two filters, a week and a party; no two in a row are alike. */
function listing(turn: number): string {
  const from = addDays(today, 20 + ((turn * 13) % 300))
  const query = new URLSearchParams({
    dil: 'tr',
    kategori: 'villa',
    ozellik: `havuz:${HAVUZ[turn % HAVUZ.length]},oda_sayisi:${ODA[turn % ODA.length]}`,
    baslangic: from,
    bitis: addDays(from, 7),
    yetiskin: '2',
    adet: '24',
  })
  return `${listProducts.path}?${query}`
}

async function grow(stage: BookingStage, count: number): Promise<void> {
  await withoutNews(stage.owner.db, () => generateCatalog(stage.owner.db, stage.tenantId, count, today))
  await stage.owner.pool.query('analyze')
}

/**
 * The index is made anew in the background; lists are measured once they show all products. The stays were all made a
 * moment ago, and the first list with dates reads what was booked lately.
 */
async function waitForIndex({ server }: BookingStage, count: number): Promise<number> {
  const started = performance.now()
  const ask = (path: string) => fetch(`${server.url}/api${path}`, { headers: stranger() })
  for (;;) {
    const answer = await ask(`${listProducts.path}?dil=tr&adet=1`)
    const { data } = (await answer.json()) as { data?: { toplam: number } }
    if (data?.toplam === count) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const seconds = (performance.now() - started) / 1000
  await (await ask(listing(0))).text()
  return seconds
}

/** The first pages of all products in turn, as visitors come to them. */
function plainListing(turn: number): string {
  return `${listProducts.path}?${new URLSearchParams({ dil: 'tr', adet: '24', sayfa: String((turn % 4) + 1) })}`
}

function searching(turn: number): string {
  return `${searchCatalog.path}?${new URLSearchParams({ dil: 'tr', ara: QUESTIONS[turn % QUESTIONS.length] ?? '' })}`
}

async function measure(stage: BookingStage, pathOf: (turn: number) => string, count: number): Promise<Cpu> {
  const requests = Array.from({ length: count }, (_, turn) =>
    encodeRequest(`${stage.server.url}/api${pathOf(turn)}`, stranger()),
  )
  return await cpuOf(stage, requests)
}

/** One after the other, as one person types; the slowest of a hundred counts. */
async function slowestSearch({ server }: BookingStage): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const started = performance.now()
    const status = await send(`${server.url}/api${searching(turn)}`, stranger())
    if (status !== 200) throw new Error(`a search was answered with ${status}`)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

const most = (value: number) => ({ judged: 'measured', bar: { at: 'most', value } }) as const

function listVerdicts(what: string, cpu: Cpu): Verdict[] {
  return [
    { what: `${what}, server`, measured: cpu.server, unit: 'CPU ms', ...most(2) },
    { what: `${what}, database`, measured: cpu.database, unit: 'CPU ms', ...most(4) },
  ]
}

/** What most visitors ask for: the same at any size, as it comes from memory. */
async function usualVerdicts(stage: BookingStage, size: number): Promise<Verdict[]> {
  const lists = await measure(stage, plainListing, LISTS)
  const searches = await measure(stage, searching, SEARCHES)
  return [
    { what: `24 of ${size}, server`, measured: lists.server, unit: 'CPU ms', ...most(0.7) },
    { what: `search among ${size}, server`, measured: searches.server, unit: 'CPU ms', ...most(1.5) },
    { what: `search among ${size}, slowest of 100`, measured: await slowestSearch(stage), unit: 'ms', ...most(60) },
  ]
}

/** At ten times the size at most one and a half times of what is allowed. */
function growthVerdicts(what: string, cpu: Cpu): Verdict[] {
  return [
    { what: `${what}, server`, measured: cpu.server, unit: 'CPU ms', ...most(4.5) },
    { what: `${what}, database`, measured: cpu.database, unit: 'CPU ms', ...most(6) },
  ]
}

export async function benchCatalog(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    await grow(stage, SMALL)
    process.stdout.write(`index of ${SMALL}: ${(await waitForIndex(stage, SMALL)).toFixed(1)} s\n`)
    const small = await measure(stage, listing, LISTS)
    const verdicts = [
      ...listVerdicts(`24 of ${SMALL} with two filters and dates`, small),
      ...(await usualVerdicts(stage, SMALL)),
    ]
    if (LARGE <= SMALL) return verdicts
    await grow(stage, LARGE - SMALL)
    process.stdout.write(`index of ${LARGE}: ${(await waitForIndex(stage, LARGE)).toFixed(1)} s\n`)
    const large = await measure(stage, listing, LISTS)
    return [
      ...verdicts,
      ...growthVerdicts(`24 of ${LARGE} with two filters and dates`, large),
      ...(await usualVerdicts(stage, LARGE)),
    ]
  } finally {
    await stage.close()
  }
}
