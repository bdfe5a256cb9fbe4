import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { searchCatalog } from '@meltem/contract/catalog/catalog'
import { getMemberData } from '@meltem/contract/member/area'
import { loginMember, registerMember } from '@meltem/contract/member/member'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { getSettings } from '@meltem/contract/settings'
import { addDays } from '@meltem/domain/calendar-day'
import { placement, seats, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { registration } from '../../server/src/testing/test-member.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { readMetric, waitForRest } from './instruments/metrics.ts'
import { send } from './instruments/single-call.ts'
import { median, type Verdict } from './instruments/verdict.ts'
import { encodeRequest, WireClient } from './instruments/wire-client.ts'
import type { Flood } from './login-flood.ts'
import { benchExistence } from './member-existence.ts'

const RESERVATIONS = 200
const READS = 150
const FLOOD_PER_SECOND = 200
const FLOOD_SECONDS = 8
const FLOOD_ROUNDS = 5
const MEGABYTE = 1024 * 1024

const post = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' })

async function call(stage: BookingStage, path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(`${stage.server.url}/api${path}`, {
    method: 'POST',
    headers: post(headers),
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { oturum?: { access_token: string } }
}

/** A member whose two hundred reservations were made by the product itself. */
async function benchOverview(stage: BookingStage): Promise<Verdict[]> {
  const tour = await addTour(stage, 100_000)
  const { oturum } = await call(stage, registerMember.path, registration('bench@example.com'), stranger())
  const headers = { ...stranger(), authorization: `Bearer ${oturum?.access_token}` }
  for (let turn = 0; turn < RESERVATIONS; turn += 1) {
    await call(stage, placeReservation.path, placement([seats(tour, FIRST_DAY, 1)]), headers)
  }
  const url = `${stage.server.url}/api${getMemberData.path}`
  const read = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const status = await send(url, headers)
      if (status !== 200) throw new Error(`${getMemberData.path}: ${status}`)
    }
  }
  // Two hundred bookings leave mails and papers to be made.
  await waitForRest(stage.server.url)
  await read(READS)
  const before = await readMetric(stage.server.url, 'process_cpu_seconds_total')
  await read(READS)
  const after = await readMetric(stage.server.url, 'process_cpu_seconds_total')
  const measured = ((after - before) * 1000) / READS
  const bar = { at: 'most', value: 5 } as const
  return [
    { what: `overview with ${RESERVATIONS} reservations, server`, measured, unit: 'CPU ms', judged: 'measured', bar },
  ]
}

const PAUSE_MS = 10

/** The mix of reliability A11: a kept page, a list made for these dates, a search, and a call of a running page. */
const ROUND = [
  () => '/tr',
  (turn: number) => `/tr/d?baslangic=${addDays(FIRST_DAY, turn % 300)}&yetiskin=2`,
  (turn: number) => `/api${searchCatalog.path}?dil=tr&ara=tekne%20${turn}`,
  () => `/api${getSettings.path}`,
]

/** Milliseconds of the slowest of a hundred things that a visitor who looks around asks for, one after another. */
async function browse({ server }: BookingStage, seconds: number): Promise<number> {
  const pages = Array.from({ length: (seconds * 1000) / PAUSE_MS }, (_, turn) =>
    encodeRequest(`${server.url}${ROUND[turn % ROUND.length]?.(turn)}`, stranger()),
  )
  const visitor = await WireClient.open(server.url)
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (const page of pages) {
    if (performance.now() > end) break
    const begun = performance.now()
    if ((await visitor.send(page)) !== 200) throw new Error('browsing was turned away')
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  visitor.close()
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

interface Pouring {
  /** How often each status was answered. */
  pour(seconds: number): Promise<Map<number, number>>
  stop(): Promise<unknown>
}

/** One thread for all rounds: one that is just starting takes more from the machine than the flood itself. */
function openFlood(stage: BookingStage): Pouring {
  const url = `${stage.server.url}/api${loginMember.path}`
  const thread = new Worker(join(import.meta.dirname, 'login-flood.ts'))
  return {
    pour: async (seconds) => {
      const flood: Flood = { url, perSecond: FLOOD_PER_SECOND, seconds }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(flood)
      const [statuses] = (await once(thread, 'message')) as [Map<number, number>]
      return statuses
    },
    stop: () => thread.terminate(),
  }
}

/** Turn about, after a round for both that is not counted: by then server and flood run what they have compiled. */
async function benchFlood(stage: BookingStage): Promise<Verdict[]> {
  const logins = openFlood(stage)
  const idle: number[] = []
  const flooded: number[] = []
  let refused = 0
  await Promise.all([logins.pour(FLOOD_SECONDS), browse(stage, FLOOD_SECONDS)])
  for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
    idle.push(await browse(stage, FLOOD_SECONDS))
    const [statuses, slowest] = await Promise.all([logins.pour(FLOOD_SECONDS), browse(stage, FLOOD_SECONDS)])
    flooded.push(slowest)
    refused += statuses.get(429) ?? 0
  }
  await logins.stop()
  const memory = (await readMetric(stage.server.url, 'process_resident_memory_bytes')) / MEGABYTE
  return [
    {
      what: `browsing while ${FLOOD_PER_SECOND} logins a second arrive, slowest of 100`,
      measured: median(flooded),
      unit: 'ms',
      reference: { what: 'without them', value: median(idle) },
      judged: 'ratio',
      bar: { at: 'most', value: 2 },
    },
    {
      what: 'logins turned away with 429',
      measured: refused,
      unit: 'in all',
      judged: 'measured',
      bar: { at: 'least', value: 1 },
    },
    {
      what: 'memory after the flood',
      measured: memory,
      unit: 'MB',
      judged: 'measured',
      bar: { at: 'most', value: 600 },
    },
  ]
}

/** Members: the overview of a member who travels a lot, and browsing while an attacker tries passwords. */
export async function benchMember(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    return [...(await benchOverview(stage)), ...(await benchExistence(stage)), ...(await benchFlood(stage))]
  } finally {
    await stage.close()
  }
}
